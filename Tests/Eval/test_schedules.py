"""A-FS: `pipit eval` schedules 2,000 random histories as py-fsrs does, within 1e-4."""

import json
import random
from datetime import datetime, timedelta, timezone

import fsrs
import pytest
from test_deals import evaluate

HISTORIES = 2000
STATES = {fsrs.State.Learning: "learning", fsrs.State.Review: "review", fsrs.State.Relearning: "relearning"}
GAPS = [timedelta(seconds=20), timedelta(minutes=10), timedelta(hours=23, minutes=59), timedelta(days=1),
        timedelta(days=3, hours=7), timedelta(days=25), timedelta(days=180), timedelta(days=4000)]
NAMES = ["again", "hard", "good", "easy"]


def results(requests):
    return [json.loads(line) for line in evaluate([json.dumps(request) for request in requests])]


def parameters(chance):
    """The published weights, or others near them whose first stabilities still rise with the rating."""
    usual = list(fsrs.scheduler.DEFAULT_PARAMETERS)
    if chance.random() < 0.4:
        return usual
    low, high = fsrs.scheduler.LOWER_BOUNDS_PARAMETERS, fsrs.scheduler.UPPER_BOUNDS_PARAMETERS
    weights = [min(max(w * chance.uniform(0.6, 1.5), a), b) for w, a, b in zip(usual, low, high)]
    return sorted(weights[:4]) + weights[4:]


def steps(chance):
    return chance.choice([[1, 10], [], [0.5], [1, 5, 30], [15, 1440], [2.25, 3]])


def invented(chance):
    """A request, and the answers in it as py-fsrs takes them."""
    request = {"function": "memory.review", "parameters": parameters(chance), "retention": chance.choice([0.7, 0.8, 0.9, 0.95, 0.99]),
               "learningSteps": steps(chance), "relearningSteps": steps(chance),
               "maximumInterval": chance.choice([36500, 365, 100, 7])}
    if chance.random() < 0.3:
        request = {"function": "memory.review"}
    now = datetime(2024, 5, 2, 12, 0, chance.randrange(60), tzinfo=timezone.utc)
    answers, history = [], []
    for _ in range(chance.randrange(1, 16)):
        rating = chance.choice([1, 2, 3, 3, 3, 4])
        zone = timezone(timedelta(minutes=chance.choice([0, 120, -480, 330, 765])))
        history.append({"rating": chance.choice([rating, NAMES[rating - 1]]), "at": now.astimezone(zone).isoformat()})
        answers.append((fsrs.Rating(rating), now))
        now += chance.choice(GAPS) + timedelta(seconds=chance.randrange(1000))
        if chance.random() < 0.03:
            now -= timedelta(days=9)
    return request | {"history": history}, answers


def judged(request, answers):
    scheduler = fsrs.Scheduler(
        parameters=request.get("parameters", fsrs.scheduler.DEFAULT_PARAMETERS), enable_fuzzing=False,
        desired_retention=request.get("retention", 0.9), maximum_interval=request.get("maximumInterval", 36500),
        learning_steps=[timedelta(minutes=m) for m in request.get("learningSteps", [1, 10])],
        relearning_steps=[timedelta(minutes=m) for m in request.get("relearningSteps", [10])])
    card = fsrs.Card()
    for rating, at in answers:
        card, _ = scheduler.review_card(card, rating, at)
        yield {"due": card.due, "state": STATES[card.state], "stability": card.stability, "difficulty": card.difficulty,
               "intervalDays": (card.due - at).days if card.state == fsrs.State.Review else 0}


def test_histories_are_scheduled_as_py_fsrs_does():
    chance = random.Random(6)
    asked = [invented(chance) for _ in range(HISTORIES)]
    compared = capped = 0
    for (request, answers), answer in zip(asked, results([request for request, _ in asked])):
        steps = answer["result"]["steps"]
        assert len(steps) == len(answers)
        for place, (ours, theirs) in enumerate(zip(steps, judged(request, answers))):
            # FSRS caps stability at 36,500 days; py-fsrs lets it grow, and goes another way from there.
            if theirs["stability"] > 36500:
                assert ours["stability"] == 36500
                capped += 1
                break
            where = f"answer {place} of {request}: {ours}, not {theirs}"
            assert ours["state"] == theirs["state"] and ours["intervalDays"] == theirs["intervalDays"], where
            assert datetime.fromisoformat(ours["due"]) == theirs["due"], where
            for name in ["stability", "difficulty"]:
                assert ours[name] == pytest.approx(theirs[name], rel=1e-4), where
            compared += 1
    assert compared > 5 * HISTORIES and capped < HISTORIES / 20


def test_the_published_history():
    """Ratings and gaps in days of fsrs-rs' own test; the last is 21 days after the one before."""
    at, history = datetime(2024, 5, 2, 12, tzinfo=timezone.utc), []
    for rating, gap in [(1, 0), (3, 0), (3, 1), (3, 3), (3, 8), (3, 21)]:
        at += timedelta(days=gap)
        history.append({"rating": rating, "at": at.isoformat()})
    (answer,) = results([{"function": "memory.review", "history": history}])
    last = answer["result"]["steps"][-1]
    assert last["stability"] == pytest.approx(53.62691, rel=1e-6)
    assert last["difficulty"] == pytest.approx(6.3574867, rel=1e-6)


@pytest.mark.parametrize("day_starts_at", [None, 4])
def test_whatever_happens_the_due_moment_lies_ahead(day_starts_at):
    """A-FS-12, with chance, and the same each time."""
    chance = random.Random(12)
    asked = []
    for seed in range(1000):
        request, _ = invented(chance)
        asked.append(request | {"fuzz": True, "seed": str(seed)} | ({} if day_starts_at is None else {"dayStartsAtHour": day_starts_at}))
    answers = results(asked)
    assert answers == results(asked)
    for request, answer in zip(asked, answers):
        longest = request.get("maximumInterval", 36500)
        for review, step in zip(request["history"], answer["result"]["steps"]):
            ahead = datetime.fromisoformat(step["due"]) - datetime.fromisoformat(review["at"])
            assert timedelta(0) < ahead <= timedelta(days=longest), (review, step)
            assert 0 <= step["intervalDays"] <= longest
            assert 0.001 <= step["stability"] <= 36500 and 1 <= step["difficulty"] <= 10
