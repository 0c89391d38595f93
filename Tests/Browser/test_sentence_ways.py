"""Sentences typed instead of built, and sentences that were right after all."""

import re

import pytest
from lessons import answer, cafe, course, entries, figures, finished, go_on, kept, open_lesson, prompt, tile
from playwright.sync_api import expect

DOCTOR = "&way=type&only=people-doctor"


def typing(page, server, more="", name="cafe"):
    open_lesson(page, server, name, more="&way=type" + more)
    return page.get_by_label("Your sentence")


def send(page, text, field):
    field.fill(text)
    page.keyboard.press("Enter")


def lesson_of(exercise, of="es-from-en"):
    return next(name for name, exercises in course(of).items() if exercise in [one.id for one in exercises])


# Three ways on one checker

def test_the_way_is_changed_by_a_key_and_kept(server, page):
    open_lesson(page, server)
    page.get_by_role("button", name="Type it all").click()
    expect(page.get_by_label("Your sentence")).to_be_focused()
    expect(page.locator(".bank")).to_have_count(0)
    send(page, cafe()[0].answer, page.get_by_label("Your sentence"))
    expect(page.locator(".verdict.right")).to_be_visible()
    go_on(page)
    expect(page.get_by_label("Your sentence")).to_be_focused()
    page.get_by_role("button", name="Type a word").click()
    expect(page.get_by_label("The missing word")).to_be_visible()
    page.get_by_role("button", name="Tiles").click()
    answer(page, cafe()[1].words)
    expect(page.locator(".verdict.right")).to_be_visible()
    go_on(page)
    page.get_by_role("button", name="Type it all").click()
    ways = kept(page, "set", lambda one: one["name"] == "sentence.way", 4)
    assert [one["value"] for one in ways] == ["type", "blank", "tiles", "type"]
    open_lesson(page, server, "cafe-breakfast")
    expect(page.get_by_label("Your sentence")).to_be_visible()


def test_a_sentence_is_typed_without_marks_and_capitals(server, page):
    field = typing(page, server)
    for exercise in cafe():
        send(page, " ".join(exercise.words).upper(), field)
        expect(page.locator(".verdict.right")).to_be_visible()
        go_on(page)
    finished(page)
    assert figures(page)["Accuracy"] == "100%"


def test_one_word_is_typed_among_tiles(server, page, screenshot):
    open_lesson(page, server, more="&way=blank")
    exercise = cafe()[0]
    blank = page.locator(".bank button[aria-label='A word to type']")
    expect(blank.locator(".label")).to_have_text("____")
    shown = page.locator(".bank button .label").all_inner_texts()
    left = [word for word in exercise.words if word not in [one.casefold() for one in shown]]
    assert len(left) == 1
    field = page.get_by_label("The missing word")
    send(page, left[0], field)
    expect(page.locator("#told")).to_have_text("Put the blank in its place first.")
    for word in exercise.words:
        (blank if word == left[0] else tile(page, word)).click()
    expect(page.locator("#lines")).to_have_attribute("aria-label", re.compile("…"))
    screenshot(page, "lesson/wide-blank")
    send(page, left[0], field)
    expect(page.locator(".verdict.right")).to_be_visible()
    assert entries(page, "answer")[0]["way"] == "blank"


def test_a_slip_and_an_accent_are_told_apart_and_mended(server, page, audit, screenshot):
    field = typing(page, server, "&only=cafe-coffee-with-milk,cafe-bring-the-bill")
    send(page, "Un café con lecha, por favor.", field)
    expect(page.locator(".verdict.slip")).to_contain_text("Almost: a slip")
    expect(page.locator(".verdict.slip")).to_contain_text("lecha")
    expect(field).to_be_focused()
    expect(field).to_have_value("Un café con lecha, por favor.")
    expect(page.locator("#told")).to_contain_text("Almost: a slip")
    audit(page), screenshot(page, "lesson/wide-slip")
    send(page, "Un café con leche, por favor.", field)
    expect(page.locator(".verdict")).to_contain_text("Right at the second try")
    go_on(page)
    assert "the bill" in prompt(page)
    send(page, "Me trae la cuenta por favór", field)
    expect(page.locator(".verdict.slip")).to_contain_text("Almost: an accent")
    expect(page.locator(".verdict.slip")).to_contain_text("favór")
    send(page, "me trae la cuenta por favor", field)
    go_on(page)
    finished(page)
    assert [one["rating"] for one in entries(page, "answer")] == [2, 2]


def test_a_word_of_the_course_is_no_slip(server, page):
    """Cuenta is a bill and cuento a story: one letter makes another word."""
    field = typing(page, server, "&only=cafe-bring-the-bill")
    send(page, "¿Me trae la cuento, por favor?", field)
    expect(page.locator(".verdict.wrong")).to_contain_text("Not quite")
    expect(page.locator(".verdict .edits")).to_have_text("cuenta, not cuento")


@pytest.mark.parametrize("typed", ["", " ", "...", "\u200b", "¿?"])
def test_nothing_is_never_right(server, page, typed):
    """A-SB-11."""
    field = typing(page, server)
    send(page, typed, field)
    page.wait_for_timeout(150)
    expect(page.locator(".verdict")).to_have_count(0)
    expect(field).to_be_visible()


# Letters that a keyboard lacks

def test_letters_with_accents_are_put_in_at_the_caret(server, open_page, fits):
    """A-UN-08 with the keys on the page: niños, n and ñ two keys."""
    page = open_page(width=390, height=844, touch=True)
    page.goto(f"{server.url}/practise/sentence?course=es-from-en&lesson={lesson_of('people-doctor')}{DOCTOR}")
    field = page.get_by_label("Your sentence")
    field.tap()
    page.keyboard.type("soy mdica en un hospital de nios")
    letters = page.get_by_role("group", name="Letters with accents")
    for letter, place in [("é", "soy m"), ("ñ", "soy médica en un hospital de ni")]:
        field.evaluate("(one, place) => one.setSelectionRange(place, place)", len(place))
        letters.get_by_role("button", name=f"Insert {letter}").tap()
        expect(field).to_be_focused()
        assert field.evaluate("one => one.selectionStart") == len(place) + 1
    expect(field).to_have_value("soy médica en un hospital de niños")
    fits(page)
    page.keyboard.press("Enter")
    expect(page.locator(".verdict.right")).to_be_visible()


def test_dead_keys_and_a_keyboard_of_the_country(server, page):
    """A-UN-08 with a keyboard: a dead key composes, ñ comes as one letter."""
    page.goto(f"{server.url}/practise/sentence?course=es-from-en&lesson={lesson_of('people-doctor')}{DOCTOR}")
    field = page.get_by_label("Your sentence")
    field.focus()
    keys = page.context.new_cdp_session(page)
    page.keyboard.type("Soy m")
    keys.send("Input.imeSetComposition", {"text": "´", "selectionStart": 1, "selectionEnd": 1})
    keys.send("Input.insertText", {"text": "é"})
    page.keyboard.type("dica en un hospital de ni")
    keys.send("Input.imeSetComposition", {"text": "~", "selectionStart": 1, "selectionEnd": 1})
    keys.send("Input.insertText", {"text": "ñ"})
    page.keyboard.type("os")
    expect(field).to_have_value("Soy médica en un hospital de niños")
    page.keyboard.press("Enter")
    expect(page.locator(".verdict.right")).to_be_visible()


def test_every_ukrainian_letter_can_be_entered_on_the_page(server, page):
    name, exercise = next((name, one) for name, all in course("uk-from-en").items() for one in all
                          if one.kind == "built")
    open_lesson(page, server, name, "uk-from-en", f"&way=type&only={exercise.id}")
    field = page.get_by_label("Your sentence")
    field.focus()
    for letter in " ".join(exercise.words):
        if letter == " ":
            page.keyboard.press(" ")
        else:
            page.get_by_role("button", name=f"Insert {letter}", exact=True).click()
    page.keyboard.press("Enter")
    expect(page.locator(".verdict.right")).to_be_visible()


def test_the_enter_of_an_input_method_sends_nothing(server, page):
    """A-UN-09."""
    field = typing(page, server)
    field.fill(cafe()[0].answer[:-3])
    for options in [{"isComposing": True}, {"keyCode": 229}]:
        field.evaluate("""(one, options) => one.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...options }))""", options)
    page.wait_for_timeout(150)
    expect(page.locator(".verdict")).to_have_count(0)
    expect(field).to_have_value(cafe()[0].answer[:-3])
    send(page, cafe()[0].answer, field)
    expect(page.locator(".verdict.right")).to_contain_text("Right")
    assert len(entries(page, "answer")) == 1


def test_what_is_typed_survives_a_reload(server, page):
    field = typing(page, server)
    field.fill("Good mor")
    page.reload()
    expect(field).to_have_value("Good mor")


# "I was right"

def test_a_sentence_that_was_right_counts_from_now_on(server, page, screenshot, audit):
    more = "&only=cafe-good-morning"
    field = typing(page, server, more)
    mine = "Good morning, what do you wish to have?"
    send(page, mine, field)
    expect(page.locator(".verdict.wrong")).to_be_visible()
    page.get_by_role("button", name="I was right").click()
    expect(page.locator(".verdict")).to_contain_text("Kept. This sentence counts as right from now on.")
    expect(page.locator("#continue")).to_be_focused()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".verdict.wrong")).to_be_visible()
    page.get_by_role("button", name="I was right").click()
    go_on(page)
    finished(page)
    assert figures(page)["Accuracy"] == "100%", "it is no miss, and nothing comes back"

    send(page, mine, typing(page, server, more))
    expect(page.locator(".verdict.right .fact")).to_have_text(mine)
    go_on(page)
    finished(page)

    page.goto(server.url + "/courses/es-from-en")
    expect(page.get_by_role("heading", name="Sentences you had accepted")).to_be_visible()
    expect(page.locator("main")).to_contain_text(mine)
    screenshot(page, "lesson/wide-course-accepted"), audit(page)
    with page.expect_download() as handed:
        page.get_by_role("button", name="Save as a file").click()
    assert handed.value.suggested_filename == "pipit-es-from-en.yaml"
    assert handed.value.path().read_text() == (
        'course: es-from-en\nalternatives:\n  - exercise: cafe-good-morning\n'
        f'    sentence: "{mine}"\n')

    page.get_by_role("button", name=f"Accept “{mine}” no longer").click()
    expect(page.get_by_text("This sentence no longer counts as right here.")).to_be_visible()
    expect(page.get_by_role("button", name="Save as a file")).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name="Save as a file")).to_be_visible()
    page.get_by_role("button", name=f"Accept “{mine}” no longer").click()
    expect(page.get_by_role("button", name="Save as a file")).to_have_count(0)
    kept(page, "drop", lambda one: mine in one["text"], 3)
    send(page, mine, typing(page, server, more))
    expect(page.locator(".verdict.wrong")).to_be_visible()
