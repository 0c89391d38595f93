"""In which scripts languages are seen: the page of scripts, the switch in a lesson, and what is kept."""

import pytest
from lessons import answer, build, open_lesson
from playwright.sync_api import expect
from test_courses import built_first, form
from test_pages import LOOKS, ready


def row_of(page, name):
    return page.locator(".scripts").filter(has=page.get_by_text(name, exact=True))


def scripts(page, language, side):
    """The scripts of a side in their order."""
    return page.locator(f"#scripts-{language}").locator("xpath=..").get_by_role("list", name=side).locator(
        "li > .label").all_inner_texts()


def choose(page, script):
    """Presses a script of the switch on the page, as a finger does."""
    page.locator("label.switch").filter(has_text=script).click()


def tiles(page):
    """What the tiles of the bank show, each with its language."""
    return set(page.evaluate("""[...document.querySelectorAll('.bank .slot > button.tile')].map((one) =>
      `${one.lang} ${one.querySelector('.label').firstChild.data}`)"""))


@pytest.mark.parametrize("look", LOOKS)
def test_the_page_of_scripts_is_accessible_and_whole(server, open_page, audit, fits, screenshot, look, complaints):
    page = open_page(motion=False, **LOOKS[look])
    page.goto(server.url + "/settings/scripts")
    ready(page)
    # One row a language, by name; what can be chosen unfolds.
    expect(page.get_by_text("Japanese · Kanji, with Kana")).to_be_visible()
    names = [text.split(" · ")[0] for text in page.locator(".scripts summary .soft").all_inner_texts()]
    assert names == sorted(names) and {"Chinese", "Japanese", "Punjabi", "Ukrainian"} <= set(names)
    for name in ("日本語", "українська"):
        row_of(page, name).locator("summary").click()
    audit(page), fits(page), screenshot(page, f"{look}/scripts")
    complaints[:] = [line for line in complaints if "404" not in line]


def test_three_scripts_are_ordered_by_keys_alone_told_and_kept(server, page):
    page.goto(server.url + "/settings")
    page.get_by_role("link", name="Scripts").click()
    expect(page.locator("#scripts-ja")).to_be_visible()
    page.locator("#scripts-ja").focus()
    page.keyboard.press("Enter")
    side = "Japanese: In questions, first that there is"
    assert scripts(page, "ja", side) == ["Kanji", "Kana", "Rōmaji"]
    page.locator("#up-ja-question-ja-Hrkt").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#told")).to_contain_text("Japanese in questions: Kana, Kanji, Rōmaji")
    assert scripts(page, "ja", side) == ["Kana", "Kanji", "Rōmaji"]
    # The focus stays on the key that was pressed, and a press at the end of the list changes nothing.
    expect(page.locator("#up-ja-question-ja-Hrkt")).to_be_focused()
    expect(page.locator("#up-ja-question-ja-Hrkt")).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Enter")
    assert scripts(page, "ja", side) == ["Kana", "Kanji", "Rōmaji"]
    page.reload()
    expect(page.get_by_text("Japanese · Kana, Kanji in answers")).to_be_visible()
    # What was unfolded is put back, and the focus has a place.
    page.locator("#scripts-ja").click()
    page.get_by_role("button", name="Put back (Japanese)").click()
    expect(page.get_by_text("Japanese · Kanji, with Kana")).to_be_visible()
    expect(page.locator("#scripts-ja")).to_be_focused()


def test_two_scripts_are_a_switch_by_touch(server, open_page):
    page = open_page(touch=True, width=390)
    page.goto(server.url + "/settings/scripts")
    page.locator("#scripts-uk").tap()
    asked = page.get_by_role("radiogroup", name="Ukrainian in questions")
    expect(asked.get_by_role("radio")).to_have_count(2)
    asked.locator("label").filter(has_text="Roman").tap()
    expect(page.get_by_text("Ukrainian · Roman, Cyrillic in answers")).to_be_visible()
    expect(asked.get_by_role("radio", name="Roman")).to_be_checked()


def test_help_is_chosen_and_when_it_is_seen(server, page):
    page.goto(server.url + "/settings/scripts")
    page.locator("#scripts-zh").click()
    page.get_by_role("group", name="Reading above the word").get_by_role("button", name="Bopomofo").click()
    expect(page.get_by_text("Chinese · Simplified, with Pinyin and Bopomofo")).to_be_visible()
    page.get_by_label("Show it").filter(visible=True).select_option("Always shown")
    expect(page.locator("#told")).to_contain_text("Help in Chinese: Always shown")
    page.reload()
    page.locator("#scripts-zh").click()
    expect(page.locator("#help-zh option:checked")).to_have_text("Always shown")


def test_the_scripts_of_a_lesson_change_in_its_middle(server, page, audit, screenshot):
    """The switch on the page: tiles, line and verdict are seen in another script at once; what was built
    stays, and what is right does not change."""
    lesson, exercise = built_first("ja-from-en")
    open_lesson(page, server, lesson, "ja-from-en", f"&only={exercise.id}")
    kanji = tiles(page)
    assert {one.split(" ")[0] for one in kanji} == {"ja"}
    build(page, exercise.words[:1])
    choose(page, "Kana")
    expect(page.locator(".ruled .tile")).to_have_attribute("lang", "ja-Hrkt")
    assert {one.split(" ")[0] for one in tiles(page)} == {"ja-Hrkt"}
    choose(page, "Rōmaji")
    expect(page.locator("#told")).to_contain_text("Japanese in questions: Rōmaji")
    expect(page.locator(".ruled .tile")).to_have_attribute("lang", "ja-Latn-hepburn")
    audit(page), screenshot(page, "lesson/wide-romaji")
    # Back to kanji, to build what the pack has; then the verdict in each script.
    choose(page, "Kanji")
    expect(page.locator(".ruled .tile")).to_have_attribute("lang", "ja")
    answer(page, exercise.words[1:])
    expect(page.locator(".verdict.right")).to_be_visible()
    choose(page, "Kana")
    fact = page.locator(".verdict .fact")
    expect(fact).to_have_attribute("lang", "ja-Hrkt")
    expect(fact).to_have_text(form("ja-from-en", exercise.id, "ja-Hrkt").replace(" ", ""))
    # The choice is one for everything, and is there after a reload.
    page.reload()
    expect(fact).to_have_attribute("lang", "ja-Hrkt")
    page.goto(server.url + "/settings/scripts")
    expect(page.get_by_text("Japanese · Kana", exact=True)).to_be_visible()


def test_readings_are_hidden_until_they_are_asked_for(server, page):
    lesson, exercise = built_first("zh-from-en")
    open_lesson(page, server, lesson, "zh-from-en", f"&only={exercise.id}")
    reading = page.locator(".bank .slot > button.tile small").first
    expect(reading).to_be_hidden()
    page.locator("label.switch").filter(has_text="Show readings").click()
    expect(reading).to_be_visible()
    expect(reading).to_have_attribute("lang", "zh-Latn-pinyin")
    # It holds while the lesson goes on, and for the eye alone: a tile is named by its word.
    answer(page, exercise.words)
    expect(page.locator(".readings [lang=zh-Latn-pinyin]")).to_have_text(
        form("zh-from-en", exercise.id, "zh-Latn-pinyin"))


def test_the_switch_is_one_stop_for_the_keyboard(server, page):
    lesson, exercise = built_first("pa-from-en")
    open_lesson(page, server, lesson, "pa-from-en", f"&only={exercise.id}")
    page.get_by_role("radio", name="Gurmukhi").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Shahmukhi")).to_be_checked()
    expect(page.get_by_role("radio", name="Shahmukhi")).to_be_focused()
    expect(page.locator("#lines")).to_have_attribute("dir", "rtl")
    assert {one.split(" ")[0] for one in tiles(page)} == {"pa-Arab"}
    first = page.locator(".bank .slot > button.tile").first
    assert first.evaluate("one => getComputedStyle(one).direction") == "rtl"


def test_words_of_lists_are_seen_in_the_script_too(server, page):
    lesson, exercise = built_first("ja-from-en")
    open_lesson(page, server, lesson, "ja-from-en", f"&only={exercise.id}")
    answer(page, exercise.words)
    choose(page, "Kana")
    expect(page.locator(".verdict .fact")).to_have_attribute("lang", "ja-Hrkt")
    page.goto(server.url + "/items")
    expect(page.locator(".entry strong[lang=ja-Hrkt]").first).to_be_visible()
