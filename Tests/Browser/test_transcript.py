"""The same messages give the same bytes, natively and as WebAssembly in the browser."""

import html
import json
import random
import re
import subprocess
import urllib.request

import pytest
from learner import ROOT, evaluate

NOW = 1_700_000_000_000
TEXTS = ["Alfa", "juliet", "novembr", "x ray", "İzmir", "straße", "ψυχή", "щука", "", "K7", "bravo three"]
SPELLINGS = ["recieve", "Apple", "cafe", "niño", "straße", "м’ята", "zzz", "", "e\u0301te\u0301"]
SENTENCES = ["un café con leche", "wo3 yao4 cha2", "お茶をください", "ਚਾਹ", "..."]
WAYS = ["choose", "type", "letter", "hear", "read", "readback", "write"]


class Native:
    """`pipit messages`, asked one message after another."""

    def __init__(self):
        self.process = subprocess.Popen(
            [ROOT / ".build/release/pipit", "messages"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def ask(self, message):
        self.process.stdin.write(json.dumps(message).encode() + b"\n")
        self.process.stdin.flush()
        answer, page = self.process.stdout.readline(), self.process.stdout.readline()
        return answer.decode().rstrip("\n"), json.loads(page)

    def close(self):
        self.process.stdin.close()
        assert self.process.wait(10) == 0


def transcript(path, packs, texts, places, presses=40):
    """Messages of a learner who presses what the page offers; what native answers to each."""
    chance, native, log = random.Random(path), Native(), []

    def ask(**message):
        message |= {"now": NOW + 1700 * len(log), "offset": -210, "focus": chance.randrange(40)}
        log.append((message, *native.ask(message)))
        return log[-1][2]

    ask(kind="start", path=path, build="b", seed="12345678901234567890",
        device={"voices": ["en-GB", "tr-TR"], "keeps": True}, entries=[], sessions=[])
    for name in packs:
        ask(kind="pack", name=name, version="1")
    page = ask(kind="go", path=path)
    assert 'id="asked"' in page
    for _ in range(presses):
        # Attributes stand in the order in which the page set them: the value of a button that can be pressed.
        buttons = [tag for tag in re.findall(r"<button[^>]*>", page) if "disabled" not in tag and "value=" in tag]
        if not buttons:
            page = ask(kind="go", path=path)
            continue
        chosen = chance.choice(buttons)
        token = html.unescape(re.search(r'value="([^"]*)"', chosen)[1])
        if 'type="submit"' in chosen:
            token += " " + chance.choice(texts)
        page = ask(kind="press", token=token)
    for place in ["/library", *places, "/settings", "/", "/nowhere"]:
        ask(kind="go", path=place)
    native.close()
    return log


PLAY = """async ({ module, packs, messages }) => {
  const compiled = await WebAssembly.compileStreaming(fetch(module))
  const wasm = (await WebAssembly.instantiate(compiled, { pipit: { random: () => {} } })).exports
  const files = {}
  for (const [name, path] of Object.entries(packs)) files[name] = new Uint8Array(await (await fetch(path)).arrayBuffer())
  const read = (count) => new TextDecoder().decode(new Uint8Array(wasm.memory.buffer, wasm.pipit_answer(), count))
  return messages.map((message) => {
    const head = new TextEncoder().encode(JSON.stringify(message))
    const file = message.kind === 'pack' ? files[message.name] : null
    const bytes = new Uint8Array(head.length + (file ? file.length + 1 : 0))
    bytes.set(head)
    if (file) bytes.set(file, head.length + 1)
    const place = wasm.pipit_room(bytes.length)
    new Uint8Array(wasm.memory.buffer).set(bytes, place)
    return [read(wasm.pipit_message(bytes.length)), read(wasm.pipit_page())]
  })
}"""


def rounds():
    """Arguments of a transcript: every alphabet, every way, a lesson of each course, words to spell."""
    (listed,) = evaluate({"function": "alphabet.list"})
    names = [alphabet["id"] for alphabet in listed["alphabets"]]
    ways = [(name, WAYS[place % len(WAYS)]) for place, name in enumerate(names)] + [("nato", way) for way in WAYS]
    for name, way in ways:
        yield (f"/practise/alphabet?alphabet={name}&way={way}", ["alphabets", "words-en"], TEXTS,
               [f"/library/alphabets/{name}", f"/speller?alphabet={name}&text=Stra%C3%9Fe+24+%C4%B0zmir+%CE%A8"])
    for course in sorted((ROOT / "Content/Courses").iterdir()):
        lines = course.joinpath("course.yaml").read_text()
        unit = re.search(r"^units: *\[ *([\w-]+)", lines, re.MULTILINE)[1]
        lesson = re.search(r"^lessons:\s*- id: *([\w-]+)", course.joinpath(f"{unit}.yaml").read_text(), re.MULTILINE)[1]
        for way in ["tiles", "blank", "type"]:
            yield (f"/practise/sentence?course={course.name}&lesson={lesson}&way={way}",
                   [f"course-{course.name}", "courses"], SENTENCES, [f"/courses/{course.name}"])
    pages = ["/spelling", "/spelling/settings", "/spelling/completed", "/spelling/lists/new"]
    for options in ["tries=any", "mode=bee", "mode=daily&day=2026-11-30", "kind=silent&shortest=3&longest=15"]:
        yield (f"/practise/spelling?language=en&{options}", ["spelling-en", "dictionary-en"], SPELLINGS, pages)
    for language in ["es", "fr", "de", "it", "uk"]:
        yield (f"/practise/spelling?language={language}", [f"spelling-{language}"], SPELLINGS, pages)


@pytest.fixture(scope="module")
def module_page(server, browser):
    page = browser.new_page()
    page.goto(server.url + "/about")
    with urllib.request.urlopen(server.url + "/site.json") as answer:
        site = json.load(answer)
    yield page, site
    page.close()


def test_native_and_browser_give_the_same_bytes(module_page):
    page, site = module_page
    for path, packs, texts, places in rounds():
        log = transcript(path, packs, texts, places)
        played = page.evaluate(PLAY, {
            "module": site["files"]["pipit.wasm"], "packs": site["packs"], "messages": [entry[0] for entry in log]})
        for number, ((message, answer, shown), (there, page_there)) in enumerate(zip(log, played)):
            assert there == answer, f"{path}: answer {number} to {message}"
            assert page_there == shown, f"{path}: page {number} after {message}"
