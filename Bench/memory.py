"""Scheduling with FSRS-6: replay of 24,000 reviews, and the four futures behind the four buttons."""

import subprocess

# The four futures a second of ts-fsrs in V8, measured once on another machine: npm is not asked in a run.
TS_FSRS = 97_000


def measure_memory(floors, chromium, bench):
    """Rounds of each in turn, the best of each; natively, in C and in Python it is the processor's time."""
    build = bench.ROOT / ".build/bench"
    program, log = build / "memory/memory", build / "site/fit.pack"
    python = bench.peers()
    page = bench.cold_page(chromium)
    bench.until_usable(page, floors.url + "/memory.html")
    native, browser, plain, peer = [], [], [], []

    def figures(*asked):
        told = subprocess.run(asked, capture_output=True, text=True)
        return [float(figure) for figure in told.stdout.split()[:2]]

    for _ in range(bench.ROUNDS):
        native.append(figures(program, log))
        browser.append(page.evaluate("rates()"))
        plain.append(figures(build / "memory/plain", log))
        asked = figures(python, bench.ROOT / "Bench/memory_peer.py", log)
        if asked:
            peer.append(asked)
    bits = subprocess.run([program, "bits"], capture_output=True, text=True, check=True).stdout.strip()
    alike = bits == page.evaluate("bits()")
    page.context.close()
    best = lambda rounds: [max(column) for column in zip(*rounds)] or [0, 0]
    native, browser, plain, peer = best(native), best(browser), best(plain), best(peer)

    def beside(what, ours, name, theirs, goal=""):
        bench.row(what, f"{ours / 1e6:.2f} M/s", f"{name} {theirs / 1e6:.2f} M/s" if theirs else f"{name} is not to be had",
                  f"{ours / theirs:.1f}" if theirs else "", goal)

    bench.head("FSRS-6: reviews replayed, and the four futures of an item, a second")
    beside("replay, natively", native[0], "fsrs-rs", peer[0], ">= 2")
    beside("replay, natively", native[0], "a plain loop in C", plain[0], ">= 1")
    beside("replay, in the browser", browser[0], "natively", native[0])
    beside("four futures, natively", native[1], "fsrs-rs", peer[1], ">= 4")
    beside("four futures, natively", native[1], "a plain loop in C", plain[1])
    beside("four futures, in the browser", browser[1], "ts-fsrs elsewhere", TS_FSRS, ">= 25")
    bench.row("24,000 reviews on both sides", "to the bit" if alike else "THEY DIFFER")
