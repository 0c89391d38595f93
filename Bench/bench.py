"""Prints what Pipit weighs and how fast it is, each figure beside a floor taken in the same run."""

import collections
import http.client
import os
import pathlib
import random
import shutil
import statistics
import subprocess
import sys
import time
import urllib.parse

import playwright.sync_api

sys.path[:0] = [str(pathlib.Path(__file__).parent), str(pathlib.Path(__file__).parents[1] / "Tests/Browser")]
import conftest as tests  # the server and its port, as the browser tests have them
import cards
import dictionary
import fit
import journal
import memory
import module
import roots
import voice
import wordlists

ROOT = tests.ROOT
FIRST_EXERCISE = "/practise/alphabet?alphabet=nato"
LOADS = 15
PRESSES = 210
ROUNDS = 3
LARGEST = 15
PARTS = (
    "bytes", "functions", "load", "press", "difference", "sentences", "cards", "words", "roots", "voice", "dictionary",
    "memory", "fit", "journal", "start")


def row(what, ours, floor="", ratio="", goal=""):
    print(f"{what:<42} {ours:>12} {floor:>26} {ratio:>7}  {goal}", flush=True)


def head(title):
    print(f"\n{title}")
    row("what", "ours", "floor", "ratio", "goal")


def kilobytes(count):
    return f"{count / 1000:.1f} KB"


def milliseconds(value):
    return f"{value:.1f} ms"


# The app can be used when its module runs and the first answer can be pressed. The floors say it themselves.
USABLE = """() => {
  const watch = new MutationObserver(() => {
    if (document.documentElement?.dataset.pipit !== 'ready') return
    if (!document.querySelector('main button[value^="pick "]')) return
    performance.mark('usable')
    watch.disconnect()
  })
  watch.observe(document, { subtree: true, childList: true, attributes: true })
}"""


def cold_page(chromium):
    context = chromium.new_context(viewport={"width": 390, "height": 844})
    context.set_default_timeout(20_000)
    return context.new_page()


def until_usable(page, url):
    if url.endswith(FIRST_EXERCISE):
        page.add_init_script(f"({USABLE})()")
    page.goto(url, wait_until="commit")
    return page.evaluate("""new Promise(done => new PerformanceObserver(list => {
      for (const entry of list.getEntriesByName('usable')) done(entry.startTime)
    }).observe({ type: 'mark', buffered: true }))""")


def wire_bytes(server, path):
    """The length of an answer's body as it is sent to a browser."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port)
    connection.request("GET", path, headers={"Accept-Encoding": "br, gzip", "Accept-Language": "en"})
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    assert answer.status == 200, f"{path}: {answer.status}"
    return len(body)


def measure_bytes(app, floors, chromium):
    """What a first visit asks for until the first exercise can be played, each answer counted."""
    page = cold_page(chromium)
    asked = []
    page.on("request", lambda request: asked.append((request.url, request.resource_type)))
    usable = until_usable(page, app.url + FIRST_EXERCISE)
    in_time = set(page.evaluate(
        "usable => performance.getEntriesByType('resource').filter(e => e.startTime <= usable).map(e => e.name)", usable))
    page.context.close()
    sizes, seen = collections.Counter(), set()
    for url, kind in asked:
        parts = urllib.parse.urlsplit(url)
        if parts.netloc != f"127.0.0.1:{app.port}" or url in seen or (kind != "document" and url not in in_time):
            continue
        seen.add(url)
        path = parts.path + (f"?{parts.query}" if parts.query else "")
        name = ("module" if parts.path.endswith(".wasm")
                else parts.path.split("/")[-1].split(".")[0] + " (pack)" if parts.path.endswith(".pack") else kind)
        sizes[name] += wire_bytes(app, path)
    words = {name: sizes.pop(name) for name in list(sizes) if name.startswith("words-")}
    floor = wire_bytes(floors, "/floor.wasm")
    head("Bytes until the first exercise can be played, as they are sent (brotli)")
    row("everything", kilobytes(sizes.total()), goal="<= 140 KB, reach 120")
    for name, size in sizes.most_common():
        if name == "script":
            row("  script", kilobytes(size), goal="<= 12 KB")
        elif name == "module":
            row("  module", kilobytes(size), f"bare module {kilobytes(floor)}", f"{size / floor:.2f}")
        else:
            row(f"  {name}", kilobytes(size))
    for name, size in words.items():
        row(f"apart: {name}", kilobytes(size))


def measure_functions():
    """The module as it is served, made once more with its names kept."""
    linked = ROOT / ".build/wasm/wasm32-unknown-none-wasm/release/Browser.wasm"
    named = ROOT / ".build/bench/named.wasm"
    subprocess.run([ROOT / "Tools/shrink-wasm.sh", linked, named, "-g"], check=True)
    data = named.read_bytes()
    found = module.functions(data)
    rooms = collections.Counter()
    for name, size in found:
        rooms[module.room_of(name)] += size
    code = sum(rooms.values())
    print(f"\nThe module: {kilobytes(code)} of code and "
          f"{kilobytes(module.section_bytes(data, 11))} of data, not compressed")
    for room, size in rooms.most_common():
        print(f"  {room:<24} {size:>8}  {100 * size / code:4.1f} %")
    largest = sorted(found, key=lambda function: -function[1])[:LARGEST]
    print("The largest functions")
    for (_, size), name in zip(largest, module.readable([name for name, _ in largest])):
        print(f"  {size:>6}  {name[:110]}")


def measure_load(app, floors, chromium):
    pages = {
        "ours": app.url + FIRST_EXERCISE,
        "bare module": floors.url + "/floor.html",
        "empty page": floors.url + "/blank.html",
    }
    times = {name: [] for name in pages}
    for turn in range(LOADS):
        for name in sorted(pages, key=lambda name: random.random()):
            page = cold_page(chromium)
            times[name].append(until_usable(page, pages[name]))
            page.context.close()
    size = (ROOT / ".build/bench/floor.wasm").stat().st_size
    head(f"A cold start until the page can be used, {LOADS} of each in turn")
    for how, pick in (("best", min), ("median", statistics.median)):
        ours = pick(times["ours"])
        for name in ("bare module", "empty page"):
            floor = pick(times[name])
            told = f"{name} of {kilobytes(size)}" if name == "bare module" else name
            row(f"{how}, beside the {name}", milliseconds(ours), f"{told} {milliseconds(floor)}"[-26:],
                f"{ours / floor:.2f}", "<= 1.3" if name == "bare module" and how == "best" else "")


# From the press until what it changed has been painted: a task right after the next frame.
PRESS = """button => new Promise(done => {
  const painted = () => requestAnimationFrame(() => {
    const after = new MessageChannel()
    after.port1.onmessage = () => done(performance.now() - began)
    after.port2.postMessage(0)
  })
  const watch = new MutationObserver(() => { watch.disconnect(); painted() })
  watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  const began = performance.now()
  button.click()
})"""


def next_button(app, page):
    """A press a learner could make now: an answer, or what leads on; a finished round begins anew."""
    button = page.locator("main button[value^='pick ']:enabled, main button[value^='next ']:enabled")
    if button.count() == 0:
        until_usable(page, app.url + FIRST_EXERCISE)
    return button.first


def presses(page, find):
    times = []
    for _ in range(PRESSES):
        page.wait_for_timeout(random.uniform(15, 35))
        times.append(find(page).evaluate(PRESS))
    return times


def measure_press(app, floors, chromium):
    """Some presses here, some there, until each page has had all of them."""
    ours, blank = cold_page(chromium), cold_page(chromium)
    until_usable(ours, app.url + FIRST_EXERCISE)
    until_usable(blank, floors.url + "/blank.html")
    figures = {"ours": [], "blank": []}
    for _ in range(ROUNDS):
        for name, page, find in (
                ("ours", ours, lambda page: next_button(app, page)), ("blank", blank, lambda page: page.locator("#press"))):
            page.bring_to_front()
            times = sorted(presses(page, find))
            figures[name].append((times[int(len(times) * 0.99)], statistics.median(times)))
    ours.context.close()
    blank.context.close()
    head(f"From a press to the next paint, {ROUNDS} times {PRESSES} of each in turn, the best round")
    for place, what, goal in ((0, "99th percentile", "<= 2, <= 33 ms"), (1, "median", "")):
        mine, floor = (min(figure[place] for figure in figures[name]) for name in ("ours", "blank"))
        row(what, milliseconds(mine), f"empty page {milliseconds(floor)}", f"{mine / floor:.2f}", goal)


def measure_difference(floors, chromium):
    page = cold_page(chromium)
    until_usable(page, floors.url + "/difference.html")
    native, browser = [], []
    for _ in range(ROUNDS):
        told = subprocess.run([ROOT / ".build/bench/difference"], capture_output=True, text=True, check=True)
        native.append([float(figure) for figure in told.stdout.split()])
        timed = page.evaluate("timed()")
        browser.append([timed["differ"], timed["compare"], timed["patches"]])
    page.context.close()
    head("The difference of two pages of 400 elements")
    best = {}
    for name, rounds in (("natively", native), ("in the browser", browser)):
        best[name] = min(figure[0] for figure in rounds)
        compare = min(figure[1] for figure in rounds)
        row(name, f"{best[name]:.0f} us", f"comparing equals {compare:.1f} us", f"{best[name] / compare:.1f}")
    row("in the browser beside natively", f"{best['in the browser']:.0f} us",
        f"natively {best['natively']:.0f} us", f"{best['in the browser'] / best['natively']:.1f}")
    assert native[0][2] == browser[0][2], f"the two sides tell different differences: {native[0][2]}, {browser[0][2]}"


def peers():
    """The peers from PyPI, in an environment of their own; those that cannot be had are missing."""
    place = ROOT / ".build/bench/peers"
    if not (place / "bin/python").exists():
        subprocess.run([sys.executable, "-m", "venv", place], check=True)
    for name in ("rapidfuzz", "anki", "fsrs-rs-python", "pycrdt"):
        subprocess.run([place / "bin/pip", "install", "-q", "--disable-pip-version-check", "--only-binary", ":all:", name])
    return place / "bin/python"


def measure_sentences(floors, chromium):
    """Pairs a second, natively and in the browser, and of the peers; the rounds in turn, the best of each."""
    bench, python = ROOT / ".build/bench", peers()
    files = {}
    for words in (8, 1000):
        files[words] = bench / f"pairs{words}.txt"
        files[words].write_bytes(subprocess.run([bench / "checker/sentences", "pairs", str(words)], capture_output=True, check=True).stdout)
    page = cold_page(chromium)
    until_usable(page, floors.url + "/sentences.html")
    rates = collections.defaultdict(float)

    def note(name, figure):
        rates[name] = max(rates[name], float(figure))

    whats = ["numbers 8", "text 8", "numbers 1000", "text 1000"]
    for _ in range(ROUNDS):
        told = subprocess.run([bench / "checker/sentences", "speed"], capture_output=True, text=True, check=True)
        for what, native, browser in zip(whats, told.stdout.split(), page.evaluate("rates()")):
            note(f"native {what}", native)
            note(f"browser {what}", browser)
        for words, file in files.items():
            numbers = "".join("\t".join(line.split("\t")[2:]) + "\n" for line in file.read_text().splitlines())
            plain = subprocess.run([bench / "plain"], input=numbers, capture_output=True, text=True, check=True)
            note(f"plain {words}", plain.stdout.split()[0])
            asked = subprocess.run([python, pathlib.Path(__file__).with_name("peers.py"), file], capture_output=True, text=True)
            for line in asked.stdout.splitlines():
                name, figure = line.split()
                note(f"{name} {words}", figure)
    page.context.close()
    head("Pairs of sentences a second: what differs, by a longest common subsequence of words")

    def beside(what, ours, peer, name, goal):
        known = rates[peer] > 0
        row(what, f"{rates[ours]:,.0f}", f"{name} {rates[peer]:,.0f}" if known else f"{name} is not to be had",
            f"{rates[ours] / rates[peer]:.1f}" if known else "", goal)

    beside("8 numbered words", "native numbers 8", "rapidfuzz 8", "rapidfuzz", ">= 2")
    beside("8 numbered words", "native numbers 8", "plain 8", "a plain loop in C", "")
    beside("8 words from raw text", "native text 8", "anki 8", "anki", ">= 20")
    beside("1,000 numbered words", "native numbers 1000", "rapidfuzz 1000", "rapidfuzz", ">= 4")
    beside("1,000 numbered words", "native numbers 1000", "plain 1000", "a plain loop in C", "")
    beside("1,000 words from raw text", "native text 1000", "rapidfuzz 1000", "rapidfuzz, numbered", "")
    for what in whats:
        kind, count = what.split()
        named = f"{int(count):,} {'numbered words' if kind == 'numbers' else 'words from raw text'}"
        beside(f"in the browser: {named}", f"browser {what}", f"native {what}", "natively", "")


def measure_start():
    """./run until the server answers, beside the server alone."""
    times = {"run": [], "serve": []}
    for _ in range(ROUNDS):
        for name in times:
            port = tests.free_port()
            command = ([ROOT / "run", "--port", str(port)] if name == "run" else
                       [ROOT / ".build/release/pipit", "serve", "--port", str(port), "--site", ROOT / ".build/site",
                        "--voice-cache", "none"])
            began = time.monotonic()
            process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            probe = tests.Server(port=port)
            while not probe.is_healthy():
                assert process.poll() is None, f"{name} ended"
                time.sleep(0.005)
            times[name].append(time.monotonic() - began)
            process.terminate()
            process.wait()
    head("A start where nothing has changed")
    ours, floor = min(times["run"]) * 1000, min(times["serve"]) * 1000
    row("./run until it answers", milliseconds(ours), f"the server alone {milliseconds(floor)}",
        f"{ours / floor:.2f}", "about a second")


def main():
    parts = sys.argv[1:] or PARTS
    unknown = [part for part in parts if part not in PARTS]
    if unknown:
        sys.exit(f"pipit: there is no part “{unknown[0]}”; ./bench --help names them")
    app = tests.Server().start()
    floors = tests.Server(ROOT / ".build/bench/site").start()
    with playwright.sync_api.sync_playwright() as driver:
        chromium = driver.chromium.launch(
            executable_path=os.environ.get("PIPIT_CHROMIUM") or shutil.which("chromium"),
            args=["--no-sandbox"] if os.geteuid() == 0 else [])
        try:
            if "bytes" in parts:
                measure_bytes(app, floors, chromium)
            if "functions" in parts:
                measure_functions()
            if "load" in parts:
                measure_load(app, floors, chromium)
            if "press" in parts:
                measure_press(app, floors, chromium)
            if "difference" in parts:
                measure_difference(floors, chromium)
            if "sentences" in parts:
                measure_sentences(floors, chromium)
            if "cards" in parts:
                cards.measure_cards(floors, chromium, sys.modules[__name__], peers())
            if "words" in parts:
                wordlists.measure_words(floors, chromium, sys.modules[__name__])
            if "roots" in parts:
                roots.measure_roots(floors, chromium, sys.modules[__name__])
            if "voice" in parts:
                voice.measure_voice(app, chromium, sys.modules[__name__])
            if "dictionary" in parts:
                dictionary.measure_dictionary(app, floors, chromium, sys.modules[__name__])
            if "memory" in parts:
                memory.measure_memory(floors, chromium, sys.modules[__name__])
            if "journal" in parts:
                journal.measure_journal(app, floors, chromium, sys.modules[__name__], peers())
            if "fit" in parts:
                fit.measure_fit(floors, chromium, sys.modules[__name__])
            if "start" in parts:
                measure_start()
        finally:
            chromium.close()
            app.stop()
            floors.stop()


main()
