"""The peer from PyPI: `journal_peer.py LOG` keeps the answers of a journal in Yjs' core (Yrs, by pycrdt), as an array
of JSON with item, rating, time and moment alone, and prints its bytes as they are and deflated. Three devices have a
third each, and one has all."""

import json
import sys
import zlib

from pycrdt import Array, Doc

rows = []
for line in open(sys.argv[1], encoding="utf-8"):
    entry = json.loads(line)
    if entry["kind"] == "answer":
        payload = entry["payload"]
        rows.append(json.dumps(
            [payload["item"], payload["rating"], payload["milliseconds"], entry["at"]],
            ensure_ascii=False, separators=(",", ":")))
whole = Doc()
for device in range(3):
    doc = Doc()
    log = doc.get("log", type=Array)
    with doc.transaction():
        for row in rows[len(rows) * device // 3:len(rows) * (device + 1) // 3]:
            log.append(row)
    whole.apply_update(doc.get_update())
update = whole.get_update()
packer = zlib.compressobj(9, zlib.DEFLATED, -15)
print(len(update), len(packer.compress(update) + packer.flush()))
