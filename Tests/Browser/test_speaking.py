"""How the glue speaks: voices that come late, parts one after another, what stops and what is lost.

Speech is stubbed here, so that a browser can be had that behaves as badly as some do; real voices are
heard in `test_voice.py` and `test_server_voice.py`.
"""

import io
import math
import struct
import wave

import pytest
import speech
from glue_bench import bench, glue_site, site, until  # noqa: F401  the bench's fixtures

ENGLISH = {"lang": "en-GB", "name": "Daniel"}
# The module says what a button's value names.
RUN = """bench.run(({ kind, token }) => kind === 'start'
  ? { patches: [bench.whole(...Object.keys(sayings).map((name) => ['button', { value: name }, name]))] }
  : kind === 'press' ? { effects: [{ do: 'say', rate: 100, noise: 0, ...sayings[token] }] } : {})"""


def own(*parts, voice="Daniel", language="en-GB", **more):
    return {"by": "device", "voice": voice, "language": language, "parts": list(parts), **more}


@pytest.fixture
def speaker(bench, site, open_page):
    """Opens the bench with a stubbed speech and a module that says what is pressed."""

    def open_as(sayings, voices=(ENGLISH,), **behaviour):
        site.serve_bench()
        page = open_page()
        speech.stub(page, voices, **behaviour)
        page.goto(site.url + "/")
        until(page, "window.bench")
        page.evaluate("(sayings) => { window.sayings = sayings }", sayings)
        page.evaluate(RUN)
        return page

    return open_as


def press(page, *names):
    for name in names:
        page.get_by_role("button", name=name, exact=True).click()


def finished(page, count):
    until(page, f"speech.said.filter((one) => one.ended && !one.error).length >= {count}")
    return [one["text"] for one in page.evaluate("speech.said") if one.get("ended") and not one.get("error")]


@pytest.mark.parametrize("tells", [True, False])
def test_voices_that_come_late_are_told(speaker, tells):
    """A-TT-01: with the event or without."""
    page = speaker({"x": own("x")}, voices=[])
    page.evaluate("""(tells) => setTimeout(() => {
      speech.voices = [{ lang: 'uk_UA', name: 'Lesya', localService: false }]
      if (tells) speechSynthesis.dispatchEvent(new Event('voiceschanged'))
    }, 100)""", tells)
    until(page, "bench.toldOf('device').length")
    assert page.evaluate("bench.toldOf('device')[0].device.voices") == [
        {"tag": "uk-UA", "name": "Lesya", "isLocal": False, "isDefault": False}]
    page.evaluate("speechSynthesis.dispatchEvent(new Event('voiceschanged'))")
    page.wait_for_timeout(1200)
    assert page.evaluate("bench.toldOf('device').length") == 1, "the same voices are told once"


def test_voice_and_language_are_both_set(speaker):
    """A-TT-05, A-TT-04: also where the device writes `uk_UA`, and among voices of other languages."""
    voices = [{"lang": "en-US"}, {"lang": "zh-CN"}, {"lang": "ja-JP", "name": "Kyoko"}, {"lang": "uk_UA", "name": "Lesya"}]
    page = speaker({
        "uk": own("Привіт", voice="Lesya", language="uk-UA", rate=60),
        "ja": own("今日", voice="Kyoko", language="ja-JP")}, voices)
    press(page, "uk")
    assert finished(page, 1) == ["Привіт"]
    press(page, "ja")
    assert finished(page, 2) == ["Привіт", "今日"]
    first, second = page.evaluate("speech.said")
    assert (first["lang"], first["voice"], first["name"], first["rate"]) == ("uk-UA", "uk_UA", "Lesya", 0.6)
    assert (second["lang"], second["voice"]) == ("ja-JP", "ja-JP")


def test_parts_are_spoken_one_after_another_and_nothing_twice(speaker):
    """A-TT-02."""
    page = speaker({"long": own("One.", "Two.", "Three."), "other": own("Other.")})
    press(page, "long")
    assert finished(page, 3) == ["One.", "Two.", "Three."]
    said = page.evaluate("speech.said")
    assert all(one["ended"] <= next["began"] for one, next in zip(said, said[1:]))
    # What is new stops the rest.
    page.evaluate("speech.milliseconds = 2000")
    press(page, "long")
    until(page, "speech.said.at(-1).began && speech.said.length === 4")
    press(page, "other")
    until(page, "speech.said.at(-1).text === 'Other.' && speech.said.at(-1).ended")
    page.wait_for_timeout(400)
    assert [one["text"] for one in page.evaluate("speech.said")[3:]] == ["One.", "Other."]


def test_of_three_presses_the_third_is_heard_in_full(speaker):
    """A-TT-08: though the browser loses what is spoken at once after a cancel."""
    page = speaker({name: own(name) for name in ("one", "two", "three")}, losesAfterCancel=50, milliseconds=400)
    page.get_by_role("button", name="one", exact=True).click()
    until(page, "speech.said.length === 1")
    page.evaluate("['two', 'three'].forEach((name) => document.querySelector(`[value=${name}]`).click())")
    until(page, "speech.said.at(-1).text === 'three' && speech.said.at(-1).ended")
    said = page.evaluate("speech.said")
    assert not any(one.get("isLost") for one in said)
    third = said[-1]
    assert third["error"] is None and third["ended"] - third["began"] >= 390
    assert all(one.get("ended", 0) <= third["began"] for one in said[:-1])
    assert page.evaluate("bench.toldOf('unsaid').length") == 0


def test_what_something_else_has_stopped_is_said_again(speaker):
    page = speaker({"long": own("One.", "Two.")}, stops=1)
    press(page, "long")
    assert finished(page, 2) == ["One.", "Two."]
    assert [one["text"] for one in page.evaluate("speech.said")] == ["One.", "One.", "Two."]
    # Not for ever.
    page.evaluate("speech.stops = 99")
    press(page, "long")
    until(page, "bench.toldOf('unsaid').length")
    assert page.evaluate("bench.toldOf('unsaid')[0].reason") == "interrupted"
    assert len(page.evaluate("speech.said")) == 6


def test_a_part_that_was_stopped_waits_until_the_page_is_seen(speaker):
    page = speaker({"x": own("One.")}, stops=1)
    page.evaluate("""() => {
      window.isHidden = true
      Object.defineProperty(document, 'hidden', { get: () => isHidden })
    }""")
    press(page, "x")
    until(page, "speech.said[0]?.ended")
    page.wait_for_timeout(400)
    assert len(page.evaluate("speech.said")) == 1
    page.evaluate("isHidden = false; document.dispatchEvent(new Event('visibilitychange'))")
    assert finished(page, 1) == ["One."]


def test_a_voice_that_fails_or_is_gone_is_told(speaker):
    page = speaker(
        {"cloud": own("x", voice="Cloud"), "gone": own("x", voice="Gone")},
        [ENGLISH, {"lang": "en-GB", "name": "Cloud", "localService": False, "fails": "network"}])
    press(page, "cloud")
    until(page, "bench.toldOf('unsaid').length === 1")
    press(page, "gone")
    until(page, "bench.toldOf('unsaid').length === 2")
    assert page.evaluate("bench.toldOf('unsaid').map(({ by, reason }) => [by, reason])") == [
        ["device", "network"], ["device", "NotFoundError"]]


# MARK: The server's sounds


def tone(seconds, pitch=440):
    """A sound as the server sends it."""
    count = int(16_000 * seconds)
    sound = io.BytesIO()
    with wave.open(sound, "wb") as file:
        file.setparams((1, 2, 16_000, count, "NONE", ""))
        file.writeframes(b"".join(
            struct.pack("<h", int(20_000 * math.sin(place * pitch * math.tau / 16_000))) for place in range(count)))
    return sound.getvalue()


LISTEN = """window.played = []
const start = AudioBufferSourceNode.prototype.start
AudioBufferSourceNode.prototype.start = function (...more) {
  const one = { seconds: this.buffer.duration, began: performance.now() }
  window.played.push(one)
  this.addEventListener('ended', () => { one.ended = performance.now() })
  return start.apply(this, more)
}"""


def test_parts_of_the_server_follow_each_other_and_the_next_is_fetched_meanwhile(site, open_page):
    site.serve_bench()
    sounds = {f"/{name}.wav": tone(seconds) for name, seconds in [("one", 3), ("two", 0.25)]}
    site.files |= sounds
    site.asked.clear()
    page = open_page()
    page.add_init_script(LISTEN)
    page.goto(site.url + "/")
    until(page, "window.bench")
    page.evaluate("""window.sayings = { long: { by: 'server', parts: ['/one.wav?a', '/two.wav?a'] },
      ahead: { by: 'server', parts: ['/three.wav?a'], ahead: true } }""")
    page.evaluate(RUN)
    press(page, "long")
    until(page, "played.length === 1")
    until(page, "caches.match('/two.wav?a')")
    assert page.evaluate("played.length === 1 && !played[0].ended")
    until(page, "played.length === 2 && played[1].ended")
    first, second = page.evaluate("played")
    assert first["seconds"] == 3 and second["seconds"] == 0.25
    assert first["ended"] <= second["began"] + 1
    assert second["began"] - first["ended"] < 500

    # Ahead of need it is fetched and not heard; once asked for it comes from the device.
    site.files["/three.wav"] = tone(0.3)
    press(page, "ahead")
    until(page, "caches.match('/three.wav?a')")
    assert len(page.evaluate("played")) == 2
    site.files.clear()
    page.evaluate("sayings.ahead.ahead = false")
    press(page, "ahead")
    until(page, "played.length === 3")


def test_no_more_is_kept_than_was_agreed(site, open_page):
    site.serve_bench()
    site.files["/new.wav"] = tone(0.2)
    page = open_page()
    page.goto(site.url + "/")
    until(page, "window.bench")
    page.evaluate("""async () => {
      const cache = await caches.open('voices')
      const sound = (bytes) => new Response('', { headers: { 'content-length': String(bytes) } })
      for (let number = 0; number < 60; number += 1) await cache.put(`/old-${number}`, sound(1e6))
      window.sayings = { x: { by: 'server', parts: ['/new.wav?a'] } }
    }""")
    page.evaluate(RUN)
    press(page, "x")
    kept = "caches.open('voices').then((cache) => cache.keys()).then((all) => all.map(({ url }) => new URL(url).pathname))"
    until(page, f"{kept}.then((all) => all.length < 45 && all.includes('/new.wav'))")
    page.wait_for_timeout(300)
    names = page.evaluate(kept)
    assert names == [f"/old-{number}" for number in range(21, 60)] + ["/new.wav"]
