"""Blocks of the journal that are damaged: whatever the bytes are, they are read or refused, and nothing traps.
`PIPIT_BLOCKS` and `PIPIT_BLOCKS_SEED` set how many and from which seed on."""

import os
import pathlib
import re
import subprocess
import time

ROOT = pathlib.Path(__file__).resolve().parents[1]
COUNT = int(os.environ.get("PIPIT_BLOCKS", 300_000))


def test_no_block_traps():
    subprocess.run([ROOT / "Tools/worlds.sh", ROOT / ".build/blocks", "Blocks"], check=True)
    seed = int(os.environ.get("PIPIT_BLOCKS_SEED", time.time()))
    ended = subprocess.run(
        [ROOT / ".build/blocks/blocks", str(COUNT), str(seed)], capture_output=True, text=True)
    assert ended.returncode == 0, f"seed {seed}: {ended.stdout}{ended.stderr}"
    told = re.fullmatch(rf"{COUNT} broken blocks from seed {seed}: (\d+) were read, (\d+) refused\n", ended.stdout)
    assert told, ended.stdout
    read, refused = map(int, told.groups())
    assert read + refused == COUNT
    assert read > COUNT / 50 and refused > COUNT / 50
