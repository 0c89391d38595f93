"""What the learner does last before the page is loaded anew or left: it is kept, and kept once.

The page goes in the same task as the press, or some milliseconds after it, while the store is at work.
"""

import pytest
from lessons import entries
from playwright.sync_api import expect

DELAYS = [0, 3, 0, 15, 1, 30, 0, 8]
ROUND = "/practise/alphabet?alphabet=nato"

# Does something, then leaves the page by a link, or loads it anew, in the same task or a little later.
LEAVE = """([acts, delay, to]) => {
  document.documentElement.dataset.left = ''
  const leave = () => {
    if (!to) return location.reload()
    const link = Object.assign(document.createElement('a'), { href: to })
    document.body.append(link)
    link.click()
  }
  for (const [selector, value] of acts) {
    const control = document.querySelector(selector)
    if (value === undefined) control.click()
    else {
      control.value = value
      for (const name of ['input', 'change']) control.dispatchEvent(new Event(name, { bubbles: true }))
    }
  }
  if (delay) setTimeout(leave, delay)
  else leave()
}"""


@pytest.fixture(params=[(1, 8), (6, 3)], ids=["fast", "slow"])
def machine(request):
    """A machine as this one, and one that is six times as slow; how often something is tried on it."""
    return request.param


@pytest.fixture
def page(open_page, machine):
    page = open_page()
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": machine[0]})
    return page


@pytest.fixture
def times(machine):
    return machine[1]


def visit(page, address):
    page.goto(address)
    ready(page)
    page.wait_for_selector("#asked" if "/practise/" in address else "h1")


def ready(page):
    page.wait_for_selector("html[data-pipit=ready]:not([data-left])")


def leave(page, number, *acts, to=None):
    """Presses, or gives fields their values, and leaves; the `number` says how long after."""
    page.evaluate(LEAVE, [acts, DELAYS[number % len(DELAYS)], to])
    ready(page)


def is_once(page, kind, count):
    """Whether the journal has so much of a kind and nothing of it twice."""
    found = [str(one) for one in entries(page, kind)]
    assert len(found) == len(set(found)) == count


def test_a_press_is_kept(server, page, times):
    visit(page, server.url + ROUND + "&way=choose")
    for number in range(times):
        leave(page, number, [".choice"])
        expect(page.locator("#continue")).to_be_visible()
        expect(page.locator("#bar")).to_contain_text(f"{number + 1} of 26")
        leave(page, number, ["#continue"])
        expect(page.locator("#bar")).to_contain_text(f"{number + 2} of 26")
    is_once(page, "answer", times)


def test_a_press_that_waits_for_the_one_before_is_kept(server, page, times):
    visit(page, server.url + "/settings")
    for number in range(times):
        theme, noise = ["dark", "light"][number % 2], str(10 * (number % 10 + 1))
        leave(page, number, [f"[value='app set theme {theme}']"], ["[data-change='app set noise']", noise])
        expect(page.locator(f"[value='app set theme {theme}']")).to_have_attribute("aria-pressed", "true")
        expect(page.locator("[data-change='app set noise']")).to_have_value(noise)
    assert len(entries(page, "set")) == 2 * times


def test_a_press_is_kept_when_the_page_is_left_by_a_link(server, page, times):
    visit(page, server.url + ROUND + "&way=choose")
    for number in range(times):
        leave(page, number, [".choice"], to="/library")
        expect(page.get_by_role("heading", level=1)).to_have_text("Library")
        visit(page, server.url + ROUND + "&way=choose")
        page.locator("#continue").click()
        expect(page.locator("#bar")).to_contain_text(f"{number + 2} of 26")
    is_once(page, "answer", times)


def test_a_slider_is_kept(server, page, times):
    visit(page, server.url + "/settings")
    for number in range(times):
        value = str(50 + 10 * (number % 10))
        leave(page, number, ["[data-change='app set rate']", value])
        expect(page.locator("[data-change='app set rate']")).to_have_value(value)
    assert len(entries(page, "set")) == times


def test_a_settings_button_is_kept(server, page, times):
    visit(page, server.url + "/settings")
    for number in range(times):
        name = ["Dark", "Light"][number % 2]
        leave(page, number, [f"[value='app set theme {name.lower()}']"])
        expect(page.get_by_role("button", name=name)).to_have_attribute("aria-pressed", "true")
    assert len(entries(page, "set")) == times


def test_a_draft_is_kept_with_its_question(server, page, times):
    for number in range(times):
        visit(page, f"{server.url}{ROUND}&way=type&only=A,B,C,D,E,F,{'GHIJKLMNOPQRSTUVWXYZ'[number]}")
        letter = page.locator("#asked").inner_text()
        leave(page, number, ["#answer-0", f"Whisk {number}"])
        expect(page.locator("#answer-0")).to_have_value(f"Whisk {number}")
        assert page.locator("#asked").inner_text() == letter


def test_a_finished_round_is_kept(server, page, times):
    for number in range(times):
        visit(page, server.url + ROUND + "&way=choose&only=A")
        page.locator(".choice").first.click()
        page.locator("#continue").wait_for()
        leave(page, number, ["#continue"])
        is_once(page, "finish", number + 1)
        page.goto(f"{server.url}/finish/{entries(page, 'finish')[-1]['session']}")
        expect(page.get_by_role("heading", level=1)).to_have_text("Game Over!")
        expect(page.locator("#continue")).to_have_count(0)
    assert len(entries(page, "answer")) == times
