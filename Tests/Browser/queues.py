"""A learner with a past: what is due, and how it is answered, whatever activity asks it."""

import json
import re
import time
import urllib.parse

import lessons
from learner import alphabet, capital, exactly

DAY = 86_400_000


def remember(page, server, *past, days=30):
    """Lets the journal have had these events: each is a kind and a payload, some days ago."""
    now = int(time.time() * 1000)
    events = [
        {"id": f"past{now}/{number}/0", "kind": kind, "payload": payload, "at": now - days * DAY + number, "offset": 0}
        for number, (kind, payload) in enumerate(past)
    ]
    # What is left in this place is kept by whoever starts next.
    key = f"pipit {now} 0.{days} 1000000"
    if "about:" in page.url:
        page.goto(f"{server.url}/about")
    page.wait_for_selector("html[data-pipit=ready]")
    page.evaluate(
        "([key, keep]) => localStorage.setItem(key, keep)",
        [key, json.dumps({"lines": [], "events": events, "close": [], "key": key})])


def answered(item, rating=4, **more):
    return "answer", {"item": item, "rating": rating, "milliseconds": 3000, **more}


def setting(name, value):
    return "set", {"name": name, "value": value}


def taught(exercise, course="es-from-en"):
    """The last time that an exercise was right, for the first word that it teaches."""
    return answered(f"sentence/{course}/{exercise.id}", words=list(exercise.teaches[:1]))


def only(page):
    query = urllib.parse.parse_qs(urllib.parse.urlparse(page.url).query)
    return query["only"][0].split(",")


def activity(page):
    return urllib.parse.urlparse(page.url).path.rsplit("/", 1)[1]


def answer(page, is_right=True):
    """Answers the question on the page; the verdict stays."""
    if activity(page) == "alphabet":
        words = alphabet("nato")
        right = capital(words[page.locator("#asked .letter").inner_text()])
        label = page.locator(".label", has_text=exactly(right))
        key = page.locator(".choice").filter(**{"has" if is_right else "has_not": label}).first
        key.click()
    elif activity(page) == "spelling":
        (word,) = only(page)
        page.get_by_role("textbox", name="Your spelling").fill(word if is_right else word + "x")
        page.get_by_role("button", name="Check", exact=True).click()
    else:
        (name,) = only(page)
        exercise = next(one for one in sum(lessons.course("es-from-en").values(), []) if one.id == name)
        lessons.answer(page, exercise.words if is_right else lessons.wrong(exercise))
    page.locator("#continue").wait_for()


def go_on(page):
    """Goes on from the verdict: to the next question, the next round, or the end."""
    page.locator(".verdict").first.evaluate("one => { one.dataset.seen = 'yes' }")
    page.locator("#continue").click()
    page.wait_for_function("""() => !document.querySelector('.verdict[data-seen]')
      && (document.querySelector('#asked') || location.pathname === '/queue')""")
    # The address follows the page.
    page.wait_for_timeout(100)


def is_over(page):
    return re.search(r"/queue(\?extra=1)?$", page.url) is not None
