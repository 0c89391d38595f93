"""A game of word scramble: by keys, by taps, by the tree; the field, what is kept, the clock, the day, words."""

import re

import pytest
import speech
from lessons import kept
from playwright.sync_api import expect
from scramblers import (VOICES, field, has, here, key, missed, open_game, ready, refused, root, scored, selected, tap,
                        told, visit, write)


# Asks the server whether the game that is kept is worth so many points.
CLAIM = """async (score) => {
  const open = indexedDB.open('pipit')
  const base = await new Promise((done) => { open.onsuccess = () => done(open.result) })
  const turn = base.transaction(['sessions', 'lines'])
  const all = (name) => new Promise((done) => { const ask = turn.objectStore(name).getAll(); ask.onsuccess = () => done(ask.result) })
  const [[{ seed, options }], lines] = await Promise.all([all('sessions'), all('lines')])
  const body = JSON.stringify({ deal: { seed, ...options }, tokens: lines.map(({ token }) => token), score })
  const answer = await fetch('/api/scramble/verify', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  return answer.json()
}"""


@pytest.fixture
def player(open_page):
    """A page whose device speaks, by a stub that keeps what was said."""
    page = open_page(motion=False)
    speech.stub(page, VOICES, milliseconds=20)
    return page


# MARK: The walk, three ways

def test_the_walk_by_keys_alone(server, player):
    page, keys = player, player.keyboard
    open_game(page, server)
    expect(page.get_by_role("heading", level=1, name="silkworm")).to_be_visible()
    for given, title, message in [
            ("go", "Word too short.", "Please enter words that are at least 3 characters long!"),
            ("silkworm", "That's our starting word.", "That would be too easy, don't you think?"),
            ("milky", "Word not possible.", "You can't spell that word from silkworm. There is no y."),
            ("kills", "Word not possible.", "You can't spell that word from silkworm. There is no second l."),
            ("wilkor", "Word not recognized.", "You can't just make up words, you know!")]:
        keys.type(given)
        keys.press("Enter")
        refused(page, title, message)
        # What was refused stays, selected: what is typed next replaces it.
        page.wait_for_function("given => getSelection().toString() === given", arg=given)
        assert selected(page) == given
    scored(page, 0)
    for given in ("worm", " Milk ", "WORKS"):
        keys.type(given)
        keys.press("Enter")
        expect(field(page)).to_have_value("")
        expect(field(page)).to_be_focused()
        expect(page.locator("#message")).to_have_count(0)
    has(page, "works", "milk", "worm", score=5 + 5 + 6)
    keys.type(" worm")
    keys.press("Enter")
    refused(page, "Word used already.", "Be more original!")
    has(page, "works", "milk", "worm", score=16)
    # New Game asks; no, then yes; what was found is there again by Undo.
    expect(field(page)).to_be_focused()
    keys.press("Shift+Tab")
    while page.evaluate("document.activeElement.textContent !== 'New Game'"):
        keys.press("Shift+Tab")
    keys.press("Enter")
    expect(page.get_by_role("heading", name="Begin a new game?")).to_be_focused()
    keys.press("Escape")
    expect(field(page)).to_be_focused()
    has(page, "works", "milk", "worm", score=16)


def test_a_new_game_is_dealt_and_undone(server, player):
    page, keys = player, player.keyboard
    open_game(page, server, "language=en")
    first = root(page)
    # Nothing was found, so nothing is asked.
    key(page, "New Game").click()
    page.wait_for_function("first => document.querySelector('h1').textContent !== first", arg=first)
    second = root(page)
    key(page, "End game").click()
    words = missed(page)
    assert 35 <= len(words) <= 145
    key(page, "Keep looking").click()
    write(page, words[0])
    has(page, words[0], score=1 + len(words[0]))
    key(page, "New Game").click()
    expect(page.get_by_role("heading", name="Begin a new game?")).to_be_focused()
    keys.press("Tab")
    keys.press("Enter")
    page.wait_for_function("second => document.querySelector('h1').textContent !== second", arg=second)
    here(page)
    scored(page, 0)
    expect(page.locator(".finds")).to_have_count(0)
    key(page, "Undo").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(second)
    has(page, words[0], score=1 + len(words[0]))


def test_the_walk_by_taps_alone(server, open_page):
    page = open_page(width=360, height=640, touch=True, is_mobile=True)
    open_game(page, server)

    def check(text):
        tap(page, text)
        key(page, "Check").tap()

    no_keyboard = "document.activeElement.id !== 'word' || word.inputMode === 'none'"
    tap(page, "worm")
    expect(field(page)).to_have_value("worm")
    tiles = page.get_by_role("list", name="Letters to tap")
    for letter in "worm":
        expect(tiles.get_by_role("button", name=f"{letter}, used")).to_have_class(re.compile(r"\bused\b"))
    expect(tiles.locator(".used")).to_have_count(4)
    key(page, "Erase the last letter").tap()
    expect(field(page)).to_have_value("wor")
    expect(tiles.locator(".used")).to_have_count(3)
    lay = tiles.inner_text().split()
    key(page, "Shuffle the letters").tap()
    page.wait_for_function("lay => document.querySelector('.letter-tiles').innerText.split(/\\s+/).join() !== lay.join()", arg=lay)
    assert sorted(tiles.inner_text().split()) == sorted("silkworm") and lay != list("silkworm")
    expect(field(page)).to_have_value("wor")
    check("k")
    has(page, "work", score=5)
    assert page.evaluate(no_keyboard)
    check("is")
    refused(page, "Word too short.", "Please enter words that are at least 3 characters long!")
    key(page, "OK").tap()
    expect(page.locator("#message")).to_have_count(0)
    # The first letter after a refusal begins the word anew.
    check("work")
    refused(page, "Word used already.", "Be more original!")
    check("silkworm")
    refused(page, "That's our starting word.", "That would be too easy, don't you think?")
    check("mokis")
    refused(page, "Word not recognized.", "You can't just make up words, you know!")
    check("milk")
    has(page, "milk", "work", score=10)
    newest = page.locator(".finds > li").first
    expect(newest).to_be_in_viewport(ratio=0.5)
    assert newest.evaluate("one => getComputedStyle(one).animationName") == "found"
    assert page.evaluate(no_keyboard)
    key(page, "New Game").tap()
    page.locator(".dialog, [role=dialog]").get_by_role("button", name="New Game").tap()
    expect(page.locator(".finds")).to_have_count(0)
    scored(page, 0)
    assert page.evaluate(no_keyboard)


def test_the_walk_by_the_tree(server, player):
    """As a screen reader has it: each state's controls by role and name, and what is read aloud of it."""
    page = player
    open_game(page, server)
    expect(page.locator("main")).to_match_aria_snapshot("""
      - main:
        - link "Leave the game. Your words are kept."
        - heading "silkworm" [level=1]
        - button "New Game"
        - heading "Score 0" [level=2]
        - 'progressbar "Egg: 4 points to the next rank"'
        - text: Enter your own word
        - textbox "Enter your own word"
        - list "Letters to tap"
        - button "Erase the last letter"
        - button "Shuffle the letters"
        - button "Check"
        - button "Hints"
        - button "End game"
        - heading "Your words" [level=2]
    """)
    for given, heard in [
            ("go", "Word too short. Please enter words that are at least 3 characters long!"),
            ("silkworm", "That's our starting word. That would be too easy, don't you think?"),
            ("worm", "worm, 5 points. Score 5. Hatchling."),
            ("worm", "Word used already. Be more original!"),
            ("milky", "Word not possible. You can't spell that word from silkworm. There is no y."),
            ("wilkor", "Word not recognized. You can't just make up words, you know!"),
            ("roil", "roil, 5 points. A bonus word. Score 10. Nestling."),
            ("skim", "skim, 5 points. Score 15.")]:
        field(page).fill(given)
        key(page, "Check").click()
        told(page, heard)
        expect(field(page)).to_be_focused()
    field(page).fill("go")
    key(page, "Check").click()
    expect(page.locator("main")).to_match_aria_snapshot("""
      - main:
        - paragraph: Please enter words that are at least 3 characters long!
        - button "OK"
        - textbox "Enter your own word" [invalid]: go
        - list "Letters to tap"
        - radiogroup "Order of your words":
          - radio "Newest" [checked]
        - list "Your words":
          - listitem:
            - text: "4 letters:"
            - button "Hear skim 5 points"
            - button "What skim means"
            - button "Put skim by to learn"
          - listitem:
            - text: "4 letters:"
            - button "Hear roil 5 points bonus word"
          - listitem:
            - button "Hear worm 5 points"
    """)
    key(page, "End game").click()
    expect(page.get_by_role("heading", level=2, name="You are a Nestling")).to_be_focused()
    told(page, re.compile(r"Nestling: 2 of \d+ words, 15 points\."))
    expect(page.locator("main")).to_match_aria_snapshot(r"""
      - main:
        - heading "You are a Nestling" [level=2]
        - button "Keep looking"
        - button "Share"
        - heading /Words you missed \(\d+\)/ [level=2]
    """)


# MARK: The field

def test_words_typed_without_a_pause_come_whole(server, player):
    page, keys = player, player.keyboard
    open_game(page, server)
    page.evaluate("document.activeElement.blur()")
    keys.type("worm\nmilk\nqq\n\nsilk\nwork\nski")
    has(page, "work", "silk", "milk", "worm", score=20)
    expect(field(page)).to_have_value("ski")
    answers = kept(page, "answer", lambda one: True, 4)
    assert [(one["name"], one["points"], one["kind"]) for one in answers] == [
        (f"silkworm/{word}", 5, "common") for word in ("worm", "milk", "silk", "work")]
    # The server plays the game again for its score.
    assert page.evaluate(CLAIM, 20) == {"score": 20, "own": 0, "stopped": False, "verified": True}


def test_a_message_goes_by_ok_by_escape_and_with_the_next_letter(server, player):
    page, keys = player, player.keyboard
    open_game(page, server)
    message = page.locator("#message")
    for leave in (lambda: key(page, "OK").click(), lambda: keys.press("Escape"), lambda: keys.press("End+s")):
        write(page, "go")
        expect(message).to_be_visible()
        leave()
        expect(message).to_have_count(0)
        expect(field(page)).to_be_focused()
    # Nothing comes of nothing.
    page.evaluate("document.querySelector('#told').textContent = ''")
    lines = page.locator("[value^='write ']").get_attribute("value")
    for nothing in ("", "   "):
        field(page).fill(nothing)
        keys.press("Enter")
    write(page, "worm")
    has(page, "worm", score=5)
    assert page.locator("[value^='write ']").get_attribute("value") == f"write {int(lines.split()[1]) + 1}"


# MARK: Kept

def test_a_game_is_there_after_reload_and_its_end_too_and_the_next_is_new(server, player):
    page = player
    open_game(page, server, "language=en")
    first = root(page)
    key(page, "End game").click()
    words = missed(page)
    key(page, "Keep looking").click()
    write(page, words[0], words[1])
    field(page).fill("ab")
    score = 2 + len(words[0] + words[1])
    page.reload()
    here(page)
    assert root(page) == first
    has(page, words[1], words[0], score=score)
    expect(field(page)).to_have_value("ab")
    key(page, "Leave the game. Your words are kept.").or_(page.get_by_role("link", name="Leave the game")).click()
    expect(page).to_have_url(server.url + "/scramble")
    page.get_by_role("link", name="Play").first.click()
    here(page)
    assert root(page) == first
    has(page, words[1], words[0], score=score)
    key(page, "End game").click()
    end = page.get_by_role("heading", level=2, name=re.compile("You are an? "))
    expect(end).to_be_visible()
    page.reload()
    ready(page)
    expect(end).to_be_visible()
    assert words[0] not in missed(page)
    page.get_by_role("link", name="Leave the game").click()
    page.get_by_role("link", name=re.compile(first)).click()
    expect(page.locator("main")).to_contain_text(words[0])
    page.go_back()
    page.get_by_role("link", name="Play").first.click()
    here(page)
    assert root(page) != first
    scored(page, 0)


def test_a_game_goes_on_without_a_network(server, player):
    page = player
    open_game(page, server, "language=en")
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("() => navigator.serviceWorker.controller", timeout=30_000)
    page.context.set_offline(True)
    key(page, "End game").click()
    words = missed(page)
    key(page, "Keep looking").click()
    write(page, words[0])
    page.reload()
    here(page)
    has(page, words[0])
    first = root(page)
    key(page, "End game").click()
    key(page, "New Game").first.click()
    page.wait_for_function("first => document.querySelector('h1').textContent !== first", arg=first)
    here(page)
    page.context.set_offline(False)


# MARK: Two windows

def test_two_windows_of_one_game_are_one_game(server, open_context):
    """A-ST-05: a word in one, a word in the other; after a reload both have both, and one score."""
    context = open_context(motion=False)
    first, second = context.new_page(), context.new_page()
    for page in (first, second):
        open_game(page, server, "root=medical")
    write(first, "decal")
    has(second, "decal", score=6)
    write(second, "medal")
    has(first, "medal", "decal", score=12)
    for page in (first, second):
        page.reload()
        here(page)
        has(page, "medal", "decal", score=12)
    # What was found in one is used in the other.
    write(second, "decal")
    refused(second, "Word used already.", "Be more original!")
    finds = kept(first, "answer", lambda one: True, 2)
    assert sorted(one["item"] for one in finds) == ["scramble/en/decal", "scramble/en/medal"]


def test_a_game_that_is_over_stays_where_another_window_leaves_it(server, open_context):
    context = open_context(motion=False)
    first, second = context.new_page(), context.new_page()
    for page in (first, second):
        open_game(page, server, "root=medical")
    write(first, "decal")
    key(first, "End game").click()
    end = second.get_by_role("heading", level=2, name=re.compile("You are an? "))
    expect(end).to_be_visible()
    first.get_by_role("link", name="Leave the game").click()
    expect(first).to_have_url(server.url + "/scramble")
    first.get_by_role("link", name="Days").click()
    # What the second was told has come when what follows it has.
    key(second, "Share").click()
    expect(end).to_be_visible()
    expect(second).to_have_url(re.compile("/practise/scramble"))
    key(second, "Keep looking").click()
    write(second, "medal")
    second.reload()
    here(second)
    has(second, "medal", "decal", score=12)


# MARK: Time

def test_a_clock_runs_down_and_can_be_stopped(server, open_page):
    page = open_page(motion=False)
    page.clock.install()
    open_game(page, server, "root=silkworm&clock=60")
    clock = page.get_by_role("timer", name="Time left")
    expect(clock).to_have_text(re.compile("1:00|0:5[0-9]"))
    page.clock.fast_forward(20_000)
    expect(clock).to_have_text(re.compile("0:(40|3[0-9])"))
    write(page, "worm")
    told(page, "worm, 5 points. Score 5. Hatchling.")
    page.clock.fast_forward(60_000)
    expect(page.get_by_role("heading", level=2, name="You are a Hatchling")).to_be_visible()
    told(page, re.compile(r"^Time is up\. Hatchling: 1 of \d+ words, 5 points\.$"))
    expect(field(page)).to_have_count(0)
    (finish,) = kept(page, "finish", lambda one: True, 1)
    assert (finish["score"], finish["clock"], finish["milliseconds"]) == (5, "60", 60_000)
    key(page, "Keep looking").click()
    expect(clock).to_have_count(0)
    write(page, "milk")
    open_game(page, server, "root=keyboard&clock=60")
    key(page, "Stop the clock").click()
    told(page, "The clock is stopped.")
    page.clock.fast_forward(120_000)
    expect(clock).to_have_count(0)
    write(page, "board")
    has(page, "board", score=6)


# MARK: The day's puzzle

def test_the_days_puzzle_is_the_same_for_everyone_and_goes_on(server, open_page):
    """The clock stands at a certain evening; in the night another puzzle comes."""
    roots = []
    for number in range(2):
        page = open_page(motion=False, permissions=["clipboard-read", "clipboard-write"], timezone_id="UTC")
        page.clock.install(time="2026-11-30T22:30:00Z")
        visit(page, server)
        page.get_by_role("link", name="Today’s puzzle").click()
        here(page)
        roots.append(root(page))
    assert roots[0] == roots[1]
    expect(key(page, "Keep this word")).to_have_count(0)
    key(page, "End game").click()
    words = missed(page)
    key(page, "Keep looking").click()
    write(page, words[0], words[1])
    page.reload()
    here(page)
    has(page, words[1], words[0])
    # Another game in between takes nothing of it.
    open_game(page, server)
    write(page, "worm")
    visit(page, server, "/scramble/days")
    page.locator("main").get_by_role("link", name=re.compile("^Today")).click()
    here(page)
    assert root(page) == roots[0]
    has(page, words[1], words[0])
    expect(page.get_by_text("Today’s is ready.")).to_have_count(0)
    # The date changes while it is played.
    page.clock.fast_forward("02:00:00")
    write(page, words[2])
    expect(page.get_by_text("This is the puzzle of 30 November. Today’s is ready.")).to_be_visible()
    has(page, words[2], words[1], words[0])
    key(page, "End game").click()
    key(page, "Share").click()
    told(page, re.compile("copied"))
    shared = page.evaluate("navigator.clipboard.readText()")
    assert shared.startswith("Pipit Word scramble, 30 November 2026\n") and "of" in shared
    assert "day=2026-11-30" in shared and set("■□") & set(shared)
    assert not set(re.findall(r"\w+", shared.lower())) & {roots[0], *words}
    page.get_by_role("link", name="Today’s puzzle").click()
    here(page)
    assert root(page) != roots[0]
    visit(page, server, "/scramble/days")
    days = page.locator(".days")
    expect(days.get_by_role("link", name=re.compile("^Yesterday"))).to_contain_text("Done")
    expect(days.get_by_role("link", name=re.compile("^Today"))).to_contain_text("Not begun")


# MARK: Words

def test_words_are_sorted_heard_explained_learnt_and_counted_as_hints(server, player):
    page = player
    open_game(page, server)
    write(page, "worm", "works", "silk")
    page.get_by_text("A–Z", exact=True).click()
    has(page, "silk", "works", "worm")
    page.get_by_text("Longest", exact=True).click()
    has(page, "works", "silk", "worm")
    page.get_by_text("Newest", exact=True).click()
    has(page, "silk", "works", "worm")
    page.get_by_role("button", name="Hear worm 5 points").click()
    page.wait_for_function("() => window.speech.said.some(({ text, lang }) => text === 'worm' && lang === 'en-GB')")
    key(page, "What worm means").click()
    expect(page.locator("#meaning")).to_contain_text("soft-bodied")
    key(page, "What worm means").click()
    expect(page.locator("#meaning")).to_have_count(0)
    key(page, "Put silk by to learn").click()
    told(page, "silk is put by to learn.")
    expect(key(page, "Put silk by to learn")).to_have_attribute("aria-pressed", "true")
    # The grid counts what is still to be found: none that was found.
    key(page, "Hints").click()
    grid = page.get_by_role("table")
    before = int(grid.locator("tfoot .sum").inner_text())
    write(page, "milk")
    expect(grid.locator("tfoot .sum")).to_have_text(str(before - 1))
    key(page, "End game").click()
    assert len(missed(page)) == before - 1
    expect(page.get_by_text("With the help of hints.")).to_be_visible()
    # A word that was missed tells what it means.
    chip = page.locator(".chip").first
    word = chip.inner_text()
    chip.click()
    expect(page.locator("#opened strong")).to_have_text(word)
    key(page, f"Put {word} by to learn").click()
    visit(page, server, "/scramble/words")
    expect(page.locator("main section").first.locator("li strong")).to_have_text([word, "silk"])


def test_what_was_put_by_before_is_put_by_in_another_game(server, player):
    page = player
    open_game(page, server)
    write(page, "worm", "silk")
    key(page, "Put worm by to learn").click()
    open_game(page, server, "root=silkworm&shortest=4")
    write(page, "worm", "silk")
    expect(key(page, "Put worm by to learn")).to_have_attribute("aria-pressed", "true")
    expect(key(page, "Put silk by to learn")).to_have_attribute("aria-pressed", "false")
    key(page, "Put worm by to learn").click()
    told(page, "worm is no longer put by.")
    visit(page, server, "/scramble/words")
    expect(page.get_by_text("There are none yet.")).to_be_visible()


def test_a_form_tells_what_its_headword_means_wherever_that_lies(server, player):
    """The headword of “mice” lies in another piece of the dictionary."""
    page = player
    open_game(page, server, "root=medical")
    write(page, "mice")
    key(page, "What mice means").click()
    expect(page.locator("#meaning")).to_contain_text("A form of “mouse”")
    expect(page.locator("#meaning li").first).to_contain_text("rodent")
    page.reload()
    here(page)
    expect(page.locator("#meaning li").first).to_contain_text("rodent")
    key(page, "Put mice by to learn").click()
    visit(page, server, "/scramble/words")
    key(page, "What mice means").click()
    expect(page.locator("#meaning li").first).to_contain_text("rodent")
    expect(key(page, "What mice means")).to_have_attribute("aria-expanded", "true")
    key(page, "Hear mice").click()
    expect(page.locator("#meaning li").first).to_contain_text("rodent")
    key(page, "What mice means").click()
    expect(page.locator("#meaning")).to_have_count(0)


def test_a_word_of_ones_own_is_kept_and_accepted_from_then_on(server, player):
    page = player
    open_game(page, server)
    write(page, "wilkor")
    key(page, "Keep this word").click()
    has(page, "wilkor", score=7)
    expect(page.locator(".finds .badge")).to_have_text("your own")
    told(page, "wilkor, 7 points. A word of yours. Score 7. Hatchling.")
    expect(field(page)).to_have_value("")
    visit(page, server, "/scramble/words")
    expect(page.locator("main section li strong")).to_have_text(["wilkor"])
    open_game(page, server, "root=silkworm&shortest=4")
    write(page, "wilkor")
    has(page, "wilkor", score=7)


def test_letters_of_other_languages(server, player):
    page = player
    open_game(page, server, "language=es&root=montañas")
    expect(page.get_by_role("list", name="Letters to tap").get_by_role("button", name="ñ", exact=True)).to_be_visible()
    expect(field(page)).to_have_attribute("lang", "es")
    write(page, "montana")
    refused(page, "Word not possible.", "You can't spell that word from montañas. There is no second n.")
    write(page, "MAÑANA".lower()[:3])
    open_game(page, server, "language=fr&root=éternité")
    write(page, "ete")
    # Accents are folded, and the word is written as the list has it.
    has(page, "été", score=4)
    write(page, "été")
    refused(page, "Word used already.", "Be more original!")


# MARK: As it is seen

SIZES = [(360, 640), (390, 844), (1280, 900)]
LOOKS = {"light": {"width": 390, "height": 844}, "dark": {"dark": True}, "narrow": {"width": 320, "height": 640, "text": 200}}
SMALL = """() => [...document.querySelectorAll('main :is(a, button, summary, input:not([type=hidden]))')].flatMap((one) => {
  const { width, height } = (one.closest('label') ?? one).getBoundingClientRect()
  return one.checkVisibility() && (width < 44 || height < 44) ? [`${one.outerHTML.slice(0, 80)} ${width} ${height}`] : []
})"""


@pytest.mark.parametrize("look", LOOKS)
def test_every_state_is_accessible_and_whole(server, open_page, audit, fits, screenshot, look):
    page = open_page(motion=False, **LOOKS[look])
    speech.stub(page, VOICES, milliseconds=20)

    def see(name):
        audit(page)
        for width, height in SIZES if look != "narrow" else [(320, 640)]:
            page.set_viewport_size({"width": width, "height": height})
            fits(page)
            assert page.evaluate(SMALL) == [], (name, width)
        screenshot(page, f"{look}/scramble-{name}")

    open_game(page, server, "root=silkworm&clock=300")
    see("new")
    write(page, "worm", "roil", "works")
    assert page.locator(".finds > .new").evaluate("one => getComputedStyle(one).animationName") == "none"
    write(page, "milky")
    see("refused")
    key(page, "Hints").click()
    key(page, "What worm means").click()
    expect(page.locator("#meaning")).to_contain_text("soft-bodied")
    see("hints")
    write(page, "wilkor")
    see("own")
    key(page, "New Game").click()
    see("asked")
    key(page, "Keep playing").click()
    key(page, "End game").click()
    page.locator(".chip").first.click()
    see("over")
    open_game(page, server, "scoring=bee")
    see("bee")
    open_game(page, server, "root=uncharacteristically&scoring=length")
    see("long")
