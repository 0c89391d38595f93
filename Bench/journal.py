"""The journal: bytes a review in blocks, reading and folding 100,000 events, and a start with them in the store."""

import base64
import statistics
import struct
import subprocess
import zlib

REVIEWS = 24_000
STARTS = 7

# Puts blocks into the store of the page's own address, as the glue does, and marks how far the device has counted.
FILL = """(texts) => new Promise((done, fail) => {
  const asked = indexedDB.open('pipit', 2)
  asked.onerror = () => fail(asked.error)
  asked.onsuccess = () => {
    const work = asked.result.transaction(['blocks', 'meta'], 'readwrite')
    texts.forEach((text, place) => work.objectStore('blocks').put(
      Uint8Array.from(atob(text), (letter) => letter.charCodeAt()), ['9f86d081884c7d65', place * 1000 + 1]))
    work.objectStore('meta').put('9f86d081884c7d65', 'device')
    work.objectStore('meta').put(texts.length * 1000, 'counter')
    work.oncomplete = () => { asked.result.close(); done() }
  }
})"""

READY = """() => new Promise((done) => {
  const look = () => document.documentElement.dataset.pipit === 'ready' ? done(performance.now()) : setTimeout(look, 1)
  look()
})"""


def deflate(data):
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return len(packer.compress(data) + packer.flush())


def brotli(data):
    return len(subprocess.run(
        ["brotli", "-q", "11", "-w", "24", "-c"], input=data, capture_output=True, check=True).stdout)


def blocks_of(program, reviews, size):
    """The blocks of a log of so many reviews, each of so many entries."""
    told = subprocess.run([program, "blocks", str(reviews), str(size)], capture_output=True, check=True).stdout
    blocks, place = [], 0
    while place < len(told):
        (length,) = struct.unpack_from("<I", told, place)
        blocks.append(told[place + 4:place + 4 + length])
        place += 4 + length
    return blocks


def measure_sizes(program, bench):
    bench.head(f"A log of {REVIEWS:,} reviews: bytes a review, results and progress of the rounds included")
    for what, kind in (("reviews alone", "answers"), ("the whole log", "all")):
        raw = subprocess.run([program, "raw", str(REVIEWS), kind], capture_output=True, check=True).stdout
        kept = b"".join(blocks_of(program, f"{REVIEWS}{'' if kind == 'all' else 'a'}", 1_000))
        whole = b"".join(blocks_of(program, f"{REVIEWS}{'' if kind == 'all' else 'a'}", 1_000_000))
        beside = lambda name, ours, floor, goal="": bench.row(
            f"{what}, {name}", f"{ours / REVIEWS:.2f} B", f"JSON {floor / REVIEWS:.1f} B", f"{ours / floor:.2f}", goal)
        beside("as they are kept", len(kept), len(raw), "<= 24 B")
        beside("blocks of 1,000, deflate", deflate(kept), deflate(raw))
        beside("blocks of 1,000, brotli", brotli(kept), brotli(raw))
        beside("one block, deflate", deflate(whole), deflate(raw), "<= 6 B")
        beside("one block, brotli", brotli(whole), brotli(raw), "<= 6 B")


def measure_journal(app, floors, chromium, bench):
    build = bench.ROOT / ".build/bench"
    program = build / "journal/journal"
    measure_sizes(program, bench)

    page = bench.cold_page(chromium)
    bench.until_usable(page, floors.url + "/journal.html")
    native, browser = [], []
    for _ in range(bench.ROUNDS):
        told = subprocess.run([program, "speed"], capture_output=True, text=True, check=True)
        native.append([float(figure) for figure in told.stdout.split()])
        browser.append(page.evaluate("figures()"))
    page.context.close()
    bench.head("100,000 events, natively the processor's time")
    names = ("reading their blocks", "folding them", "both")
    for name, ours, there in zip(names, map(min, zip(*native)), map(min, zip(*browser))):
        bench.row(f"{name}, natively", bench.milliseconds(ours), "", "", "<= 50 ms" if name == "both" else "")
        bench.row(f"{name}, in the browser", bench.milliseconds(there), f"natively {bench.milliseconds(ours)}",
                  f"{there / ours:.1f}", "<= 150 ms" if name == "both" else "")

    texts = [base64.b64encode(block).decode() for block in blocks_of(program, 80_000, 1_000)[:100]]
    starts = {"ours": [], "empty": []}
    for name, pages in starts.items():
        page = bench.cold_page(chromium)
        page.goto(app.url + "/about")
        page.evaluate(READY)
        if name == "ours":
            page.evaluate(FILL, texts)
        for _ in range(STARTS):
            page.goto(app.url + "/about", wait_until="commit")
            pages.append(page.evaluate(READY))
        page.context.close()
    ours, empty = (statistics.median(starts[name]) for name in ("ours", "empty"))
    bench.head("A start in Chromium, everything cached, the median")
    bench.row("with 100,000 events in the store", bench.milliseconds(ours),
              f"an empty store {bench.milliseconds(empty)}", f"{ours / empty:.2f}")
