"""R5: the bits of 24,000 reviews, their four futures and their replay are the same natively and in the browser."""

import base64
import subprocess

from learner import ROOT

BITS = """async (code) => {
  const bytes = Uint8Array.from(atob(code), (one) => one.charCodeAt(0))
  const module = await WebAssembly.compile(bytes)
  const imports = {}
  for (const { module: from, name } of WebAssembly.Module.imports(module)) (imports[from] ??= {})[name] = () => 0
  const { exports } = await WebAssembly.instantiate(module, imports)
  exports.__wasm_call_ctors()
  return String(BigInt.asUintN(64, exports.bits()))
}"""


def test_schedules_have_the_same_bits_on_both_sides(browser, tmp_path):
    subprocess.run(
        [ROOT / "Tools/over-core.sh", "memory", tmp_path, "Base", "Memory", "Bench/fit.swift", "Bench/memory.swift"],
        check=True)
    native = subprocess.run([tmp_path / "memory", "bits"], capture_output=True, text=True, check=True).stdout.strip()
    page = browser.new_page()
    there = page.evaluate(BITS, base64.b64encode((tmp_path / "memory.wasm").read_bytes()).decode())
    page.close()
    assert there == native and int(native) > 0
