"""Words: how fast they are looked up, beside aspell; how long their pack takes to open, and its size."""

import subprocess
import time


def aspell(text, bench):
    """Seconds of `aspell list` on a text, its start left out, and how many words it does not know."""
    def run(text):
        began = time.perf_counter()
        said = subprocess.run(["aspell", "list", "--lang=en"], input=text, capture_output=True, check=True)
        return time.perf_counter() - began, said.stdout.count(b"\n")
    runs = [run(text) for _ in range(bench.ROUNDS)]
    return min(run[0] for run in runs) - min(run(b"")[0] for _ in range(bench.ROUNDS)), runs[0][1]


def measure_words(floors, chromium, bench):
    program, pack = bench.ROOT / ".build/bench/lexicon/words", bench.ROOT / ".build/packs/words-en.pack"
    asked = subprocess.run([program, "list", pack], capture_output=True, check=True).stdout
    count = asked.count(b"\n")
    native = subprocess.run([program, "speed", pack], capture_output=True, check=True).stdout.split()
    seconds, unknown = aspell(asked, bench)
    page = bench.cold_page(chromium)
    bench.until_usable(page, floors.url + "/words.html")
    wasm = page.evaluate("figures()")
    page.context.close()
    bench.head(f"Words, {count:,} looked up in the English list")
    found, rate, opening = int(native[0]), float(native[1]), float(native[2])
    peer = count / seconds
    per_second = lambda rate: f"{rate / 1e6:.2f} M/s"
    bench.row("natively", per_second(rate), f"aspell {per_second(peer)}", f"{rate / peer:.1f}", ">= 3")
    bench.row("in the browser", per_second(wasm[1]), f"aspell {per_second(peer)}", f"{wasm[1] / peer:.1f}")
    bench.row("words among them, both sides alike", f"{found:,}", f"aspell {count - unknown:,}", "",
        "" if found == wasm[0] else "THEY DIFFER")
    bench.row("opening the pack, natively", f"{opening:.2f} ms", "", "", "<= 5 ms")
    bench.row("opening the pack, in the browser", f"{wasm[2]:.2f} ms", "", "", "<= 5 ms")
    packed = len(subprocess.run(["brotli", "-q", "11", "-c", pack], capture_output=True, check=True).stdout)
    bench.row("the pack, compressed", bench.kilobytes(packed), "", "", "<= 110 KB")
