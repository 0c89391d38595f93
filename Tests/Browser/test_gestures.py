"""What hands and keys do besides pressing: hops, drags, shortcuts with Alt, letters that are typed, tips.

The pages are small ones that stand for the real ones; the glue knows no meaning.
"""

import pytest
from glue_bench import bench, said, site, until  # noqa: F401  the bench's fixtures

# A bank of three and a line with two tiles; the module answers nothing.
TILES = """bench.run(({ kind }) => kind === 'start' && { patches: [bench.whole(
  ['ul', { 'data-type': 'seek 3' },
    ['li', {}, ['button', { value: 'take 3 0', 'data-hop': '', 'data-then': 'next', id: 'first', 'data-key': '1' }, 'un']],
    ['li', {}, ['button', { value: 'take 3 1', 'data-hop': '', id: 'next', 'data-key': '2' }, 'café']]],
  ['div', { id: 'line' },
    ['span', { 'data-drop': '0' }, ['button', { value: 'back 3 2', id: 'a', 'data-hop': '', 'data-drag': 'move 3 2',
      'data-alt': 'ArrowLeft left 3 2\\nArrowRight right 3 2' }, 'por']],
    ['span', { 'data-drop': '1' }, ['button', { value: 'back 3 3', id: 'b', 'data-hop': '', 'data-drag': 'move 3 3' }, 'favor']],
    ['span', { 'data-drop': '2' }, ['button', { value: 'back 3 4', id: 'c', 'data-hop': '' }, 'sí']]],
  ['input', { id: 'field' }],
  ['button', { 'data-insert': 'ñ', 'aria-controls': 'field', type: 'button', id: 'n' }, 'ñ'],
  ['div', { inert: '' }, ['button', { value: 'hidden', 'data-key': 'q' }, 'hidden']])] })"""
# ul 1, li 2, first 3 4, li 5, next 6 7, line 8, span 9, a 10 11, span 12, b 13 14, span 15, c 16 17


@pytest.fixture
def tiles(bench):  # noqa: F811
    def open_as(**options):
        page = bench(**options)
        page.evaluate(TILES)
        until(page, "document.documentElement.dataset.pipit === 'ready'")
        page.evaluate("bench.shown = bench.glue.page")
        return page

    return open_as


def middle(page, name):
    box = page.locator(f"#{name}").bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page, name, to, steps=4):
    page.mouse.move(*middle(page, name))
    page.mouse.down()
    page.mouse.move(*to, steps=steps)


# Drags

def test_a_drag_sends_the_nearest_place_and_presses_nothing(tiles):
    page = tiles()
    drag(page, "a", middle(page, "c"))
    assert page.evaluate("[bench.node(10).hasAttribute('data-dragged'), bench.node(15).hasAttribute('data-over')]") == [
        True, True]
    page.mouse.up()
    assert said(page) == ["press move 3 2 2"]
    assert page.evaluate("""[bench.node(10).style.translate, document.querySelectorAll('[data-over], [data-dragged]').length]
      """) == ["", 0]
    page.locator("#a").click()
    assert said(page) == ["press move 3 2 2", "press back 3 2"]


def test_a_few_pixels_are_a_press(tiles):
    page = tiles()
    x, y = middle(page, "a")
    drag(page, "a", (x + 4, y + 3))
    page.mouse.up()
    assert said(page) == ["press back 3 2"]


def test_escape_ends_a_drag_with_nothing(tiles):
    page = tiles()
    drag(page, "a", middle(page, "c"))
    page.keyboard.press("Escape")
    assert page.evaluate("[bench.node(10).style.translate, document.querySelectorAll('[data-over]').length]") == ["", 0]
    page.mouse.up()
    assert "press move 3 2 2" not in said(page)


def test_what_was_let_go_off_the_page_is_dragged_no_more(tiles):
    page = tiles()
    x, y = middle(page, "a")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 4)
    page.evaluate("document.addEventListener('pointerup', (event) => event.stopPropagation(), { capture: true, once: true })")
    page.mouse.up()
    page.mouse.move(*middle(page, "c"))
    page.mouse.move(x, y)
    assert page.evaluate("[bench.node(10).style.translate, document.querySelectorAll('[data-dragged], [data-over]').length]") == [
        "", 0]


def test_what_has_no_drag_stays(tiles):
    page = tiles()
    drag(page, "c", middle(page, "a"))
    assert page.evaluate("bench.node(16).style.translate") == ""
    page.mouse.up()
    assert said(page) == []


def test_a_dropped_tile_goes_on_from_where_it_was_dropped(tiles):
    page = tiles()
    page.evaluate("""() => {
      const glue = bench.glue
      glue.tell = () => {
        glue.tell = () => ({})
        window.dropped = bench.node(10).getBoundingClientRect().x
        return { patches: [['>', 9, 8, 0]] }
      }
      window.moves = []
      const animate = Element.prototype.animate
      Element.prototype.animate = function (frames, ...rest) {
        moves.push([this.id, frames.transform?.[0], this.getBoundingClientRect().x])
        return animate.call(this, frames, ...rest)
      }
      bench.nodes = glue.page.nodes
    }""")
    to = middle(page, "c")
    drag(page, "a", to)
    page.mouse.up()
    moves = page.evaluate("moves")
    assert sorted(name for name, _, _ in moves) == ["a", "b", "c"], "the neighbours make room"
    x = next(float(way.split("(")[1].split("px")[0]) + now for name, way, now in moves if name == "a")
    assert x == pytest.approx(page.evaluate("dropped"), abs=1)


# Hops and focus

def test_a_press_by_pointer_leaves_the_focus(tiles):
    page = tiles()
    page.locator("#first").click()
    page.locator("#n").click()
    assert page.evaluate("document.activeElement.id") == "field"
    page.locator("#first").click()
    assert page.evaluate("document.activeElement.id") == "field"
    assert said(page) == ["press take 3 0", "press take 3 0"]


@pytest.mark.parametrize("carries", [True, False])
def test_the_focus_goes_where_the_hopping_tile_says(tiles, carries):
    page = tiles(carries=carries)
    page.evaluate("bench.node(3).focus()")
    page.evaluate("bench.apply(['>', 3, 8, 0])")
    assert page.evaluate("document.activeElement.id") == "next"
    page.evaluate("bench.apply(['>', 6, 8, 0])")
    assert page.evaluate("document.activeElement.id") == "next", "without a word of it the focus goes along"


def test_the_calm_see_only_what_changed_its_place_fade(tiles):
    page = tiles(motion=False)
    faded = page.evaluate("""() => {
      bench.apply(['>', 3, 8, 9])
      return document.getAnimations().map(({ effect }) => [effect.target.id, Object.keys(effect.getKeyframes()[0]).includes('opacity')])
    }""")
    assert faded == [["first", True]]


# Keys

def test_letters_that_are_typed_go_to_the_page(tiles):
    page = tiles()
    for key in ["c", "É", "1", "q", " "]:
        page.keyboard.press(key) if key != "É" else page.keyboard.insert_text(key)
    page.keyboard.press("Control+k")
    assert said(page) == ["press seek 3 c", "press take 3 0", "press seek 3 q"], "keys come first; what is inert has none"
    page.locator("#field").press_sequentially("ca1")
    assert page.locator("#field").input_value() == "ca1"
    assert len(said(page)) == 3


def test_a_control_with_the_focus_has_keys_of_its_own(tiles):
    page = tiles()
    page.locator("#a").focus()
    page.keyboard.press("Alt+ArrowRight")
    page.keyboard.press("Alt+ArrowLeft")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Control+Alt+ArrowLeft")
    assert said(page) == ["press right 3 2", "press left 3 2"]
    page.locator("#field").focus()
    page.keyboard.press("Alt+ArrowRight")
    assert len(said(page)) == 2
    assert page.url.endswith("/"), "the browser has not gone back"


def test_a_letter_is_inserted_at_the_caret_and_kept_as_a_draft(tiles):
    page = tiles()
    page.locator("#field").fill("nio")
    page.evaluate("document.getElementById('field').setSelectionRange(2, 2)")
    page.locator("#n").click()
    assert page.evaluate("[field.value, field.selectionStart, document.activeElement.id]") == ["niño", 3, "field"]
    assert page.evaluate("sessionStorage.getItem('draft field')") == "niño"
    page.locator("#n").focus()
    page.keyboard.press("Enter")
    assert page.evaluate("[field.value, document.activeElement.id]") == ["niñño", "n"]
    assert said(page) == []


# Tips

def tips(page):
    return page.evaluate("[...document.querySelectorAll(':popover-open')].map(({ id }) => id)")


@pytest.fixture
def hints(bench):  # noqa: F811
    def open_as(**options):
        page = bench(**options)
        page.evaluate("""bench.run(({ kind }) => kind === 'start' && { patches: [bench.whole(
          ['p', {}, ['button', { type: 'button', id: 'one', popovertarget: 'tip-1', popovertargetaction: 'show' }, 'café'],
            ['span', { id: 'tip-1', popover: 'auto' }, 'coffee'],
            ['button', { type: 'button', id: 'two', popovertarget: 'tip-2', popovertargetaction: 'show' }, 'té'],
            ['span', { id: 'tip-2', popover: 'auto' }, 'tea']],
          ['button', { type: 'button', id: 'other' }, 'other'])] })""")
        until(page, "document.documentElement.dataset.pipit === 'ready'")
        return page

    return open_as


def test_a_tip_opens_under_the_mouse_and_stays_under_it(hints):
    page = hints()
    page.locator("#one").hover()
    assert tips(page) == ["tip-1"]
    page.locator("#tip-1").hover()
    assert tips(page) == ["tip-1"]
    page.locator("#two").hover(force=True)
    assert tips(page) == ["tip-2"]
    page.locator("#two").click()
    assert tips(page) == ["tip-2"], "a click closes nothing"
    page.keyboard.press("Escape")
    assert tips(page) == []


def test_a_tip_opens_with_the_keyboards_focus_and_goes_with_it(hints):
    page = hints()
    page.keyboard.press("Tab")
    assert tips(page) == ["tip-1"]
    page.keyboard.press("Escape")
    assert tips(page) == []
    assert page.evaluate("document.activeElement.id") == "one"
    page.keyboard.press("Tab")
    assert tips(page) == ["tip-2"]
    page.keyboard.press("Tab")
    assert tips(page) == []


def test_a_tip_opens_with_a_tap_and_goes_with_the_next(hints):
    page = hints(touch=True)
    page.locator("#one").tap()
    assert tips(page) == ["tip-1"]
    page.locator("#two").tap()
    assert tips(page) == ["tip-2"]
    page.touchscreen.tap(400, 500)
    assert tips(page) == []


# Keys with Control, while a text is typed

def test_a_key_with_control_presses_its_control_while_a_text_is_typed(bench):  # noqa: F811
    page = bench()
    page.evaluate("""bench.run(({ kind }) => kind === 'start' && { patches: [bench.whole(
      ['input', { id: 'field' }],
      ['button', { value: 'hear 3', 'data-key': 'Control+Space', 'data-stay': '', id: 'hear' }, 'Hear'],
      ['button', { value: 'describe 3', 'data-key': 'Control+D' }, 'Meaning'])] })""")
    until(page, "document.documentElement.dataset.pipit === 'ready'")
    page.locator("#field").click()
    page.keyboard.type("ap")
    page.keyboard.press("Control+Space")
    page.keyboard.press("Control+d")
    page.keyboard.type("ple")
    assert said(page) == ["press hear 3", "press describe 3"]
    page.locator("#hear").click()
    assert page.evaluate("[document.activeElement.id, document.activeElement.value]") == ["field", "apple"]


def test_what_is_to_be_tried_again_is_selected(bench):  # noqa: F811
    page = bench()
    page.evaluate("""bench.run(({ kind }) => kind === 'start'
      ? { patches: [bench.whole(['input', { id: 'field', value: 'aple', 'data-select': '' }], ['button', { value: 'go' }, 'Go'])] }
      : kind === 'press' ? { effects: [{ do: 'focus', id: 'field' }] } : {})""")
    until(page, "document.documentElement.dataset.pipit === 'ready'")
    page.locator("button").click()
    until(page, "document.activeElement.id === 'field'")
    page.keyboard.type("apple")
    assert page.locator("#field").input_value() == "apple"


# A card that goes to any side

@pytest.mark.parametrize(("x", "y", "token"), [
    (-120, 20, "rate 3 again"), (120, -20, "rate 3 good"), (20, -120, "rate 3 easy"), (-20, 120, "rate 3 hard")])
def test_a_card_sends_what_belongs_to_the_side_it_is_drawn_to(bench, x, y, token):  # noqa: F811
    page = bench()
    page.evaluate("""bench.run(({ kind }) => kind === 'start' && { patches: [bench.whole(
      ['div', { id: 'card', 'data-ways': 'left rate 3 again\\nright rate 3 good\\nup rate 3 easy\\ndown rate 3 hard' },
        ['br', {}], ['button', { value: 'flip 3' }, 'A card'], ['br', {}], ['br', {}]])] })""")
    until(page, "document.documentElement.dataset.pipit === 'ready'")
    x0, y0 = middle(page, "card")

    def draw(share):
        page.mouse.move(x0, y0)
        page.mouse.down()
        page.mouse.move(x0 + x * share, y0 + y * share, steps=20)
        way = page.locator("#card").get_attribute("data-way")
        page.mouse.up()
        return way

    # Not far enough it comes back, and the button under it is not pressed.
    assert draw(0.3) is None
    assert said(page) == []
    assert draw(1) == {"again": "left", "good": "right", "easy": "up", "hard": "down"}[token.split()[-1]]
    assert said(page) == [f"press {token}"]
    assert page.evaluate("[document.getElementById('card').style.translate, document.querySelectorAll('[data-way], [data-dragged]').length]") == ["", 0]
