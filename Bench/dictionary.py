"""The dictionary: how large its pieces are, how long a look-up takes, and a definition on a page."""

import http.client
import json
import random
import shutil
import statistics
import subprocess
import time

LOOKUPS = 20_000
PEER_LOOKUPS = 200
WORDS = 10


def measure_dictionary(app, floors, chromium, bench):
    root = bench.ROOT
    site = json.loads((root / ".build/site/site.json").read_text())
    sizes = [(root / f".build/site{path}.br").stat().st_size
             for name, path in site["packs"].items() if name.startswith("dictionary-en-")]
    bench.head("The dictionary, as its pieces are sent (brotli)")
    bench.row("the largest piece", bench.kilobytes(max(sizes)), goal="<= 64 KB")
    bench.row(f"all {len(sizes)} pieces", bench.kilobytes(sum(sizes)))

    words = [line.split("\t")[0] for name in site["packs"] if name.startswith("dictionary-en-")
             for line in (root / f".build/packs/{name}.pack").read_text().splitlines()[1:]]
    asked = random.choices(words, k=LOOKUPS)
    ours = min(lookup_by_eval(root, asked) for _ in range(3))
    bench.head(f"A look-up, {LOOKUPS:,} words drawn from {len(words):,}, JSON in and out")
    wn = shutil.which("wn")
    if wn:
        # WordNet's own program: what it takes to start is taken off.
        took = min(run(wn, asked[:PEER_LOOKUPS], "-over") - run(wn, asked[:PEER_LOOKUPS], "-l") for _ in range(3))
        peer = max(took / PEER_LOOKUPS, 0)
        bench.row("pipit eval", f"{ours * 1e6:.0f} µs", f"wn without its start {peer * 1e6:.0f} µs",
                  f"{ours / peer:.2f}" if peer else "", "<= 1")
    else:
        bench.row("pipit eval", f"{ours * 1e6:.0f} µs", "wn is not installed", goal="<= 1")
    seconds, count = lookup_by_server(app.port, asked[:2000])
    bench.row("/api/v2/entries, one connection", f"{seconds / count * 1e6:.0f} µs")
    definition_on_page(app, floors, chromium, bench)


# From the press until the meaning stands on the page, before it is painted.
PRESS = """button => {
  const pressed = performance.now()
  button.click()
  return document.getElementById('meaning') ? performance.now() - pressed : null
}"""


def definition_on_page(app, floors, chromium, bench):
    """“Read what it means”, pressed once the word's piece is there, beside a press on an empty page."""
    page, blank = bench.cold_page(chromium), bench.cold_page(chromium)
    bench.until_usable(blank, floors.url + "/blank.html")
    times = {"stands": [], "painted": [], "blank": []}
    for name, press in (("stands", PRESS), ("painted", bench.PRESS)):
        page.goto(app.url + "/practise/spelling?language=en")
        page.bring_to_front()
        for _ in range(WORDS):
            read = page.locator("main button[value^='read ']:enabled")
            read.wait_for()
            page.wait_for_timeout(random.uniform(60, 90))
            times[name].append(read.evaluate(press))
            page.locator("#meaning").wait_for()
            page.locator("main button[value^='show ']").click()
            page.locator("#continue").click()
    blank.bring_to_front()
    for _ in range(WORDS):
        blank.wait_for_timeout(random.uniform(60, 90))
        times["blank"].append(blank.locator("#press").evaluate(bench.PRESS))
    page.context.close()
    blank.context.close()
    bench.head(f"From a press to its word's definition, {WORDS} words, their piece at hand, the median")
    stands, painted, floor = (statistics.median(times[name]) for name in ("stands", "painted", "blank"))
    bench.row("it stands on the page", bench.milliseconds(stands), goal="<= 16 ms")
    bench.row("it is painted", bench.milliseconds(painted), f"an empty page {bench.milliseconds(floor)}",
              f"{painted / floor:.2f}", "<= 16 ms")


def lookup_by_eval(root, words):
    """Seconds a word, the start and the reading of all pieces taken off."""
    warm = "".join(json.dumps({"function": "spelling.define", "word": word}) + "\n" for word in sorted(set(words)))
    lines = "".join(json.dumps({"function": "spelling.define", "word": word}) + "\n" for word in words)
    once, twice = timed(root, warm), timed(root, warm + lines)
    return (twice - once) / len(words)


def timed(root, lines):
    began = time.monotonic()
    subprocess.run([root / ".build/release/pipit", "eval"], input=lines, text=True, stdout=subprocess.DEVNULL, check=True)
    return time.monotonic() - began


def run(program, words, option):
    began = time.monotonic()
    for word in words:
        subprocess.run([program, word, option], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return time.monotonic() - began


def lookup_by_server(port, words):
    connection = http.client.HTTPConnection("127.0.0.1", port)
    began = None
    for turn in range(2):
        began = time.monotonic()
        for word in words:
            connection.request("GET", f"/api/v2/entries/en/{word}")
            connection.getresponse().read()
    took = time.monotonic() - began
    connection.close()
    return took, len(words)
