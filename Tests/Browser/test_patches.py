"""The glue's patches against the real document."""

import pytest
from glue_bench import bench, site, until  # noqa: F401  the bench's fixtures


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
