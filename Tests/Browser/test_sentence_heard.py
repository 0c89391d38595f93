"""Sentences that are heard: their sound is decoded and measured as it is played."""

from lessons import answer, cafe, entries, go_on, open_lesson, prompt, wrong
from playwright.sync_api import expect
from test_server_voice import AT_THE_ENDS, LISTEN, played

HEARD = "&only=cafe-another-for-my-friend"

# What has sounded half a second after the lesson came up, and whether there was a gesture by then.
BEFORE = """const look = setInterval(() => {
  if (!document.querySelector('[data-pipit=ready] #asked')) return
  clearInterval(look)
  setTimeout(() => { window.before = [window.played.length, navigator.userActivation.hasBeenActive] }, 500)
}, 20)"""


def test_a_sentence_is_heard_once_on_its_own_and_again_slowly(server, page, screenshot, audit):
    page.add_init_script(LISTEN)
    page.add_init_script(BEFORE)
    exercise = cafe()[3]
    assert exercise.kind == "heard"
    # To look into the page would count as a gesture, so nobody does for a while.
    page.goto(f"{server.url}/practise/sentence?course=es-from-en&lesson=cafe{HEARD}")
    page.wait_for_timeout(2000)
    page.mouse.click(5, 5)
    (first,) = played(page, 1)
    assert page.evaluate("window.before") == [0, False], "nothing sounds before the first gesture"
    expect(page.locator("#asked")).to_contain_text("Build what you hear")
    expect(page.locator("#prompt")).to_have_count(0)
    assert first["active"] and 1 < first["seconds"] < 6 and first["loudness"] > 0.02
    page.wait_for_function("() => window.played[0].ended")
    page.mouse.click(5, 5)
    page.wait_for_timeout(300)
    assert len(played(page, 1)) == 1, "once on its own"
    expect(page.get_by_role("button", name="Hear it", exact=True)).to_be_visible()
    big, slow = page.get_by_role("button", name="Hear it", exact=True), page.get_by_role("button", name="Hear it slowly")
    assert big.bounding_box()["height"] >= slow.bounding_box()["height"] and big.bounding_box()["width"] >= 80
    screenshot(page, "lesson/wide-listen"), audit(page)
    page.keyboard.press(".")
    again = played(page, 2)[1]
    assert abs(again["seconds"] - first["seconds"]) < AT_THE_ENDS
    page.keyboard.press(",")
    slower = played(page, 3)[2]
    assert slower["seconds"] > first["seconds"] * 1.2 and slower["loudness"] > 0.02
    answer(page, exercise.words)
    expect(page.locator(".verdict.right .fact")).to_have_text(exercise.answer)
    expect(page.locator(".verdict")).to_contain_text("And another coffee for my friend.")
    page.get_by_role("button", name="Hear the answer").click()
    said = played(page, 4)[3]
    assert abs(said["seconds"] - first["seconds"]) < AT_THE_ENDS
    assert entries(page, "answer")[0]["rating"] == 2, "slow speech is a help"


def test_a_heard_sentence_comes_by_itself_in_the_middle_of_a_lesson(server, page):
    page.add_init_script(LISTEN)
    open_lesson(page, server)
    for exercise in cafe()[:3]:
        answer(page, exercise.words)
        go_on(page)
    (one,) = played(page, 1)
    assert one["loudness"] > 0.02


def test_who_cannot_listen_now_reads(server, page):
    page.add_init_script(LISTEN)
    open_lesson(page, server, more=HEARD)
    page.get_by_role("button", name="I can’t listen now").click()
    expect(page.locator("#asked")).to_be_focused()
    assert prompt(page) == cafe()[3].answer
    answer(page, cafe()[3].words)
    expect(page.locator(".verdict.right")).to_be_visible()
    assert entries(page, "answer")[0]["rating"] == 2


def test_without_a_voice_there_is_a_way_on(serve, page, audit, screenshot):
    open_lesson(page, serve(has_voice=False), more=HEARD)
    expect(page.locator("#asked")).to_contain_text("This device has no voice for it.")
    screenshot(page, "lesson/wide-no-voice"), audit(page)
    page.get_by_role("button", name="I can’t listen now").click()
    answer(page, cafe()[3].words)
    expect(page.locator(".verdict.right")).to_be_visible()
    expect(page.get_by_role("button", name="Hear the answer")).to_have_count(0)


def test_a_prompt_has_a_speaker_only_where_it_is_not_in_the_learners_language(server, page):
    page.add_init_script(LISTEN)
    open_lesson(page, server)
    page.get_by_role("button", name="Hear it", exact=True).click()
    assert played(page, 1)[0]["seconds"] > 0.8
    answer(page, cafe()[0].words)
    expect(page.get_by_role("button", name="Hear the answer")).to_have_count(0)
    go_on(page)
    expect(page.get_by_role("button", name="Hear it", exact=True)).to_have_count(0)
    answer(page, wrong(cafe()[1]))
    page.get_by_role("button", name="Hear the answer").click()
    assert played(page, 2)[1]["loudness"] > 0.02
