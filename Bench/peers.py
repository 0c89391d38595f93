"""Pairs a second of the peers from PyPI: `peers.py PAIRS`, the file that `sentences pairs` has printed.

Prints `rapidfuzz FIGURE` and, where it can be had, `anki FIGURE`; anki compares whole texts, so it is
asked about short ones alone."""

import sys
import tempfile
import time

from rapidfuzz.distance import LCSseq

ROUNDS = 20


def best(compare, pairs):
    times = []
    for _ in range(ROUNDS):
        began = time.perf_counter()
        for one, other in pairs:
            compare(one, other)
        times.append(time.perf_counter() - began)
    return len(pairs) / min(times)


def numbered(words):
    """A text with a character for each number: what rapidfuzz compares fastest."""
    return "".join(chr(0x4e00 + int(word)) for word in words.split())


rows = [line.rstrip("\n").split("\t") for line in open(sys.argv[1], encoding="utf-8")]
print("rapidfuzz", best(LCSseq.opcodes, [(numbered(row[2]), numbered(row[3])) for row in rows]))
if len(rows[0][2].split()) < 64:
    from anki.collection import Collection

    with tempfile.TemporaryDirectory() as folder:
        collection = Collection(folder + "/bench.anki2")
        answer = collection._backend.compare_answer
        print("anki", best(lambda given, wanted: answer(expected=wanted, provided=given, combining=True),
                           [(row[0], row[1]) for row in rows[:100]]))
        collection.close()
