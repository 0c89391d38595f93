"""The spelling room's pages: tabs, settings, what is completed and deleted, and the learner's own lists."""

import re
import urllib.parse

import pytest
from playwright.sync_api import expect

LOOKS = {
    "light": {"width": 1024},
    "dark": {"width": 1024, "dark": True},
    "narrow-light": {"width": 320, "height": 640, "text": 200},
    "narrow-dark": {"width": 360, "height": 640, "dark": True},
    "contrast": {"width": 390, "contrast": True},
}


def ready(page):
    page.wait_for_function("() => document.documentElement.dataset.pipit === 'ready'")


def visit(page, server, path="/spelling"):
    page.goto(server.url + path)
    ready(page)


def answer(word, verdict="right", hours_ago=1, language="en", tries=0, given="", faults=()):
    return {
        "kind": "answer", "hours": hours_ago, "payload": {
            "item": f"spelling/{language}/{word}", "rating": 3 if verdict == "right" else 1,
            "milliseconds": 2000, "name": word, "language": language, "verdict": verdict,
            "tries": tries, "given": given, "faults": list(faults), "hints": 0, "list": ""}}


SOME = [
    answer("bear", hours_ago=60),
    answer("geese", "missed", hours_ago=30, tries=3, given="geece", faults=["vowel", "other"]),
    answer("colour", "mended", hours_ago=1, tries=1, given="collour", faults=["doubled"]),
    answer("étude", hours_ago=0, language="fr"),
]


def journal(page, server, events=SOME):
    """A learner who has spelled: the events are in the store before the app starts."""
    visit(page, server)
    page.evaluate("""async (events) => {
      const open = indexedDB.open('pipit')
      const base = await new Promise((done, fail) => { open.onsuccess = () => done(open.result); open.onerror = fail })
      const turn = base.transaction('entries', 'readwrite')
      const store = turn.objectStore('entries')
      const all = await new Promise((done) => { const ask = store.getAll(); ask.onsuccess = () => done(ask.result) })
      const device = all[0]?.device ?? 'device'
      let number = Math.max(0, ...all.map((one) => one.number))
      for (const event of events) store.put({
        id: `test/${++number}/0`, device, number, kind: event.kind, payload: event.payload,
        at: Date.now() - event.hours * 3_600_000, offset: -new Date().getTimezoneOffset() })
      await new Promise((done) => { turn.oncomplete = done })
      base.close()
    }""", events)
    page.reload()
    ready(page)


def tab(page, name):
    page.get_by_role("navigation", name="Pages of Spelling").get_by_role("link", name=name).click()


def rows(page):
    return page.locator("#completed [data-swipe] strong")


def expect_rows(page, *words):
    expect(rows(page)).to_have_text(list(words))


def heard(page):
    return page.locator("#told")


def test_today_leads_to_the_room_and_its_tabs_lead_on(server, page):
    visit(page, server, "/")
    page.locator("main a.key[href='/spelling']").click()
    expect(page).to_have_url(server.url + "/spelling")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    for name, path in [("Settings", "settings"), ("Completed", "completed")]:
        tab(page, name)
        expect(page).to_have_url(f"{server.url}/spelling/{path}")
        expect(page.get_by_role("heading", level=1, name=name)).to_be_focused()
        expect(page.locator(".tabs [aria-current]")).to_have_text(name)
        expect(page.locator(".nav:not(.tabs) [aria-current]")).to_have_text("Today")
    page.go_back()
    expect(page.get_by_role("heading", level=1, name="Settings")).to_be_visible()
    page.reload()
    expect(page.locator(".tabs [aria-current]")).to_have_text("Settings")


@pytest.mark.parametrize("path", ["", "/settings", "/completed", "/lists/new"])
def test_the_server_prints_each_page(server, open_page, path):
    page = open_page(scripts=False)
    assert page.goto(f"{server.url}/spelling{path}").status == 200
    expect(page.locator(".tabs")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_there_are_no_other_pages(server, open_page, complaints):
    # The worker answers for the server as soon as it is there.
    page = open_page(service_workers="block")
    for path in ["/spelling/x", "/spelling/lists/none"]:
        assert page.goto(server.url + path).status == 404
        ready(page)
        expect(page.get_by_role("heading", level=1)).to_have_text("There is no such page")
    complaints[:] = [line for line in complaints if "404" not in line]


def test_settings_are_kept(server, page):
    visit(page, server, "/spelling/settings")
    expect(page.get_by_text("4 to 8 letters")).to_be_visible()
    expect(page.locator("#gives")).to_contain_text("That gives")
    before = page.locator("#gives").inner_text()
    page.get_by_role("slider", name="At least").fill("10")
    expect(page.get_by_text("10 letters", exact=True)).to_be_visible()
    expect(page.get_by_role("slider", name="At most")).to_have_value("10")
    page.get_by_role("slider", name="At most").fill("12")
    expect(page.get_by_text("10 to 12 letters")).to_be_visible()
    expect(page.locator("#gives")).not_to_have_text(before)
    page.get_by_label("Tries for a word").select_option("any")
    page.get_by_label("How common").select_option("5")
    page.get_by_role("slider", name="Speed in English").fill("70")
    page.get_by_label("Language").select_option("es")
    expect(page.get_by_role("slider", name="Speed in Spanish")).to_be_visible()
    page.reload()
    ready(page)
    expect(page.get_by_text("10 to 12 letters")).to_be_visible()
    expect(page.get_by_label("Tries for a word")).to_have_value("any")
    expect(page.get_by_label("How common")).to_have_value("5")
    expect(page.get_by_label("Language")).to_have_value("es")
    tab(page, "Home")
    expect(page.get_by_role("link", name="Play")).to_have_attribute(
        "href", "/practise/spelling?language=es&mode=practice")


def test_home_tells_what_was_spelled(server, page):
    journal(page, server)
    expect(page.locator(".figure").nth(0)).to_contain_text("2")
    expect(page.locator(".figure").nth(1)).to_contain_text("2")
    page.get_by_role("link", name="Practise the one missed").wait_for()
    for drill, kind in [("Vowels", "vowel"), ("Double consonants", "doubled")]:
        expect(page.get_by_role("link", name=drill)).to_have_attribute(
            "href", f"/practise/spelling?language=en&mode=practice&kind={kind}")
    expect(page.get_by_role("link", name="Accents")).to_have_count(0)
    day = page.evaluate("new Date(Date.now() - new Date().getTimezoneOffset() * 60000).toISOString().slice(0, 10)")
    expect(page.get_by_role("link", name="Today’s set")).to_have_attribute(
        "href", f"/practise/spelling?language=en&mode=daily&day={day}")


def test_completed_tells_how_words_went_and_what_they_mean(server, page):
    journal(page, server)
    tab(page, "Completed")
    expect_rows(page, "étude", "colour", "geese", "bear")
    row = page.locator("#completed li").filter(has_text="geese")
    expect(row).to_contain_text("Missed after 3 tries · you wrote “geece”")
    expect(row).to_contain_text("goose")
    expect(page.locator("#completed li").filter(has_text="bear").locator(".means")).to_have_count(1)
    page.get_by_role("link", name="Right").click()
    expect(page).to_have_url(server.url + "/spelling/completed?show=right")
    expect_rows(page, "étude", "colour", "bear")
    page.get_by_role("link", name="Missed").click()
    expect_rows(page, "geese")


def swipe(page, word, way=-160, down=0):
    box = page.locator("#completed [data-swipe]").filter(has_text=word).bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(1, 9):
        page.mouse.move(x + way * step / 8, y + down * step / 8)
    page.mouse.up()


def test_a_word_is_deleted_by_swipe_by_key_and_by_button(server, page):
    journal(page, server)
    tab(page, "Completed")
    swipe(page, "geese")
    expect(page.get_by_text("Delete “geese” from this list.")).to_be_visible()
    expect(page.locator("#keeping")).to_be_focused()
    expect(rows(page)).to_have_count(4)
    page.keyboard.press("Enter")
    expect_rows(page, "étude", "colour", "bear")
    expect(page.locator("#undo")).to_be_focused()
    expect(heard(page)).to_contain_text("“geese” is deleted.")

    page.get_by_role("button", name="Delete bear").focus()
    page.keyboard.press("Delete")
    expect_rows(page, "étude", "colour")
    expect(page.get_by_text("from this list")).to_have_count(0)
    page.get_by_role("button", name="Hear colour").focus()
    page.keyboard.press("Delete")
    expect_rows(page, "étude")
    page.get_by_role("button", name="Undo").click()
    expect_rows(page, "étude", "colour")
    expect(page.get_by_role("button", name="Hear colour")).to_be_focused()
    expect(heard(page)).to_contain_text("“colour” is back.")

    page.get_by_role("button", name="Delete étude").click()
    expect_rows(page, "colour")
    page.reload()
    ready(page)
    expect_rows(page, "colour")
    page.get_by_role("link", name="Missed").click()
    expect(page.get_by_text("No word was missed the last time.")).to_be_visible()
    tab(page, "Home")
    expect(page.locator(".figure").nth(1)).to_contain_text("2")


RED = """[...document.querySelectorAll('.swipe')].flatMap((row) => [row, ...row.querySelectorAll('*')].some((one) =>
  one.checkVisibility({ visibilityProperty: true }) && one.matches('.swipe, .beneath') && !/^rgba\\(0, 0, 0, 0\\)$/.test(getComputedStyle(one).backgroundColor))
  ? [row.querySelector('strong').textContent] : [])"""


def test_what_is_no_swipe_deletes_nothing(server, page):
    journal(page, server)
    tab(page, "Completed")
    for way, down in [(160, 0), (-60, 0), (-30, 200), (0, 0)]:
        swipe(page, "geese", way, down)
    expect(rows(page)).to_have_count(4)
    expect(page.get_by_text("from this list")).to_have_count(0)
    box = page.locator("#completed [data-swipe]").filter(has_text="geese").bounding_box()
    page.mouse.move(box["x"] + 200, box["y"] + 10)
    page.mouse.down()
    page.mouse.move(box["x"] + 100, box["y"] + 10)
    page.mouse.move(box["x"] + 20, box["y"] + 10)
    assert page.evaluate("document.querySelector('[data-swipe][style*=translate]').style.translate").startswith("-1")
    # Red lies beneath the row that is drawn alone: it would shine through at round corners.
    assert page.evaluate(RED) == ["geese"]
    page.keyboard.press("Escape")
    page.mouse.up()
    expect(page.get_by_text("from this list")).to_have_count(0)
    assert page.evaluate("[...document.querySelectorAll('[data-swipe]')].every(one => !one.style.translate)")
    page.wait_for_function(f"() => ({RED}).length === 0")


def test_a_finger_swipes(server, open_page):
    page = open_page(width=390, height=700, touch=True)
    journal(page, server)
    tab(page, "Completed")
    devtools = page.context.new_cdp_session(page)
    row = page.locator("#completed [data-swipe]").filter(has_text="colour")
    row.evaluate("one => one.scrollIntoView({ block: 'center' })")
    box = row.bounding_box()
    x, y = box["x"] + box["width"] * 0.7, box["y"] + box["height"] / 2

    def touch(kind, *points):
        devtools.send("Input.dispatchTouchEvent", {
            "type": kind, "touchPoints": [{"x": left, "y": top} for left, top in points]})

    touch("touchStart", (x, y))
    for step in range(1, 9):
        touch("touchMove", (x - 20 * step, y))
    touch("touchEnd")
    expect(page.get_by_text("Delete “colour” from this list.")).to_be_visible()
    page.wait_for_timeout(600)  # Chromium takes a tap that comes at once as the end of the swipe
    page.get_by_role("button", name="Forget it").tap()
    expect_rows(page, "étude", "geese", "bear")


def test_completed_is_the_same_without_a_network(server, page):
    journal(page, server)
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("() => navigator.serviceWorker.controller", timeout=30_000)
    tab(page, "Completed")
    expect(page.locator("#completed li").filter(has_text="bear").locator(".means")).to_have_count(1)
    page.context.set_offline(True)
    page.get_by_role("button", name="Delete bear").click()
    page.get_by_role("button", name="Let it come again").click()
    expect_rows(page, "étude", "colour", "geese")
    page.reload()
    ready(page)
    expect_rows(page, "étude", "colour", "geese")
    page.context.set_offline(False)


def test_many_words_stand_on_pages(server, page):
    journal(page, server, [answer(f"mot{number}", hours_ago=number, language="fr") for number in range(60)])
    tab(page, "Completed")
    expect(rows(page)).to_have_count(50)
    page.get_by_role("link", name="Older").click()
    expect(rows(page)).to_have_count(10)
    expect(page.get_by_text("Page 2 of 2")).to_be_visible()
    page.get_by_role("link", name="Newer").click()
    expect(rows(page)).to_have_count(50)


# Lists.

def new_list(page, server, words, name="Week 5"):
    visit(page, server)
    page.get_by_role("link", name="New list").click()
    page.get_by_label("Name").fill(name)
    page.get_by_label("Words", exact=True).fill(words)
    page.get_by_role("button", name="Save the list").click()


def test_a_list_is_pasted_mended_and_kept(server, page):
    new_list(page, server, "geese; more than one goose\nb3ar\ngeese")
    expect(page.locator("#problems")).to_be_focused()
    expect(page.locator("#problems")).to_contain_text("Line 2: “b3ar” has “3” in it")
    expect(page.locator("#problems")).to_contain_text("Line 3: “geese” stands on line 1 already")
    expect(page.get_by_label("Words", exact=True)).to_have_value("geese; more than one goose\nb3ar\ngeese")
    expect(page.get_by_label("Name")).to_have_value("Week 5")
    page.reload()
    ready(page)
    expect(page.get_by_label("Words", exact=True)).to_have_value("geese; more than one goose\nb3ar\ngeese")
    page.get_by_label("Name").fill("Week 5")
    page.get_by_label("Words", exact=True).fill("geese; more than one goose\nbear")
    page.get_by_role("button", name="Save the list").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Week 5")
    expect(page.get_by_text("2 words · English")).to_be_visible()
    page.reload()
    ready(page)
    expect(page.locator("main .entry strong")).to_have_text(["geese", "bear"])
    expect(page.get_by_role("link", name="Play")).to_have_attribute("href", re.compile("list="))

    page.get_by_role("link", name="Edit").click()
    page.get_by_label("Words", exact=True).fill("swan\ngeese")
    page.get_by_role("button", name="Save the list").click()
    expect(page.locator("main .entry strong")).to_have_text(["swan", "geese"])
    page.get_by_role("button", name="Delete the list").click()
    expect(page).to_have_url(server.url + "/spelling")
    expect(page.locator("main").get_by_text("“Week 5” is deleted.")).to_be_visible()
    expect(page.locator("#undo")).to_be_focused()
    page.keyboard.press("Enter")
    page.get_by_role("link", name="Week 5").click()
    expect(page.locator("main .entry strong")).to_have_text(["swan", "geese"])
    page.get_by_role("link", name="Home").click()
    page.get_by_role("link", name="New list").click()
    expect(page.get_by_label("Words", exact=True)).to_have_value("")


def test_a_list_comes_from_a_file(server, page):
    visit(page, server, "/spelling/lists/new")
    page.get_by_label("Words", exact=True).fill("swan")
    choose = page.get_by_label("Add the words of a file")
    choose.set_input_files({"name": "week.txt", "mimeType": "text/plain",
                            "buffer": "\ufeffgeese\tbirds\r\nїжак\r\n".encode()})
    expect(page.get_by_label("Words", exact=True)).to_have_value("swan\ngeese\tbirds\nїжак\n")
    choose.set_input_files({"name": "a.txt", "mimeType": "text/plain", "buffer": b"\x00\x01\xff"})
    expect(page.locator("#problems")).to_contain_text("The file is not plain text.")
    choose.set_input_files({"name": "b.txt", "mimeType": "text/plain", "buffer": b"word\n" * 300_000})
    expect(page.locator("#problems")).to_contain_text("The file has more than 1 MB.")
    expect(page.get_by_label("Words", exact=True)).to_have_value("swan\ngeese\tbirds\nїжак\n")
    page.get_by_role("button", name="Save the list").click()
    expect(page.locator("main .entry strong")).to_have_text(["swan", "geese", "їжак"])
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    assert download.value.suggested_filename.startswith("spelling-")
    assert open(download.value.path(), encoding="utf-8").read() == "swan\ngeese\tbirds\nїжак\n"


def test_a_link_carries_a_list_and_no_server_sees_it(server, open_page, browser):
    giver = open_page(permissions=["clipboard-read", "clipboard-write"])
    new_list(giver, server, "geese; more than one goose\nїжак", name="Ліс & поле")
    giver.get_by_role("button", name="Copy a link").click()
    expect(heard(giver)).to_contain_text("The link is copied.")
    link = giver.evaluate("navigator.clipboard.readText()")
    assert link.startswith(server.url + "/spelling/lists/new#")

    taker = open_page()
    asked = []
    taker.on("request", lambda request: asked.append(request.url))
    taker.goto(link)
    ready(taker)
    expect(taker.get_by_role("heading", level=1)).to_have_text("A list for you")
    expect(taker.get_by_text("“Ліс & поле”, 2 words in English.")).to_be_visible()
    taker.reload()
    ready(taker)
    taker.get_by_role("button", name="Add this list").click()
    expect(taker.get_by_role("heading", level=1)).to_have_text("Ліс & поле")
    expect(taker.locator("main .entry strong")).to_have_text(["geese", "їжак"])
    assert not [url for url in asked if "words=" in urllib.parse.urldefrag(url).url]

    # A second link in the same tab is another list.
    taker.goto(server.url + "/spelling/lists/new#language=fr&name=Deux&words=oie")
    taker.goto(server.url + "/spelling/lists/new#language=fr&name=Trois&words=ours")
    expect(taker.get_by_text("“Trois”, 1 word in French.")).to_be_visible()
    taker.goto(server.url + "/spelling/lists/new#nothing")
    expect(taker.get_by_text("There is no list in this link")).to_be_visible()


def test_a_list_that_is_too_long_for_a_link_is_a_file(server, page):
    letters = "abcdefghij"
    words = ["wort" + "".join(letters[int(digit)] for digit in f"{number:03}") for number in range(1000)]
    new_list(page, server, "\n".join(words))
    expect(page.get_by_text("1,000 words · English")).to_be_visible()
    page.get_by_role("button", name="Copy a link").click()
    expect(page.locator("#main").get_by_text("The list is too long for a link.")).to_be_visible()
    expect(page.get_by_role("button", name="Save as a file")).to_be_focused()


# As they are seen.

@pytest.mark.parametrize("look", LOOKS)
def test_every_page_is_accessible_and_whole(server, open_page, audit, fits, screenshot, look):
    page = open_page(motion=False, **LOOKS[look])

    def judge(name):
        audit(page), fits(page), screenshot(page, f"{look}/spelling-{name}")

    visit(page, server)
    judge("home-first")
    visit(page, server, "/spelling/completed")
    judge("completed-none")
    journal(page, server)
    visit(page, server)
    judge("home")
    tab(page, "Settings")
    judge("settings")
    tab(page, "Completed")
    expect(page.locator("#completed li").filter(has_text="bear").locator(".means")).to_have_count(1)
    judge("completed")
    page.get_by_role("button", name="Delete geese").click()
    judge("completed-asked")
    page.get_by_role("button", name="Let it come again").click()
    judge("completed-deleted")
    new_list(page, server, "geese; more than one goose\nb3ar")
    judge("list-problems")
    page.get_by_role("button", name="Save without these lines").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Week 5")
    judge("list")
    page.goto(server.url + "/spelling/lists/new#language=fr&name=Trois&words=ours%0Aoie")
    expect(page.get_by_text("“Trois”")).to_be_visible()
    judge("list-offered")
