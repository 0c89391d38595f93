"""A learner who scrambles: opens games, writes words by keys or by tapping letters, reads what is on the page."""

import re

from playwright.sync_api import expect

ROOT_WORD = "silkworm"
VOICES = [{"lang": "en-GB", "name": "Daniel", "default": True}]


def ready(page):
    page.wait_for_function("() => document.documentElement.dataset.pipit === 'ready'")


def visit(page, server, path="/scramble"):
    page.goto(server.url + path)
    ready(page)


def open_game(page, server, more=f"root={ROOT_WORD}"):
    page.goto(f"{server.url}/practise/scramble?{more}")
    here(page)


def here(page):
    """Waits until a game that can be played is on the page."""
    page.wait_for_selector("html[data-pipit=ready] #word")


def field(page):
    return page.get_by_role("textbox", name="Enter your own word")


def key(page, name):
    return page.get_by_role("button", name=name, exact=True)


def root(page):
    return page.get_by_role("heading", level=1).inner_text()


def write(page, *texts):
    """Writes words, each once the one before is judged."""
    for text in texts:
        field(page).fill(text)
        before = key(page, "Check").get_attribute("value")
        page.keyboard.press("Enter")
        page.wait_for_function("before => document.querySelector('[value^=\"write \"]').value !== before", arg=before)


def tap(page, text):
    """Taps letters one after another, also those that are in the field: where that is selected it begins anew."""
    tiles = page.get_by_role("list", name="Letters to tap")
    for letter in text:
        tiles.get_by_role("button", name=re.compile(f"^{letter}(, used)?$")).first.tap()


def refused(page, title, message):
    """The message is on the page, and what was typed can be written anew."""
    expect(page.locator("#message strong")).to_have_text(title)
    expect(page.locator("#message p")).to_have_text(message)


def selected(page):
    """What is selected in the field that has the focus."""
    return page.evaluate("(({ id, value, selectionStart, selectionEnd }) => id === 'word' ? value.slice(selectionStart, selectionEnd) : null)(document.activeElement)")


def told(page, text):
    """It is read aloud; what came just before may stand in front of it."""
    expect(page.locator("#told")).to_contain_text(text)


def has(page, *words, score=None):
    """The words found are these, the newest first, each with its letters counted."""
    rows = page.get_by_role("list", name="Your words").get_by_role("listitem")
    expect(rows.locator("strong")).to_have_text(list(words))
    expect(rows.locator(".ring")).to_have_text([re.compile(f"^{len(word)} ?letters") for word in words])
    if score is not None:
        scored(page, score)


def scored(page, score):
    expect(page.get_by_role("heading", level=2, name=f"Score {score}", exact=True)).to_be_visible()


def missed(page):
    """The common words that were not found, as the end tells them."""
    return page.locator("section .of-length .chip").all_inner_texts()
