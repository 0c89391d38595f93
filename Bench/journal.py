"""The journal: bytes a review in blocks, beside Yjs' core, which PyPI gives; reading and folding 100,000 events, and
a start with them in the store."""

import base64
import statistics
import struct
import subprocess
import sys
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


def blocks_of(program, log, size):
    """The blocks of a log, each of so many entries."""
    told = subprocess.run([program, "blocks", str(size)], input=log, capture_output=True, check=True).stdout
    blocks, place = [], 0
    while place < len(told):
        (length,) = struct.unpack_from("<I", told, place)
        blocks.append(told[place + 4:place + 4 + length])
        place += 4 + length
    return blocks


def log_of(reviews, bench):
    """A learner's journal with so many answers or a few more: its entries as JSON, a line each."""
    return subprocess.run(
        [sys.executable, bench.ROOT / "Bench/journal_log.py", str(reviews)], capture_output=True, check=True).stdout


def measure_sizes(program, bench, peers):
    log = log_of(REVIEWS, bench)
    answers = b"".join(line + b"\n" for line in log.splitlines() if b'"kind":"answer"' in line)
    reviews = answers.count(b"\n")
    path = bench.ROOT / ".build/bench/journal/log"
    path.write_bytes(log)
    asked = subprocess.run(
        [peers, bench.ROOT / "Bench/journal_peer.py", path], capture_output=True, text=True)
    yrs = [int(figure) for figure in asked.stdout.split()]
    figure = lambda count: f"{count / reviews:.2f} B"

    bench.head(f"A log of {reviews:,} reviews, bytes a review; Yrs keeps item, rating, time and moment alone")
    for what, entries in (("reviews alone", answers), ("with results and progress", log)):
        kept = blocks_of(program, entries, 1_000)
        whole = b"".join(blocks_of(program, entries, 1_000_000))

        def beside(name, ours, raw, peer=None, goal=""):
            floor = f"Yrs {figure(peer)}, " if peer and entries is answers else ""
            bench.row(f"{what}, {name}", figure(ours), f"{floor}JSON {figure(raw)}", f"{ours / (peer if peer and entries is answers else raw):.2f}", goal)

        beside("as kept", sum(map(len, kept)), len(entries), yrs and yrs[0], "<= 24 B")
        beside("each of 1,000, brotli", sum(map(brotli, kept)), brotli(entries))
        beside("in one, deflate", deflate(whole), deflate(entries), yrs and yrs[1], "<= 6 B")
        beside("in one, brotli", brotli(whole), brotli(entries), None, "<= 6 B")


def measure_journal(app, floors, chromium, bench, peers):
    build = bench.ROOT / ".build/bench"
    program = build / "journal/journal"
    measure_sizes(program, bench, peers)

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

    texts = [base64.b64encode(block).decode() for block in blocks_of(program, log_of(80_000, bench), 1_000)[:100]]
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
