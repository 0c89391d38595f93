"""Own decks: made, changed and deleted with a way back, pasted, with pictures and sounds that stay."""

import hashlib
import re

import pytest
from first_store import OPEN
from own_decks import make_deck, paste, png, ready, rows, settle, visit, wav
from playwright.sync_api import expect


def add(page, server, path, **texts):
    if not page.url.endswith(path + "/add"):
        visit(page, server, path + "/add")
    for label, text in texts.items():
        page.locator(f"[name='{label.replace('_', '-')}']").fill(text)
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.locator("[name=en]")).to_have_value("")


def open_card(page, title):
    page.locator("#cards a").filter(has_text=title).click()
    page.wait_for_url(re.compile("/card/"))


def test_a_deck_is_made_changed_deleted_undone_and_there_after_a_reload(page, server):
    path = make_deck(page, server, more="Ukrainian")
    add(page, server, path, en="dog", ja="犬", ja_Hrkt="いぬ", uk="пес")
    add(page, server, path, en="cat", ja="猫")
    page.get_by_role("link", name="Back to the deck").click()
    page.wait_for_url(re.compile(path + "$"))
    assert rows(page) == ["dog · 犬 · いぬ", "cat · 猫"]
    settle(page)
    page.reload()
    ready(page)
    assert rows(page) == ["dog · 犬 · いぬ", "cat · 猫"]

    open_card(page, "dog")
    page.locator("[name=en]").fill("hound")
    page.get_by_role("button", name="Save").click()
    page.wait_for_url(re.compile(path + "$"))
    assert rows(page) == ["hound · 犬 · いぬ", "cat · 猫"]
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#cards a.label").first).to_have_text(re.compile("^dog"))

    page.get_by_role("button", name="Delete dog · 犬").click()
    expect(page.locator("#undo")).to_be_focused()
    assert rows(page) == ["cat · 猫"]
    page.keyboard.press("Enter")
    expect(page.locator("#cards li")).to_have_count(2)
    assert rows(page) == ["dog · 犬 · いぬ", "cat · 猫"]
    page.get_by_role("button", name="Delete cat · 猫").click()
    expect(page.locator("#cards li")).to_have_count(1)

    page.get_by_role("link", name="Change name and languages").click()
    page.get_by_label("Name of the deck").fill("Animals")
    page.get_by_role("button", name="Save").click()
    expect(page.locator("#title")).to_have_text("Animals")
    page.get_by_role("button", name="Delete deck").click()
    page.wait_for_url(re.compile("/cards$"))
    expect(page.locator("main")).to_contain_text("“Animals” is deleted.")
    expect(page.get_by_role("link", name=re.compile("^Animals"))).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("link", name=re.compile("^Animals")).click()
    expect(page.locator("#cards li")).to_have_count(1)
    settle(page)
    page.reload()
    ready(page)
    expect(page.locator("#title")).to_have_text("Animals")
    assert rows(page) == ["dog · 犬 · いぬ"]


def test_a_card_is_deleted_by_the_key_delete_and_by_a_swipe(page, server):
    path = make_deck(page, server)
    paste(page, server, path, "dog\t犬\ncat\t猫\nbird\t鳥")
    page.locator("#cards a").first.focus()
    page.keyboard.press("Delete")
    expect(page.locator("#cards li")).to_have_count(2)
    assert rows(page) == ["cat · 猫", "bird · 鳥"]
    page.locator("#cards .entry").first.scroll_into_view_if_needed()
    box = page.locator("#cards .entry").first.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(1, 9):
        page.mouse.move(x - 20 * step, y)
    page.mouse.up()
    expect(page.locator("#cards li")).to_have_count(1)
    assert rows(page) == ["bird · 鳥"]


def test_what_is_typed_into_a_new_card_is_there_after_a_reload(page, server):
    path = make_deck(page, server)
    visit(page, server, path + "/add")
    page.locator("[name=en]").fill("dog")
    page.locator("[name=ja]").fill("犬")
    page.reload()
    ready(page)
    expect(page.locator("[name=en]")).to_have_value("dog")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.locator("[name=en]")).to_have_value("")
    expect(page.locator("[name=en]")).to_be_focused()
    page.locator("[name=en]").fill("alone")
    page.keyboard.press("Enter")
    expect(page.locator("#problems")).to_contain_text("A card needs two texts")
    expect(page.locator("[name=en]")).to_have_value("alone")


def test_a_table_is_looked_at_before_it_is_kept(page, server, audit, screenshot):
    path = make_deck(page, server)
    visit(page, server, path + "/table")
    table = page.get_by_label("Table", exact=True)
    table.fill("en,ja,Klingonese\ndog,犬,x\n\"cat, tame\",猫,y\nalone,,\n")
    page.get_by_role("button", name="Look at it").click()
    expect(page.locator("#preview")).to_be_focused()
    expect(page.locator("main")).to_contain_text("2 cards can be kept. 2 lines cannot.")
    expect(page.locator("main")).to_contain_text("Line 1: “Klingonese” is no language")
    expect(page.locator("main")).to_contain_text("Line 4: “alone” stands alone")
    assert page.locator(".preview tr").nth(2).locator("td").all_inner_texts() == ["cat, tame", "猫"]
    audit(page), screenshot(page, "own-decks/table")
    # What is changed now is looked at again before it is kept.
    table.fill("en;ja\nbird;鳥\n")
    page.get_by_role("button", name="Keep 2 cards").click()
    page.get_by_role("button", name="Keep 1 card").click()
    page.wait_for_url(re.compile(path + "$"))
    assert rows(page) == ["bird · 鳥"]

    visit(page, server, path + "/table")
    page.get_by_label("From a file").set_input_files({
        "name": "a.csv", "mimeType": "text/csv", "buffer": "horse,馬\r\n".encode()})
    expect(table).to_have_value("horse,馬\n")
    page.get_by_label("From a file").set_input_files({
        "name": "a.csv", "mimeType": "text/csv", "buffer": b"\xff\xfe\x00"})
    expect(page.locator("#problems")).to_contain_text("no text in UTF-8")
    page.reload()
    ready(page)
    expect(table).to_have_value("horse,馬\n")


def test_a_picture_and_a_sound_are_kept_and_shown_after_a_reload(page, server, audit, screenshot, complaints):
    path = make_deck(page, server)
    paste(page, server, path, "dog\t犬")
    open_card(page, "dog")
    page.get_by_label("Picture", exact=True).set_input_files(
        {"name": "x.exe", "mimeType": "application/octet-stream", "buffer": png(40, 30)})
    picture = page.locator(".picture img")
    expect(picture).to_have_attribute("data-file", hashlib.sha256(png(40, 30)).hexdigest())
    page.wait_for_function("() => document.querySelector('.picture img').naturalWidth === 40")
    page.get_by_label("Sound in Japanese").set_input_files(
        {"name": "a.wav", "mimeType": "audio/wav", "buffer": wav()})
    expect(page.get_by_role("button", name="Play the Japanese sound")).to_be_visible()
    settle(page)
    page.reload()
    ready(page)
    page.wait_for_function("() => document.querySelector('.picture img')?.naturalWidth === 40")
    assert page.locator(".picture img").get_attribute("src").startswith("blob:")
    page.evaluate("""() => {
      const start = AudioBufferSourceNode.prototype.start
      AudioBufferSourceNode.prototype.start = function (...how) { window.heard = this.buffer.duration; start.apply(this, how) }
    }""")
    page.get_by_role("button", name="Play the Japanese sound").click()
    page.wait_for_function("() => window.heard > 0.15 && window.heard < 0.3")
    audit(page), screenshot(page, "own-decks/card")

    # The address is freed with the picture.
    address = picture.get_attribute("src")
    page.get_by_role("button", name="Take the picture off").click()
    expect(picture).to_have_count(0)
    assert page.evaluate("address => new Promise((done) => { const one = new Image(); one.onload = () => done(true); "
                         "one.onerror = () => done(false); one.src = address })", address) is False
    page.get_by_role("button", name="Undo").click()
    page.wait_for_function("() => document.querySelector('.picture img')?.naturalWidth === 40")
    # The browser tells of the address that was freed, as it should.
    assert [one for one in complaints if "ERR_FILE_NOT_FOUND" in one] == complaints
    complaints.clear()


@pytest.mark.parametrize("what, content, sentence", [
    ("svg", b"<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>", "no PNG, JPEG, GIF or WebP picture"),
    ("html", b"<!DOCTYPE html><script>window.owned = 1</script>", "no PNG, JPEG, GIF or WebP picture"),
    ("sound", wav(), "no PNG, JPEG, GIF or WebP picture"),
    ("empty", b"", "The file is empty"),
    ("large", png() + b"\0" * (5 << 20), "larger than 5 MB"),
])
def test_a_wrong_kind_and_too_large_a_file_are_refused_with_a_sentence(page, server, what, content, sentence):
    path = make_deck(page, server)
    paste(page, server, path, "dog\t犬")
    open_card(page, "dog")
    page.get_by_label("Picture", exact=True).set_input_files(
        {"name": "picture.png", "mimeType": "image/png", "buffer": content})
    expect(page.locator("#problems")).to_contain_text(sentence)
    expect(page.locator(".picture")).to_have_count(0)
    count = page.evaluate("""() => new Promise((done) => { indexedDB.open('pipit').onsuccess = ({ target }) => {
      target.result.transaction('files').objectStore('files').count().onsuccess = ({ target }) => done(target.result) } })""")
    assert count == 0


def test_a_full_disk_is_told(page, server):
    path = make_deck(page, server)
    paste(page, server, path, "dog\t犬")
    open_card(page, "dog")
    page.evaluate("""() => {
      const put = IDBObjectStore.prototype.put
      IDBObjectStore.prototype.put = function (...what) {
        if (this.name === 'files') throw new DOMException('', 'QuotaExceededError')
        return put.apply(this, what)
      }
    }""")
    page.get_by_label("Picture", exact=True).set_input_files(
        {"name": "a.png", "mimeType": "image/png", "buffer": png()})
    expect(page.locator("#problems")).to_contain_text("There is no room left on this device")


def test_a_picture_that_is_not_on_the_device_says_so(page, server):
    path = make_deck(page, server)
    paste(page, server, path, "dog\t犬")
    open_card(page, "dog")
    page.get_by_label("Picture", exact=True).set_input_files(
        {"name": "a.png", "mimeType": "image/png", "buffer": png()})
    page.wait_for_function("() => document.querySelector('.picture img')?.naturalWidth === 2")
    expect(page.get_by_text("The picture is not on this device.")).to_be_hidden()
    settle(page)
    page.evaluate("""() => new Promise((done) => { indexedDB.open('pipit').onsuccess = ({ target }) => {
      const work = target.result.transaction('files', 'readwrite')
      work.objectStore('files').clear()
      work.oncomplete = () => { target.result.close(); done() } } })""")
    page.reload()
    ready(page)
    expect(page.get_by_text("The picture is not on this device.")).to_be_visible()
    expect(page.locator(".picture img")).to_be_hidden()


def test_two_tabs_and_no_network(open_context, server):
    context = open_context()
    page = context.new_page()
    path = make_deck(page, server)
    other = context.new_page()
    visit(other, server, path)
    add(page, server, path, en="dog", ja="犬")
    expect(other.locator("#cards li")).to_have_count(1)
    add(other, server, path, en="cat", ja="猫")
    visit(page, server, path)
    assert rows(page) == ["dog · 犬", "cat · 猫"]
    page.wait_for_function("() => navigator.serviceWorker.controller || navigator.serviceWorker.ready.then(() => true)")
    settle(page)
    page.reload()
    ready(page)
    page.wait_for_function("() => navigator.serviceWorker.controller")
    context.set_offline(True)
    page.reload()
    ready(page)
    page.get_by_role("link", name="Add a card").click()
    page.locator("[name=en]").fill("bird")
    page.locator("[name=ja]").fill("鳥")
    page.get_by_role("button", name="Add", exact=True).click()
    page.get_by_role("link", name="Back to the deck").click()
    expect(page.locator("#cards li")).to_have_count(3)
    settle(page)
    page.reload()
    ready(page)
    expect(page.locator("#cards li")).to_have_count(3)


def test_own_cards_are_practised(page, server):
    path = make_deck(page, server)
    paste(page, server, path, "en\tja\tja-Hrkt\n<b>dog</b> &amp; cat\t犬\tいぬ")
    page.get_by_role("link", name="Practise").click()
    expect(page.locator(".flash-word").first).to_have_text("dog & cat")
    expect(page.locator(".flash-word b").first).to_have_text("dog")
    page.keyboard.press("Space")
    page.keyboard.press("3")
    settle(page)
    visit(page, server, "/items")
    expect(page.locator("main")).to_contain_text("dog & cat")


@pytest.mark.parametrize("look", [{"width": 320, "height": 640, "text": 200}, {"dark": True}, {"width": 390, "contrast": True}])
def test_the_pages_are_within_reach_of_everybody(open_page, server, audit, fits, screenshot, look):
    page = open_page(**look)
    path = make_deck(page, server, name="Animals of the house and the garden", more="Punjabi, Arabic")
    paste(page, server, path, "en,pa,pa-Arab,ar\ndog,ਕੁੱਤਾ,کُتّا,كلب\ncat,ਬਿੱਲੀ,بِلّی,قطة")
    name = "-".join(f"{key}{value}" for key, value in look.items())
    for place in ["", "/add", "/table", "/edit"]:
        visit(page, server, path + place)
        audit(page), fits(page), screenshot(page, f"own-decks/{name}{place.replace('/', '-')}")
    visit(page, server, path)
    open_card(page, "dog")
    audit(page), fits(page)


def test_a_store_of_the_second_version_gets_a_place_for_files(page, server):
    page.goto(server.url + "/icon.svg")
    page.evaluate("() => new Promise((done, fail) => {" + OPEN.replace(", 1)", ", 2)").replace(
        "database.createObjectStore('meta')", "database.createObjectStore('meta'); database.createObjectStore('blocks')")
        + """asked.onsuccess = () => {
          const work = asked.result.transaction('entries', 'readwrite')
          work.objectStore('entries').put({ id: 'a/1/0', device: 'd', number: 1, kind: 'keep', at: 7, offset: 0,
            payload: { shelf: 'cards', text: 'own-1\\ten,ja\\tOld deck' } })
          work.oncomplete = () => { asked.result.close(); done() }
        } })""")
    visit(page, server, "/cards")
    page.get_by_role("link", name=re.compile("^Old deck")).click()
    path = "/cards/own/own-1"
    paste(page, server, path, "dog\t犬")
    open_card(page, "dog")
    page.get_by_label("Picture", exact=True).set_input_files(
        {"name": "a.png", "mimeType": "image/png", "buffer": png()})
    page.wait_for_function("() => document.querySelector('.picture img')?.naturalWidth === 2")
