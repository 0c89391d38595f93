"""Answers compared a second: `cards_peer.py PAIRS`, what was typed and what was wanted, a tab between them.

Prints `python FIGURE`, a comparison after normalisation and case folding that tells right from wrong and no more,
and, where it can be had, `anki FIGURE`, whose comparison tells which letters differ."""

import sys
import tempfile
import time
import unicodedata

ROUNDS = 5


def best(compare, pairs):
    times = []
    for _ in range(ROUNDS):
        began = time.perf_counter()
        for typed, wanted in pairs:
            compare(typed, wanted)
        times.append(time.perf_counter() - began)
    return len(pairs) / min(times)


def folded(text):
    return unicodedata.normalize("NFC", text).casefold().strip()


rows = [tuple(line.rstrip("\n").split("\t")) for line in open(sys.argv[1], encoding="utf-8")]
print("python", best(lambda typed, wanted: folded(typed) == folded(wanted), rows))
try:
    from anki.collection import Collection
except ImportError:
    sys.exit()
with tempfile.TemporaryDirectory() as folder:
    collection = Collection(folder + "/bench.anki2")
    answer = collection._backend.compare_answer
    print("anki", best(lambda typed, wanted: answer(expected=wanted, provided=typed, combining=True), rows[:400]))
    collection.close()
