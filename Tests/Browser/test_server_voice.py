"""The server's voice: Debian's Chromium has none of its own, so what is heard here comes from espeak-ng.

Every sound that the page plays is measured as it begins: how long it is and how loud.
"""

import json
import time
import urllib.error
import urllib.parse
import urllib.request

import pytest
from learner import open_round
from playwright.sync_api import expect

# A kept sound is MP3, to which Chromium adds silence: 50 ms before it and up to two frames behind it.
AT_THE_ENDS = 0.11
# What is played from a buffer that was decoded; noise is made in the page and loops.
LISTEN = """window.played = []
const start = AudioBufferSourceNode.prototype.start
AudioBufferSourceNode.prototype.start = function (...more) {
  if (!this.loop) {
    const samples = this.buffer.getChannelData(0)
    const square = samples.reduce((sum, sample) => sum + sample * sample, 0)
    const one = { seconds: this.buffer.duration, loudness: Math.sqrt(square / samples.length), ended: false,
      active: navigator.userActivation.hasBeenActive }
    window.played.push(one)
    this.addEventListener('ended', () => { one.ended = performance.now() })
  } else window.noises = (window.noises ?? 0) + 1
  return start.apply(this, more)
}"""


@pytest.fixture
def ear(page):
    """A page whose sounds are measured."""
    page.add_init_script(LISTEN)
    return page


def played(page, count):
    """The sounds that were played, once there are so many."""
    page.wait_for_function("count => window.played.length >= count", arg=count)
    return page.evaluate("window.played")


def test_a_letter_is_heard_slower_and_by_itself(server, ear, screenshot):
    asked = []
    ear.on("request", lambda request: asked.append(urllib.parse.urlsplit(request.url)))
    open_round(ear, server, way="hear", more="&only=A,B")
    ear.get_by_role("button", name="Hear it").click()
    (first,) = played(ear, 1)
    assert 0.25 < first["seconds"] < 2 and first["loudness"] > 0.02
    screenshot(ear, "hear-server-voice")
    ear.get_by_role("button", name="Slower").click()
    slow = played(ear, 2)[1]
    assert slow["seconds"] > first["seconds"] * 1.2 and slow["loudness"] > 0.02
    # Which of both it was is told by what the page has asked for first.
    word = next(urllib.parse.parse_qs(url.query)["text"][0] for url in asked if url.path == "/voice")
    ear.locator("#answer-0").fill(word[0])
    ear.keyboard.press("Enter")
    expect(ear.locator(".verdict")).to_contain_text("Right")
    ear.locator("#continue").click()
    # The next word is heard by itself.
    other = played(ear, 3)[2]
    assert abs(other["seconds"] - first["seconds"]) > 0.005


def said(server, text, language="en", rate=100, form="wav"):
    query = urllib.parse.urlencode({"language": language, "text": text, "rate": rate, "format": form})
    with urllib.request.urlopen(f"{server.url}/voice?{query}") as answer:
        return answer.read()


def test_a_new_sound_stops_the_old_one(server, ear):
    ear.goto(server.url + "/speller?text=Pipit&alphabet=nato")
    listen = ear.get_by_role("button", name="Listen")
    listen.click()
    first = played(ear, 1)[0]
    listen.click()
    played(ear, 2)
    ear.wait_for_function("() => window.played[0].ended")
    assert first["seconds"] > 1.5
    assert not ear.evaluate("window.played[1].ended")


def test_of_three_presses_in_a_row_the_last_is_heard(server, ear):
    """A-TT-08."""
    ear.goto(server.url + "/library/alphabets/de")
    keys = ear.get_by_role("button", name="Hear ")
    expect(keys.nth(2)).to_be_visible()
    ear.evaluate("() => [...document.querySelectorAll('button[value^=\"app say\"]')].slice(0, 3).forEach((key) => key.click())")
    keys.nth(2).click()
    played(ear, 1)
    ear.wait_for_function("() => window.played.at(-1).ended")
    sounds = ear.evaluate("window.played")
    word = keys.nth(2).get_attribute("value").split(" ", 3)[3]
    length = (len(said(server, word, "de")) - 44) / 44_100
    assert abs(sounds[-1]["seconds"] - length) < AT_THE_ENDS


def test_call_signs_are_heard_through_noise(server, ear):
    open_round(ear, server, way="readback", more="&only=B7X")
    ear.get_by_role("button", name="Hear it").click()
    (one,) = played(ear, 1)
    assert one["seconds"] > 1
    assert ear.evaluate("window.noises") == 1


# Presses twice without a gesture, as a page does that reads a prompt aloud, and sees what comes of it.
PRESS = """const look = setInterval(() => {
  const key = document.querySelector('[data-pipit=ready] button[value^=hear]')
  if (!key) return
  clearInterval(look)
  key.click()
  key.click()
  setTimeout(() => { window.before = [window.played.length, navigator.userActivation.hasBeenActive] }, 500)
}, 20)"""


def test_what_comes_before_the_first_gesture_waits_for_it(server, ear):
    """A-TT-03: nothing is played, and nothing fails, until the learner has touched the page."""
    ear.add_init_script(PRESS)
    ear.goto(server.url + "/practise/alphabet?alphabet=nato&way=hear&only=A,B")
    ear.wait_for_timeout(1500)
    ear.mouse.click(5, 5)
    (one,) = played(ear, 1)
    assert ear.evaluate("window.before") == [0, False]
    assert one["active"] and one["loudness"] > 0.02
    ear.wait_for_function("() => window.played[0].ended")
    ear.mouse.click(5, 5)
    ear.wait_for_timeout(400)
    assert len(played(ear, 1)) == 1


def test_each_language_has_its_voice(server, ear):
    for name, key in [("el", "Hear "), ("ru", "Hear "), ("tr", "Hear Çanakkale")]:
        ear.goto(f"{server.url}/library/alphabets/{name}")
        with ear.expect_response(lambda answer: "/voice?" in answer.url and "format" not in answer.url) as asked:
            ear.get_by_role("button", name=key).first.click()
        assert asked.value.status == 200 and f"language={name}" in asked.value.url
        assert played(ear, 1)[0]["loudness"] > 0.01


def test_a_server_without_a_voice_says_so(serve, page):
    silent = serve(has_voice=False)
    with urllib.request.urlopen(silent.url + "/voices") as answer:
        assert json.load(answer)["voices"] == []
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(silent.url + "/voice?language=en&text=hello")
    assert refused.value.code == 404 and "espeak-ng" in refused.value.read().decode()
    page.goto(silent.url + "/settings/voices")
    expect(page.locator("main")).to_contain_text("No voice, on this device or on the server")
    page.goto(silent.url + "/library/alphabets/nato")
    expect(page.locator("main")).to_contain_text("There is no English voice")
    assert page.get_by_role("button", name="Hear ").count() == 0


def test_without_a_connection_the_page_says_so_and_has_a_way_on(server, ear, complaints, audit, screenshot):
    open_round(ear, server, way="hear", more="&only=A")
    expect(ear.get_by_role("button", name="Hear it")).to_be_visible()
    ear.context.set_offline(True)
    ear.get_by_role("button", name="Hear it").click()
    expect(ear.get_by_role("status").filter(has_text="this device is offline")).to_be_visible()
    screenshot(ear, "hear-offline")
    audit(ear)
    ear.get_by_role("button", name="Show the words").click()
    expect(ear.locator("#asked")).to_contain_text("Alfa")
    ear.context.set_offline(False)
    ear.get_by_role("button", name="Hear it").click()
    played(ear, 1)
    expect(ear.get_by_text("this device is offline")).to_have_count(0)
    complaints[:] = [one for one in complaints if "ERR_INTERNET_DISCONNECTED" not in one]


def test_the_speed_of_a_language_is_set_and_kept(server, ear):
    ear.goto(server.url + "/library/alphabets/tr")
    ear.get_by_role("button", name="Hear Çanakkale").click()
    first = played(ear, 1)[0]
    ear.goto(server.url + "/settings/voices")
    ear.locator(".voice", has_text="Turkish").locator("summary").click()
    ear.get_by_label("Speed in Turkish").fill("60")
    expect(ear.get_by_label("Speed in Turkish")).to_have_value("60")
    ear.reload()
    expect(ear.get_by_label("Speed in Turkish")).to_have_value("60")
    ear.goto(server.url + "/library/alphabets/tr")
    ear.get_by_role("button", name="Hear Çanakkale").click()
    slow = played(ear, 1)[0]
    assert slow["seconds"] > first["seconds"] * 1.2


def test_a_kept_sound_comes_at_once(server):
    said(server, "once more", form="mp3")
    times = []
    for _ in range(20):
        begun = time.perf_counter()
        said(server, "once more", form="mp3")
        times.append(time.perf_counter() - begun)
    # A connection, a request and some KB on this machine; espeak-ng alone takes longer.
    assert min(times) < 0.015
