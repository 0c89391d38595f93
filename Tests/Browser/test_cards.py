"""Flash cards: turned and graded, chosen and typed, in the scripts that are preferred."""

import functools
import json
import re
import urllib.parse

import pytest
import queues
import speech
from learner import ROOT
from lessons import entries, kept
from playwright.sync_api import expect
from test_pages import LOOKS

VOICES = [{"lang": "en-GB", "name": "Daniel", "default": True}, {"lang": "ja-JP", "name": "Kyoko"}]
GRADES = {"again": 1, "hard": 2, "good": 3, "easy": 4}


@functools.cache
def deck(language):
    """The words of the everyday deck in a language, by their ids: their forms by tag."""
    packs = ROOT / ".build/packs"
    ids = [line[1:].split("\t")[0]
           for line in (packs / "deck-everyday.pack").read_text().splitlines() if line[:1] == "e"]
    head, *lines = (packs / f"deck-everyday-{language}.pack").read_text().splitlines()[1:]
    tags = head.split("\t")[2].split("|")
    return {entry: dict(zip(tags, (column.split("|")[0] for column in line.split("\t"))))
            for entry, line in zip(ids, lines) if line != "-"}


def ready(page):
    page.wait_for_function("() => document.documentElement.dataset.pipit === 'ready'")


def open_cards(page, server, only="water,tea,milk", source="en", to="ja", way="flip", more=""):
    query = f"deck=everyday&from={source}&to={to}&way={way}&only={urllib.parse.quote(only)}{more}"
    page.goto(f"{server.url}/practise/cards?{query}")
    page.wait_for_selector("html[data-pipit=ready] #asked")


def word(page):
    """The word that the card asks."""
    return page.locator(".front .flash-word")


def asked(page, language="en", tag="en"):
    """The id of the entry that the card asks."""
    text = word(page).inner_text()
    return next(entry for entry, forms in deck(language).items() if forms[tag] == text)


def bare(page, selector=".back .flash-word"):
    """A word without what is read above it."""
    return page.locator(selector).evaluate(
        "node => { const copy = node.cloneNode(true); copy.querySelectorAll('rt').forEach((rt) => rt.remove()); return copy.textContent }")


def grade(page, name):
    return page.locator(f"#grade-{GRADES[name]}")


def turn(page):
    page.locator("#flip").click()
    expect(grade(page, "good")).to_be_visible()


def answers(page, count):
    return kept(page, "answer", lambda one: one["item"].startswith("card/"), count)


def place(page):
    return page.locator("h1").inner_text()


# MARK: By each way in

def test_a_round_by_keys_alone(server, open_page):
    """Space turns, a number grades; what was missed comes again; Enter ends the round."""
    page = open_page(motion=False)
    press = page.keyboard.press
    open_cards(page, server)
    first = asked(page)
    press(" ")
    expect(grade(page, "good")).to_be_focused()
    assert bare(page) == deck("ja")[first]["ja"]
    expect(page.locator("#told")).to_have_text(deck("ja")[first]["ja"])
    expect(grade(page, "good")).to_be_focused()
    press("1")
    expect(page.locator("#flip")).to_be_focused()
    for key in ("2", "4"):
        press(" ")
        expect(grade(page, "good")).to_be_focused()
        press(key)
        expect(page.locator("#flip")).to_be_focused()
    expect(page.get_by_text("Once more")).to_be_visible()
    assert asked(page) == first
    # Space again says good, once the card is turned.
    press(" ")
    expect(grade(page, "good")).to_be_focused()
    press(" ")
    expect(page.get_by_role("heading", level=2, name="That was the last card")).to_be_visible()
    expect(page.locator(".missed-cards li")).to_have_count(1)
    press("Enter")
    page.wait_for_url("**/finish/*")
    given = answers(page, 4)
    assert [one["rating"] for one in given] == [1, 2, 4, 3]
    assert given[0]["item"] == given[3]["item"] == f"card/everyday/{first}/en/ja"
    (result,) = kept(page, "finish", lambda one: True, 1)
    assert (result["right"], result["count"]) == (2, 3)


def swipe(page, x, y):
    """A finger draws the card so far and lets it go."""
    box = page.locator("#asked").bounding_box()
    start = box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.8
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + x, start[1] + y, steps=5)
    page.mouse.up()


@pytest.mark.parametrize(("x", "y", "rating"), [(-150, 10, 1), (10, 150, 2), (150, -10, 3), (-10, -150, 4)])
def test_a_swipe_turns_and_grades(server, open_page, x, y, rating):
    page = open_page(width=390, height=844, motion=False)
    open_cards(page, server)
    swipe(page, x, y)
    expect(grade(page, "good")).to_be_visible()
    assert answers(page, 0) == []
    # Not far enough is nothing.
    swipe(page, x / 4, y / 4)
    assert place(page) == "Flash cards: card 1 of 3"
    swipe(page, x, y)
    expect(page.locator("#flip")).to_be_visible()
    (given,) = answers(page, 1)
    assert given["rating"] == rating


def test_a_tap_on_the_card_turns_it(server, open_page):
    page = open_page(width=390, height=844, touch=True, motion=False)
    open_cards(page, server)
    page.locator("#asked").tap()
    expect(grade(page, "good")).to_be_visible()
    grade(page, "easy").tap()
    expect(page.locator("#flip")).to_be_visible()
    assert [one["rating"] for one in answers(page, 1)] == [4]


def test_two_clicks_and_a_held_key_grade_one_card(server, open_page):
    page = open_page(motion=False)
    open_cards(page, server)
    turn(page)
    grade(page, "good").dblclick(delay=20)
    expect(page.locator("#flip")).to_be_visible()
    assert len(answers(page, 1)) == 1
    turn(page)
    for _ in range(6):
        page.keyboard.down("3")
    page.keyboard.up("3")
    expect(page.locator("#flip")).to_be_visible()
    assert len(answers(page, 2)) == 2


# MARK: Typing

@pytest.mark.parametrize(("tag", "told"), [("ja", None), ("ja-Hrkt", "Kana"), ("ja-Latn-hepburn", "Rōmaji")])
def test_any_script_of_the_word_is_right(server, open_page, tag, told):
    page = open_page(motion=False)
    open_cards(page, server, only="water", way="type", more="&script=any")
    expect(page.get_by_text("Any script counts: Kanji, Kana, Rōmaji.")).to_be_visible()
    page.locator("#answer-0").fill(deck("ja")["water"][tag])
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=2, name="Right", exact=True)).to_be_visible()
    if told:
        expect(page.locator(".verdict")).to_contain_text(f"You wrote it in {told}.")
    (given,) = answers(page, 1)
    assert (given["item"], given["rating"]) == ("card/everyday/water/en/ja", 3)


def test_where_a_script_is_asked_another_is_named_and_nothing_is_lost(server, open_page):
    page = open_page(motion=False)
    open_cards(page, server, only="water", way="type", more="&script=exact")
    page.locator("#answer-0").fill("mizu")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Right, in Rōmaji", exact=True)).to_be_visible()
    assert answers(page, 0) == []
    page.locator("#answer-0").fill("水")
    page.keyboard.press("Enter")
    assert [one["rating"] for one in answers(page, 1)] == [3]


def test_a_miss_is_told_and_taken_back(server, open_page):
    page = open_page(motion=False)
    open_cards(page, server, only="water,tea", to="es", way="type", more="&script=any")
    page.locator("#answer-0").fill("zzzz")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=2, name="Not this time")).to_be_visible()
    expect(page.locator(".verdict .flash-word")).to_be_visible()
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.locator("#answer-0")).to_be_focused()
    page.wait_for_function(f"async () => (await ({ENTRIES_KINDS})()).includes('undo')")


ENTRIES_KINDS = """() => new Promise((done) => {
  const asked = indexedDB.open('pipit')
  asked.onsuccess = () => {
    const all = asked.result.transaction('entries').objectStore('entries').getAll()
    all.onsuccess = () => done(all.result.map(({ kind }) => kind))
  }
})"""


# MARK: Scripts

def test_the_script_is_switched_on_the_card(server, open_page):
    page = open_page(motion=False)
    open_cards(page, server, only="water", source="ja", to="en")
    expect(word(page)).to_have_text("水")
    expect(word(page)).to_have_attribute("lang", "ja")
    page.get_by_role("radio", name="Rōmaji").check(force=True)
    expect(word(page)).to_have_text("mizu")
    expect(word(page)).to_have_attribute("lang", "ja-Latn-hepburn")
    turn(page)
    grade(page, "good").click()
    (given,) = answers(page, 1)
    assert given["item"] == "card/everyday/water/ja-Latn-hepburn/en"
    # It holds for the next round, and for the deck's list of words.
    open_cards(page, server, only="tea", source="ja", to="en")
    expect(word(page)).to_have_text(deck("ja")["tea"]["ja-Latn-hepburn"])


def test_the_reading_is_hidden_until_it_is_asked_for(server, open_page):
    page = open_page(motion=False)
    open_cards(page, server, only="school", source="ja", to="en")
    expect(page.locator("rt")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator(".front rt")).to_have_text("がっこう")
    expect(page.locator(".front rt")).to_have_attribute("lang", "ja-Hrkt")
    page.keyboard.press("h")
    expect(page.locator("rt")).to_have_count(0)


@pytest.mark.parametrize(("to", "tag"), [("ar", "ar"), ("pa", "pa-Arab")])
def test_what_runs_right_to_left_does(server, open_page, to, tag):
    page = open_page(motion=False)
    open_cards(page, server, only="water", to=to)
    turn(page)
    if tag == "pa-Arab":
        page.locator(".back").get_by_role("radio", name="Shahmukhi").check(force=True)
    shown = page.locator(".back .flash-word")
    expect(shown).to_have_attribute("lang", tag)
    assert bare(page) == deck(to)["water"][tag]
    assert shown.evaluate("node => getComputedStyle(node).direction") == "rtl"
    # What stands around it runs as before.
    assert page.locator(".back").evaluate("node => getComputedStyle(node).direction") == "ltr"


def test_every_text_of_a_card_tells_its_language(server, open_page):
    page = open_page(motion=False)
    open_cards(page, server, only="water", source="zh", to="ja")
    expect(word(page)).to_have_attribute("lang", "zh-Hans")
    turn(page)
    told = page.locator(".back [lang]").evaluate_all("all => all.map(one => one.lang)")
    assert {"zh-Hans", "ja", "ja-Hrkt", "ja-Latn-hepburn"} <= set(told)


# MARK: What is remembered

def test_a_grade_says_what_becomes_of_the_card(server, open_page):
    """What stands on the key is when the item's page says that it comes up."""
    page = open_page(motion=False)
    page.goto(server.url + "/about")
    ready(page)
    queues.remember(page, server, queues.answered("card/everyday/water/en/ja", rating=3),
                    queues.answered("card/everyday/water/en/ja", rating=3), days=9)
    open_cards(page, server, only="water")
    turn(page)
    label = grade(page, "good").locator(".future").inner_text()
    days = int(re.fullmatch(r"(\d+) d", label)[1])
    grade(page, "good").click()
    answers(page, 3)
    page.goto(server.url + "/item?id=card%2Feveryday%2Fwater%2Fen%2Fja")
    ready(page)
    expect(page.locator("main")).to_contain_text(f"in {days} days")


def test_the_last_grade_is_taken_back(server, open_page):
    page = open_page(motion=False)
    open_cards(page, server)
    first = asked(page)
    turn(page)
    grade(page, "easy").click()
    answers(page, 1)
    expect(page.locator("#flip")).to_be_visible()
    page.keyboard.press("z")
    # The card is there again, turned, to be graded anew.
    expect(page.locator(".back .asked-word")).to_have_text(deck("en")[first]["en"])
    expect(grade(page, "easy")).to_be_focused()
    page.keyboard.press("2")
    answers(page, 2)
    page.goto(f"{server.url}/item?id={urllib.parse.quote(f'card/everyday/{first}/en/ja', safe='')}")
    ready(page)
    expect(page.get_by_text("Taken back").or_(page.locator("li.undone"))).to_have_count(1)


def test_a_reload_in_the_middle_goes_on(server, open_page):
    page = open_page(motion=False)
    open_cards(page, server)
    turn(page)
    grade(page, "good").click()
    expect(page.locator("#flip")).to_be_visible()
    turn(page)
    shown = page.locator(".back .flash-word").inner_text()
    page.reload()
    ready(page)
    expect(page.locator(".back .flash-word")).to_have_text(shown)
    assert place(page) == "Flash cards: card 2 of 3"
    grade(page, "good").click()
    assert len(answers(page, 2)) == 2


# MARK: Pages

def test_languages_are_chosen_at_home_and_kept(server, open_page):
    page = open_page(motion=False)
    page.goto(server.url + "/cards")
    ready(page)
    into = page.get_by_role("group", name="Into")
    into.get_by_role("button", name="Japanese").click()
    expect(into.get_by_role("button", name="Japanese")).to_have_attribute("aria-pressed", "true")
    into.get_by_role("button", name="Spanish").click()
    expect(into.get_by_role("button", name="Spanish")).to_have_attribute("aria-pressed", "false")
    page.get_by_role("radio", name="5 cards", exact=True).check(force=True)
    page.reload()
    ready(page)
    page.locator(".cards-play").click()
    page.wait_for_selector("#asked")
    assert "from=en&to=ja&way=flip&count=5" in page.url


def test_a_word_is_found_with_all_its_forms(server, open_page):
    page = open_page(motion=False)
    page.goto(server.url + "/cards")
    ready(page)
    page.get_by_role("group", name="Into").get_by_role("button", name="Japanese").click()
    page.goto(server.url + "/cards/everyday?find=mizu")
    ready(page)
    row = page.locator(".deck-words li").filter(has_text="water")
    expect(row).to_have_count(1)
    expect(page.locator(".deck-words li").filter(has_text="school")).to_have_count(0)
    row.locator("summary").click()
    for text in ("水", "みず", "mizu"):
        expect(row.locator("dd", has_text=text).first).to_be_visible()


@pytest.mark.parametrize("look", LOOKS)
def test_the_room_is_accessible_and_whole(server, open_page, audit, fits, screenshot, look):
    page = open_page(**LOOKS[look], motion=False)
    speech.stub(page, VOICES, milliseconds=20)
    for name, path in {"home": "/cards", "deck": "/cards/everyday"}.items():
        page.goto(server.url + path)
        ready(page)
        audit(page)
        fits(page)
        screenshot(page, f"cards/{name}-{look}")
    for way in ("flip", "choose", "type", "hear"):
        open_cards(page, server, only="school,water,tea,milk", source="ja", to="en", way=way)
        audit(page)
        fits(page)
        screenshot(page, f"cards/{way}-{look}")
        if way in ("flip", "hear"):
            turn(page)
        elif way == "choose":
            page.locator(".choice").first.click()
        else:
            page.locator("#answer-0").fill("zzz")
            page.keyboard.press("Enter")
            expect(page.locator(".verdict")).to_be_visible()
        audit(page)
        fits(page)
        screenshot(page, f"cards/{way}-told-{look}")
