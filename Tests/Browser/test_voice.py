"""The device's own voice, a real one: Chromium speaks through Debian's speech-dispatcher.

The server has a voice as well here, and is not asked.
"""

import os
import subprocess
import time

import pytest
from learner import open_round
from playwright.sync_api import expect

# What is said, and what becomes of it.
LISTEN = """window.said = []
const speak = speechSynthesis.speak.bind(speechSynthesis)
speechSynthesis.speak = (speech) => {
  const one = { text: speech.text, lang: speech.lang, voice: speech.voice?.lang, rate: speech.rate, began: false }
  window.said.push(one)
  speech.addEventListener('start', () => { one.began = true })
  speak(speech)
}"""


@pytest.fixture(scope="module")
def dispatcher(tmp_path_factory):
    """A speech dispatcher of the tests' own, whose sound goes nowhere."""
    folder = tmp_path_factory.mktemp("speech")
    (folder / "asound.conf").write_text("pcm.!default { type null }\nctl.!default { type null }\n")
    settings = folder / "settings"
    (settings / "modules").mkdir(parents=True)
    (settings / "speechd.conf").write_text(
        'AudioOutputMethod "alsa"\nDefaultModule espeak-ng\nAddModule "espeak-ng" "sd_espeak-ng" "espeak-ng.conf"\n')
    (settings / "modules/espeak-ng.conf").write_text("")
    socket = folder / "socket"
    running = subprocess.Popen(
        ["speech-dispatcher", "--run-single", "--timeout", "0", "--config-dir", settings, "--log-dir", folder,
         "--pid-file", folder / "pid", "--communication-method", "unix_socket", "--socket-path", socket],
        env=os.environ | {"ALSA_CONFIG_PATH": str(folder / "asound.conf")},
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    latest = time.monotonic() + 20
    while not socket.exists():
        assert running.poll() is None and time.monotonic() < latest, (folder / "speech-dispatcher.log").read_text()
        time.sleep(0.05)
    yield socket
    running.terminate()
    running.wait(10)


@pytest.fixture(scope="module")
def speaking(launch, dispatcher):
    """Chromium with voices."""
    chromium = launch(
        "--enable-speech-dispatcher", env=os.environ | {"SPEECHD_ADDRESS": f"unix_socket:{dispatcher}"})
    yield chromium
    chromium.close()


@pytest.fixture
def page(speaking, server):
    context = speaking.new_context()
    context.set_default_timeout(20_000)
    context.add_init_script(LISTEN)
    asked = []
    context.on("request", lambda request: asked.append(request.url) if "/voice?" in request.url else None)
    page = context.new_page()
    # Until the device has told of its voices, the server speaks.
    page.goto(server.url + "/about")
    page.wait_for_function("() => speechSynthesis.getVoices().length")
    yield page
    context.close()
    assert asked == []


def said(page, count):
    """What was said, once there are so many and the last has begun."""
    page.wait_for_function("count => window.said.length >= count && window.said[count - 1].began", arg=count)
    return page.evaluate("window.said")


def test_a_letter_is_heard_and_named(server, page, screenshot):
    open_round(page, server, way="hear", more="&only=A,B")
    page.get_by_role("button", name="Hear it").click()
    (first,) = said(page, 1)
    assert first["text"] in ("Alfa", "Bravo")
    assert first["lang"].startswith("en") and first["voice"].startswith("en") and first["rate"] == 1
    expect(page.locator("#asked")).not_to_contain_text(first["text"])
    screenshot(page, "hear-with-voice")
    page.get_by_role("button", name="Slower").click()
    assert abs(said(page, 2)[1]["rate"] - 0.6) < 0.01

    page.locator("#answer-0").fill(first["text"][0])
    page.keyboard.press("Enter")
    expect(page.locator(".verdict")).to_contain_text("Right")
    page.locator("#continue").click()
    # The next word is heard by itself.
    second = said(page, 3)[2]
    assert {first["text"], second["text"]} == {"Alfa", "Bravo"}


def test_a_word_is_said_by_a_voice_of_its_language(server, page):
    page.goto(server.url + "/library/alphabets/tr")
    page.get_by_role("button", name="Hear Çanakkale").click()
    (one,) = said(page, 1)
    assert (one["text"], one["lang"][:2], one["voice"][:2]) == ("Çanakkale", "tr", "tr")


def test_a_call_sign_is_taken_down_by_ear(server, page):
    open_round(page, server, way="readback", more="&only=B7X")
    page.get_by_label("Speed of the voice").first.fill("80")
    page.get_by_role("button", name="Hear it").click()
    (one,) = said(page, 1)
    assert one["text"] == "Bravo Seven X-ray"
    assert abs(one["rate"] - 0.8) < 0.01
    page.locator("#answer-0").fill("b7x")
    page.keyboard.press("Enter")
    expect(page.locator(".verdict")).to_contain_text("Right")
    page.get_by_role("button", name="Hear it again").click()
    assert len(said(page, 2)) == 2
