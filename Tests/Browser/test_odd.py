"""What learners do that nobody planned: every key by keyboard, odd addresses, too much text."""

import pytest
from learner import open_round
from playwright.sync_api import expect

CONTROLS = "#app button:not(:disabled), #app a[href^='/'], #app a[href^='#']"


def opened(page, url):
    page.goto(url)
    page.wait_for_selector("html[data-pipit=ready]")
    page.wait_for_function("() => !document.querySelector('main').innerText.includes('One moment')")
    return page.locator(CONTROLS)


@pytest.mark.parametrize("path", ["/", "/settings", "/practise/alphabet?alphabet=nato&way=choose",
                                  "/practise/alphabet?alphabet=nato&way=write", "/library/alphabets/nato"])
def test_no_press_loses_the_focus(server, page, path):
    for number in range(opened(page, server.url + path).count()):
        controls = opened(page, server.url + path)
        if number >= controls.count():  # an answer has closed the keys that were to be chosen from
            break
        control = controls.nth(number)
        name = control.inner_text()
        control.focus()
        page.keyboard.press("Enter")
        page.wait_for_function("() => !document.querySelector('main').innerText.includes('One moment')")
        page.wait_for_timeout(100)
        assert page.evaluate("document.activeElement !== document.body"), f"{path}: {name}"


def test_a_notice_taken_away_leaves_the_focus_on_the_heading(server, page):
    open_round(page, server)
    page.keyboard.press("1")
    page.locator("#continue").wait_for()
    page.get_by_role("button", name="Start over").click()
    page.get_by_role("button", name="Dismiss").press("Enter")
    page.wait_for_function("() => document.activeElement.id === 'title'")


def test_an_address_with_two_slashes_stays_in_the_house(server, page):
    opened(page, server.url)
    page.evaluate("navigator.serviceWorker.ready")
    page.goto(server.url + "//evil.example/library")
    page.wait_for_selector("html[data-pipit=ready]")
    assert page.url == server.url + "/evil.example/library"
    assert page.get_by_role("heading", level=1).inner_text() == "There is no such page"


def test_more_text_than_fits_is_cut_and_not_lost_in_silence(server, page):
    open_round(page, server, way="type")
    page.locator("#answer-0").focus()
    page.keyboard.insert_text("z" * 70_000)
    page.keyboard.press("Enter")
    page.locator("#continue").wait_for()


def test_the_longest_words_of_a_course_fit_a_narrow_page_in_large_letters(server, open_page, fits):
    page = open_page(width=320, height=640, text=200)
    page.goto(server.url + "/practise/sentence?course=de-from-en&lesson=which-platform&way=tiles")
    page.wait_for_selector("html[data-pipit=ready] #asked")
    expect(page.get_by_role("button", name="Entschuldigung")).to_be_visible()
    fits(page)
    page.get_by_role("button", name="Entschuldigung").click()
    page.keyboard.press("Enter")
    page.locator("#continue").wait_for()
    fits(page)
