"""The module's own tables of Unicode answer about every character what Swift's do."""

import base64
import subprocess
import unicodedata

from learner import ROOT

COMPARE = """async ([first, second]) => {
  const load = async (code) => {
    const { instance } = await WebAssembly.instantiate(Uint8Array.from(atob(code), (one) => one.charCodeAt(0)))
    const memory = instance.exports.memory.buffer
    const call = (name, ...values) => instance.exports['_swift_stdlib_' + name](...values)
    const word = (place) => new DataView(memory).getUint32(place, true)
    const bytes = (place, count) => new Uint8Array(memory, place, count)
    const scratch = instance.exports.__heap_base.value
    return {
      normData: (scalar) => call('getNormData', scalar),
      composition: (first, last) => call('getComposition', first, last) >>> 0,
      decomposition(scalar) {
        const entry = call('getDecompositionEntry', scalar) >>> 0
        if (scalar > 0x3ffff || (entry & 0x3ffff) !== scalar) return ''
        const place =
          word(instance.exports._swift_stdlib_nfd_decompositions.value) + (entry >>> 18)
        return new TextDecoder().decode(bytes(place + 1, bytes(place, 1)[0]))
      },
      mapping(scalar, way) {
        const place = call('getSpecialMapping', scalar, way, scratch)
        if (place && word(scratch)) return new TextDecoder().decode(bytes(place, word(scratch)))
        return String.fromCodePoint(scalar + call('getMapping', scalar, way))
      },
    }
  }
  const [ours, theirs] = await Promise.all([load(first), load(second)])
  const differences = []
  const compare = (name, ...values) => {
    const [found, wanted] = [ours[name](...values), theirs[name](...values)]
    if (found === wanted) return
    const isSilent = wanted === (name === 'mapping' ? String.fromCodePoint(values[0]) : { normData: 0, decomposition: '' }[name])
    if (differences.length < 5000) differences.push({ name, values, found, wanted, isSilent })
  }
  const firsts = new Set()
  const lasts = new Set()
  for (let scalar = 1; scalar < 0x110000; scalar++) {
    if (scalar >= 0xd800 && scalar < 0xe000) continue
    compare('normData', scalar)
    compare('decomposition', scalar)
    for (const way of [0, 1, 2]) compare('mapping', scalar, way)
    const parts = [...theirs.decomposition(scalar)].map((letter) => letter.codePointAt(0))
    if (parts.length > 0) firsts.add(scalar)
    if (parts.length < 2) continue
    firsts.add(parts[0])
    lasts.add(parts.at(-1))
  }
  for (const first of firsts) for (const last of lasts) compare('composition', first, last)
  return { pairs: firsts.size * lasts.size, differences }
}"""


def test_our_tables_of_unicode_are_the_librarys(browser, tmp_path):
    subprocess.run([ROOT / "Tools/unicode-modules.sh", tmp_path], check=True)
    ours, theirs = (base64.b64encode((tmp_path / name).read_bytes()).decode() for name in ("ours.wasm", "theirs.wasm"))
    page = browser.new_page()
    compared = page.evaluate(COMPARE, [ours, theirs])
    page.close()
    assert [one for one in compared["differences"] if not is_younger(one)] == []
    assert compared["pairs"] > 10_000


def is_younger(difference):
    """Whether the toolchain says nothing of a character, or of its capital, because its Unicode is older
    than our tables'."""
    letters = [chr(difference["values"][0]), *(difference["found"] if difference["name"] == "mapping" else "")]
    return difference["isSilent"] and any(unicodedata.category(letter) == "Cn" for letter in letters)
