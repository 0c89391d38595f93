"""The phonetic trainer in a real browser, as learners use it: by touch, by keys, by ear."""

import re

import pytest
from learner import alphabet, asked, capital, exactly, open_round, play, right_choice
from playwright.sync_api import expect


def finish(page):
    expect(page.get_by_role("heading", level=1)).to_have_text("Game Over!")


def test_first_visit_asks_for_the_alphabet_and_later_ones_open_on_a_question(server, page):
    page.goto(server.url)
    page.locator("a[href='/practise/alphabet?choose']").click()
    expect(page.get_by_text("Which alphabet?")).to_be_visible()
    page.get_by_role("link", name="LAPD", exact=False).first.click()
    expect(page.locator("#asked .letter")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_contain_text("LAPD")

    page.goto(server.url + "/practise/alphabet")
    expect(page.locator("#asked .letter")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_contain_text("LAPD")


def test_a_nato_round_by_touch_scores_26_of_26(server, open_page, screenshot):
    page = open_page(width=390, height=844, touch=True)
    words = alphabet("nato")
    assert len(words) == 26
    open_round(page, server)
    assert page.locator(".choice").count() == 6
    screenshot(page, "round-phone-light")

    seen = None
    for seen in play(page, words, lambda page, words: right_choice(page, words).tap()):
        if len(seen) == 1:
            screenshot(page, "verdict-phone-light")
        expect(page.locator("#bar")).to_contain_text(f"Score {len(seen)}")
        expect(page.locator("#bar")).to_contain_text(f"{len(seen)} of 26")
    assert sorted(seen) == sorted(words)

    finish(page)
    expect(page.locator("main")).to_contain_text("You scored 100% accuracy")
    expect(page.locator("main")).to_contain_text("26 of 26")
    screenshot(page, "finish-phone-light")


def test_a_nato_round_by_keys_alone(server, page):
    words = alphabet("nato")
    open_round(page, server)
    for number in range(26):
        word = capital(words[asked(page)])
        labels = page.locator(".choice .label").all_inner_texts()
        page.keyboard.press(str(labels.index(word) + 1))
        expect(page.locator("#continue")).to_be_focused()
        page.keyboard.press("Enter")
        if number < 25:
            expect(page.locator("#bar")).to_contain_text(f"{number + 2} of 26")
            expect(page.locator("#asked")).to_be_focused()
    finish(page)
    expect(page.locator("main")).to_contain_text("You scored 100% accuracy")


def test_a_nato_round_through_the_accessibility_tree(server, page):
    """Only roles, names and what is announced: what a screen reader has."""
    words = alphabet("nato")
    open_round(page, server)
    for number in range(26):
        group = page.get_by_role("group", name="Six words to choose from")
        expect(page.get_by_role("progressbar", name=f"{number + 1} of 26")).to_be_visible()
        tree = page.locator("main").aria_snapshot()
        letter = next(letter for letter in words if re.search(rf'paragraph: "?{letter}"?$', tree, re.M))
        group.get_by_role("button", name=exactly(capital(words[letter]))).press("Enter")
        expect(page.locator("#told")).to_have_text(re.compile(rf"^Right\. {letter} is "))
        page.get_by_role("button", name="Continue").press("Enter")
    expect(page.get_by_role("heading", name="Game Over!")).to_be_focused()


def test_turkish_has_29_letters_and_they_can_be_typed(server, page):
    words = alphabet("tr")
    assert len(words) == 29
    assert "İ" in words and "I" in words and "Ğ" in words
    open_round(page, server, "tr", "type")

    def type_word(page, words):
        page.locator("input[name=answer]").fill(words[asked(page)])
        page.keyboard.press("Enter")

    for seen in play(page, words, type_word):
        expect(page.locator("#bar")).to_contain_text(f"Score {len(seen)}")
    finish(page)
    expect(page.locator("main")).to_contain_text("29 of 29")


def test_lapd_has_one_king_and_its_x_ray(server, page):
    words = alphabet("lapd")
    open_round(page, server, "lapd", more="&only=K,X")
    for _ in play(page, words, lambda page, words: right_choice(page, words).click(), count=2):
        labels = page.locator(".choice .label").all_inner_texts()
        assert len(set(labels)) == 6
        assert all(label[0] == asked(page) for label in labels)
        expect(page.locator(".choice.right")).to_have_count(1)
    finish(page)
    expect(page.locator("main")).to_contain_text("2 of 2")


def test_a_miss_is_told_by_icon_and_word_and_can_be_played_again(server, page, screenshot):
    words = alphabet("nato")
    open_round(page, server, more="&only=A,B")
    first = asked(page)
    wrong = next(key for key in page.locator(".choice").all()
                 if key.locator(".label").inner_text() != words[first])
    picked = wrong.locator(".label").inner_text()
    wrong.click()
    verdict = page.locator(".verdict")
    expect(verdict).to_contain_text("Not this one")
    expect(verdict).to_contain_text(f"{first} is {words[first]}")
    expect(verdict.locator("svg").first).to_be_visible()
    expect(page.locator(".choice.right")).to_contain_text("Right")
    screenshot(page, "miss-wide-light")
    page.locator("#continue").click()
    right_choice(page, words).click()
    page.locator("#continue").click()

    finish(page)
    expect(page.locator("main")).to_contain_text("You scored 50% accuracy")
    expect(page.locator("main")).to_contain_text(f"{first} → {words[first]}")
    expect(page.locator("main")).to_contain_text(picked)
    page.get_by_role("link", name="Only the misses").click()
    expect(page.locator("#bar")).to_contain_text("1 of 1")
    assert asked(page) == first


def test_a_double_press_answers_once(server, page):
    words = alphabet("nato")
    open_round(page, server)
    right_choice(page, words).dblclick(delay=5)
    expect(page.locator("#continue")).to_be_visible()
    expect(page.locator("#bar")).to_contain_text("Score 1")
    expect(page.locator("#bar")).to_contain_text("1 of 26")
    page.locator("#continue").dblclick(delay=5)
    expect(page.locator("#bar")).to_contain_text("2 of 26")
    expect(page.locator(".verdict")).to_have_count(0)


def test_a_slip_is_told_apart_and_mended(server, page, screenshot):
    open_round(page, server, way="type", more="&only=N")
    page.locator("#answer-0").fill("Novembr")
    page.keyboard.press("Enter")
    expect(page.locator(".verdict")).to_contain_text("Almost")
    expect(page.locator("#answer-0")).to_be_focused()
    expect(page.locator("#answer-0")).to_have_value("Novembr")
    screenshot(page, "slip-wide-light")
    page.locator("#answer-0").fill("november")
    page.keyboard.press("Enter")
    expect(page.locator(".verdict")).to_contain_text("Right at the second try")
    expect(page.locator("#bar")).to_contain_text("Score 0")


def test_the_reference_opens_in_the_middle_of_a_round_and_the_place_is_kept(server, page, screenshot):
    words = alphabet("nato")
    open_round(page, server)
    for seen in play(page, words, lambda page, words: right_choice(page, words).click(), count=2):
        pass
    letter, labels = asked(page), page.locator(".choice .label").all_inner_texts()
    page.get_by_role("link", name="All the words").click()
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    for word in words.values():
        expect(page.locator(".reference").get_by_text(word, exact=True).first).to_be_visible()
    expect(page.locator("main")).to_contain_text("NIN-ER")
    screenshot(page, "reference-wide-light")
    page.get_by_role("link", name="Back to the round").click()
    expect(page.locator("#bar")).to_contain_text("3 of 26")
    assert asked(page) == letter
    assert page.locator(".choice .label").all_inner_texts() == labels
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_contain_text("NATO")


def test_a_reload_in_the_middle_finds_the_round_and_today_offers_it(server, page, screenshot):
    words = alphabet("nato")
    open_round(page, server)
    for seen in play(page, words, lambda page, words: right_choice(page, words).click(), count=3):
        pass
    letter, labels = asked(page), page.locator(".choice .label").all_inner_texts()
    page.reload()
    expect(page.locator("#bar")).to_contain_text("4 of 26")
    expect(page.locator("#bar")).to_contain_text("Score 3")
    assert asked(page) == letter
    assert page.locator(".choice .label").all_inner_texts() == labels

    page.get_by_role("link", name=re.compile("Close")).click()
    expect(page.locator("main")).to_contain_text("3 answers so far")
    screenshot(page, "today-wide-light")
    page.get_by_role("link", name=re.compile("Go on")).click()
    expect(page.locator("#bar")).to_contain_text("4 of 26")


def test_starting_over_and_discarding_can_be_undone(server, page):
    words = alphabet("nato")
    open_round(page, server)
    for seen in play(page, words, lambda page, words: right_choice(page, words).click(), count=2):
        pass
    page.get_by_role("button", name="Start over").click()
    expect(page.locator("#bar")).to_contain_text("Score 0")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#bar")).to_contain_text("Score 2")
    page.get_by_role("link", name=re.compile("Close")).click()
    page.get_by_role("button", name=re.compile("Discard")).click()
    expect(page.get_by_role("link", name=re.compile("Go on"))).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("link", name=re.compile("Go on")).click()
    expect(page.locator("#bar")).to_contain_text("Score 2")
    page.reload()
    expect(page.locator("#bar")).to_contain_text("Score 2")


def test_hearing_without_a_voice_says_so_and_has_a_way_on(serve, page, screenshot):
    open_round(page, serve(has_voice=False), way="hear", more="&only=A")
    expect(page.locator("main")).to_contain_text("There is no English voice, on this device or on the server.")
    screenshot(page, "hear-wide-light")
    page.get_by_role("button", name="Show the words").click()
    expect(page.locator("#answer-0")).to_be_focused()
    expect(page.locator("#asked")).to_contain_text("Alfa")
    page.keyboard.type("a")
    page.keyboard.press("Enter")
    expect(page.locator(".verdict")).to_contain_text("Right")


def test_code_words_are_read_and_a_name_is_spelled_out(server, page, screenshot):
    words = alphabet("de")
    open_round(page, server, "de", "read", "&only=M%C3%BCller")
    expect(page.locator("#asked")).to_contain_text(f"{words['M']} {words['Ü']} {words['L']}")
    screenshot(page, "read-wide-light")
    page.keyboard.type("müller")
    page.locator("#answer-0").fill("müller")
    page.keyboard.press("Enter")
    expect(page.locator(".verdict")).to_contain_text("Right")

    open_round(page, server, "nato", "write", "&only=K7")
    page.locator("#answer-0").fill("kilo seven")
    page.keyboard.press("Enter")
    expect(page.locator(".verdict")).to_contain_text("Right")


@pytest.mark.parametrize("way", ["read", "write", "readback"])
def test_whole_texts_are_asked_eight_times(server, page, way):
    open_round(page, server, "nl", way)
    expect(page.locator("#bar")).to_contain_text("1 of 8")


def test_digits_are_practised_too(server, page):
    open_round(page, server, way="type", more="&set=digits")
    expect(page.locator("#bar")).to_contain_text("1 of 10")


def test_what_is_typed_survives_a_reload(server, page):
    open_round(page, server, way="type")
    page.locator("#answer-0").fill("Whisk")
    page.reload()
    expect(page.locator("#answer-0")).to_have_value("Whisk")
