"""A learner who knows the courses: builds sentences in a page as the course's pack has them."""

import dataclasses
import functools
import re
import unicodedata

from learner import ROOT

KINDS = {"b": "built", "r": "read", "h": "heard"}
COURSES = sorted(path.name for path in (ROOT / "Content/Courses").iterdir() if path.is_dir())

# Counts the flakes of each burst of confetti, and tells from how far along the line they come.
BURSTS = """window.bursts = []
window.burstsFrom = []
addEventListener('DOMContentLoaded', () => new MutationObserver((changes) => {
  for (const change of changes) for (const node of change.addedNodes)
    if (node.querySelectorAll) {
      const flakes = node.querySelectorAll(':scope > i')
      if (flakes.length) { bursts.push(flakes.length); burstsFrom.push(parseFloat(flakes[0].style.left)) }
    }
}).observe(document.body, { childList: true }))"""

ENTRIES = """() => new Promise((done) => {
  const asked = indexedDB.open('pipit')
  asked.onsuccess = () => {
    const all = asked.result.transaction('entries').objectStore('entries').getAll()
    all.onsuccess = () => done(all.result.map(({ kind, payload }) => [kind, payload]))
  }
})"""


@dataclasses.dataclass(frozen=True)
class Exercise:
    """An exercise as the pack has it; its words as its tiles show them."""

    id: str
    kind: str
    prompt: str
    answer: str
    words: tuple
    distractors: tuple
    alternatives: tuple
    teaches: tuple


@functools.cache
def course(name):
    """The lessons of a course, each with its exercises, in their order."""
    lessons, options = {}, lambda text: tuple(text.split("|")) if text else ()
    for line in (ROOT / f".build/packs/course-{name}.pack").read_text().splitlines():
        kind, columns = line[0], line[1:].split("\t")
        if kind == "l":
            exercises = lessons[columns[0]] = []
        elif kind in KINDS:
            columns += [""] * (8 - len(columns))
            exercises.append(Exercise(
                columns[0], KINDS[kind], columns[1], columns[2], tuple(map(bare, columns[2].split(" "))),
                options(columns[3]), options(columns[4]), options(columns[5])))
        elif kind == "t":
            exercises[-1] = dataclasses.replace(exercises[-1], words=tuple(map(bare, columns[0].split("|"))))
    return lessons


def cafe():
    return course("es-from-en")["cafe"]


def bare(word):
    """A word without the marks at its ends, in small letters, as it is looked for among tiles."""
    letters = [place for place, letter in enumerate(word) if unicodedata.category(letter)[0] in "LMN"]
    return word[letters[0]:letters[-1] + 1].casefold() if letters else word


def sentence(exercise):
    """The answer without its marks, as words with spaces between them."""
    return " ".join(exercise.words)


def open_lesson(page, server, name="cafe", of="es-from-en", more=""):
    page.goto(f"{server.url}/practise/sentence?course={of}&lesson={name}{more}")
    page.wait_for_selector("html[data-pipit=ready]")
    page.wait_for_selector("#asked")


def free(page):
    """The tiles that are still in the bank: a word and the place of each."""
    tiles = page.evaluate("""[...document.querySelectorAll('.bank .slot > button.tile')].map((one) =>
      [one.querySelector('.label').firstChild.data, Number(one.id.split('-')[2])])""")
    return [(bare(word), place) for word, place in tiles]


def tile(page, word):
    """The tile of the bank that has a word."""
    place = next(place for one, place in free(page) if one == bare(word))
    return page.locator(f".bank button[id$='-{place}']")


def prompt(page):
    """The sentence that is asked, as it is seen."""
    return folded(page.locator("#prompt").evaluate("""(one) => {
      const copy = one.cloneNode(true)
      for (const tip of copy.querySelectorAll('[popover], rt')) tip.remove()
      return copy.textContent
    }"""))


def click(control):
    control.click()


def rest(page):
    """Lets the time of a double click pass where the page is scrolled between two presses: they would
    lie in one place of the window, as no hand's do."""
    if hasattr(page, "set_letters"):
        page.wait_for_timeout(210)


def build(page, words, press=click):
    """Builds a sentence of these words from the bank."""
    for count, word in enumerate(words, page.locator(".ruled .tile").count() + 1):
        rest(page)
        press(tile(page, word))
        page.wait_for_function("count => document.querySelectorAll('.ruled .tile').length === count", arg=count)


def wrong(exercise):
    """A wrong sentence: its last word is one that does not belong to it."""
    return [*exercise.words[:-1], exercise.distractors[0]]


def answer(page, words, press=click):
    """Builds a sentence and has it checked."""
    build(page, words, press)
    rest(page)
    press(page.locator("#check"))
    page.locator("#continue").wait_for()


def go_on(page, press=click):
    """Goes on from the verdict, to the next exercise or the finish."""
    page.evaluate("document.querySelector('#asked').dataset.seen = 'yes'")
    rest(page)
    press(page.locator("#continue"))
    page.wait_for_selector("#asked:not([data-seen]), .stars")


def finished(page):
    page.wait_for_url("**/finish/*")
    page.wait_for_selector(".stars")


def figures(page):
    """What the finish counts: each label with its figure."""
    return dict(page.evaluate("""[...document.querySelectorAll('.figure')].map((one) =>
      [one.lastElementChild.innerText, one.querySelector('strong').innerText])"""))


def entries(page, kind):
    """What the journal has of a kind, in its order."""
    return [payload for one, payload in page.evaluate(ENTRIES) if one == kind]


def broken(page):
    """The words on keys and tiles that are broken in two, which they are not where a row has room."""
    return page.evaluate("""[...document.querySelectorAll('.key:not(.round) .label, button.tile .label')].flatMap((label) => {
      const words = []
      const walk = document.createTreeWalker(label, NodeFilter.SHOW_TEXT)
      while (walk.nextNode()) for (const { index, 0: word } of walk.currentNode.data.matchAll(/\\S+/g)) {
        if (walk.currentNode.parentNode.matches('.hidden')) continue
        const range = document.createRange()
        range.setStart(walk.currentNode, index)
        range.setEnd(walk.currentNode, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) words.push(word)
      }
      return words
    })""")


def kept(page, kind, fits, count):
    """What the journal has of a kind and fits, once there is so much of it."""
    for _ in range(100):
        found = [one for one in entries(page, kind) if fits(one)]
        if len(found) >= count:
            return found
        page.wait_for_timeout(50)
    raise AssertionError(f"the journal has only {found}")


def folded(text):
    """A text with one space between its words."""
    return re.sub(r"\s+", " ", text).strip()
