"""Random worlds of three devices: whatever a network, clocks and old copies do, all of them come to the same log
and the same state, to the bit. `PIPIT_WORLDS` and `PIPIT_WORLDS_SEED` set how many and from which seed on."""

import os
import pathlib
import re
import subprocess
import time

ROOT = pathlib.Path(__file__).resolve().parents[1]
COUNT = int(os.environ.get("PIPIT_WORLDS", 100_000))


def run(*arguments):
    return subprocess.run(
        [ROOT / ".build/worlds/worlds", *map(str, arguments)], capture_output=True, text=True)


def test_all_devices_agree_in_every_world():
    subprocess.run([ROOT / "Tools/worlds.sh", ROOT / ".build/worlds"], check=True)
    seed = int(os.environ.get("PIPIT_WORLDS_SEED", time.time()))
    print(f"{COUNT} worlds from seed {seed}")
    ended = run(COUNT, seed)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    assert re.fullmatch(rf"{COUNT} worlds from seed {seed} agree: [0-9a-f]+\n", ended.stdout)
    # The same worlds come to the same state again, others to another one.
    assert run(200, seed).stdout == run(200, seed).stdout
    assert run(200, seed).stdout.split()[-1] != run(200, seed + 200).stdout.split()[-1]
