"""fsrs-rs through its Python package: `memory_peer.py LOG`, lines `item,day,rating`.

Prints the reviews a second of `memory_state_batch` over all items, and how often a second `next_states` gives
the four futures of an item."""

import sys
import time

import fsrs_rs_python as fsrs

items = {}
for line in open(sys.argv[1], encoding="ascii"):
    item, day, rating = map(int, line.split(","))
    items.setdefault(item, []).append((day, rating))
model = fsrs.FSRS(list(fsrs.DEFAULT_PARAMETERS))


def gaps(answers):
    return [day - answers[max(0, place - 1)][0] for place, (day, _) in enumerate(answers)]


def best(work, count, rounds):
    times = []
    for _ in range(rounds):
        began = time.process_time()
        work()
        times.append(time.process_time() - began)
    return count / min(times)


batch = [fsrs.FSRSItem([fsrs.FSRSReview(rating, gap) for (_, rating), gap in zip(answers, gaps(answers))])
         for answers in items.values()]
begun = [fsrs.FSRSItem(item.reviews[:-1]) for item in batch]
states = model.memory_state_batch(begun, [None] * len(begun))
asked = [(state, gaps(answers)[-1]) for state, answers in zip(states, items.values())]


def futures():
    for state, gap in asked:
        states = model.next_states(state, 0.9, gap)
        states.again, states.hard, states.good, states.easy


print(best(lambda: model.memory_state_batch(batch, [None] * len(batch)), sum(map(len, items.values())), 40),
      best(futures, len(asked), 40))
