"""What hands do in a lesson of sentences: the bank keeps still, tiles are dragged, words tell what they mean."""

import pytest
from lessons import BURSTS, answer, build, cafe, go_on, open_lesson
from playwright.sync_api import expect

BOXES = """() => [...document.querySelectorAll('.bank, .bank .slot, .bank .ghost, .bank button, .lines')]
  .map((one) => { const { x, y, width, height } = one.getBoundingClientRect()
    return [one.matches('button.tile') ? one.id : one.className + [...one.parentNode.parentNode.children].indexOf(one.parentNode)
      + [...one.parentNode.children].indexOf(one), x, y + scrollY, width, height] })"""


def boxes(page):
    """Where the bank and everything in it stands, once nothing moves any more."""
    page.mouse.move(2, 2)
    page.evaluate("() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {})))")
    return {name: box for name, *box in page.evaluate(BOXES)}


def line(page):
    return page.locator("#lines").get_attribute("aria-label")


# The bank

@pytest.mark.parametrize("width, touch", [(320, True), (390, True), (1280, False)])
def test_the_bank_never_moves(server, open_page, width, touch):
    """A-SB-08: every box is measured before and after each tap; none differs by a pixel."""
    page = open_page(width=width, height=844, touch=touch)
    open_lesson(page, server)
    press = (lambda control: control.tap()) if touch else (lambda control: control.click())
    before = boxes(page)
    slots = page.locator(".bank .slot")
    count = slots.count()
    assert count == 9
    for number in range(count):
        taken = slots.nth(number).locator("button")
        taken_id = taken.get_attribute("id")
        press(taken)
        expect(page.locator(".ruled .tile")).to_have_count(number + 1)
        after = boxes(page)
        for name, box in before.items():
            if not name.startswith("tile-"):
                assert after[name] == box, f"{name} moved when {taken_id} was taken"
            elif int(name.split("-")[2]) > number:
                assert after[name] == box, f"{name} moved when {taken_id} was taken"
        ghost = slots.nth(number).locator(".ghost")
        assert ghost.evaluate("""(one) => { const { x, y, width, height } = one.getBoundingClientRect()
          return [x, y + scrollY, width, height] }""") == before[taken_id], "the ghost is of its tile's size"
        ghost.tap(force=True) if touch else ghost.click(force=True)
        assert page.locator(".ruled .tile").count() == number + 1, "a ghost adds nothing"
    # Sent back, each goes to its own place, from wherever it lies in the sentence.
    for number in [4, 0, 8, 2]:
        press(page.locator(f".ruled #tile-0-{number}"))
        expect(slots.nth(number).locator("button")).to_have_count(1)
        assert boxes(page)[f"tile-0-{number}"] == before[f"tile-0-{number}"]


def test_a_double_tap_takes_one_tile_and_a_fast_hand_none_too_many(server, open_page):
    page = open_page(width=390, height=844, touch=True)
    open_lesson(page, server)
    box = page.locator(".bank .slot").nth(2).bounding_box()
    spot = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    for _ in range(2):
        page.touchscreen.tap(*spot)
    expect(page.locator(".ruled .tile")).to_have_count(1)
    # The next tile is taken while the first still hops.
    for number in [3, 4, 5]:
        box = page.locator(".bank .slot").nth(number).bounding_box()
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".ruled .tile")).to_have_count(4)
    ids = page.locator(".ruled .tile").evaluate_all("all => all.map((one) => one.id)")
    assert ids == ["tile-0-2", "tile-0-3", "tile-0-4", "tile-0-5"]


def test_a_press_during_a_hop_finds_what_is_under_the_finger(server, page):
    """A hop lasts 240 ms; a tile pressed on its way goes back, and nothing else does."""
    open_lesson(page, server)
    page.evaluate("""() => { const animate = Element.prototype.animate
      Element.prototype.animate = function (frames, options) {
        return animate.call(this, frames, { ...options, duration: this.matches('[data-hop]') ? 4000 : options.duration }) } }""")
    page.locator("#tile-0-1").click()
    page.locator("#tile-0-2").click()
    assert page.evaluate("document.getAnimations().length") >= 2
    page.locator(".ruled #tile-0-1").click(force=True)
    expect(page.locator(".ruled .tile")).to_have_count(1)
    expect(page.locator(".bank #tile-0-1")).to_have_count(1)


def test_a_double_press_on_check_or_continue_counts_once(server, page):
    open_lesson(page, server)
    build(page, cafe()[0].words)
    page.locator("#check").dblclick(delay=5)
    expect(page.locator(".verdict.right")).to_be_visible()
    page.locator("#continue").dblclick(delay=5)
    expect(page.get_by_role("progressbar")).to_have_accessible_name("1 of 6 solved")
    expect(page.locator("#lines")).to_have_attribute("aria-label", "Nothing yet")


def test_nothing_can_be_checked_where_nothing_is_built(server, page):
    """A-SB-11."""
    open_lesson(page, server)
    expect(page.locator("#check")).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Enter")
    expect(page.locator("#told")).to_have_text("Build your sentence first.")
    expect(page.locator(".verdict")).to_have_count(0)


def test_only_the_line_at_the_moment_of_checking_counts(server, page):
    """A-SB-06."""
    open_lesson(page, server)
    exercise = cafe()[0]
    build(page, reversed(exercise.words))
    for _ in exercise.words:
        page.locator(".ruled .tile").first.click()
    expect(page.locator("#lines")).to_have_attribute("aria-label", "Nothing yet")
    answer(page, exercise.words)
    expect(page.locator(".verdict.right")).to_be_visible()


# Another order

def placed(page):
    return page.locator(".ruled .tile .label").evaluate_all("all => all.map((one) => one.firstChild.data)")


def spot(locator, share=0.5):
    box = locator.bounding_box()
    return box["x"] + box["width"] * share, box["y"] + box["height"] / 2


def three(page, server):
    open_lesson(page, server)
    for number in range(3):
        page.locator(f"#tile-0-{number}").click()
        expect(page.locator(".ruled .tile")).to_have_count(number + 1)
    page.evaluate("() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {})))")
    return placed(page)


def test_a_placed_tile_is_dragged_with_the_mouse(server, page):
    one, two, last = three(page, server)
    page.mouse.move(*spot(page.locator(".ruled .tile").nth(0)))
    page.mouse.down()
    page.mouse.move(*spot(page.locator(".ruled .tile").nth(2)), steps=5)
    page.mouse.up()
    expect(page.locator("#lines")).to_have_attribute("aria-label", f"{two} {last} {one}")
    assert placed(page) == [two, last, one], "the drag has not pressed the tile too"
    page.locator(".ruled .tile").nth(2).click()
    expect(page.locator("#lines")).to_have_attribute("aria-label", f"{two} {last}")


def test_a_placed_tile_is_dragged_with_a_finger(server, open_page):
    page = open_page(width=390, height=844, touch=True)
    one, two, last = three(page, server)
    hand = page.context.new_cdp_session(page)

    def touch(kind, *points):
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    start, end = spot(page.locator(".ruled .tile").nth(2)), spot(page.locator(".ruled .tile").nth(0))
    touch("touchStart", start)
    for step in range(1, 6):
        touch("touchMove", tuple(a + (b - a) * step / 5 for a, b in zip(start, end)))
    touch("touchEnd")
    expect(page.locator("#lines")).to_have_attribute("aria-label", f"{last} {one} {two}")
    assert placed(page) == [last, one, two]
    assert page.evaluate("scrollY") == 0


def test_a_placed_tile_is_moved_by_the_keys_at_its_sides(server, open_page, audit, fits, screenshot):
    page = open_page(width=320, height=700, touch=True)
    one, two, last = three(page, server)
    expect(page.locator(".mover:visible")).to_have_count(0)
    page.get_by_text("Move words").locator("..").tap()
    expect(page.locator(".mover:visible")).to_have_count(4)
    audit(page), fits(page), screenshot(page, "lesson/narrow-moving")
    page.get_by_role("button", name=f"Move {last} one place forward").tap()
    expect(page.locator("#lines")).to_have_attribute("aria-label", f"{one} {last} {two}")
    page.get_by_role("button", name=f"Move {one} one place back").tap()
    expect(page.locator("#lines")).to_have_attribute("aria-label", f"{last} {one} {two}")


# What words mean

def tip(page):
    return page.locator(".tip:popover-open")


def test_a_hint_opens_under_the_mouse_and_with_the_focus_and_closes_with_escape(server, page, screenshot):
    open_lesson(page, server)
    words = page.locator(".hint")
    words.nth(0).hover()
    expect(tip(page)).to_have_text("good morning")
    screenshot(page, "lesson/wide-hint")
    page.keyboard.press("Escape")
    expect(tip(page)).to_have_count(0)
    page.mouse.move(2, 2)
    page.locator("#asked").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(words.nth(0)).to_be_focused()
    expect(words.nth(0)).to_have_accessible_description("good morning")
    expect(tip(page)).to_have_text("good morning")
    page.keyboard.press("Tab")
    expect(tip(page)).to_have_count(1)
    expect(tip(page)).not_to_have_text("good morning")
    page.keyboard.press("Escape")
    expect(tip(page)).to_have_count(0)
    assert page.get_by_role("dialog").count() == 0


def test_a_dotted_word_is_put_by_in_one_press_and_taken_back(server, page, screenshot):
    open_lesson(page, server)
    words = page.locator(".hint")
    for number in range(words.count()):
        words.nth(number).hover()
        if tip(page).get_by_role("button").count():
            break
    key = tip(page).get_by_role("button")
    learnt = key.locator("span[lang]").inner_text()
    assert words.nth(number).inner_text().strip("¡¿!?.,").lower() == learnt.lower()
    expect(key).to_have_attribute("aria-pressed", "false")
    key.click()
    expect(key).to_have_attribute("aria-pressed", "true")
    expect(tip(page)).to_have_count(1)
    screenshot(page, "lesson/wide-hint-learnt")
    page.mouse.move(2, 2)
    words.nth(number).focus()
    page.keyboard.press("Escape")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(key).to_be_focused()
    page.goto(server.url + "/items")
    expect(page.get_by_role("link", name=learnt)).to_be_visible()
    page.go_back()
    words.nth(number).hover()
    expect(key).to_have_attribute("aria-pressed", "true")
    key.click()
    expect(key).to_have_attribute("aria-pressed", "false")
    page.goto(server.url + "/items")
    expect(page.get_by_role("link", name=learnt)).to_have_count(0)


@pytest.mark.parametrize("text", [100, 200])
def test_a_hint_that_is_tapped_is_never_clipped(server, open_page, text):
    page = open_page(width=320, height=640, touch=True, text=text)
    open_lesson(page, server)
    for number in range(len(cafe())):
        words = page.locator(".hint")
        for place in range(words.count()):
            words.nth(place).tap()
            expect(tip(page)).to_have_count(1)
            box = tip(page).bounding_box()
            assert box["x"] >= 0 and box["x"] + box["width"] <= 320, tip(page).inner_text()
            assert box["y"] >= 0 and box["y"] + box["height"] <= 640, tip(page).inner_text()
            assert tip(page).evaluate("one => one.scrollWidth <= one.clientWidth")
            tip(page).locator("strong").tap()
            expect(tip(page)).to_have_count(0)
        answer(page, cafe()[number].words, lambda control: control.tap())
        if number < len(cafe()) - 1:
            go_on(page, lambda control: control.tap())


# Calm

def test_the_calm_see_tiles_fade_in_place_and_no_bursts(server, open_page):
    """A-AC-05."""
    page = open_page(motion=False)
    page.add_init_script(BURSTS)
    page.add_init_script("""window.moves = []
      const animate = Element.prototype.animate
      Element.prototype.animate = function (frames, options) {
        moves.push([Object.keys(frames), options.duration]); return animate.call(this, frames, options) }
      for (const name of ['animationstart', 'transitionrun']) addEventListener(name, (event) => {
        for (const one of event.target.getAnimations({ subtree: true })) {
          const { duration, delay } = one.effect.getComputedTiming()
          moves.push([one.effect.getKeyframes().flatMap(Object.keys).filter((key) =>
            !/^(offset|easing|composite|computedOffset)$/.test(key)), duration])
        } }, true)""")
    open_lesson(page, server)
    for exercise in cafe():
        answer(page, exercise.words)
        go_on(page)
    page.wait_for_url("**/finish/*")
    page.wait_for_timeout(300)
    assert page.evaluate("bursts") == []
    moves = page.evaluate("moves")
    assert [["opacity"], 120] in moves
    assert [one for one in moves if "transform" in one[0]] == []
    assert max(duration for _, duration in moves) <= 120, moves
