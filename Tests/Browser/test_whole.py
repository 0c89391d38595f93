"""The whole app over time: without a network, across builds, tabs, traps and crashes."""

import json
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import time
import urllib.request

import pytest
from learner import ROOT, alphabet, asked, open_round, play, right_choice
from playwright.sync_api import expect

sys.path.insert(0, str(pathlib.Path(__file__).parent / "glue"))
from chromium import Chromium  # noqa: E402

READY = "document.documentElement.dataset.pipit === 'ready'"
ROUND = "/practise/alphabet?alphabet=nato&way=choose"


@pytest.fixture
def chromium():
    """Chromium of the test's own, whose workers nobody looks at."""
    running = Chromium()
    yield running
    if running.process.poll() is None:
        running.close()


def make_site(folder, change=""):
    """A site whose script, and so whose build, is its own; made into the folder as ./run makes it, of few packs."""
    web, packs = folder / "Web", folder / "packs"
    packs.mkdir(exist_ok=True)
    for name in ["alphabets", "courses", "words-en"]:
        shutil.copy(ROOT / f".build/packs/{name}.pack", packs)
    shutil.rmtree(web, ignore_errors=True)
    shutil.copytree(ROOT / "Web", web)
    (web / "glue/9-change.js").write_text(f"globalThis.change = '{change}'\n")
    styles = ",".join(str(ROOT / path) for path in
                      ["Core/Look/Style", "App/style.css", "Activities/Alphabet/style.css",
                       "Activities/Sentence/style.css"])
    subprocess.run(
        [ROOT / ".build/release/pipit", "site", "--web", web, "--wasm", ROOT / ".build/wasm/pipit.wasm",
         "--packs", packs, "--styles", styles, "--out", folder / "site"],
        check=True, stdout=subprocess.DEVNULL)
    return json.loads((folder / "site/site.json").read_text())["build"]


def served(server, build):
    """Waits until the server has seen a new build."""
    latest = time.monotonic() + 10
    while True:
        with urllib.request.urlopen(server.url + "/api/health") as answer:
            if json.load(answer)["build"] == build:
                return
        assert time.monotonic() < latest, "the server does not see the new build"
        time.sleep(0.05)


def builds(tab):
    """The builds that page and script are of; the module refuses to run with another."""
    return tab.evaluate("""(async () => {
      const page = document.querySelector('meta[name="pipit-build"]').content
      const script = await (await fetch(document.querySelector('script[type=module]').src)).text()
      return [page, script.match(/"build":"([^"]+)"/)[1]]
    })()""")


def test_a_round_can_be_played_without_a_network(serve, chromium):
    server = serve()
    tab = chromium.open()
    tab.goto(server.url + "/")
    tab.until(READY)
    tab.until("navigator.serviceWorker.controller || navigator.serviceWorker.ready.then(() => true)")
    tab.until("navigator.serviceWorker.ready.then(one => one.active.state === 'activated')")
    server.stop()

    tab.goto(server.url + ROUND)
    tab.until(READY)
    tab.until("document.querySelectorAll('.choice').length === 6")
    for number in range(26):
        tab.until(f"document.querySelector('#bar').innerText.includes('{number + 1} of 26')")
        tab.evaluate("document.querySelector('.choice').click()")
        tab.until("document.querySelector('#continue')")
        tab.evaluate("document.querySelector('#continue').click()")
    tab.until("document.querySelector('h1').innerText === 'Game Over!'")
    for path in ["/library/alphabets/tr", "/speller?text=Pip&alphabet=nato", "/settings", "/"]:
        tab.goto(server.url + path)
        tab.until(READY)
        tab.until("document.querySelector('h1')")


def test_a_new_build_is_there_within_two_visits_and_never_half(serve, chromium, tmp_path):
    old = make_site(tmp_path, "one")
    server = serve(tmp_path / "site")
    tab = chromium.open()
    tab.goto(server.url + "/")
    tab.until(READY)
    tab.until("navigator.serviceWorker.ready.then(one => one.active.state === 'activated')")
    assert builds(tab) == [old, old]

    new = make_site(tmp_path, "two")
    assert new != old
    served(server, new)
    seen = []
    for _ in range(2):
        tab.goto(server.url + "/")
        tab.until(READY)
        seen.append(builds(tab))
        assert seen[-1] in ([old, old], [new, new]), seen
        tab.until(f"document.querySelector('meta[name=\"pipit-build\"]').content === '{new}' || "
                  "navigator.serviceWorker.getRegistration().then(one => !one.installing && (one.waiting || true))")
    tab.until(f"document.querySelector('meta[name=\"pipit-build\"]').content === '{new}'")
    tab.until(READY)
    assert builds(tab) == [new, new]


def test_a_new_build_waits_for_the_end_of_a_round(serve, chromium, tmp_path):
    old = make_site(tmp_path, "one")
    server = serve(tmp_path / "site")
    tab = chromium.open()
    tab.goto(server.url + ROUND + "&only=A,B")
    tab.until(READY)
    tab.until("navigator.serviceWorker.ready.then(one => one.active.state === 'activated')")
    tab.until("document.querySelectorAll('.choice').length === 6")
    tab.evaluate("document.querySelector('.choice').click()")
    tab.until("document.querySelector('#continue')")

    new = make_site(tmp_path, "two")
    served(server, new)
    tab.evaluate("window.isSame = true, navigator.serviceWorker.getRegistration().then(one => one.update())")
    tab.until("navigator.serviceWorker.getRegistration().then(one => one.waiting)")
    assert tab.evaluate("window.isSame") is True
    assert builds(tab) == [old, old]
    for _ in range(2):
        tab.evaluate("document.querySelector('#continue').click()")
        tab.until("document.querySelector('.choice:not(:disabled)') || document.querySelector('h1').innerText === 'Game Over!'")
        tab.evaluate("document.querySelector('.choice:not(:disabled)')?.click()")
        tab.until("document.querySelector('#continue') || document.querySelector('h1').innerText === 'Game Over!'")
    tab.until(f"document.querySelector('meta[name=\"pipit-build\"]').content === '{new}'")
    tab.until(READY)
    tab.until("document.querySelector('h1').innerText === 'Game Over!'")


def on_disk(running, url):
    """A tab in the profile that is on the disk, led to an address; it tells when a claim is true."""
    target = running.call("Target.createTarget", url=url)["targetId"]
    session = running.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]

    def evaluate(expression):
        answer = running.call("Runtime.evaluate", session, expression=expression, returnByValue=True)
        return answer.get("result", {}).get("value")

    def until(claim):
        latest = time.monotonic() + 20
        while evaluate(f"Boolean({claim})") is not True:
            assert time.monotonic() < latest, f"it never came true: {claim}"
            time.sleep(0.02)

    return evaluate, until


def test_what_was_answered_outlives_a_killed_browser(server):
    """SIGKILL after the next question has come up: the answer that led to it is kept."""
    running = Chromium()
    try:
        evaluate, until = on_disk(running, server.url + ROUND)
        until("document.querySelectorAll('.choice').length === 6")
        for number in range(4):
            evaluate("document.querySelector('.choice').click()")
            until("document.querySelector('#continue')")
            evaluate("document.querySelector('#continue').click()")
            until(f"document.querySelector('#bar')?.innerText.includes('{number + 2} of 26')")
        os.killpg(running.process.pid, signal.SIGKILL)
        running.process.wait(10)

        again = Chromium(running.profile)
        _, until = on_disk(again, server.url + "/")
        until("document.body?.innerText.includes('4 answers so far')")
        again.call("Browser.close")
        again.process.wait(10)
    finally:
        running.profile.cleanup()


def test_a_trap_ends_the_instance_and_not_the_round(server, open_context):
    """The module's answer to one press is a trap, put in from outside."""
    context = open_context()
    context.add_init_script("""(() => {
      const instantiate = WebAssembly.instantiate
      let hasTrapped = false
      WebAssembly.instantiate = async (...all) => {
        const made = await instantiate(...all)
        const instance = made.instance ?? made
        const exports = { ...instance.exports }
        exports.pipit_message = (count) => {
          const text = new TextDecoder().decode(new Uint8Array(exports.memory.buffer, window.place, count))
          if (window.trapNext && !hasTrapped && text.includes('"press"')) {
            hasTrapped = true
            throw new WebAssembly.RuntimeError('unreachable')
          }
          return instance.exports.pipit_message(count)
        }
        exports.pipit_room = (count) => window.place = instance.exports.pipit_room(count)
        return made.instance ? { module: made.module, instance: { exports } } : { exports }
      }
    })()""")
    page = context.new_page()
    words = alphabet("nato")
    open_round(page, server)
    for seen in play(page, words, lambda page, words: right_choice(page, words).click(), count=3):
        pass
    letter = asked(page)
    page.evaluate("window.trapNext = true")
    right_choice(page, words).click()
    expect(page.locator(".notice")).to_contain_text("Pipit started afresh")
    expect(page.get_by_role("button", name="Copy a report")).to_be_visible()
    expect(page.locator("#bar")).to_contain_text("Score 3")
    assert asked(page) == letter
    right_choice(page, words).click()
    expect(page.locator("#bar")).to_contain_text("Score 4")


def test_tabs_share_one_journal(server, open_context):
    context = open_context()
    one, other = context.new_page(), context.new_page()
    one.goto(server.url + "/settings")
    other.goto(server.url + "/settings")
    expect(other.get_by_role("button", name="Light")).to_have_attribute("aria-pressed", "false")
    one.get_by_role("button", name="Light").click()
    expect(other.get_by_role("button", name="Light")).to_have_attribute("aria-pressed", "true")


def test_two_tabs_in_one_round_are_one_round(server, open_context):
    context = open_context()
    words = alphabet("nato")
    one = context.new_page()
    open_round(one, server)
    for seen in play(one, words, lambda page, words: right_choice(page, words).click(), count=1):
        pass
    other = context.new_page()
    open_round(other, server)
    expect(other.locator("#bar")).to_contain_text("2 of 26")
    assert asked(other) == asked(one)
    right_choice(one, words).click()
    expect(other.locator("#continue")).to_be_visible()
    expect(other.locator("#bar")).to_contain_text("Score 2")
    other.locator("#continue").click()
    expect(one.locator("#bar")).to_contain_text("3 of 26")
    assert asked(other) == asked(one)
    counted = one.evaluate("""() => new Promise(done => {
      const asked = indexedDB.open('pipit')
      asked.onsuccess = () => {
        const all = asked.result.transaction('entries').objectStore('entries').getAll()
        all.onsuccess = () => done(all.result.filter(entry => entry.kind === 'answer').length)
      }
    })""")
    assert counted == 2


def test_without_a_store_the_round_goes_on_and_says_so(server, open_context):
    context = open_context()
    context.add_init_script("indexedDB.open = () => { throw new DOMException('', 'SecurityError') }")
    page = context.new_page()
    words = alphabet("nato")
    open_round(page, server)
    for seen in play(page, words, lambda page, words: right_choice(page, words).click(), count=2):
        pass
    expect(page.locator("#bar")).to_contain_text("Score 2")
    page.goto(server.url + "/settings")
    expect(page.locator("main")).to_contain_text("keeps nothing here")


def test_a_pack_that_does_not_come_is_told_with_a_way_on(server, open_context, complaints):
    context = open_context(service_workers="block")
    page = context.new_page()
    page.route("**/alphabets.*.pack", lambda route: route.abort())
    page.goto(server.url + "/library")
    expect(page.locator("main")).to_contain_text("could not be loaded")
    page.unroute("**/alphabets.*.pack")
    page.get_by_role("link", name="Try again").click()
    expect(page.locator("main")).to_contain_text("NATO / ICAO")
    complaints.clear()


def test_a_missing_word_list_is_told_and_the_round_goes_on(server, open_context, complaints):
    context = open_context(service_workers="block")
    page = context.new_page()
    page.route("**/words-en.*.pack", lambda route: route.abort())
    open_round(page, server)
    expect(page.locator(".notice")).to_contain_text("could not be loaded")
    assert page.locator(".choice").count() == 6
    right_choice(page, alphabet("nato")).click()
    expect(page.locator("#bar")).to_contain_text("Score 1")
    complaints.clear()


def test_every_answer_goes_to_the_journal_with_its_time(server, page):
    words = alphabet("lapd")
    open_round(page, server, "lapd", more="&only=K")
    right_choice(page, words).click()
    expect(page.locator("#continue")).to_be_visible()
    page.wait_for_function("""() => new Promise(done => {
      const asked = indexedDB.open('pipit')
      asked.onsuccess = () => {
        const all = asked.result.transaction('entries').objectStore('entries').getAll()
        all.onsuccess = () => done(window.answer = all.result.find(entry => entry.kind === 'answer'))
      }
    })""")
    entry = page.evaluate("window.answer")
    assert entry["payload"]["item"] == "alphabet/lapd/K/word"
    assert entry["payload"]["rating"] == 3
    assert 0 < entry["payload"]["milliseconds"] < 60_000
    assert entry["number"] >= 1 and entry["device"] and entry["id"].count("/") == 2


def test_the_headers_of_every_page_forbid_what_is_not_ours(server):
    for path in ["/", "/library", "/nowhere", "/api/health", "/site.json", "/service-worker.js", "/api/none"]:
        try:
            answer = urllib.request.urlopen(server.url + path)
        except urllib.error.HTTPError as error:
            answer = error
        policy = answer.headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy and "unsafe-inline" not in policy and "trusted-types pipit" in policy
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert answer.headers["Referrer-Policy"] == "no-referrer"
        assert answer.headers["Cross-Origin-Opener-Policy"] == "same-origin"


def test_the_server_stops_when_it_is_asked_to(serve):
    server = serve()
    server.process.send_signal(signal.SIGTERM)
    assert server.process.wait(10) == 0
    server.process = None
    assert os.path.exists(server.log)
