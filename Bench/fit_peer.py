"""The peer from PyPI: `fit_peer.py LOG` prints the seconds in which fsrs-rs fits the log, and the weights."""

import sys
import time

import fsrs_rs_python

items, histories = [], {}
for line in open(sys.argv[1], encoding="utf-8"):
    item, day, rating = map(int, line.split(","))
    histories.setdefault(item, []).append((day, rating))
for history in histories.values():
    reviews = [
        fsrs_rs_python.FSRSReview(rating, day - history[max(place - 1, 0)][0])
        for place, (day, rating) in enumerate(history)]
    items += [fsrs_rs_python.FSRSItem(reviews[:count]) for count in range(2, len(reviews) + 1)]
owners = [item for item, history in histories.items() for _ in history[1:]]
fsrs = fsrs_rs_python.FSRS(list(fsrs_rs_python.DEFAULT_PARAMETERS))
times = []
for _ in range(5):
    began = time.perf_counter()
    weights = fsrs.compute_parameters(items, owners)
    times.append(time.perf_counter() - began)
print(min(times))
print(*weights)
