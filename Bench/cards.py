"""Cards: typed answers checked a second, and the faces of 50,000 entries, beside Anki's comparison and plain Python."""

import subprocess


def measure_cards(floors, chromium, bench, peers_python):
    """Rounds of each in turn, the best of each."""
    build = bench.ROOT / ".build/bench"
    program, pairs = build / "cards/cards", build / "cards.tsv"
    pairs.write_bytes(subprocess.run([program, "list"], capture_output=True, check=True).stdout)
    page = bench.cold_page(chromium)
    bench.until_usable(page, floors.url + "/cards.html")
    native, wasm, peers = [], [], {}
    for _ in range(bench.ROUNDS):
        told = subprocess.run([program, "speed"], capture_output=True, check=True, text=True).stdout
        native.append([float(figure) for figure in told.split()])
        wasm.append(page.evaluate("figures()"))
        told = subprocess.run([peers_python, bench.ROOT / "Bench/cards_peer.py", pairs],
                              capture_output=True, check=True, text=True).stdout
        for line in told.splitlines():
            name, figure = line.split()
            peers[name] = max(peers.get(name, 0), float(figure))
    page.context.close()
    checks = [max(row[1] for row in side) for side in (native, wasm)]
    faces = [min(row[3] for row in side) for side in (native, wasm)]
    alike = native[0][0] == wasm[0][0] and native[0][2] == wasm[0][2]
    bench.head("Cards: what is typed is checked in six languages and three scripts, half of it right")
    thousands = lambda value: f"{value / 1000:.1f} K/s"
    for name, figure in peers.items():
        bench.row("answers checked, natively", thousands(checks[0]), f"{name} {thousands(figure)}",
                  f"{checks[0] / figure:.2f}", "" if alike else "THEY DIFFER")
    bench.row("answers checked, in the browser", thousands(checks[1]), f"natively {thousands(checks[0])}",
              f"{checks[1] / checks[0]:.2f}")
    bench.row("faces of 50,000 entries, natively", bench.milliseconds(faces[0]))
    bench.row("faces of 50,000 entries, in the browser", bench.milliseconds(faces[1]),
              f"natively {bench.milliseconds(faces[0])}", f"{faces[1] / faces[0]:.2f}")
