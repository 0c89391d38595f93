"""What becomes of a gesture: presses, links, forms, keys and drafts."""

from glue_bench import bench, said, site, until  # noqa: F401  the bench's fixtures

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


def test_a_draft_comes_back_in_its_own_field_alone(bench):
    page = bench()
    form = """(draft) => bench.run(({ kind }) => kind === 'start' && { patches: [bench.whole(
      ['form', {}, ['input', { id: 'field-0', name: 'text', ...draft }]])] })"""
    for draft in ["one type", "one blank", "two type", None]:
        page.evaluate(form, draft and {"data-draft": draft})
        assert page.locator("#field-0").input_value() == ""
        page.locator("#field-0").fill(f"words of {draft}")
        page.reload()
        until(page, "window.bench")
    page.evaluate(form, {"data-draft": "one blank"})
    assert page.locator("#field-0").input_value() == "words of one blank"
