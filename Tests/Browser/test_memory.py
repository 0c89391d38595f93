"""The module's own memory, by itself: what it gives is nobody else's, lies where it was asked to, and is used
again."""

import base64
import subprocess

from learner import ROOT

TRY = """async (code) => {
  const { instance } = await WebAssembly.instantiate(Uint8Array.from(atob(code), (one) => one.charCodeAt(0)))
  const { malloc, free, posix_memalign: aligned, memory } = instance.exports
  const out = malloc(4) >>> 0, told = { wrong: [], pages: [] }
  const check = (claim, what) => { if (!claim && told.wrong.length < 20) told.wrong.push(what) }
  let seed = 1n
  const roll = (count) => {
    seed = BigInt.asUintN(64, seed * 6364136223846793005n + 1442695040888963407n)
    return Number(seed >> 33n) % count
  }
  const give = (size, alignment) => {
    if (!alignment) return malloc(size) >>> 0
    check(aligned(out, alignment, size) === 0, `refused ${size} at ${alignment}`)
    return new DataView(memory.buffer).getUint32(out, true)
  }
  const fill = ({ place, size, mark }) => new Uint8Array(memory.buffer, place, size).fill(mark)
  const isWhole = ({ place, size, mark }) => new Uint8Array(memory.buffer, place, size).every((byte) => byte === mark)
  for (let round = 0; round < 4; round++) {
    const held = []
    for (let step = 0; step < 20000; step++) {
      if (held.length && roll(held.length < 600 ? 5 : 2) === 0) {
        const [gone] = held.splice(roll(held.length), 1)
        check(isWhole(gone), `${gone.size} bytes at ${gone.place} were written by another`)
        free(gone.place)
        continue
      }
      const size = roll(50) ? roll(1 << roll(10)) : roll(1 << 18), alignment = roll(3) ? 0 : 1 << (2 + roll(6))
      const place = give(size, alignment), one = { place, size, mark: roll(256) }
      check(place && place % Math.max(alignment, 16) === 0, `${size} at ${alignment}: ${place}`)
      fill(one)
      held.push(one)
    }
    for (const one of held) {
      check(isWhole(one), `${one.size} bytes at ${one.place} were written by another`)
      free(one.place)
    }
    told.pages.push(memory.buffer.byteLength / 65536)
  }
  // Lengths around each step; what is given back comes again.
  for (let power = 4; power < 24; power++) for (const more of [-1, 0, 1]) {
    const one = { place: malloc(2 ** power + more) >>> 0, size: 2 ** power + more, mark: power }
    fill(one)
    free(one.place)
    check(malloc(2 ** power + more) >>> 0 === one.place, `${one.size} was not used again`)
  }
  free(0)
  told.refused = [malloc(2 ** 30 + 1), malloc(2 ** 32 - 1), malloc(2 ** 30)].map((place) => place === 0)
  told.error = aligned(out, 16, 2 ** 31)
  return told
}"""


def test_what_is_given_is_ones_own_and_used_again(browser, tmp_path):
    subprocess.run([ROOT / "Tools/memory-module.sh", tmp_path], check=True)
    page = browser.new_page()
    told = page.evaluate(TRY, base64.b64encode((tmp_path / "memory.wasm").read_bytes()).decode())
    page.close()
    assert told["wrong"] == []
    assert told["pages"][3] <= told["pages"][0] * 1.5, "what was given back is used by the next round"
    assert told["refused"] == [True, True, True]
    assert told["error"] == 48
