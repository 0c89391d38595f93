"""A learner who spells: opens rounds, hears which word it is, spells it right or wrong."""

import functools
import urllib.parse

from learner import evaluate
from playwright.sync_api import expect

VOICES = [{"lang": "en-GB", "name": "Daniel", "default": True}, {"lang": "es-ES", "name": "Lucia"}, {"lang": "de-DE", "name": "Anna"}]


def ready(page):
    page.wait_for_function("() => document.documentElement.dataset.pipit === 'ready'")


def open_words(page, server, words, more="", mode="practice", language="en"):
    """A round of these words, in an order of chance."""
    only = urllib.parse.quote(",".join(words))
    page.goto(f"{server.url}/practise/spelling?language={language}&mode={mode}&only={only}{more}")
    page.wait_for_selector("html[data-pipit=ready] #asked")


def field(page):
    return page.get_by_role("textbox", name="Your spelling")


def key(page, name):
    return page.get_by_role("button", name=name, exact=True)


def spell(page, text):
    """Writes a spelling and has it checked."""
    field(page).fill(text)
    key(page, "Check").click()


def told(page, title):
    expect(page.get_by_role("heading", level=2, name=title, exact=True)).to_be_visible()


def go_on(page):
    """Goes on from the verdict, to the next word or the finish."""
    page.locator("#continue").click()
    page.wait_for_function("() => !document.querySelector('.verdict')")


def word(page):
    """The word on the page, as the device's stubbed voice says it."""
    count = page.evaluate("window.speech.said.length")
    key(page, "Hear the word").or_(key(page, "Repeat the word")).click()
    page.wait_for_function("count => window.speech.said.length > count", arg=count)
    return page.evaluate("window.speech.said.at(-1).text")


def said(page):
    """Everything that the stubbed voice was given."""
    return page.evaluate("window.speech.said.map(({ text, rate }) => [text, rate])")


@functools.cache
def defined(word):
    """What `pipit eval` knows of a word."""
    return evaluate({"function": "spelling.define", "word": word})[0]


def marks(page):
    """The letters of the last miss, as a screen reader reads them."""
    return page.get_by_role("list", name="Your letters").locator("li > .hidden").all_inner_texts()


def row(page, word):
    """The row of a word in Completed."""
    return page.locator("#completed li").filter(has_text=word)
