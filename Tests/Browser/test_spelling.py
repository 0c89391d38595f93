"""The play and the replay screen: a word is heard, spelled, missed, tried again, told, and found again."""

import re

import pytest
import speech
from playwright.sync_api import expect
from spellers import (VOICES, defined, field, go_on, key, marks, open_words, ready, row, said, spell, told, word)
from test_pages import LOOKS
from lessons import entries, kept


@pytest.fixture
def speller(open_page):
    """A page whose device speaks, by a stub that keeps what was said."""
    page = open_page(motion=False)
    speech.stub(page, VOICES, milliseconds=20)
    return page


# MARK: By each way in

def test_a_word_is_typed_at_once_wherever_the_focus_is(server, speller):
    page = speller
    open_words(page, server, ["apple"])
    page.evaluate("document.activeElement.blur()")
    page.keyboard.type("apple\n")
    expect(page.locator("#continue")).to_be_visible()
    expect(page.locator("#asked")).to_have_count(0)


def test_a_round_by_keys_alone(server, speller):
    """From Home to the verdict: Tab, Enter, and the keys that have Control."""
    page, press = speller, speller.keyboard.press
    page.goto(server.url + "/spelling")
    ready(page)
    for _ in range(20):
        press("Tab")
        if page.evaluate("document.activeElement.matches('.spelling-play')"):
            break
    press("Enter")
    page.wait_for_selector("#asked")

    def heard(count):
        page.wait_for_function("count => window.speech.said.length >= count", arg=count)
        return page.evaluate("window.speech.said")

    (first,) = heard(1)
    assert re.fullmatch("[a-z]{4,8}", first["text"]) and (first["lang"], first["rate"]) == ("en-GB", 1)
    for count, chord in enumerate(("Control+ ", "Control+s", "Control+d"), 2):
        press(chord)
        heard(count)
    *_, again, slow, means = heard(4)
    assert again["text"] == slow["text"] == first["text"]
    assert (again["rate"], slow["rate"]) == (1, 0.6)
    clue = defined(first["text"])["clue"]
    assert means["text"].lower().startswith(clue["part"]) and first["text"] not in means["text"].lower().split()
    press("Control+h")
    expect(field(page)).to_be_focused()
    hints = page.get_by_role("list", name="What is known of the word").locator("li > .hidden")
    expect(hints).to_have_text([first["text"][0]] + ["a letter to find"] * (len(first["text"]) - 1))
    expect(page.locator("#told")).to_have_text(
        f"{len(first['text'])} letters, beginning with {first['text'][0]}.")
    page.keyboard.type("qq")
    press("Enter")
    expect(page.get_by_text("Not right yet")).to_be_visible()
    expect(page.locator("#told")).to_contain_text("Not right: qq. 2 tries left.")
    assert marks(page) == ["q, wrong", "q, wrong"]
    # What was typed is selected: typing writes it anew.
    expect(field(page)).to_be_focused()
    page.keyboard.type(first["text"])
    press("Enter")
    told(page, "Right at the 2nd try")
    expect(page.locator("#continue")).to_be_focused()
    press("Enter")
    expect(page.locator("h1")).to_have_text("Spelling: word 2 of 10")
    expect(page.locator("#answer-1")).to_be_focused()
    # The next word is heard by itself.
    page.wait_for_function("first => window.speech.said.at(-1).text !== first", arg=first["text"])
    (answered,) = kept(page, "answer", lambda one: True, 1)
    assert answered["item"] == f"spelling/en/{first['text']}"
    assert (answered["verdict"], answered["tries"], answered["given"], answered["hints"], answered["rating"]) == (
        "mended", 1, "qq", 1, 1)


def test_the_play_and_the_replay_screen_by_the_tree(server, speller):
    """As a screen reader has it: each state's controls by role and name, and what is read aloud of it."""
    page = speller
    open_words(page, server, ["geese"])
    expect(page.locator("main")).to_match_aria_snapshot("""
      - main:
        - link "Leave the round. Your place is kept."
        - 'heading "Spelling: word 1 of 1" [level=1]'
        - progressbar "0 of 1 words done"
        - group "Listen, and spell it":
          - heading "Listen, and spell it" [level=2]
          - button "Hear the word"
          - button "Hear it slowly"
          - button "What it means"
        - text: Your spelling
        - textbox "Your spelling"
        - button "Check"
        - button "Hint"
        - button "Read what it means"
        - button "Show the word"
    """)
    spell(page, "geeze")
    expect(page.locator("main")).to_match_aria_snapshot("""
      - main:
        - paragraph:
          - strong: Not right yet
          - text: 2 tries left.
        - list "Your letters":
          - listitem: g, right
          - listitem: e, right
          - listitem: e, right
          - listitem: z, wrong
          - listitem: e, right
        - textbox "Your spelling" [invalid]: geeze
    """)
    for wrong in ("gees", "gooze"):
        spell(page, wrong)
        expect(page.locator("#told")).to_contain_text("Not right")
    expect(page.locator("main")).to_match_aria_snapshot("""
      - main:
        - progressbar "1 of 1 words done"
        - heading "Not this time" [level=2]
        - paragraph: geese
        - button "Hear it"
        - button "Letter by letter"
        - text: You wrote gooze.
        - button "Continue"
        - button "Try again"
        - heading /What it means/ [level=2]
    """)
    expect(page.locator("#told")).to_have_text("Not right. The word is geese.")
    key(page, "Letter by letter").click()
    page.wait_for_function("() => window.speech.said.at(-1).text === 'g, e, e, s, e'")


# MARK: Tries

def test_three_tries_then_the_word_is_shown_and_practised_as_often_as_wished(server, speller):
    page = speller
    open_words(page, server, ["necessary", "rhythm"])
    first = word(page)
    wrong = {"necessary": ["neccesary", "necesary", "nesessary"], "rhythm": ["rythm", "rithm", "rhytm"]}[first]
    for left, given in zip(["2 tries left.", "1 try left."], wrong):
        spell(page, given)
        expect(page.locator(".not-yet")).to_contain_text(left)
        # The same once more, as a second press has it, is no try; nothing is none either.
        spell(page, given)
        spell(page, "  ")
        expect(page.locator(".not-yet")).to_contain_text(left)
    # From the second miss on it is told what kind it is.
    expect(page.locator(".nudge").first).to_be_visible()
    spell(page, wrong[2])
    told(page, "Not this time")
    expect(page.locator(".spelt")).to_have_text(first)
    (missed,) = kept(page, "answer", lambda one: True, 1)
    assert (missed["verdict"], missed["tries"], missed["given"], missed["rating"]) == ("missed", 3, wrong[0], 1)
    key(page, "Try again").click()
    expect(field(page)).to_be_focused()
    expect(field(page)).to_have_value("")
    expect(page.get_by_text("For practice: this does not count.")).to_be_visible()
    for number in range(5):
        spell(page, "x" * (number + 3))
        expect(page.locator("#told")).to_contain_text("Try again.")
    expect(page.get_by_text("left.")).to_have_count(0)
    spell(page, first)
    told(page, "Right this time")
    go_on(page)
    second = word(page)
    assert second != first
    spell(page, second)
    told(page, "Right")
    assert len(kept(page, "answer", lambda one: True, 2)) == 2
    go_on(page)
    # Only the misses, from the finish.
    page.wait_for_url("**/finish/*")
    missed = page.get_by_role("listitem").filter(has_text=f"your answer: “{wrong[0]}”")
    expect(missed.locator("strong")).to_have_text(first)
    page.get_by_role("link", name="Only the misses").click()
    expect(page.locator("h1")).to_have_text("Spelling: word 1 of 1")
    assert word(page) == first


def test_settings_decide_what_is_dealt_and_how_often_it_is_tried(server, speller):
    page = speller
    page.goto(server.url + "/spelling/settings")
    ready(page)
    page.get_by_role("slider", name="At least").fill("10")
    page.get_by_role("slider", name="At most").fill("10")
    page.get_by_label("How common").select_option("1")
    page.get_by_label("Tries for a word").select_option("any")
    page.get_by_role("link", name="Home").click()
    page.get_by_role("link", name="Play").click()
    page.wait_for_selector("#asked")
    words = []
    for number in range(10):
        words.append(word(page))
        if number == 0:
            for given in "abcdefghijkl":
                spell(page, given)
                expect(page.locator("#told")).to_have_text(f"Not right: {given}. Try again.")
                expect(page.locator(".not-yet")).to_contain_text("Try as often as you like.")
            spell(page, words[0])
            told(page, "Right at the 13th try")
        else:
            key(page, "Show the word").click()
            told(page, "This is the word")
        go_on(page)
    page.wait_for_url("**/finish/*")
    assert len(set(words)) == 10 and all(re.fullmatch("[a-z]{10}", one) for one in words)


# MARK: What is right

def test_capitals_blanks_and_regions_never_cost_a_try(server, speller):
    """A-HS-05."""
    for tries, (target, given) in enumerate(
            [("apple", "Apple"), ("apple", "APPLE"), ("apple", "apple "), ("colour", "color"), ("organize", "organise")], 1):
        open_words(speller, server, [target], f"&tries={tries}")
        spell(speller, given)
        told(speller, "Right")
    expect(speller.locator(".verdict")).to_contain_text("both are right")
    answers = kept(speller, "answer", lambda one: True, 5)
    assert {(one["verdict"], one["tries"], one["rating"]) for one in answers} == {("right", 0, 3)}


def test_what_sounds_the_same(server, speller):
    page = speller
    open_words(page, server, ["bear"])
    spell(page, "bare")
    told(page, "Right")
    expect(page.locator(".verdict")).to_contain_text("“bare” is right too: it sounds the same.")
    # Where its meaning is known it is another word: once no try is lost, then one is.
    open_words(page, server, ["bear"], "&tries=2")
    page.keyboard.press("Control+d")
    spell(page, "bare")
    expect(page.get_by_text("It sounds the same", exact=True)).to_be_visible()
    expect(page.get_by_text("“bare” sounds the same, but means something else. No try is lost.")).to_be_visible()
    spell(page, "bare")
    expect(page.locator(".not-yet")).to_contain_text("1 try left.")
    spell(page, "bear")
    told(page, "Right at the 2nd try")


def test_accents_and_capitals_are_named_and_mended(server, speller):
    page = speller
    open_words(page, server, ["canción"], language="es")
    spell(page, "cancion")
    expect(page.get_by_text("Almost: an accent")).to_be_visible()
    expect(field(page)).to_be_focused()
    expect(field(page)).to_have_attribute("lang", "es")
    page.get_by_role("button", name="Insert ó").click()
    expect(field(page)).to_have_value("ó")
    spell(page, "canción")
    told(page, "Right, once mended")
    # German nouns have a capital; a small letter is named too, and costs no try.
    open_words(page, server, ["Apfel"], language="de")
    spell(page, "apfel")
    expect(page.get_by_text("Almost: a capital")).to_be_visible()
    spell(page, "apfel")
    expect(page.locator(".not-yet")).to_have_count(0)
    spell(page, "Apfel")
    told(page, "Right, once mended")
    answers = kept(page, "answer", lambda one: True, 2)
    assert [(one["verdict"], one["tries"], one["faults"], one["rating"]) for one in answers] == [
        ("mended", 0, ["accent"], 2), ("mended", 0, ["capital"], 2)]
    page.goto(server.url + "/spelling/completed")
    expect(row(page, "canción")).to_contain_text("Right, once mended · you wrote “cancion” · Today")


def test_the_field_helps_with_no_letter(server, speller):
    """A-HS-04."""
    open_words(speller, server, ["apple"])
    marks = {"spellcheck": "false", "autocomplete": "off", "autocorrect": "off", "autocapitalize": "off",
             "lang": "en", "enterkeyhint": "done"}
    for name, value in marks.items():
        expect(field(speller)).to_have_attribute(name, value)
    assert field(speller).evaluate("(one) => [one.list, one.form.autocomplete, one.type]") == [None, "off", "text"]
    # The page does not have the word before it is told, in no attribute either.
    assert "apple" not in speller.evaluate("document.querySelector('main').innerHTML").lower()


# MARK: Kept

def test_a_word_under_way_is_there_after_reload_back_and_forward(server, speller):
    """A-HS-06."""
    page = speller
    page.goto(server.url + "/spelling")
    ready(page)
    page.get_by_role("link", name="Play").click()
    page.wait_for_selector("#asked")
    first = word(page)
    spell(page, "zzzz")
    expect(page.locator(".not-yet")).to_contain_text("2 tries left.")
    field(page).fill("abcd")

    def same():
        page.wait_for_selector("html[data-pipit=ready] #asked")
        expect(page.locator(".not-yet")).to_contain_text("2 tries left.")
        expect(field(page)).to_have_value("abcd")
        assert word(page) == first

    page.reload()
    same()
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_have_text("Spelling")
    page.go_forward()
    same()
    # Leaving and playing again is the same round: no tries are won back.
    page.get_by_role("link", name="Leave the round").click()
    page.get_by_role("link", name="Play").click()
    same()
    assert entries(page, "answer") == []


def test_a_streak_grows_ends_and_stays(server, speller):
    page = speller

    def streak():
        page.goto(server.url + "/spelling")
        ready(page)
        return [one.split("\n")[0] for one in page.locator(".figure").all_inner_texts()[:2]]

    def play(*given):
        for target, text in given:
            open_words(page, server, [target], "&tries=1")
            spell(page, text)
            page.locator("#continue").wait_for()
        kept(page, "answer", lambda one: one["name"] == given[-1][0], 1)

    assert streak() == ["0", "0"]
    play(("apple", "apple"), ("bridge", "bridge"))
    assert streak() == ["2", "2"]
    play(("butter", "buter"))
    assert streak() == ["0", "2"]
    play(("danger", "danger"))
    assert streak() == ["1", "2"]
    page.reload()
    assert streak() == ["1", "2"]
    # The fault has its drill, of words that give occasion for it.
    page.get_by_role("link", name="Double consonants").click()
    page.wait_for_selector("#asked")
    drilled = []
    for _ in range(10):
        drilled.append(word(page))
        key(page, "Show the word").click()
        go_on(page)
    assert "butter" in drilled and len(set(drilled)) == 10
    assert all(re.search(r"([^aeiou])\1", one) for one in drilled), drilled


# MARK: Ways to play

def test_a_bee_has_one_try_and_asks(server, speller):
    page = speller
    open_words(page, server, ["geese", "bridge"], mode="bee")
    expect(page.locator("h1")).to_have_text("Bee: word 1 of 2")
    first = word(page)
    for name in ("What it means", "Part of speech", "Repeat the word"):
        key(page, name).click()
    page.wait_for_function("() => window.speech.said.some(({ text }) => text === 'Noun')")
    for name in ("Hint", "Read what it means"):
        expect(key(page, name)).to_have_count(0)
    spell(page, first + "x")
    told(page, "Not this time")
    go_on(page)
    second = word(page)
    spell(page, second)
    told(page, "Right")
    go_on(page)
    page.wait_for_url("**/finish/*")
    expect(page.locator("main")).to_contain_text("the first miss at word 1")


def test_todays_set_is_the_same_for_everyone(server, open_page):
    sets = []
    for length in (None, "12"):
        page = open_page(motion=False)
        speech.stub(page, VOICES, milliseconds=20)
        if length:
            page.goto(server.url + "/spelling/settings")
            ready(page)
            page.get_by_role("slider", name="At least").fill(length)
            expect(page.get_by_text("12 letters", exact=True)).to_be_visible()
        page.goto(server.url + "/spelling")
        ready(page)
        page.get_by_role("link", name="Today’s set").click()
        page.wait_for_selector("#asked")
        words = []
        for _ in range(10):
            words.append(word(page))
            key(page, "Show the word").click()
            go_on(page)
        page.wait_for_url("**/finish/*")
        sets.append(words)
    assert sets[0] == sets[1] and len(set(sets[0])) == 10
    page.goto(server.url + "/spelling")
    expect(page.get_by_role("link", name="Today’s set")).to_contain_text("Done: 0 of 10")


def test_an_own_list_by_file_and_by_link_is_played_from_its_meanings(serve, open_page):
    """No voice at all: what is played is read, and the list came by a link that carries it."""
    server = serve(has_voice=False)
    giver = open_page(permissions=["clipboard-read", "clipboard-write"])
    giver.goto(server.url + "/spelling/lists/new")
    ready(giver)
    giver.get_by_label("Name").fill("Week 5")
    giver.get_by_label("Add the words of a file").set_input_files(
        {"name": "week.txt", "mimeType": "text/plain", "buffer": "geese; more than one goose; Two geese swam by.\nquokka\ta small animal\n".encode()})
    giver.get_by_role("button", name="Save the list").click()
    giver.get_by_role("button", name="Copy a link").click()
    expect(giver.locator("#told")).to_contain_text("copied")
    link = giver.evaluate("navigator.clipboard.readText()")

    page = open_page()
    page.goto(link)
    page.get_by_role("button", name="Add this list").click()
    page.get_by_role("link", name="Play").click()
    for _ in range(2):
        page.wait_for_selector("#asked")
        expect(page.get_by_text("There is no voice for English here. Spell the word from what it means.")).to_be_visible()
        expect(key(page, "Hear the word")).to_have_count(0)
        key(page, "Read what it means").click()
        meaning = page.locator("#meaning").inner_text()
        assert "geese" not in meaning and "quokka" not in meaning
        target = "quokka" if "animal" in meaning else "geese"
        if target == "geese":
            assert "Two ▁▁▁" in meaning and "swam by." in meaning
        spell(page, target)
        told(page, "Right")
        go_on(page)
    page.wait_for_url("**/finish/*")
    expect(page.locator("main")).to_contain_text("Your list · English")


# MARK: As it is seen

@pytest.mark.parametrize("look", LOOKS)
def test_every_state_is_accessible_and_whole(server, open_page, audit, fits, screenshot, look):
    page = open_page(motion=False, **LOOKS[look])
    speech.stub(page, VOICES, milliseconds=20)

    def see(name):
        audit(page), fits(page), screenshot(page, f"{look}/spell-{name}")

    open_words(page, server, ["bear"], "&tries=any")
    expect(key(page, "In a sentence")).to_be_visible()
    see("asked")
    key(page, "What it means").click()
    spell(page, "bare")
    see("homophone")
    spell(page, "baear")
    see("missed")
    spell(page, "baer")
    key(page, "Hint").click()
    see("missed-hint")
    key(page, "Read what it means").click()
    see("read")
    key(page, "Show the word").click()
    told(page, "This is the word")
    see("shown")
    key(page, "Try again").click()
    spell(page, "baer")
    see("practised")
    spell(page, "bear")
    told(page, "Right this time")
    see("mastered")
    go_on(page)
    page.wait_for_url("**/finish/*")
    see("finish")
    open_words(page, server, ["canción"], language="es")
    spell(page, "cancion")
    see("almost")
    spell(page, "canción")
    told(page, "Right, once mended")
    see("mended")
    open_words(page, server, ["colour"], mode="bee")
    see("bee")
    spell(page, "color")
    told(page, "Right")
    see("right")


def test_field_and_keys_stay_above_a_phones_keyboard(server, open_page):
    """At 360×640 half the window is the keyboard's: play keys, field and Check lie above it."""
    page = open_page(width=360, height=640, touch=True)
    speech.stub(page, VOICES, milliseconds=20)

    def above(name):
        boxes = {one: page.locator(one).bounding_box() for one in (
            "#hear", "[value^='slow ']", "[value^='describe ']", "[id^=answer-]", "[value^='write ']")
            if page.locator(one).count()}
        low = {one: box for one, box in boxes.items() if box["y"] < 0 or box["y"] + box["height"] > 330}
        assert len(boxes) >= 4 and low == {}, name

    open_words(page, server, ["bear"])
    expect(key(page, "In a sentence")).to_be_visible()
    above("asked")
    key(page, "What it means").tap()
    spell(page, "bare")
    above("homophone")
    spell(page, "baer")
    expect(page.locator(".not-yet")).to_be_visible()
    above("missed")
    open_words(page, server, ["canción"], language="es")
    spell(page, "cancion")
    expect(page.get_by_text("Almost: an accent")).to_be_visible()
    above("almost")


def test_the_tabs_stand_in_one_line(server, open_page):
    page = open_page(width=360, height=640)
    page.goto(server.url + "/spelling")
    ready(page)
    for width in (360, 390, 1024):
        page.set_viewport_size({"width": width, "height": 640})
        tops = page.locator(".tabs a").evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().top)")
        assert len(tops) == 3 and len(set(tops)) == 1, width
