"""Every page, as it is seen: accessible, whole at 320 px and 200 %, calm where that is asked for."""

import pytest
from learner import alphabet, open_round, right_choice
from playwright.sync_api import expect

PAGES = {
    "today": "/",
    "choose": "/practise/alphabet?choose=yes",
    "round": "/practise/alphabet?alphabet=nato&way=choose",
    "typing": "/practise/alphabet?alphabet=tr&way=type",
    "reading": "/practise/alphabet?alphabet=nl&way=read",
    "hearing": "/practise/alphabet?alphabet=nato&way=hear",
    "library": "/library",
    "reference": "/library/alphabets/nato",
    "holes": "/library/alphabets/da",
    "cyrillic": "/library/alphabets/ru",
    "card": "/library/alphabets/nato/card",
    "speller": "/speller?alphabet=de&text=Stra%C3%9Fe+24",
    "settings": "/settings",
    "voices": "/settings/voices",
    "scripts": "/settings/scripts",
    "about": "/about",
    "unknown": "/nowhere",
    "refused": "/practise/alphabet?alphabet=klingon&way=choose",
}
LOOKS = {
    "light": {"width": 1024},
    "dark": {"width": 1024, "dark": True},
    "narrow-light": {"width": 320, "height": 640, "text": 200},
    "narrow-dark": {"width": 320, "height": 640, "dark": True, "text": 200},
    "contrast": {"width": 390, "contrast": True},
}


def ready(page):
    page.wait_for_function("() => document.documentElement.dataset.pipit === 'ready'")
    page.wait_for_function("() => !document.querySelector('main').innerText.includes('One moment')")


@pytest.mark.parametrize("look", LOOKS)
def test_every_page_is_accessible_and_whole(server, open_page, audit, fits, screenshot, look, complaints):
    page = open_page(motion=False, **LOOKS[look])
    for name, path in PAGES.items():
        page.goto(server.url + path)
        ready(page)
        audit(page)
        fits(page)
        screenshot(page, f"{look}/{name}")
    complaints[:] = [line for line in complaints if "404" not in line]


@pytest.mark.parametrize("look", ["light", "dark", "narrow-dark"])
def test_verdicts_and_results_are_accessible_and_whole(server, open_page, audit, fits, screenshot, look):
    page = open_page(motion=False, **LOOKS[look])
    words = alphabet("nato")
    open_round(page, server, more="&only=A,N")
    page.locator(".choice").filter(has_not_text="Alfa").filter(has_not_text="November").first.click()
    audit(page), fits(page), screenshot(page, f"{look}/verdict-wrong")
    page.locator("#continue").click()
    page.wait_for_timeout(210)  # two presses in one place of the window are else a double click
    right_choice(page, words).click()
    audit(page), fits(page), screenshot(page, f"{look}/verdict-right")
    page.locator("#continue").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Game Over!")
    audit(page), fits(page), screenshot(page, f"{look}/finish")
    open_round(page, server, way="type", more="&only=N")
    page.locator("#answer-0").fill("Novembr")
    page.keyboard.press("Enter")
    audit(page), fits(page), screenshot(page, f"{look}/verdict-slip")


def test_six_answers_and_continue_are_within_reach_on_a_small_phone(server, open_page, screenshot):
    page = open_page(motion=False, width=360, height=640, touch=True)
    for name in ["nato", "nl"]:
        open_round(page, server, name)
        for number in range(6):
            expect(page.locator(".choice").nth(number)).to_be_in_viewport(ratio=1)
        screenshot(page, f"small-phone-{name}")
        page.locator(".choice").nth(5).tap()
        expect(page.locator("#continue")).to_be_in_viewport(ratio=1)
        assert page.evaluate("scrollY") == 0


def test_every_page_can_be_walked_with_the_keyboard(server, page, complaints):
    for path in PAGES.values():
        page.goto(server.url + path)
        ready(page)
        page.evaluate("window.number = new Map()")
        reachable = page.locator("a[href]:visible, button:visible:enabled, input:visible, select:visible, summary:visible").count()
        seen = set()
        for _ in range(reachable + 5):
            page.keyboard.press("Tab")
            seen.add(page.evaluate("""() => {
              const focused = document.activeElement
              if (!focused || focused === document.body) return ''
              if (!window.number.has(focused)) window.number.set(focused, window.number.size)
              const style = getComputedStyle(focused)
              const isSeen = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0
              return (isSeen ? '' : 'unseen ') + window.number.get(focused) + focused.outerHTML.slice(0, 200)
            }"""))
        assert not [name for name in seen if name.startswith("unseen")], path
        assert len(seen - {""}) >= reachable, path
    complaints[:] = [line for line in complaints if "404" not in line]


def test_reduced_motion_is_obeyed(server, open_page):
    page = open_page(motion=False)
    open_round(page, server)
    page.locator(".choice").first.click()
    durations = page.evaluate("document.getAnimations().map(one => one.effect.getComputedTiming().duration)")
    assert all(duration <= 120 for duration in durations), durations
    moving = page.evaluate("""document.getAnimations().flatMap(one => one.effect.getKeyframes())
      .filter(frame => (frame.translate && !/^(none|0px( 0px)?)$/.test(frame.translate)) || (frame.transform && frame.transform !== 'none'))""")
    assert moving == []


def test_settings_hold_across_a_reload_and_win_over_the_device(server, open_page, audit):
    page = open_page(dark=False)
    page.goto(server.url + "/settings")
    light = page.evaluate("getComputedStyle(document.body).color")
    page.get_by_role("button", name="Dark").click()
    page.wait_for_function("light => getComputedStyle(document.body).color !== light", arg=light)
    dark = page.evaluate("getComputedStyle(document.body).color")
    audit(page)
    page.reload()
    page.wait_for_function("dark => getComputedStyle(document.body).color === dark", arg=dark)
    expect(page.get_by_role("button", name="Dark")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("switch", name="Pip").uncheck()
    page.get_by_role("link", name="Today").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Pipit")
    expect(page.locator(".pip")).to_have_count(0)
    page.reload()
    ready(page)
    expect(page.locator(".pip")).to_have_count(0)


def test_without_scripts_the_reference_the_speller_and_about_can_be_read(server, open_page):
    page = open_page(scripts=False)
    page.goto(server.url + "/library/alphabets/nato")
    expect(page.get_by_text("Juliett", exact=True)).to_be_visible()
    page.goto(server.url + "/speller")
    page.get_by_label("Text or code words").fill("Pip 7")
    page.get_by_role("button", name="Spell it").click()
    expect(page.locator(".spelling")).to_contain_text("Papa")
    expect(page.locator(".spelling")).to_contain_text("Seven")
    page.goto(server.url + "/about")
    expect(page.locator("main")).to_contain_text("Apache License 2.0")
    expect(page.locator("main")).to_contain_text("SCOWL")
    page.goto(server.url + "/practise/alphabet?alphabet=nato&way=choose")
    assert "needs JavaScript and WebAssembly" in page.locator("main noscript").inner_text()


def test_what_is_typed_before_the_words_have_come_is_spelled(server, open_context):
    page = open_context().new_page()
    held = []
    page.route("**/alphabets.*", lambda route: held.append(route))
    page.goto(server.url + "/speller?alphabet=de")
    ready(page)
    page.get_by_label("Text or code words").fill("Straße")
    page.keyboard.press("Enter")
    page.wait_for_timeout(200)
    expect(page.get_by_label("Text or code words")).to_have_value("Straße")
    for route in held:
        route.continue_()
    expect(page.locator(".spelling").get_by_text("Salzwedel", exact=True)).to_be_visible()


def test_the_speller_spells_reads_copies_and_prints(server, open_context, screenshot):
    context = open_context(permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.goto(server.url + "/speller?alphabet=de")
    page.get_by_label("Text or code words").fill("Straße 24")
    page.keyboard.press("Enter")
    for word in ["Salzwedel", "Tübingen", "Rostock", "Aachen", "Eszett", "Essen", "Zwei", "Vier"]:
        expect(page.locator(".spelling").get_by_text(word, exact=True)).to_be_visible()
    page.get_by_role("button", name="Copy").first.click()
    page.wait_for_function("async () => (await navigator.clipboard.readText()).startsWith('Salzwedel')")
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.split()[:3] == ["Salzwedel", "Tübingen", "Rostock"]
    screenshot(page, "speller-wide-light")

    page.get_by_label("Text or code words").fill("Aachen Umlaut Aachen Berlin")
    page.keyboard.press("Enter")
    expect(page.locator(".spelled")).to_have_text("AÄB")
    page.go_back()
    expect(page.get_by_label("Text or code words")).to_have_value("Straße 24")

    page.goto(server.url + "/library/alphabets/de/card")
    ready(page)
    page.emulate_media(media="print")
    expect(page.get_by_role("button", name="Print")).to_be_hidden()
    expect(page.get_by_text("Völklingen")).to_be_visible()
