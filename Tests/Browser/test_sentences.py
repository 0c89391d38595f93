"""A million random pairs of sentences in every script: the checker survives them, and its results are the
same natively and in the browser."""

import base64
import subprocess

import pytest
from learner import ROOT

# Each process compares half of the million; the browser repeats the first twentieth of the first half.
HALF = 500_000
SHARE = HALF // 20

FUZZ = """async ([code, count]) => {
  const { instance } = await WebAssembly.instantiate(
    Uint8Array.from(atob(code), (one) => one.charCodeAt(0)), { pipit: { random: () => {} } })
  instance.exports.__wasm_call_ctors()
  const low = instance.exports.fuzz(count, 0) >>> 0
  const high = instance.exports.fuzz(0, 1) >>> 0
  return high.toString(16).padStart(8, '0') + low.toString(16).padStart(8, '0')
}"""


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    folder = tmp_path_factory.mktemp("sentences")
    subprocess.run([ROOT / "Tools/sentences.sh", folder], check=True)
    return folder


def test_a_million_pairs_are_compared_alike_on_both_sides(built, browser):
    halves = [subprocess.Popen([built / "sentences", "fuzz", str(HALF), seed], stdout=subprocess.PIPE, text=True)
              for seed in ("1", "2")]
    page = browser.new_page()
    code = base64.b64encode((built / "sentences.wasm").read_bytes()).decode()
    there = page.evaluate(FUZZ, [code, SHARE])
    page.close()
    told = [half.communicate()[0].split() for half in halves]
    assert [half.returncode for half in halves] == [0, 0], told
    (first, _), (other, _) = told
    assert first.zfill(16) == there
    assert first != other
