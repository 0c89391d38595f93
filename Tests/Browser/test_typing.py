"""Words that are typed one after another: no letter is lost, and the page hears of each.

The module is a small one that stands for a game of words; the glue knows no meaning.
"""

import pytest
from glue_bench import bench, said, site, until  # noqa: F401  the bench's fixtures

# A field whose form writes words. `answers` decides what becomes of one; keeping a press waits for `release`.
GAME = """() => {
  let count = 0
  window.answers = () => []
  window.waits = []
  const store = {
    read: async () => ({ entries: [], blocks: [], sessions: [] }),
    keep: () => new Promise((done) => waits.push(() => done([]))),
  }
  window.release = () => waits.splice(0).forEach((go) => go())
  return bench.run(({ kind, token, text }) => {
    if (kind === 'start') return { patches: [bench.whole(
      ['form', {}, ['input', { type: 'text', id: 'word', name: 'word', 'data-typed': '', 'data-typing': '',
        'data-draft': 'game 0', value: '' }], ['button', { value: 'write 0' }, 'Check']],
      ['p', {}, 'typed'],
      ['button', { value: 'c', 'data-insert': 'c', 'aria-controls': 'word', type: 'button', id: 'c' }, 'c'],
      ['button', { 'data-insert': '', 'aria-controls': 'word', type: 'button', id: 'erase' }, 'erase'],
      ['button', { value: 'ok', type: 'button', id: 'ok', 'data-key': 'Escape' }, 'OK'],
      ['button', { value: 'sort', type: 'button', id: 'sort', 'data-key': 's' }, 'Sort'])] }
    if (kind === 'typed') return { patches: [['t', 6, text]] }
    if (!token?.startsWith('write')) return {}
    count += 1
    return { keep: { lines: [], events: [], close: [] }, patches: [
      ['a', 2, 'data-draft', `game ${count}`], ['a', 3, 'value', `write ${count}`], ...answers(token)] }
  }, { store })
}"""
# form 1, word 2, button 3 4, p 5 6


@pytest.fixture
def game(bench):  # noqa: F811
    def open_as(**options):
        page = bench(**options)
        page.evaluate(GAME)
        until(page, "document.documentElement.dataset.pipit === 'ready'")
        return page

    return open_as


def value(page):
    return page.evaluate("document.getElementById('word').value")


def written(page):
    return [token.split(" ", 3)[-1] for token in said(page) if token.startswith("press write")]


def drafts(page):
    return page.evaluate("Object.fromEntries(Object.entries(sessionStorage).filter(([key]) => key.startsWith('draft')))")


# One word after another

def test_words_typed_without_a_pause_come_whole_while_the_first_is_kept(game):
    page = game()
    page.locator("#word").focus()
    page.keyboard.type("cat\ndog\nfish\nx")
    assert written(page) == ["cat"]
    until(page, "waits.length")
    page.evaluate("release()")
    until(page, "waits.length && bench.tokens().length === 2")
    page.evaluate("release()")
    until(page, "waits.length && bench.tokens().length === 3")
    page.keyboard.type("yz\n")
    page.evaluate("release()")
    until(page, "bench.tokens().length === 4")
    assert written(page) == ["cat", "dog", "fish", "xyz"]
    assert value(page) == ""
    assert drafts(page) == {}


def test_words_typed_without_a_pause_come_whole_where_nothing_is_kept(game):
    page = game()
    page.evaluate("bench.glue.store = null; bench.glue.settleSoon = async () => {}")
    page.locator("#word").focus()
    page.keyboard.type("cat\ndog\nfish\n")
    until(page, "bench.tokens().length === 3")
    assert written(page) == ["cat", "dog", "fish"]


def test_what_was_sent_is_not_sent_again_by_a_second_press(game):
    page = game()
    page.locator("#word").focus()
    page.keyboard.type("cat\ndog\n\n")
    until(page, "waits.length")
    page.evaluate("release()")
    until(page, "bench.tokens().length === 2 && waits.length")
    page.evaluate("release()")
    until(page, "bench.tokens().length === 3")
    assert written(page) == ["cat", "dog", ""]


def test_a_word_that_was_mended_before_it_was_answered_stands_as_mended(game):
    page = game()
    page.locator("#word").focus()
    page.keyboard.type("cat\ndot\n")
    page.keyboard.press("Backspace")
    page.keyboard.type("g")
    until(page, "waits.length")
    page.evaluate("release()")
    until(page, "bench.tokens().length === 2")
    assert value(page) == "dog"


def test_a_field_of_another_question_begins_with_what_the_page_says(game):
    page = game()
    page.evaluate("answers = () => [['a', 2, 'value', 'catt'], ['a', 2, 'data-select', '']]")
    page.locator("#word").fill("catt")
    page.keyboard.press("Enter")
    assert value(page) == "catt"
    page.evaluate("bench.glue.effects.focus({ id: 'word' })")
    page.keyboard.type("cat")
    assert value(page) == "cat", "what is to be tried again is selected"


def test_letters_behind_a_word_that_is_refused_are_kept_and_not_selected(game):
    page = game()
    page.evaluate("""() => {
      answers = (token) => token.endsWith('qq') ? [['a', 2, 'value', 'qq'], ['a', 2, 'data-select', '']] : []
      const tell = bench.glue.tell
      bench.glue.tell = (message) => ({ ...tell(message), ...message.kind === 'press' && { effects: [{ do: 'focus', id: 'word' }] } })
    }""")
    page.locator("#word").focus()
    page.keyboard.type("cat\nqq\ndo")
    until(page, "waits.length")
    page.evaluate("release()")
    until(page, "bench.tokens().length === 2")
    page.keyboard.type("g")
    assert value(page) == "dog"


def test_what_was_typed_for_another_question_is_gone_with_it(game):
    page = game()
    page.locator("#word").fill("cat")
    assert drafts(page) == {"draft game 0 word": "cat"}
    page.evaluate("bench.glue.page.apply([['a', 2, 'data-draft', 'other 0']])")
    assert value(page) == ""
    assert drafts(page) == {}


# What the page is told

def test_each_change_is_told_and_the_field_stays_as_it_is(game):
    page = game()
    page.evaluate("bench.heard.length = 0")
    page.locator("#word").focus()
    page.keyboard.type("at")
    page.keyboard.press("Home")
    page.keyboard.type("c")
    assert page.evaluate("bench.toldOf('typed').map(({ text }) => text)") == ["a", "at", "cat"]
    assert page.evaluate("bench.heard.length") == 3
    assert page.evaluate("document.querySelector('p').textContent") == "cat"
    assert page.evaluate("[word.value, word.selectionStart]") == ["cat", 1]
    assert said(page) == []


def test_while_one_waits_only_the_last_is_told(game):
    page = game()
    page.locator("#word").focus()
    page.keyboard.type("cat\ndogs")
    page.evaluate("bench.heard.length = 0")
    until(page, "waits.length")
    page.evaluate("release()")
    until(page, "bench.toldOf('typed').length")
    assert page.evaluate("bench.toldOf('typed').map(({ text }) => text)") == ["dogs"]


def test_a_form_that_was_sent_says_so(game):
    page = game()
    page.locator("#word").fill("cat")
    page.keyboard.press("Enter")
    page.locator("#ok").click()
    page.evaluate("release()")
    until(page, "bench.tokens().length === 2")
    assert page.evaluate("bench.toldOf('press').map(({ isSent }) => isSent ?? false)") == [True, False]


def test_a_draft_that_comes_back_is_told(game):
    page = game()
    page.locator("#word").fill("cat")
    page.reload()
    until(page, "window.bench")
    page.evaluate(GAME)
    until(page, "bench.toldOf('typed').length")
    assert page.evaluate("[word.value, bench.toldOf('typed').at(-1).text]") == ["cat", "cat"]


# Letters typed anywhere

def test_a_letter_typed_anywhere_goes_into_the_field(game):
    page = game()
    page.keyboard.type("cats")
    assert value(page) == "cats"
    assert page.evaluate("document.activeElement.id") == "word"


def test_a_letter_typed_with_the_focus_on_a_button_goes_into_the_field(game):
    page = game()
    page.locator("#ok").focus()
    page.keyboard.press("a")
    assert [value(page), page.evaluate("document.activeElement.id")] == ["a", "word"]


def test_keys_that_mean_something_else_do_that(game):
    page = game()
    page.keyboard.press("Control+a")
    page.keyboard.press("Alt+b")
    page.keyboard.press("s")
    page.locator("#ok").focus()
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    assert said(page) == ["press sort", "press ok", "press ok"]
    assert [value(page), page.evaluate("document.activeElement.id")] == ["", "ok"]


def test_a_letter_for_what_is_to_be_tried_again_begins_it_anew(game):
    page = game()
    page.evaluate("bench.glue.page.apply([['a', 2, 'value', 'catt'], ['a', 2, 'data-select', '']])")
    page.keyboard.type("dog")
    assert value(page) == "dog"


def test_escape_in_a_field_presses_its_control(game):
    page = game()
    page.locator("#word").fill("cat")
    page.keyboard.press("Escape")
    assert said(page) == ["press ok"]
    assert [value(page), page.evaluate("document.activeElement.id")] == ["cat", "word"]


# Letters that are pressed

@pytest.mark.parametrize("text, left", [("cat", "ca"), ("cafe\u0301", "caf"), ("", ""), ("a👩‍👧", "a"), ("कि", "")])
def test_the_letter_before_the_caret_is_erased(game, text, left):
    page = game()
    page.locator("#word").fill(text)
    page.locator("#erase").click()
    assert [value(page), page.evaluate("document.activeElement.id")] == [left, "word"]
    assert page.evaluate("bench.toldOf('typed').at(-1)?.text") == left


def test_what_is_selected_is_erased(game):
    page = game()
    page.locator("#word").fill("cats")
    page.evaluate("word.setSelectionRange(1, 3)")
    page.locator("#erase").click()
    assert page.evaluate("[word.value, word.selectionStart]") == ["cs", 1]
    page.locator("#c").click()
    assert page.evaluate("[word.value, word.selectionStart]") == ["ccs", 2]


def test_letters_tapped_on_a_phone_open_no_keyboard_until_the_field_is_touched(game):
    page = game(touch=True, width=390, height=700, is_mobile=True)
    keyboard = "[word.value, word.inputMode]"
    for _ in range(2):
        page.locator("#c").tap()
    assert page.evaluate(keyboard) == ["cc", "none"]
    page.locator("#erase").tap()
    page.evaluate("bench.glue.effects.focus({ id: 'word' })")
    assert page.evaluate(keyboard) == ["c", "none"]
    page.locator("#word").tap()
    assert page.evaluate(keyboard) == ["c", ""]
    assert page.evaluate("document.activeElement.id") == "word"
    page.locator("#c").tap()
    assert page.evaluate(keyboard) == ["cc", ""], "a keyboard that is open stays"


def test_letters_pressed_with_a_mouse_leave_the_keyboard_to_go_on(game):
    page = game()
    page.locator("#c").click()
    assert page.evaluate("[word.value, word.inputMode, document.activeElement.id]") == ["c", "", "word"]
