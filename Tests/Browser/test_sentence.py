"""A lesson of sentences in a real browser, from the first page to the finish: by touch, by keys, by ear."""

import re

from learner import exactly
from lessons import (BURSTS, answer, bare, build, cafe, entries, figures, finished, go_on, open_lesson, prompt,
                     tile, wrong)
from playwright.sync_api import expect


# The café, from the first page to the finish

def test_the_cafe_by_touch(server, open_page, screenshot):
    page = open_page(width=390, height=844, touch=True, is_mobile=True)
    page.add_init_script(BURSTS)
    page.goto(server.url)
    page.get_by_role("link", name="Library").tap()
    page.get_by_role("link", name=re.compile("^Spanish Español")).tap()
    page.get_by_role("link", name="Start: A coffee, please").tap()
    for number, exercise in enumerate(cafe()):
        expect(page.get_by_role("progressbar")).to_have_accessible_name(f"{number} of 6 solved")
        expect(page.locator(".flame")).to_have_count(1 if number > 1 else 0)
        if number > 1:
            expect(page.locator(".flame")).to_contain_text(f"{number} right in a row")
        screenshot(page, f"lesson/phone-{number}-asked")
        build(page, exercise.words, lambda control: control.tap())
        screenshot(page, f"lesson/phone-{number}-built")
        page.locator("#check").tap()
        verdict = page.locator(".verdict.right")
        expect(verdict.get_by_text("Right", exact=True)).to_be_visible()
        expect(verdict.locator(".fact")).to_have_text(exercise.answer)
        expect(page.locator(".pip.cheers")).to_be_visible()
        if number == 2:
            flame = page.locator(".flame").bounding_box()
            from_flame = page.evaluate("burstsFrom.at(-1)")
            assert flame["x"] < from_flame < flame["x"] + flame["width"], "the burst is by the flame"
        expect(page.locator("#continue")).to_be_in_viewport(ratio=1)
        screenshot(page, f"lesson/phone-{number}-told")
        go_on(page, lambda control: control.tap())
    finished(page)
    shown = figures(page)
    assert (shown["XP"], shown["Accuracy"]) == ("+15", "100%")
    assert shown["Best run"] == "6"
    assert re.fullmatch(r"\d+ s|\d+:\d\d", shown["Time"])
    expect(page.get_by_role("img", name="3 stars")).to_be_visible()
    expect(page.locator("main")).to_contain_text("Five points more for a perfect run")
    assert page.evaluate("bursts") == [30, 30, 90], "at three, at five, at the end"
    screenshot(page, "lesson/phone-finish")
    page.get_by_role("link", name="Continue").tap()
    expect(page.get_by_role("heading", level=1)).to_have_text("Spanish")
    expect(page.get_by_role("link", name=re.compile("A coffee, please")).first).to_contain_text("café")


def tab_to(page, path):
    """Goes with Tab until the link to a page has the focus."""
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.getAttribute('href')") == path:
            return
    raise AssertionError(f"Tab does not lead to {path}")


def test_the_cafe_by_keys_alone(server, page):
    page.goto(server.url)
    page.wait_for_selector("html[data-pipit=ready]")
    tab_to(page, "/library")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Library")
    expect(page.get_by_role("link", name=re.compile("^Spanish Español"))).to_be_visible()
    tab_to(page, "/courses/es-from-en")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Spanish")
    expect(page.get_by_role("link", name="Start: A coffee, please")).to_be_visible()
    page.keyboard.press("Enter")  # the shown shortcut of what is next
    page.wait_for_selector("#asked")
    for number, exercise in enumerate(cafe()):
        if number:
            expect(page.locator("#asked")).to_be_focused()
        for word in exercise.words:
            control = tile(page, word)
            key = control.get_attribute("data-key")
            if key:
                assert control.locator("kbd").inner_text() == key
                page.keyboard.press(key)
            else:  # the eleventh has none: its first letters take it
                page.wait_for_timeout(1100)
                page.keyboard.type(word)
            expect(page.locator(".ruled .tile").last.locator(".label")).to_have_text(re.compile(re.escape(word), re.I))
        page.keyboard.press("Enter")
        expect(page.locator("#continue")).to_be_focused()
        expect(page.locator(".verdict .fact")).to_have_text(exercise.answer)
        page.keyboard.press("Enter")
        expect(page.locator("#continue:not(a)")).to_have_count(0)
    finished(page)
    assert figures(page)["Accuracy"] == "100%"
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Spanish")


def line(page):
    return page.get_by_role("group").and_(page.locator("#lines")).get_attribute("aria-label")


def test_letters_backspace_and_alt_with_arrows(server, page):
    open_lesson(page, server)
    page.keyboard.type("wh")  # what or where
    assert line(page) == "Nothing yet"
    page.keyboard.type("at")
    expect(page.locator("#lines")).to_have_attribute("aria-label", "what")
    page.wait_for_timeout(1100)
    page.keyboard.type("like")
    expect(page.locator("#lines")).to_have_attribute("aria-label", "what like")
    page.wait_for_timeout(1100)
    page.keyboard.type("good")
    expect(page.locator("#lines")).to_have_attribute("aria-label", "what like good")
    page.keyboard.press("Backspace")
    expect(page.locator("#lines")).to_have_attribute("aria-label", "what like")
    placed = page.locator(".ruled .tile", has_text="like")
    placed.focus()
    page.keyboard.press("Alt+ArrowLeft")
    expect(page.locator("#lines")).to_have_attribute("aria-label", "like what")
    expect(placed).to_be_focused()
    page.keyboard.press("Alt+ArrowLeft")
    expect(page.locator("#lines")).to_have_attribute("aria-label", "like what")
    page.keyboard.press("Alt+ArrowRight")
    expect(page.locator("#lines")).to_have_attribute("aria-label", "what like")
    page.keyboard.press("Enter")  # on a placed tile it sends the tile back
    expect(page.locator("#lines")).to_have_attribute("aria-label", "what")
    assert page.evaluate("document.activeElement !== document.body")


def test_the_cafe_through_the_accessibility_tree(server, page):
    """Only roles, names, descriptions and what is announced: what a screen reader has."""
    open_lesson(page, server)
    for number, exercise in enumerate(cafe()):
        expect(page.get_by_role("progressbar", name=f"{number} of 6 solved")).to_be_visible()
        bank = page.get_by_role("list", name="Words to build with")
        expect(page.get_by_role("group", name="Nothing yet")).to_be_visible()
        built = []
        for word in exercise.words:
            button = bank.get_by_role("button", name=re.compile(f"^{re.escape(word)}$", re.I)).first
            expect(button).to_have_accessible_description("Adds it to your answer")
            name = button.inner_text().split("\n")[0]
            button.press("Enter")
            built.append(name)
            group = page.get_by_role("group", name=exactly(" ".join(built)))
            expect(group.get_by_role("button", name=exactly(name)).last).to_have_accessible_description("Sends it back")
        page.get_by_role("button", name="Check").press("Enter")
        expect(page.locator("#told")).to_have_text(f"Right. {exercise.answer}")
        page.get_by_role("button", name="Continue").press("Enter")
    expect(page.get_by_role("heading", name="Lesson done!")).to_be_focused()
    expect(page.get_by_role("img", name="3 stars")).to_be_visible()


# Misses

def test_a_miss_tells_what_differs_and_comes_back_once(server, page, screenshot):
    page.add_init_script(BURSTS)
    open_lesson(page, server)
    first, *others = cafe()
    missed = {first.id, others[1].id}
    for exercise in cafe():
        answer(page, wrong(exercise) if exercise.id in missed else exercise.words)
        if exercise.id in missed:
            verdict = page.locator(".verdict.wrong")
            expect(verdict).to_contain_text("Not quite")
            expect(verdict).to_contain_text("The right answer")
            expect(verdict.locator(".fact")).to_have_text(exercise.answer)
            assert [bare(one) for one in verdict.locator(".fact strong").all_inner_texts()] == [exercise.words[-1]]
            expect(verdict.locator(".edits")).to_have_text(re.compile(
                f"^{exercise.words[-1]}, not {exercise.distractors[0]}$", re.I))
            expect(page.locator("#told")).to_have_text(re.compile(
                f"^Not quite. The right answer: {re.escape(exercise.answer)} {exercise.words[-1]}, not ", re.I))
            expect(page.locator(".pip.winces")).to_be_visible()
            expect(page.locator(".flame")).to_have_count(0)
            screenshot(page, "lesson/wide-wrong")
        go_on(page)
    # The misses come back in their order, each once, whatever comes of it.
    for exercise, words in [(first, first.words), (others[1], wrong(others[1]))]:
        expect(page.locator("#asked")).to_contain_text("Once more")
        assert prompt(page) == exercise.prompt
        answer(page, words)
        go_on(page)
    finished(page)
    shown = figures(page)
    assert (shown["XP"], shown["Accuracy"], shown["Best run"]) == ("+10", "67%", "4")
    expect(page.get_by_role("img", name="1 star")).to_be_visible()
    expect(page.locator("main")).to_contain_text(first.answer)
    screenshot(page, "lesson/wide-finish-misses")

    (finish,) = entries(page, "finish")
    assert [one["item"] for one in finish["missed"]] == [first.id, others[1].id]
    assert finish["right"] == 4 and finish["count"] == 6 and finish["xp"] == 10 and finish["bestCombo"] == 4
    words = [one["text"] for one in finish["words"]]
    assert "café" in words and len(words) == len(set(words)) >= 10
    progress = [one["percent"] for one in entries(page, "progress")]
    assert progress == [0, 16, 16, 33, 50, 66, 83, 100]
    assert {one["of"] for one in entries(page, "progress")} == {"sentence/es-from-en/cafe"}
    answers = entries(page, "answer")
    assert [one["rating"] for one in answers] == [1, 3, 1, 3, 3, 3, 3, 1]
    assert answers[0]["item"] == f"sentence/es-from-en/{first.id}"
    assert bare(answers[0]["given"].split(" ")[-1]) == first.distractors[0]

    # The result is rebuilt at its address, and the misses can be taken alone.
    address = page.url
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Lesson done!")
    assert page.url == address and figures(page) == shown
    page.get_by_role("link", name="Only the misses").click()
    expect(page.get_by_role("progressbar")).to_have_accessible_name("0 of 2 solved")
