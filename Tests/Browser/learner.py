"""A learner who knows the alphabets: plays rounds in a page with what `pipit eval` says is right."""

import functools
import json
import pathlib
import re
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]


def evaluate(*questions):
    """The answers of `pipit eval` to these questions, in order."""
    lines = "".join(json.dumps(question) + "\n" for question in questions)
    answers = subprocess.run(
        [ROOT / ".build/release/pipit", "eval"], input=lines, capture_output=True, text=True, check=True)
    return [json.loads(line)["result"] for line in answers.stdout.splitlines()]


@functools.cache
def alphabet(name):
    """The letters of an alphabet, each with the word to show."""
    (listed,) = evaluate({"function": "alphabet.list"})
    letters = next(one["letters"] for one in listed["alphabets"] if one["id"] == name)
    spelled = evaluate(*({"function": "alphabet.spell", "alphabet": name, "text": letter} for letter in letters))
    return {letter: answer["words"][0]["word"] for letter, answer in zip(letters, spelled)}


def open_round(page, server, name="nato", way="choose", more=""):
    page.goto(f"{server.url}/practise/alphabet?alphabet={name}&way={way}{more}")
    page.wait_for_selector("#asked")


def asked(page):
    """The letter on the page."""
    return page.locator("#asked .letter").inner_text()


def capital(word):
    """The word as choices show it."""
    return word[0].upper() + word[1:]


def right_choice(page, words):
    """The key with the right word for the letter on the page."""
    word = capital(words[asked(page)])
    return page.locator(".choice").filter(has=page.locator(".label", has_text=exactly(word)))


def exactly(text):
    return re.compile("^" + re.escape(text) + "$")


def play(page, words, answer, count=None):
    """Answers every question of the round with `answer(page, words)`, then goes on."""
    seen = []
    for number in range(count or len(words)):
        seen.append(asked(page))
        answer(page, words)
        page.locator("#continue").wait_for()
        yield seen
        page.locator("#continue").click()
        page.wait_for_function(
            "number => !document.querySelector('#continue')", arg=number)
