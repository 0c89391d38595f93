"""The words of roots: how fast they are found in some 250,000, beside a walk over a trie in C."""

import subprocess


def measure_roots(floors, chromium, bench):
    """Rounds of each in turn, the best of each; natively and in C it is the processor's time."""
    build = bench.ROOT / ".build/bench"
    usual, large = (bench.ROOT / f".build/packs/words-en{name}.pack" for name in ("", "-large"))
    program, roots = build / "roots/roots", build / "roots.txt"

    def run(*asked, given=None):
        return subprocess.run(asked, input=given, capture_output=True, check=True).stdout

    roots.write_bytes(run(program, "roots", usual, large))
    words = b"\n".join(sorted(run(program, "list", usual, large).split()))
    page = bench.cold_page(chromium)
    bench.until_usable(page, floors.url + "/roots.html")
    native, wasm, trie = [], [], []
    for _ in range(bench.ROUNDS):
        native.append([float(figure) for figure in run(program, "speed", usual, large).split()])
        trie.append([float(figure) for figure in run(build / "trie", roots, given=words).split()])
        wasm.append(page.evaluate("figures()"))
    page.context.close()
    opening = min(float(run(program, "speed", usual).split()[4]) for _ in range(bench.ROUNDS))
    hostile = int(run(program, "hostile", usual, large))
    native, wasm, trie = ([min(column) for column in zip(*rounds)] for rounds in (native, wasm, trie))
    alike = native[0] == trie[0] == wasm[0]
    bench.head(f"All words of 64 roots of 8 letters in {words.count(10) + 1:,}: {native[0]:,.0f} are found")
    microseconds = lambda value: f"{value:.1f} us"
    beside = lambda what, ours, floor, name, goal="": bench.row(
        what, microseconds(ours), f"{name} {microseconds(floor)}", f"{ours / floor:.2f}", goal)
    beside("a root, natively", native[1], trie[1], "trie in C", "<= 1.1" if alike else "THEY DIFFER")
    beside("a root, in the browser", wasm[1], native[1], "natively", "<= 2.5")
    beside("a root's words as texts, in the browser", wasm[2], native[2], "natively")
    beside("checking a word, in the browser", wasm[3], native[3], "natively")
    bench.row("opening the usual list, natively", bench.milliseconds(opening))
    bench.row("opening the usual list, in the browser", bench.milliseconds(wasm[4]), goal="<= 15 ms")
    bench.row("of a million strings typed are words", f"{hostile:,}", "", "", "" if hostile >= 0 else "ONE IS NONE")
