"""A learner's journal: `journal_log.py REVIEWS` prints its entries as JSON, a line each, as the store keeps them.

What is learned is the repository's own content: the letters of the NATO alphabet in three directions, the roots of
the daily puzzles to spell, the sentences of the courses, and games of words that are found in those roots. Items come
back when they are due, later each time and at once after a miss."""

import bisect
import collections
import itertools
import json
import math
import pathlib
import random
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
DAY = 86_400_000
NEW_YEAR = 1_767_225_600_000
LADDER = (0, 1, 3, 8, 20, 45, 90)
NEW = {"alphabet": 2, "spelling": 3, "sentence": 2}


def digits(number):
    text = ""
    while number:
        number, rest = divmod(number, 36)
        text = "0123456789abcdefghijklmnopqrstuvwxyz"[rest] + text
    return text


def lines(path):
    return [line for line in (ROOT / path).read_text(encoding="utf-8").split("\n") if line and line[0] != "#"]


def exercises():
    """The exercises of all courses, each as its course, its lesson's id and its members."""
    member = re.compile(r"^ *(- )?(id|prompt|answer|teaches): (.*)")
    for path in sorted((ROOT / "Content/Courses").glob("*-from-*/*.yaml")):
        lesson, exercise = "", {}
        for line in path.read_text(encoding="utf-8").split("\n"):
            if not (found := member.match(line)):
                continue
            _, name, value = found.groups()
            if line.startswith("  - id:"):
                lesson = value
            elif line.startswith("      - id:"):
                exercise = {"id": value}
                yield path.parent.name, lesson, exercise
            elif line.startswith("        ") and exercise:
                exercise[name] = [word.strip() for word in value[1:-1].split(",")] if name == "teaches" else value


class Learner:
    def __init__(self):
        self.dice = random.Random(6)
        self.entries = []
        self.reviews = 0
        nato = (ROOT / "Content/Alphabets/nato.yaml").read_text(encoding="utf-8")
        self.letters = dict(re.findall(r"- letter: (.)\n *words: \[(\w+)", nato))
        self.roots = lines("Content/Words/days-en.txt")
        self.common = [
            (word, collections.Counter(word)) for line in lines(".build/lexicon/frequency-en.txt")[:300]
            for word in line.split() if len(word) > 3 and word.isascii() and word.isalpha()]
        self.known = {name: [] for name in NEW}  # (study day, item), the next due first
        self.steps = collections.Counter()
        self.waiting = {
            "alphabet": [(way, letter) for way in ("choose", "letter", "hear") for letter in self.letters],
            "spelling": list(self.roots),
            "sentence": list(exercises())}
        for name in ("alphabet", "spelling"):
            self.dice.shuffle(self.waiting[name])
        self.waiting = {name: list(enumerate(items))[::-1] for name, items in self.waiting.items()}

    def study(self, reviews):
        for day in itertools.count():
            self.at = NEW_YEAR + day * DAY + int(self.dice.triangular(7, 22, 19) * 3_600_000)
            for name in ("alphabet", "spelling", "sentence"):
                self.practise(name, day)
            self.round_of_letters()
            self.scramble(self.roots[day])
            if self.reviews >= reviews:
                return self.entries

    def practise(self, name, day):
        known = self.known[name]
        for _ in range(NEW[name]):
            if self.waiting[name]:
                bisect.insort(known, (day, self.waiting[name].pop()), key=lambda pair: pair[0])
        due = [item for when, item in known if when <= day]
        del known[:len(due)]
        self.dice.shuffle(due)
        for start in range(0, len(due), 20):
            self.begin()
            asked = due[start:start + 20]
            for place, (number, item) in enumerate(asked):
                is_right = self.dice.random() < 0.88
                getattr(self, name)(item, is_right, 100 * (place + 1) // len(asked))
                step = self.steps[name, number] = min(self.steps[name, number] + 1, len(LADDER) - 1) if is_right else 1
                wait = LADDER[step] + self.dice.randrange(1 + LADDER[step] // 6)
                bisect.insort(known, (day + wait, (number, item)), key=lambda pair: pair[0])
            self.finish(name, len(asked))

    def round_of_letters(self):
        self.begin()
        for letter in self.dice.sample(list(self.letters), 16):
            self.alphabet(("choose", letter), self.dice.random() < 0.95, 0)
        self.finish("alphabet", 16)

    def begin(self):
        self.at += self.time(20_000)
        self.session = digits(self.at) + "-" + digits(self.dice.getrandbits(64))
        self.line, self.rights, self.missed = 0, 0, []

    def time(self, usual):
        return int(usual * math.exp(self.dice.gauss(0, 0.4)))

    def took(self, usual, lines=2, pause=1_200):
        """The time of an answer; the page of the one before was looked at for a while."""
        self.line += lines if self.line else 1
        milliseconds = self.time(usual)
        self.at += milliseconds + (self.time(pause) if self.line > 1 and pause else 0)
        return milliseconds

    def add(self, kind, payload, place=0):
        self.entries.append({
            "id": f"{self.session}/{self.line}/{place}", "kind": kind, "payload": payload, "at": self.at, "offset": 60,
            "device": "9f86d081884c7d65", "number": len(self.entries) + 1})

    def answer(self, item, is_right, milliseconds, **more):
        self.reviews += 1
        self.rights += is_right
        rating = 1 if not is_right else 2 if self.dice.random() < 0.07 else 3
        self.add("answer", {"item": item, "rating": rating, "milliseconds": milliseconds, **more})

    def miss(self, item, asked, answer, given, language, milliseconds):
        self.missed.append({
            "item": item, "asked": asked, "answer": answer, "given": given, "language": language,
            "milliseconds": milliseconds})

    def alphabet(self, item, is_right, _):
        way, letter = item
        milliseconds = self.took(2_400)
        more = {"name": letter, "alphabet": "nato", "way": way}
        if not is_right:
            other = self.dice.choice(list(self.letters))
            more["given"] = other if way == "letter" else self.letters[other]
            self.miss(letter, letter, self.letters[letter], more["given"], "en", milliseconds)
        direction = {"choose": "word", "letter": "letter", "hear": "ear"}[way]
        self.answer(f"alphabet/nato/{letter}/{direction}", is_right, milliseconds, **more)

    def spelling(self, word, is_right, _):
        milliseconds = self.took(4_500)
        more = {"name": word, "language": "en", "verdict": "right" if is_right else "wrong", "tries": 1 - is_right}
        if not is_right:
            place = self.dice.randrange(len(word))
            more["given"] = word[:place] + word[place + self.dice.choice((1, -1)):]
            self.miss(word, "", word, more["given"], "en", milliseconds)
        more |= {"faults": [] if is_right else [self.dice.choice(("doubled", "missing"))], "hints": 0}
        self.answer(f"spelling/en/{word}", is_right, milliseconds, **more)

    def sentence(self, item, is_right, percent):
        course, lesson, exercise = item
        milliseconds = self.took(9_000)
        language = course.split("-")[0]
        teaches = exercise.get("teaches", [])
        more = {"name": exercise["id"], "way": "tiles", "words": teaches, "language": language}
        if not is_right:
            words = exercise["answer"].split()
            place = self.dice.randrange(len(words))
            more |= {"missed": teaches[:1], "given": " ".join(words[:place] + words[place + 1:])}
            self.miss(exercise["id"], exercise.get("prompt", ""), exercise["answer"], more["given"], language, milliseconds)
        path = f"sentence/{course}/{lesson}"
        self.answer(f"{path}/{exercise['id']}", is_right, milliseconds, **more)
        self.add("progress", {"of": path, "percent": percent}, 1)

    def scramble(self, root):
        self.begin()
        letters = collections.Counter(root)
        found = [word for word, own in self.common if own <= letters]
        self.dice.shuffle(found)
        for word in found[:18]:
            self.answer(
                f"scramble/en/{word}", True, self.took(7_000, 1, 0), name=f"{root}/{word}", root=root, language="en",
                points=1 if len(word) == 4 else len(word), kind="common")
        self.finish("scramble", len(found))

    def finish(self, activity, count):
        self.line += 1
        self.at += self.time(1_200)
        self.add("finish", {
            "session": self.session, "activity": activity, "options": {"language": "en"}, "title": activity.title(),
            "right": self.rights, "count": count, "milliseconds": self.dice.randrange(30_000, 200_000),
            "bestCombo": self.rights // 2, "missed": self.missed, "xp": self.rights})


if __name__ == "__main__":
    for entry in Learner().study(int(sys.argv[1])):
        print(json.dumps(entry, ensure_ascii=False, separators=(",", ":")))
