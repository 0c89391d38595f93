"""A lesson of sentences that is left and taken up again: reloaded, closed, discarded, killed."""

from lessons import answer, build, cafe, figures, finished, go_on, open_lesson
from playwright.sync_api import expect
from test_whole import Chromium, on_disk


def half_way(page, server):
    open_lesson(page, server)
    for exercise in cafe()[:2]:
        answer(page, exercise.words)
        go_on(page)
    build(page, cafe()[2].words[:2])
    return page.locator(".bank").inner_text()


def is_half_way(page, bank):
    expect(page.get_by_role("progressbar")).to_have_accessible_name("2 of 6 solved")
    expect(page.locator("#lines")).to_have_attribute("aria-label", " ".join(cafe()[2].words[:2]))
    expect(page.locator(".flame")).to_contain_text("2 right in a row")
    assert page.locator(".bank").inner_text() == bank


def test_a_lesson_goes_on_after_a_reload_and_after_it_was_closed(server, page, audit, screenshot):
    bank = half_way(page, server)
    page.reload()
    page.wait_for_selector("#asked")
    is_half_way(page, bank)

    page.get_by_role("button", name="Close the lesson").click()
    dialog = page.get_by_role("dialog", name="Leave the lesson?")
    expect(dialog).to_be_visible()
    expect(page.get_by_role("button", name="Stay")).to_be_focused()
    audit(page), screenshot(page, "lesson/wide-closing")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("button", name="Close the lesson")).to_be_focused()
    is_half_way(page, bank)

    page.get_by_role("button", name="Close the lesson").click()
    page.get_by_role("link", name="Keep my place").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Spanish")
    expect(page.get_by_text("33% done")).to_be_visible()
    screenshot(page, "lesson/wide-course-left-open")
    page.get_by_role("link", name="Go on: A coffee, please").click()
    is_half_way(page, bank)
    for number, exercise in enumerate(cafe()[2:]):
        answer(page, exercise.words[2:] if number == 0 else exercise.words)
        go_on(page)
    finished(page)
    assert figures(page)["Accuracy"] == "100%"


def test_discarding_asks_and_can_be_undone(server, page):
    bank = half_way(page, server)
    page.get_by_role("button", name="Close the lesson").click()
    page.get_by_role("button", name="Discard").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Spanish")
    expect(page.get_by_role("link", name="Start: A coffee, please")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("link", name="Go on: A coffee, please").click()
    is_half_way(page, bank)


def test_a_lesson_that_has_not_begun_is_left_at_once(server, page):
    open_lesson(page, server)
    page.get_by_role("button", name="Close the lesson").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Spanish")
    expect(page.get_by_role("link", name="Start: A coffee, please")).to_be_visible()


def test_a_lesson_outlives_a_killed_browser(server):
    """SIGKILL once a tile of the third exercise lies: the lesson is there again, the tile too."""
    running = Chromium()
    path = "/practise/sentence?course=es-from-en&lesson=cafe"
    try:
        evaluate, until = on_disk(running, server.url + path)
        until("document.querySelector('html[data-pipit=ready] #check')")
        for number, exercise in enumerate(cafe()[:3]):
            for count, word in enumerate(exercise.words[:1] if number == 2 else exercise.words):
                evaluate(f"""[...document.querySelectorAll('.bank button')].find((one) =>
                  one.querySelector('.label').firstChild.data.toLowerCase() === '{word}').click()""")
                until(f"document.querySelectorAll('.ruled .tile').length === {count + 1}")
            if number < 2:
                evaluate("document.querySelector('#check').click()")
                until("document.querySelector('#continue')")
                evaluate("document.querySelector('#continue').click()")
                until("!document.querySelector('#continue')")
        evaluate("""setInterval(() => { const asked = indexedDB.open('pipit'); asked.onsuccess = () => {
          const all = asked.result.transaction('lines').objectStore('lines').count()
          all.onsuccess = () => { window.kept = all.result; asked.result.close() } } }, 50)""")
        until(f"window.kept >= {sum(len(one.words) + 2 for one in cafe()[:2]) + 1}")
        running.process.kill()
        running.process.wait(10)

        again = Chromium(running.profile)
        _, until = on_disk(again, server.url + path)
        until("document.querySelector('progress')?.getAttribute('aria-label') === '2 of 6 solved'")
        until(f"document.querySelector('#lines').ariaLabel.toLowerCase() === '{cafe()[2].words[0]}'")
        again.call("Browser.close")
        again.process.wait(10)
    finally:
        running.profile.cleanup()
