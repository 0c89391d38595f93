"""The glue in real Chromium: its patches against the real document, gestures, keeping, traps, versions.

The module is a small one that each test writes; the whole app has tests of its own.
"""

import importlib.util
import pathlib
import time

import playwright.sync_api
import pytest


def beside(name):
    """A file of the folder that has this one's name."""
    described = importlib.util.spec_from_file_location(
        f"glue_{name}", pathlib.Path(__file__).parent / "glue" / f"{name}.py")
    module = importlib.util.module_from_spec(described)
    described.loader.exec_module(module)
    return module


glue_site = beside("site")
glue_chromium = beside("chromium")


@pytest.fixture(scope="module")
def site():
    served = glue_site.Site()
    yield served
    served.stop()


@pytest.fixture
def bench(site, open_page):
    """Opens the page on which the glue's parts are tried."""
    site.serve_bench()

    def open_as(path="/", carries=True, **options):
        page = open_page(**options)
        if not carries:
            page.add_init_script("delete Element.prototype.moveBefore")
        page.goto(site.url + path)
        until(page, "window.bench")
        return page

    return open_as


def until(page, claim, seconds=8):
    """Waits until the page agrees. Playwright's own waiting evaluates text in the page, which the policy forbids."""
    latest = time.monotonic() + seconds
    reason = ""
    while time.monotonic() < latest:
        try:
            if page.evaluate(f"Promise.resolve({claim}).then(Boolean)"):
                return
        except playwright.sync_api.Error as error:  # a page that is just being loaded anew
            reason = error.message
        page.wait_for_timeout(10)
    raise AssertionError(f"it never came true: {claim} {reason}")


# The patches

def test_the_servers_print_is_adopted(bench):
    page = bench()
    page.evaluate("""() => {
      const make = (tag, parent, more) => Object.assign(parent.appendChild(document.createElement(tag)), more)
      bench.place.append('stray')
      const main = make('main', bench.place)
      make('h1', main, { textContent: 'Spell' })
      make('aside', main, { textContent: 'gone' })
      make('input', main, { id: 'text' })
      window.before = [...main.querySelectorAll('h1, input')]
      before[0].setAttribute('class', 'stale')
    }""")
    page.locator("#text").press_sequentially("typed early")
    page.evaluate("""bench.show(
      ['main', {}, ['h1', { lang: 'en' }, 'Spell a word'], ['input', { id: 'text' }], ['p', {}, 'new']])""")
    assert page.evaluate("[...document.querySelectorAll('h1, input')].every((node, place) => node === before[place])")
    assert page.locator("#app").inner_html() == (
        '<main><h1 lang="en">Spell a word</h1><input id="text"><p>new</p></main>')
    assert page.locator("#text").input_value() == "typed early"
    assert page.evaluate("document.activeElement.id") == "text"


FORM = """bench.show(
  ['div', {}, ['p', {}, 'one'], ['input', { id: 'answer', value: 'carpenter' }], ['p', {}, 'two']],
  ['section', {}])"""  # div 1, p 2 "one" 3, input 4, p 5 "two" 6, section 7


@pytest.mark.parametrize("carries", [True, False])
def test_caret_in_the_middle_of_a_word_survives(bench, carries):
    page = bench(carries=carries)
    page.evaluate(FORM)
    page.evaluate("bench.node(4).focus(); bench.node(4).setSelectionRange(3, 5, 'backward')")
    page.evaluate("""bench.apply(['>', 5, 1, 2], ['+', 1, 4, [9, 'p', [], [[10, 'new']]]], ['t', 3, 'other'],
      ['a', 4, 'class', 'wide'], ['-', 2])""")
    assert page.evaluate("[document.activeElement === bench.node(4), bench.node(4).selectionStart,"
                         "bench.node(4).selectionEnd, bench.shown.focus]") == [True, 3, 5, 4]
    assert page.locator("#app").inner_text().split() == ["two", "new"]


@pytest.mark.parametrize("carries", [True, False])
def test_a_field_keeps_itself_focus_and_caret_in_another_parent(bench, carries):
    page = bench(carries=carries)
    page.evaluate(FORM)
    page.evaluate("bench.node(4).focus(); bench.node(4).setSelectionRange(3, 5); window.field = bench.node(4)")
    page.evaluate("bench.apply(['>', 4, 7, 0], ['-', 1])")
    assert page.evaluate("field === document.querySelector('section > input') && field === document.activeElement")
    assert page.evaluate("[field.selectionStart, field.selectionEnd]") == [3, 5]
    assert page.evaluate("bench.shown.nodes.size") == 3  # the place, the section, the field


def test_a_composition_under_way_survives(bench):
    page = bench()
    page.evaluate(FORM)
    page.evaluate("""bench.node(4).value = ''; bench.node(4).focus(); window.ends = 0
      bench.node(4).addEventListener('compositionend', () => { ends += 1 })""")
    keyboard = page.context.new_cdp_session(page)
    keyboard.send("Input.imeSetComposition", {"text": "にほ", "selectionStart": 2, "selectionEnd": 2})
    page.evaluate("bench.apply(['>', 5, 1, 2], ['+', 1, 4, [9, 'p', [], [[10, 'new']]]], ['a', 1, 'class', 'x'])")
    keyboard.send("Input.imeSetComposition", {"text": "にほん", "selectionStart": 3, "selectionEnd": 3})
    assert page.evaluate("[bench.node(4).value, ends]") == ["にほん", 0]
    keyboard.send("Input.insertText", {"text": "日本"})
    assert page.evaluate("[bench.node(4).value, ends]") == ["日本", 1]


def test_scroll_and_running_motion_survive(bench):
    page = bench()
    page.evaluate("""bench.show(['div', { class: 'box' }, ['p', { class: 'tall' }, 'tall']],
      ['p', { class: 'fades' }, 'fades'], ['p', { class: 'turns' }, 'turns'], ['p', {}, 'last'])""")
    # div 1, p 2 "tall" 3, p 4 "fades" 5, p 6 "turns" 7, p 8 "last" 9
    page.evaluate("bench.node(1).scrollTop = 321; bench.node(4).offsetTop; bench.apply(['a', 4, 'class', 'fades gone'])")
    until(page, "document.getAnimations().length === 2 && document.getAnimations()[0].currentTime > 50")
    page.evaluate("window.moving = document.getAnimations()")
    page.evaluate("bench.apply(['>', 8, 0, 1], ['+', 0, 6, [20, 'hr', [], []]], ['t', 7, 'turning'], ['a', 6, 'lang', 'en'])")
    assert page.evaluate("""document.getAnimations().every((one, place) =>
      one === moving[place] && one.playState === 'running' && one.currentTime > 50)""")
    assert page.evaluate("[bench.node(1).scrollTop, document.getAnimations().length]") == [321, 2]


def test_typed_text_is_touched_only_where_the_page_says_so(bench):
    page = bench()
    page.evaluate("""bench.show(['input', { id: 'a', value: 'x' }], ['input', { type: 'checkbox', id: 'b' }],
      ['select', {}, ['option', {}, 'one'], ['option', {}, 'two']])""")  # 1, 2, select 3, 4 5, 6 7
    page.locator("#a").fill("typed")
    page.evaluate("bench.apply(['a', 1, 'class', 'wrong'], ['a', 1, 'aria-invalid', 'true'])")
    assert page.locator("#a").input_value() == "typed"
    page.locator("#b").check()
    page.evaluate("bench.apply(['a', 1, 'value', ''], ['r', 2, 'checked'], ['a', 6, 'selected', ''])")
    assert page.evaluate("[bench.node(1).value, bench.node(2).checked, bench.node(3).value]") == ["", False, "two"]


def test_drawings_are_made_in_their_own_namespace(bench):
    page = bench()
    page.evaluate("""bench.show(['p', {}, ['svg', { viewBox: '0 0 8 8', class: 'icon' },
      ['linearGradient', {}], ['foreignObject', {}, ['p', {}, 'text']]]])""")
    assert page.evaluate("""['svg', 'linearGradient', 'foreignObject', 'foreignObject > p'].map((name) =>
      document.querySelector('#app ' + name).namespaceURI.split('/').pop())""") == ["svg", "svg", "svg", "xhtml"]
    assert page.evaluate("document.querySelector('svg').viewBox.baseVal.width") == 8


@pytest.mark.parametrize("motion", [True, False])
def test_what_hops_is_seen_on_its_way(bench, motion):
    page = bench(motion=motion)
    page.evaluate("""bench.show(['div', {}, ['button', { value: 'a', 'data-hop': '' }, 'a'], ['button', { value: 'b' }, 'b'],
      ['button', { value: 'c' }, 'c']], ['div', { class: 'box' }])""")  # div 1, a 2 3, b 4 5, c 6 7, div 8
    frames = page.evaluate("""() => {
      bench.apply(['>', 2, 8, 0], ['>', 4, 8, 0])
      return document.getAnimations().map(({ effect }) => [effect.target === bench.node(2), effect.getKeyframes()[0]])
    }""")
    assert len(frames) == 1 and frames[0][0]
    assert ("transform" in frames[0][1], "opacity" in frames[0][1]) == (motion, not motion)
    if motion:
        assert frames[0][1]["transform"].startswith("translate(0px, -")


# Gestures

CONTROLS = """bench.run(({ kind }) => kind === 'start' && { patches: [bench.whole(
  ['button', { type: 'button', value: 'pick 7 Bravo', 'data-key': '2' }, 'Bravo'],
  ['button', { type: 'button', value: 'no', 'data-key': '3', disabled: '' }, 'no'],
  ['a', { href: '/practise/alphabet?alphabet=lapd', 'data-key': 'p' }, 'practise'],
  ['a', { href: '#here' }, 'here'], ['a', { href: 'https://example.org/' }, 'elsewhere'],
  ['form', { id: 'one' }, ['input', { id: 'answer', name: 'text', autocomplete: 'off' }], ['button', { type: 'submit', value: 'write 3' }, 'Check']],
  ['form', { id: 'many' }, ['input', { name: 'from', value: '1 & 2' }], ['input', { name: 'to', value: 'é' }],
    ['button', { value: 'order' }, 'Send'], ['button', { value: 'other' }, 'Other']],
  ['form', { id: 'go', 'data-go': '', action: '/speller' }, ['input', { name: 'text', value: 'a b&c' }], ['button', {}, 'Spell']],
  ['input', { type: 'checkbox', id: 'noise', 'data-change': 'app set noise' }],
  ['select', { id: 'theme', 'data-change': 'app set theme' }, ['option', {}, 'light'], ['option', {}, 'dark']],
  ['p', { id: 'here', class: 'tall' }, 'here'])] })"""


def said(page):
    return page.evaluate("""bench.heard.filter(({ kind }) => ['press', 'go'].includes(kind))
      .map(({ kind, token, path }) => kind + ' ' + (token ?? path))""")


def test_presses_links_and_forms_become_messages(bench):
    page = bench()
    page.evaluate(CONTROLS)
    page.get_by_role("button", name="Bravo").click()
    page.get_by_role("link", name="practise").click()
    page.locator("#answer").fill("al fa ")
    page.locator("#answer").press("Enter")
    page.get_by_role("button", name="Other").click()
    page.get_by_role("button", name="Spell").click()
    page.locator("#noise").check()
    page.locator("#noise").uncheck()
    page.locator("#theme").select_option("dark")
    assert said(page) == [
        "press pick 7 Bravo", "go /practise/alphabet?alphabet=lapd", "press write 3 al fa ",
        "press other from=1+%26+2&to=%C3%A9", "go /speller?text=a+b%26c", "press app set noise on",
        "press app set noise off", "press app set theme dark"]
    message = page.evaluate("bench.heard.at(-1)")
    assert abs(message["now"] - page.evaluate("Date.now()")) < 10_000
    assert message["offset"] == page.evaluate("-new Date().getTimezoneOffset()")
    assert message["focus"] == page.evaluate("bench.glue.page.numbers.get(document.getElementById('noise'))")


def test_other_links_are_the_browsers(bench):
    page = bench()
    page.evaluate(CONTROLS)
    page.get_by_role("link", name="here", exact=True).click()
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="practise").click(modifiers=["Control"])
    opened.value.close()
    page.evaluate("""addEventListener('click', (event) => {
      window.isLeft = !event.defaultPrevented; event.preventDefault() })""")
    page.get_by_role("link", name="elsewhere").click()
    assert page.evaluate("isLeft")
    assert said(page) == []


def test_keys_press_what_they_are_printed_on(bench):
    page = bench()
    page.evaluate(CONTROLS)
    page.keyboard.press("2")
    page.keyboard.press("3")  # disabled
    page.keyboard.press("Shift+P")
    page.keyboard.press("Control+2")
    page.keyboard.down("2")
    page.keyboard.down("2")  # held
    page.keyboard.up("2")
    page.locator("#answer").press("2")
    assert said(page) == ["press pick 7 Bravo", "go /practise/alphabet?alphabet=lapd", "press pick 7 Bravo"]
    assert page.locator("#answer").input_value() == "2"


def test_enter_that_ends_a_composition_submits_nothing(bench):
    page = bench()
    page.evaluate(CONTROLS)
    page.locator("#answer").focus()
    keyboard = page.context.new_cdp_session(page)
    enter = {"type": "keyDown", "key": "Enter", "code": "Enter", "text": "\r"}
    keyboard.send("Input.imeSetComposition", {"text": "ka", "selectionStart": 2, "selectionEnd": 2})
    keyboard.send("Input.dispatchKeyEvent", {**enter, "windowsVirtualKeyCode": 229})
    keyboard.send("Input.insertText", {"text": "か"})
    keyboard.send("Input.dispatchKeyEvent", {**enter, "windowsVirtualKeyCode": 229})
    refused = page.evaluate("""() => {
      const event = new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true })
      return !document.activeElement.dispatchEvent(event)
    }""")
    assert refused and said(page) == []
    keyboard.send("Input.dispatchKeyEvent", {**enter, "windowsVirtualKeyCode": 13})
    assert said(page) == ["press write 3 か"]


def test_a_held_enter_presses_once(bench):
    page = bench()
    page.evaluate(CONTROLS)
    page.get_by_role("button", name="Bravo").focus()
    for _ in range(4):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    assert said(page) == ["press pick 7 Bravo"]


def test_a_double_click_never_presses_what_came_under_the_pointer(bench):
    page = bench()
    page.evaluate("""window.turn = 1
      bench.run(({ kind }) => ({ patches: kind === 'start'
        ? [bench.whole(['button', { type: 'button', value: 'rate 1 good' }, 'Good'], ['button', { type: 'button', value: 'same' }, 'Same'])]
        : kind === 'press' ? [['a', 1, 'value', `rate ${++turn} good`]] : [] }))""")
    page.get_by_role("button", name="Good").dblclick()
    page.get_by_role("button", name="Same").dblclick()
    assert said(page) == ["press rate 1 good", "press same", "press same"]
    page.wait_for_timeout(250)
    page.get_by_role("button", name="Good").click()
    assert said(page)[3:] == ["press rate 4 good"]


def test_a_press_before_the_start_is_sent_once(bench):
    page = bench()
    page.evaluate("""() => {
      bench.place.append(Object.assign(document.createElement('button'), { value: 'begin nato', type: 'button' }))
      bench.started = bench.run(() => ({}), {})
      bench.place.firstChild.click()
      bench.place.firstChild.click()
      return bench.started
    }""")
    assert said(page) == ["press begin nato"]
    assert page.evaluate("bench.heard[0].kind") == "start"


def test_drafts_outlive_a_reload_and_end_with_the_answer(bench):
    page = bench()
    page.evaluate(CONTROLS)
    page.locator("#answer").press_sequentially("half a wo")
    page.reload()
    until(page, "window.bench")
    page.evaluate(CONTROLS)
    assert page.locator("#answer").input_value() == "half a wo"
    page.locator("#answer").press("Enter")
    page.reload()
    until(page, "window.bench")
    page.evaluate(CONTROLS)
    assert page.locator("#answer").input_value() == ""


# What an answer asks for

def test_the_address_follows_the_page(bench):
    page = bench("/start")
    page.evaluate("""bench.run(({ kind, path, token }) => ({
      path: kind === 'press' ? token : path ?? '/start', title: `At ${path ?? token}`, lang: 'es', classes: 'theme-dark',
      replace: token === '/replaced',
      patches: kind === 'start' ? [bench.whole(['button', { value: '/one?a=b' }, 'one'],
        ['button', { value: '/replaced' }, 'replace'], ['a', { href: '/two' }, 'two'], ['p', { class: 'tall' }, 'x'])] : [] }))""")
    page.get_by_role("button", name="one").click()
    assert page.evaluate("[location.pathname + location.search, history.length]") == ["/one?a=b", 3]
    assert page.evaluate("[document.title, document.documentElement.lang, document.documentElement.className]") == [
        "At /one?a=b", "es", "theme-dark"]
    page.get_by_role("button", name="replace").click()
    assert page.evaluate("[location.pathname, history.length]") == ["/replaced", 3]
    page.evaluate("scrollTo(0, 700)")
    until(page, "history.state?.y === 700")
    page.evaluate("document.querySelector('a').click()")
    assert page.evaluate("[location.pathname, scrollY, history.length]") == ["/two", 0, 4]
    page.go_back()
    until(page, "scrollY === 700")
    assert page.evaluate("[location.pathname, history.length]") == ["/replaced", 4]
    assert said(page)[-2:] == ["go /two", "go /replaced"]


def test_effects_are_performed(bench):
    page = bench()
    page.evaluate("""bench.run(({ kind, token }) => kind === 'start'
      ? { patches: [bench.whole(['h1', { id: 'top' }, 'Top'], ['button', { value: 'do' }, 'do'])], effects: [{ do: 'load', name: 'alphabets' }] }
      : token === 'do' ? { effects: [
          { do: 'announce', text: 'Right.' }, { do: 'announce', text: 'Bravo.' }, { do: 'focus', id: 'top' },
          { do: 'after', milliseconds: 30, token: 'later' }, { do: 'burst', burst: 'small' }, { do: 'unknown' },
          { do: 'say', text: 'Bravo', language: 'xx', rate: 100, noise: 20, by: 'device' }, { do: 'buzz', haptic: 'tap' },
          { do: 'sound', chime: 'right' }, { do: 'load', name: 'missing' }] } : {})""")
    page.get_by_role("button", name="do").click()
    until(page, "document.getElementById('told').textContent === 'Right. Bravo.'")
    assert page.evaluate("document.activeElement.id") == "top"
    until(page, "bench.tokens().includes('later') && bench.toldOf('lost').length")
    assert page.evaluate("[bench.toldOf('pack')[0].version, bench.toldOf('lost')[0].reason]") == ["v1", "missing"]
    assert page.locator("body > div[aria-hidden] > i").count() == 30


def test_the_same_sentence_is_told_again(bench):
    page = bench()
    page.evaluate("""window.said = []
      new MutationObserver(() => said.push(bench.told.textContent)).observe(bench.told, { childList: true })
      bench.run(({ kind }) => kind === 'press' ? { effects: [{ do: 'announce', text: 'Wrong.' }] }
        : { patches: [bench.whole(['button', { value: 'x' }, 'x'])] })""")
    page.get_by_role("button").click()
    until(page, "bench.told.textContent === 'Wrong.'")
    page.get_by_role("button").click()
    until(page, "said.filter((text) => text === 'Wrong.').length === 2 && said.includes('')")


def test_what_is_handed_out_reaches_the_learner(bench, site):
    page = bench()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=site.url)
    page.evaluate("""window.print = () => { window.isPrinted = true }
      bench.run(({ kind, token }) => kind === 'start' ? { patches: [bench.whole(...['copy', 'print', 'file'].map((name) =>
        ['button', { value: name }, name]))] }
        : { effects: kind === 'press' ? [{ do: token, text: 'alfa é', name: 'words.txt' }] : [] })""")
    page.get_by_role("button", name="copy").click()
    until(page, "navigator.clipboard.readText().then((text) => text === 'alfa é')")
    page.get_by_role("button", name="print").click()
    until(page, "window.isPrinted")
    with page.expect_download() as download:
        page.get_by_role("button", name="file").click()
    assert download.value.suggested_filename == "words.txt"
    assert pathlib.Path(download.value.path()).read_text() == "alfa é"


def test_the_device_tells_of_hidden_time_voices_and_the_network(bench):
    page = bench()
    page.evaluate("""() => {
      let isHidden = true
      Object.defineProperty(document, 'hidden', { get: () => isHidden })
      bench.run(({ kind }) => kind === 'start' && { effects: [{ do: 'load', name: 'late' }] })
      document.dispatchEvent(new Event('visibilitychange'))
      setTimeout(() => { isHidden = false; document.dispatchEvent(new Event('visibilitychange')) }, 120)
      speechSynthesis.getVoices = () => [{ lang: 'de_DE' }, { lang: 'de-DE' }, { lang: 'en-GB' }]
      speechSynthesis.dispatchEvent(new Event('voiceschanged'))
    }""")
    until(page, "bench.toldOf('away').length && bench.toldOf('device').length && bench.toldOf('lost').length")
    assert 100 <= page.evaluate("bench.toldOf('away')[0].milliseconds") < 5000
    assert page.evaluate("bench.toldOf('device')[0].device.voices") == ["de-DE", "en-GB"]
    page.evaluate("bench.site.packs.late = '/alphabets.pack'; dispatchEvent(new Event('online'))")
    until(page, "bench.toldOf('pack').length === 1 && bench.toldOf('pack')[0].name === 'late'")


def test_no_confetti_where_motion_is_unwanted(bench):
    page = bench(motion=False)
    page.evaluate("bench.run(({ kind }) => kind === 'start' && { effects: [{ do: 'burst', burst: 'large' }] })")
    assert page.locator("body > div[aria-hidden]").count() == 0


def test_only_a_voice_of_the_language_speaks(bench):
    page = bench()
    assert page.evaluate("""['en-GB', 'en-US', 'en', 'pt-BR', 'de'].map((language) => bench.voiceFor(language, [
      { lang: 'en-AU', name: 'a', localService: false, default: true }, { lang: 'en_US', name: 'b', localService: true },
      { lang: 'en-GB', name: 'c', localService: false }, { lang: 'pt-PT', name: 'd' }])?.name ?? null)""") == [
        "c", "b", "b", "d", None]


def test_bytes_of_a_file_come_behind_the_message(site, bench):
    page = bench()
    site.files["/module.wasm"] = glue_site.echo("b1")
    echoed = page.evaluate("""async () => {
      const { compile } = await import('/glue.js')
      const tell = await (await compile('/module.wasm', 'b1'))()
      let broken = ''
      try { tell({ kind: 'pack' }, new Uint8Array([1, 2])) } catch (error) { broken = error.message }
      const mixed = await compile('/module.wasm', 'b2').then(() => 'ran', () => 'refused')
      return [tell({ kind: 'press', token: 'é' }), broken.includes('JSON'), mixed]
    }""")
    assert echoed == [{"kind": "press", "token": "é"}, True, "refused"]


# When the module traps

GAME = """(trapsAt, trapsOnReplay = false) => async () => {
  const store = await bench.Store.open()
  return bench.run((message) => {
    const { kind, token, sessions, aside } = message
    if (kind === 'start') {
      window.lines = sessions.find(({ deal }) => deal.id !== aside)?.lines.length ?? 0
      if (trapsOnReplay && sessions.some(({ deal, lines }) => deal.id !== aside && lines.length)) throw new WebAssembly.RuntimeError('unreachable')
      return { patches: [bench.whole(['p', { id: 'count' }, String(lines)], ['button', { value: 'good' }, 'good'], ['button', { value: 'bad' }, 'bad'])],
        keep: sessions.length ? null : { deal: { id: 's1', made: 1 } } }
    }
    if (kind !== 'press') return {}
    if (token === trapsAt) throw new WebAssembly.RuntimeError('unreachable')
    lines += 1
    return { patches: [['t', 2, String(lines)]], keep: {
      lines: [{ session: 's1', number: lines, token, at: Date.now(), offset: 0 }],
      events: [{ id: `s1/${lines}`, kind: 'answer', payload: {}, at: Date.now(), offset: 0 }] } }
  }, { store })
}"""


def play(page, traps_at="", traps_on_replay="false"):
    page.evaluate(f"({GAME})('{traps_at}', {traps_on_replay})()")


def test_a_trap_ends_the_instance_and_not_the_session(bench):
    page = bench()
    play(page, "bad")
    until(page, "document.documentElement.dataset.pipit === 'ready'")
    for count in "12":
        page.get_by_role("button", name="good").click()
        until(page, f"document.getElementById('count').textContent === '{count}'")
    page.get_by_role("button", name="bad").click()
    until(page, "bench.instances === 2 && bench.glue.tell")
    restart = page.evaluate("bench.heard.filter(({ kind }) => kind === 'start')[1]")
    assert restart["trap"] == {"token": "bad", "message": "unreachable"}
    assert [line["token"] for line in restart["sessions"][0]["lines"]] == ["good", "good"]
    assert [entry["number"] for entry in restart["entries"]] == [1, 2]
    assert "aside" not in restart
    page.get_by_role("button", name="good").click()
    until(page, "document.getElementById('count').textContent === '3'")
    assert page.evaluate("bench.instances") == 2


def test_the_same_trap_twice_puts_the_session_aside(bench):
    page = bench()
    play(page, "bad")
    until(page, "document.documentElement.dataset.pipit === 'ready'")
    page.get_by_role("button", name="bad").click()
    until(page, "bench.instances === 2 && bench.glue.tell")
    page.get_by_role("button", name="bad").click()
    until(page, "bench.instances === 3 && bench.glue.tell")
    assert page.evaluate("bench.toldOf('start').map(({ aside }) => aside ?? null)") == [None, None, "s1"]


def test_a_session_that_traps_at_every_start_is_put_aside(bench):
    page = bench()
    play(page)
    until(page, "document.documentElement.dataset.pipit === 'ready'")
    page.get_by_role("button", name="good").click()
    until(page, "bench.toldOf('kept').length === 1")
    page.reload()
    until(page, "window.bench")
    play(page, traps_on_replay="true")
    until(page, "document.documentElement.dataset.pipit === 'ready'")
    until(page, "bench.instances === 3 && bench.glue.tell")
    assert page.evaluate("bench.toldOf('start').map(({ aside }) => aside ?? null)") == [None, None, "s1"]


def test_a_module_that_always_traps_is_left_alone(bench):
    page = bench()
    page.evaluate("bench.run(() => { throw new WebAssembly.RuntimeError('unreachable') })")
    until(page, "document.documentElement.dataset.pipit === 'stopped'")
    assert page.locator("#stopped").is_visible()
    assert page.evaluate("bench.instances") == 7


def test_a_page_that_something_else_has_changed_is_made_anew(bench):
    page = bench()
    play(page)
    until(page, "document.documentElement.dataset.pipit === 'ready'")
    page.evaluate("bench.glue.page.nodes.delete(2); document.getElementById('count').textContent = 'stray'")
    page.get_by_role("button", name="good").click()
    until(page, "document.getElementById('count').textContent === '1'")
    assert page.evaluate("[bench.instances, bench.toldOf('start')[1].trap ?? null]") == [2, None]


# Keeping

def test_events_get_their_numbers_once(bench):
    page = bench()
    kept = page.evaluate("""async () => {
      const store = await bench.Store.open()
      const event = (id) => ({ id, kind: 'answer', payload: { item: id }, at: 5, offset: 60 })
      const first = await store.keep({ deal: { id: 's' }, events: [event('a'), event('b')] })
      const second = await store.keep({ lines: [{ session: 's', number: 1, token: 't', at: 5, offset: 60 }], events: [event('b'), event('c')] })
      const read = await store.read()
      await store.keep({ close: ['s'] })
      return [first, second, read, (await store.read()).sessions]
    }""")
    first, second, read, sessions = kept
    device = first[0]["device"]
    assert len(device) == 16
    assert first[0] == {"id": "a", "kind": "answer", "payload": {"item": "a"}, "at": 5, "offset": 60, "device": device, "number": 1}
    assert [(entry["id"], entry["number"], entry["device"]) for entry in second] == [("c", 3, device)]
    assert [entry["id"] for entry in read["entries"]] == ["a", "b", "c"]
    assert read["sessions"] == [{"deal": {"id": "s"}, "lines": [{"token": "t", "at": 5, "offset": 60}]}]
    assert sessions == []


def test_two_tabs_keep_one_line(bench, site):
    first = bench()
    play(first)
    until(first, "document.documentElement.dataset.pipit === 'ready' && !bench.glue.settling")
    second = first.context.new_page()
    second.goto(site.url)
    until(second, "window.bench")
    play(second)
    until(second, "document.documentElement.dataset.pipit === 'ready'")
    first.get_by_role("button", name="good").click()
    until(first, "bench.toldOf('kept').length === 1")
    until(second, "bench.toldOf('heard').length === 1")
    assert second.evaluate("bench.toldOf('heard')[0].entries") == first.evaluate("bench.toldOf('kept')[0].entries")
    second.get_by_role("button", name="good").click()  # the same line
    until(second, "bench.toldOf('unkept').length === 1")
    assert second.evaluate("[bench.toldOf('unkept')[0].reason, bench.instances]") == ["conflict", 2]
    assert second.locator("#count").inner_text() == "1"
    second.get_by_role("button", name="good").click()
    until(second, "bench.toldOf('kept').length === 1")
    assert second.evaluate("bench.toldOf('kept')[0].entries[0].number") == 2


def test_a_full_disk_is_told_and_nothing_is_lost(bench):
    page = bench()
    play(page)
    until(page, "document.documentElement.dataset.pipit === 'ready' && !bench.glue.settling")
    page.evaluate("""window.put = IDBObjectStore.prototype.put
      IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError') }; 0""")
    for _ in range(2):
        page.get_by_role("button", name="good").click()
        until(page, "!bench.glue.settling && !bench.glue.keeping")
    assert page.evaluate("bench.toldOf('unkept').map(({ reason }) => reason)") == ["quota"]
    assert page.locator("#count").inner_text() == "2"
    page.evaluate("IDBObjectStore.prototype.put = put; 0")
    page.get_by_role("button", name="good").click()
    until(page, "bench.toldOf('kept').length === 3")
    assert page.evaluate("bench.glue.store.read().then(({ entries, sessions }) => [entries.length, sessions[0].lines.length])") == [3, 3]


@pytest.mark.parametrize("broken", [
    "IDBFactory.prototype.open = () => { throw new DOMException('private', 'SecurityError') }",
    "IDBFactory.prototype.open = () => ({})"], ids=["forbidden", "silent"])
def test_without_a_store_the_session_goes_on_from_memory(bench, broken):
    page = bench()
    page.evaluate(f"{broken}; window.open_ = bench.Store.open; bench.Store.open = () => open_.call(bench.Store, 200)")
    play(page, "bad")
    until(page, "document.documentElement.dataset.pipit === 'ready'")
    assert page.evaluate("bench.heard[0].device.keeps") is False
    page.get_by_role("button", name="good").click()
    until(page, "bench.toldOf('unkept').length === 1")
    page.get_by_role("button", name="bad").click()  # a trap does not end it either
    until(page, "bench.instances === 2 && bench.glue.tell")
    assert page.locator("#count").inner_text() == "1"
    page.get_by_role("button", name="good").click()
    assert page.locator("#count").inner_text() == "2"
    assert page.evaluate("bench.toldOf('unkept').map(({ reason }) => reason)") == ["blocked"]


def test_a_press_waits_for_the_line_before_it_a_second_at_most(bench):
    page = bench()
    play(page)
    until(page, "document.documentElement.dataset.pipit === 'ready' && !bench.glue.settling")
    page.evaluate("""window.release = null
      const keep = bench.glue.store.keep
      bench.glue.store.keep = async function (what) {
        await new Promise((go) => { release = go })
        return keep.call(this, what)
      }
      const good = document.querySelector('[value=good]')
      good.click(); good.click()""")
    assert page.evaluate("bench.tokens()") == ["good"]
    until(page, "release")
    page.evaluate("release(); release = null")
    until(page, "bench.tokens().length === 2 && release")  # the second is not released
    page.evaluate("document.querySelector('[value=good]').click()")
    until(page, "bench.tokens().length === 3")
    assert page.evaluate("bench.toldOf('unkept').map(({ reason }) => reason)") == ["blocked"]


# Versions and the service worker

REGISTRATION = "navigator.serviceWorker.getRegistration()"
READY = "document.documentElement.dataset.pipit === 'ready'"
BUILDS = """[document.querySelector('meta[name=pipit-build]').content,
  document.querySelector('script').src.split('.').at(-2), getComputedStyle(document.documentElement).getPropertyValue('--build').trim(),
  performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.wasm')).at(-1).name.split('.').at(-2)]"""
WORDS = "fetch('/words.w1.pack').then((answer) => answer.text(), () => 'none')"


@pytest.fixture(scope="module")
def chromium():
    running = glue_chromium.Chromium()
    yield running
    running.close()


@pytest.fixture
def tab(chromium, site):
    site.is_down = False
    opened = chromium.open()
    yield opened
    opened.close()


def visit(tab, site, path="/"):
    tab.goto(site.url + path)
    tab.until(READY)


def install(tab, site, build):
    site.serve_build(build)
    visit(tab, site)
    tab.until(f"navigator.serviceWorker.controller && {REGISTRATION}.then((found) => found.active?.state === 'activated')")


def visit_twice(tab, site, build):
    """Two visits, the first long enough to find the new build: then it is there, and at no time half of it."""
    visit(tab, site)
    assert len(set(tab.evaluate(BUILDS))) == 1
    tab.until(f"({BUILDS})[0] === '{build}' || {REGISTRATION}.then((found) => found.waiting)")
    visit(tab, site)
    assert tab.evaluate(BUILDS) == [build] * 4


def test_the_page_starts_without_a_network(site, tab):
    install(tab, site, "b1")
    site.is_down = True
    visit(tab, site, "/practise/alphabet?alphabet=lapd")
    assert tab.evaluate("location.pathname + location.search") == "/practise/alphabet?alphabet=lapd"
    assert tab.evaluate("fetch('/alphabets.b1.pack').then((answer) => answer.text())") == "NATO"
    assert tab.evaluate(WORDS) == "none"


def test_a_pack_is_kept_once_it_was_fetched_and_over_an_update(site, tab):
    install(tab, site, "b1")
    assert tab.evaluate(WORDS) == "words"
    site.serve_build("b2")
    visit_twice(tab, site, "b2")
    site.is_down = True
    assert tab.evaluate(WORDS) == "words"


def test_an_old_tab_goes_on_beside_a_new_build(site, tab):
    install(tab, site, "b1")
    other = tab.beside()
    visit(other, site)
    site.serve_build("b2")
    visit_twice(tab, site, "b2")
    assert other.evaluate(BUILDS) == ["b1"] * 4
    site.is_down = True
    assert other.evaluate("fetch('/alphabets.b1.pack').then((answer) => answer.text())") == "NATO"
    visit(other, site)
    assert other.evaluate(BUILDS) == ["b2"] * 4


def test_builds_that_come_and_go_never_mix(site, tab):
    install(tab, site, "b1")
    for build in ["b2", "b3", "b1"]:
        site.serve_build(build)
        visit_twice(tab, site, build)
    assert len(tab.evaluate("caches.keys()")) == 2  # this build and the one before


def settles(tab):
    """Whether an update that was refused is off Chromium's books; now and then it stays there for good."""
    try:
        tab.until(f"{REGISTRATION}.then((found) => !found.installing && !found.waiting)", seconds=6)
        return True
    except AssertionError:
        return False


@pytest.mark.parametrize("half", [{"missing": "/style.b2.css"}, {"page_build": "b3"}], ids=["file", "page"])
def test_a_half_served_build_changes_nothing(site, chromium, half):
    update = f"{REGISTRATION}.then((found) => found.update()).then(() => 'found', () => 'refused')"
    site.is_down = False
    for _ in range(4):
        tab = chromium.open()
        install(tab, site, "b1")
        site.asked.clear()
        site.serve_build("b2", **half)
        for _ in range(20):  # Chromium joins an update to one that is under way
            assert tab.evaluate(update) in ("found", "refused")
            if "/shell" in site.asked:
                break
        has_settled = settles(tab)
        visit(tab, site)
        assert tab.evaluate(BUILDS) == ["b1"] * 4
        if has_settled:
            break
        tab.close()
    assert has_settled
    site.serve_build("b2")
    visit_twice(tab, site, "b2")
    tab.close()


@pytest.mark.parametrize("mixed", [{"page_build": "b0"}, {"module_build": "b0"}], ids=["page", "module"])
def test_files_of_two_builds_refuse_to_run(site, tab, mixed):
    site.serve_build("b1", **mixed)
    site.asked.clear()
    tab.goto(site.url)
    tab.until("document.documentElement.dataset.pipit === 'stopped'")
    assert tab.evaluate("document.getElementById('stopped').checkVisibility()")
    assert site.asked.count("/") == 2  # fetched anew once
    assert tab.evaluate("navigator.serviceWorker.getRegistrations().then((found) => found.length)") == 0


def test_a_worker_can_be_retired(site, tab):
    install(tab, site, "b1")
    site.files["/service-worker.js"] = (glue_site.WEB / "retire-worker.js").read_bytes()
    tab.goto(site.url)
    gone = f"{REGISTRATION}.then(async (found) => !found && (await caches.keys()).length === 0)"
    tab.until(f"{gone}.then((isGone) => isGone && {READY} && performance.now() > 1500)")  # not loaded again and again
