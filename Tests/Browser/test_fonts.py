"""Fonts of our own for scripts that devices lack: the right one for each language, swapped in, kept offline."""

import pytest
from playwright.sync_api import expect
from test_cards import open_cards, turn

# A text with its language, and the font that draws it.
SAID = {
    "pa-Arab": ("پانی", "Noto Nastaliq Urdu"),
    "ar": ("ماء", "Noto Naskh Arabic"),
    "pa": ("ਪਾਣੀ", "Noto Sans Gurmukhi"),
    "hi": ("पानी", "Noto Sans Devanagari"),
}


def say(page, language):
    """Puts a text of the language on the page."""
    text, _ = SAID[language]
    page.evaluate(
        """([text, lang]) => {
             const word = Object.assign(document.createElement('p'), { id: 'said', lang, dir: 'auto' })
             word.textContent = text
             document.querySelector('#said')?.remove()
             document.querySelector('main').append(word)
           }""", [text, language])


def loaded(page):
    """The families of the page that have come."""
    page.evaluate("() => new Promise(requestAnimationFrame)")
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    return page.evaluate(
        "() => [...document.fonts].filter(face => face.status === 'loaded')"
        ".map(face => face.family.replaceAll('\"', ''))")


def drawn_with(page, selector="#said"):
    """The fonts that Chromium has drawn a text with, and whether each came from the page."""
    session = page.context.new_cdp_session(page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    node = session.send("DOM.querySelector", {"nodeId": root, "selector": selector})["nodeId"]
    fonts = session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    return {(font["familyName"], font["isCustomFont"]) for font in fonts}


def open_about(page, server):
    page.goto(f"{server.url}/about")
    page.wait_for_selector("html[data-pipit=ready] main")


@pytest.mark.parametrize("language", SAID)
def test_each_script_is_drawn_with_its_font(server, page, language):
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    open_about(page, server)
    assert loaded(page) == [], "a page without such letters needs no font"
    say(page, language)
    page.wait_for_function("() => [...document.fonts].some(face => face.status === 'loaded')")
    assert loaded(page) == [SAID[language][1]]
    assert drawn_with(page) == {(SAID[language][1], True)}
    direction = page.locator("#said").evaluate("word => getComputedStyle(word).direction")
    assert direction == ("rtl" if language in ("ar", "pa-Arab") else "ltr")
    fonts = [url for url in asked if url.endswith(".woff2")]
    assert len(fonts) == 1 and fonts[0].startswith(f"{server.url}/assets/Noto")
    assert all(url.startswith((server.url, "blob:", "data:")) for url in asked), "nobody else is asked"


@pytest.mark.parametrize(("to", "font"), [("pa", "Noto Nastaliq Urdu"), ("ar", "Noto Naskh Arabic")])
def test_a_card_from_right_to_left_has_the_right_font(server, open_page, screenshot, to, font):
    page = open_page(motion=False)
    open_cards(page, server, only="water", to=to)
    turn(page)
    if to == "pa":
        page.locator(".back").get_by_role("radio", name="Shahmukhi").check(force=True)
        expect(page.locator(".back .flash-word")).to_have_attribute("lang", "pa-Arab")
    page.wait_for_function("() => document.fonts.status === 'loaded' && document.fonts.size")
    page.wait_for_function(
        "font => [...document.fonts].some(face => face.family.includes(font) && face.status === 'loaded')", arg=font)
    assert drawn_with(page, ".back .flash-word") == {(font, True)}
    screenshot(page, f"card-{to}-font")


def test_the_text_is_there_while_its_font_is_on_the_way(server, open_page):
    page = open_page(service_workers="block")
    waiting = []
    page.route("**/*.woff2", lambda route: waiting.append(route))
    open_about(page, server)
    say(page, "pa-Arab")
    page.wait_for_function("() => document.fonts.status === 'loading'")
    page.wait_for_timeout(200)
    expect(page.locator("#said")).to_be_visible()
    assert all(not custom for _, custom in drawn_with(page)), "the device's own font meanwhile"
    assert drawn_with(page)
    waiting[0].continue_()
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    assert drawn_with(page) == {("Noto Nastaliq Urdu", True)}


def test_a_font_that_has_come_once_is_there_offline(server, page, complaints):
    open_about(page, server)
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("() => navigator.serviceWorker.controller", timeout=30_000)
    say(page, "pa-Arab")
    page.wait_for_function("() => [...document.fonts].some(face => face.status === 'loaded')")
    page.wait_for_function(
        "async () => (await (await caches.open((await caches.keys()).find(name => name.startsWith('pipit ')))).keys())"
        ".some(request => request.url.endsWith('.woff2'))")
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")
    page.context.set_offline(True)
    page.reload()
    page.wait_for_selector("html[data-pipit=ready] main")
    say(page, "pa-Arab")
    page.wait_for_function("() => [...document.fonts].some(face => face.status === 'loaded')")
    assert drawn_with(page) == {("Noto Nastaliq Urdu", True)}
    page.context.set_offline(False)
    # The worker looks for a newer page, and says that it found no network.
    assert all("Failed to load resource" in said and "/about" in said for said in complaints)
    complaints.clear()


def test_about_tells_the_licences_of_fonts_and_decks(server, page):
    open_about(page, server)
    noto = page.locator(".card", has=page.get_by_role("heading", name="Noto", exact=True))
    expect(noto).to_contain_text("SIL Open Font License 1.1")
    expect(noto.locator("pre")).to_contain_text("SIL Open Font License")
    deck = page.locator(".card", has=page.get_by_role("heading", name="Everyday words", exact=True))
    expect(deck).to_contain_text("Apache-2.0")
