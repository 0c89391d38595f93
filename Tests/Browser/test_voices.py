"""Who speaks: the page of voices, what is chosen there, and what is heard without a network."""

import urllib.parse

import pytest
import speech
from learner import open_round
from playwright.sync_api import expect
from test_pages import LOOKS, ready
from test_server_voice import LISTEN, played

VOICES = [
    {"lang": "en-US", "name": "Samantha"}, {"lang": "en-GB", "name": "Daniel", "default": True},
    {"lang": "en-AU", "name": "Cloud of Sydney", "localService": False}, {"lang": "zh-HK", "name": "Sinji"},
    {"lang": "ja-JP", "name": "Kyoko"}, {"lang": "uk_UA", "name": "Lesya"}, {"lang": "tr-TR", "name": "Yelda", "fails": "network"},
]


def row_of(page, language):
    return page.locator(".voice").filter(has=page.get_by_role("button", name=f"Hear {language}"))


@pytest.mark.parametrize("look", LOOKS)
def test_the_page_of_voices_is_accessible_and_whole(server, open_page, audit, fits, screenshot, look):
    page = open_page(motion=False, **LOOKS[look])
    speech.stub(page, VOICES)
    page.goto(server.url + "/settings/voices")
    ready(page)
    # One row a language; what can be chosen unfolds.
    expect(page.get_by_label("Voice for English")).not_to_be_visible()
    row_of(page, "English").locator("summary").click()
    expect(page.get_by_label("Voice for English")).to_be_visible()
    audit(page), fits(page), screenshot(page, f"{look}/voices-chosen")


def test_a_voice_is_chosen_heard_and_kept(server, page):
    speech.stub(page, VOICES)
    page.goto(server.url + "/settings")
    page.get_by_role("link", name="The voice of each language").click()
    card = row_of(page, "English")
    # The languages in use come first.
    expect(page.locator(".voice strong").first).to_have_text("English")
    card.locator("summary").click()
    # The device's own choice of voice comes first.
    expect(card).to_contain_text("Daniel, on this device")
    options = page.get_by_label("Voice for English").locator("option")
    assert options.all_inner_texts() == ["Automatic", "Samantha", "Daniel", "Cloud of Sydney", "The server’s voice"]
    page.get_by_label("Voice for English").select_option("Cloud of Sydney")
    expect(card).to_contain_text("Cloud of Sydney, over the network")
    page.get_by_label("Speed in English").fill("60")
    page.get_by_role("button", name="Hear English").click()
    (one,) = speech.heard(page, 1)
    assert (one["text"], one["name"], one["lang"], one["rate"]) == (
        "Good morning! The sun is shining today.", "Cloud of Sydney", "en-AU", 0.6)
    # What was unfolded stays so while its voice changes.
    expect(page.get_by_label("Voice for English")).to_be_visible()
    page.reload()
    expect(page.get_by_label("Voice for English")).to_have_value("Cloud of Sydney")
    # A voice that is gone is chosen no longer.
    page.evaluate("speech.voices = speech.voices.filter(({ name }) => name[0] !== 'C'); speechSynthesis.dispatchEvent(new Event('voiceschanged'))")
    expect(card).to_contain_text("Daniel, on this device")
    expect(page.get_by_label("Voice for English")).to_have_value("auto")


def test_no_language_is_read_by_the_voice_of_another(serve, page):
    """A-TT-04, A-TT-05, A-TT-06: Japanese, Ukrainian, and languages that nobody here speaks."""
    speech.stub(page, VOICES)
    silent = serve(has_voice=False)
    page.goto(silent.url + "/settings/voices")
    ready(page)
    page.get_by_role("button", name="Hear Japanese").click()
    page.get_by_role("button", name="Hear Ukrainian").click()
    speech.heard(page, 1)
    page.wait_for_function("() => window.speech.said.length === 2 && window.speech.said[1].ended")
    japanese, ukrainian = page.evaluate("window.speech.said")
    assert (japanese["lang"], japanese["name"]) == ("ja-JP", "Kyoko")
    assert (ukrainian["lang"], ukrainian["name"]) == ("uk-UA", "Lesya")
    # The only Chinese voice speaks Cantonese.
    for language in ("Chinese", "Punjabi", "German"):
        expect(page.get_by_text(f"{language} · No voice, on this device or on the server")).to_be_visible()
        expect(page.get_by_role("button", name=f"Hear {language}")).to_have_count(0)


def test_where_the_device_fails_the_server_speaks(server, page):
    speech.stub(page, VOICES)
    page.add_init_script(LISTEN)
    page.goto(server.url + "/library/alphabets/tr")
    with page.expect_response(lambda answer: "/voice?" in answer.url):
        page.get_by_role("button", name="Hear Çanakkale").click()
    assert played(page, 1)[0]["loudness"] > 0.01
    assert [one["error"] for one in page.evaluate("window.speech.said")] == ["network"]
    expect(page.get_by_text("There is no voice now")).to_have_count(0)


def test_the_slow_key_is_slower_at_every_speed(server, page):
    """A-TT-07."""
    speech.stub(page, VOICES)
    open_round(page, server, way="readback", more="&only=B7X")
    expected = []
    for rate in (50, 100, 150):
        page.get_by_label("Speed of the voice").first.fill(str(rate))
        page.get_by_role("button", name="Hear it", exact=True).click()
        speech.heard(page, len(expected) + 1)
        page.get_by_role("button", name="Slower").click()
        expected += [rate / 100, rate * 60 // 100 / 100]
        speech.heard(page, len(expected))
    assert [one["rate"] for one in page.evaluate("window.speech.said")] == pytest.approx(expected)


def test_a_long_text_is_said_to_its_end(server, page):
    """A-TT-02, by the server: in parts, each once."""
    page.add_init_script(LISTEN)
    asked = []
    page.on("request", lambda request: asked.append(
        urllib.parse.parse_qs(urllib.parse.urlsplit(request.url).query)) if "/voice?" in request.url else None)
    text = "thequickbrownfoxjumpsoverthelazydog"
    page.goto(f"{server.url}/speller?alphabet=nato&text={text}")
    ready(page)
    words = page.locator(".spelling .word").all_inner_texts()
    page.get_by_role("button", name="Listen").click()
    played(page, 1)
    page.wait_for_function("() => window.played.length > 1", timeout=40_000)
    parts = [one["text"][0] for one in asked if "format" not in one]
    assert " ".join(parts) == " ".join(words) and len(words) == len(text)
    assert all(len(part) <= 160 for part in parts)


# How long after the press the sound begins.
TIME = """addEventListener('click', () => { window.pressed = performance.now() }, true)
const begin = AudioBufferSourceNode.prototype.start
AudioBufferSourceNode.prototype.start = function (...more) {
  (window.waits ??= []).push(performance.now() - window.pressed)
  return begin.apply(this, more)
}"""


def test_a_sound_once_heard_is_heard_without_a_network(server, page, complaints):
    page.add_init_script(LISTEN)
    page.add_init_script(TIME)
    page.goto(server.url + "/library/alphabets/tr")
    page.get_by_role("button", name="Hear Çanakkale").click()
    first = played(page, 1)[0]
    page.wait_for_function("() => caches.open('voices').then((cache) => cache.keys()).then((all) => all.some(({ url }) => url.includes('/voice?')))")
    page.wait_for_function("() => navigator.serviceWorker.controller", timeout=30_000)
    kept = page.evaluate("""caches.open('voices').then((cache) => cache.matchAll()).then((all) =>
      all.map((answer) => answer.headers.get('content-type')).filter((kind) => kind.startsWith('audio/')))""")
    assert len(kept) == 1
    page.context.set_offline(True)
    page.reload()
    ready(page)
    for number in range(5):
        page.get_by_role("button", name="Hear Çanakkale").click()
        played(page, number + 1)
    sounds = page.evaluate("window.played")
    assert all(abs(one["seconds"] - first["seconds"]) < 0.15 and one["loudness"] > 0.01 for one in sounds)
    assert min(page.evaluate("window.waits")) < 100
    # What was never heard is not there, and the page says so.
    page.get_by_role("button", name="Hear Denizli").click()
    expect(page.get_by_role("status").filter(has_text="this device is offline")).to_be_visible()
    page.context.set_offline(False)
    complaints[:] = [one for one in complaints if "ERR_INTERNET_DISCONNECTED" not in one]


# The page as the learner sees it before touching it; to look into it from outside would be a gesture.
WAITS = """const look = setInterval(() => {
  const key = document.querySelector('[data-pipit=ready] button[value^="hear "]')
  if (!key) return
  clearInterval(look)
  key.click()
  setTimeout(() => {
    window.before = [document.documentElement.hasAttribute('data-held'), getComputedStyle(key).boxShadow,
      navigator.userActivation.hasBeenActive, window.played.length]
  }, 300)
}, 20)"""


def test_what_waits_for_a_tap_is_seen(server, page):
    """A-TT-03: the play key is highlighted, one tap plays, and nothing counts as heard before."""
    page.add_init_script(LISTEN)
    page.add_init_script(WAITS)
    page.goto(server.url + "/practise/alphabet?alphabet=nato&way=hear&only=A")
    page.wait_for_timeout(2500)
    key = page.get_by_role("button", name="Hear it")
    box = key.bounding_box()
    page.mouse.click(box["x"] + 20, box["y"] + 20)
    played(page, 1)
    is_held, halo, is_active, count = page.evaluate("window.before")
    assert is_held and not is_active and count == 0
    assert page.evaluate("document.documentElement.hasAttribute('data-held')") is False
    page.mouse.move(5, 5)
    assert key.evaluate("(key) => getComputedStyle(key).boxShadow") != halo
    page.wait_for_timeout(400)
    assert len(played(page, 1)) == 1


# MARK: What is typed

FIELDS = {
    "/practise/alphabet?alphabet=tr&way=type": "tr",
    "/practise/alphabet?alphabet=nato&way=hear": "",
    "/practise/alphabet?alphabet=nl&way=read": "",
    "/practise/sentence?course=es-from-en&lesson=cafe&way=type&only=cafe-another-for-my-friend": "es",
    "/speller": "",
    "/spelling/lists/new": None,
}


def test_no_field_corrects_what_is_typed(server, page):
    for path, language in FIELDS.items():
        page.goto(server.url + path)
        ready(page)
        fields = page.eval_on_selector_all("textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file])", """(all) =>
          all.map((one) => ['autocapitalize', 'autocorrect', 'autocomplete', 'spellcheck', 'enterkeyhint', 'lang'].map(
            (name) => one.getAttribute(name)))""")
        assert fields or language is None, path
        for *marks, enter, _ in fields:
            assert marks == ["off", "off", "off", "false"] and enter in ("done", "enter"), path
        if language is not None:
            assert [one[-1] for one in fields] == [language], path
