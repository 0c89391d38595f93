"""The weights of FSRS-6 fitted to 24,000 reviews: how fast, and how well they foretell them, beside fsrs-rs.

Run alone it prints the reviews, `item,day,rating` a line."""

import math
import subprocess

PUBLISHED = (
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629,
    1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542)
# A learner who forgets unlike most, so that there is something to find.
LEARNER = {0: 0.5, 1: 1.0, 2: 1.8, 3: 6.0, 8: 1.45, 10: 0.6, 11: 1.2, 20: 0.25}
ITEMS, REVIEWS = 2400, 10


class Chance:
    """SplitMix64."""

    def __init__(self, seed):
        self.state = seed

    def roll(self):
        whole = 2**64 - 1
        self.state = self.state + 0x9E3779B97F4A7C15 & whole
        mixed = (self.state ^ self.state >> 30) * 0xBF58476D1CE4E5B9 & whole
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & whole
        return mixed ^ mixed >> 31

    def share(self):
        return (self.roll() >> 11) / 2**53

    def below(self, count):
        return self.roll() % count


def factor(w):
    return 0.9 ** (-1 / w[20]) - 1


def recall(w, days, stability):
    return (1 + factor(w) * days / stability) ** -w[20]


def first(w, rating):
    return w[rating - 1], min(max(w[4] - math.exp(w[5] * (rating - 1)) + 1, 1), 10)


def after(w, state, days, rating):
    """Stability and difficulty after an answer; here no item is asked twice on one day."""
    stability, difficulty = state
    forgotten = 1 - recall(w, days, stability)
    if rating == 1:
        left = w[11] * difficulty ** -w[12] * ((stability + 1) ** w[13] - 1) * math.exp(w[14] * forgotten)
        following = min(left, stability / math.exp(w[17] * w[18]))
    else:
        gain = math.exp(w[8]) * (11 - difficulty) * stability ** -w[9] * (math.exp(w[10] * forgotten) - 1)
        following = stability * (1 + gain * {2: w[15], 4: w[16]}.get(rating, 1))
    moved = difficulty - w[6] * (rating - 3) * (10 - difficulty) / 9
    moved = w[7] * (w[4] - math.exp(w[5] * 3) + 1) + (1 - w[7]) * moved
    return min(max(following, 0.001), 36500), min(max(moved, 1), 10)


def history(chance, truth):
    """The days and ratings of an item that is asked by the published weights, sometimes late."""
    day, share = chance.below(365), chance.share()
    rating = 1 if share < 0.22 else 2 if share < 0.30 else 3 if share < 0.88 else 4
    planned, known = first(PUBLISHED, rating), first(truth, rating)
    answers = [(day, rating)]
    while len(answers) < REVIEWS:
        days = min(max(1, round(planned[0])), 120)
        if chance.share() < 0.3:
            days += chance.below(1 + days // 2)
        if chance.share() >= recall(truth, days, known[0]):
            rating = 1
        else:
            share = chance.share()
            rating = 2 if share < 0.12 else 4 if share > 0.92 else 3
        day += days
        answers.append((day, rating))
        planned, known = after(PUBLISHED, planned, days, rating), after(truth, known, days, rating)
    return answers


def log():
    chance = Chance(1)
    truth = [LEARNER.get(place, weight) for place, weight in enumerate(PUBLISHED)]
    return [history(chance, truth) for _ in range(ITEMS)]


def loss(w, items):
    """The mean log loss of what the weights foretell."""
    total = count = 0
    for answers in items:
        state = first(w, answers[0][1])
        for (before, _), (day, rating) in zip(answers, answers[1:]):
            chance = min(max(recall(w, day - before, state[0]), 1e-6), 1 - 1e-6)
            total -= math.log(chance if rating > 1 else 1 - chance)
            count += 1
            state = after(w, state, day - before, rating)
    return total / count


def measure_fit(floors, chromium, bench):
    """Rounds of each in turn, the best of each."""
    program, table = bench.ROOT / ".build/bench/fit/fit", bench.ROOT / ".build/bench/site/fit.pack"
    items = log()
    python = bench.peers()
    page = bench.cold_page(chromium)
    bench.until_usable(page, floors.url + "/fit.html")
    native, browser, peer, weights = [], [], [], {}
    for _ in range(bench.ROUNDS):
        told = subprocess.run([program, table], capture_output=True, text=True, check=True).stdout.split("\n")
        native.append([float(figure) for figure in told[0].split()[:2]])
        bits, weights["ours"] = told[0].split()[2], [float(weight) for weight in told[1].split()]
        browser.append(page.evaluate("fitted()"))
        asked = subprocess.run(
            [python, bench.ROOT / "Bench/fit_peer.py", table], capture_output=True, text=True).stdout.split("\n")
        if len(asked) > 1:
            peer.append(float(asked[0]))
            weights["fsrs-rs"] = [float(weight) for weight in asked[1].split()]
    page.context.close()
    losses = {name: loss(found, items) for name, found in weights.items()}
    seconds, piece = (min(column) for column in zip(*native))
    fastest = min(browser, key=lambda told: told["seconds"])
    known = len(peer) > 0
    theirs = min(peer, default=math.nan)
    bench.head(f"FSRS-6 fitted to {ITEMS * REVIEWS:,} reviews")

    def beside(what, ours, goal):
        bench.row(what, bench.milliseconds(ours * 1000),
                  f"fsrs-rs {bench.milliseconds(theirs * 1000)}" if known else "fsrs-rs is not to be had",
                  f"{ours / theirs:.2f}" if known else "", goal)

    beside("natively", seconds, "<= 1, reach 0.5")
    beside("in the browser", fastest["seconds"], "<= 250 ms")
    bench.row("the longest piece, natively", bench.milliseconds(piece * 1000))
    bench.row("the longest piece, in the browser", bench.milliseconds(fastest["longest"] * 1000), "", "", "<= 50 ms")
    bench.row("log loss", f"{losses['ours']:.5f}", f"fsrs-rs {losses['fsrs-rs']:.5f}" if known else "",
              "", "<= fsrs-rs + 0.0002")
    bench.row("log loss of the published weights", f"{loss(PUBLISHED, items):.5f}")
    bench.row("both sides alike", "to the bit" if bits == fastest["bits"] else "THEY DIFFER")


if __name__ == "__main__":
    for item, answers in enumerate(log()):
        for day, rating in answers:
            print(item, day, rating, sep=",")
