"""What is remembered: all items, each with its history, and the settings of the memory."""

import pytest
from playwright.sync_api import expect

import lessons
from queues import answered, remember


def past(page, server):
    """A letter and a word are due, another was just begun."""
    remember(page, server, answered("alphabet/nato/A/word"), answered("spelling/es/casa"), days=30)
    remember(page, server, answered("spelling/es/mesa"), days=1)


def open_page_at(page, server, path):
    page.goto(server.url + path)
    page.wait_for_selector("html[data-pipit=ready]")


def test_an_item_tells_when_it_comes_up_and_why(page, server):
    past(page, server)
    open_page_at(page, server, "/")
    page.get_by_role("link", name="What you have met").click()
    expect(page.get_by_role("heading", name="3 items")).to_be_visible()
    page.get_by_role("link", name="Due now", exact=True).click()
    expect(page.get_by_role("heading", name="2 items")).to_be_visible()
    page.get_by_label("Find").fill("CA")
    page.get_by_label("Find").press("Enter")
    expect(page.get_by_role("heading", name="1 item")).to_be_visible()
    page.get_by_role("link", name="casa").click()
    expect(page.get_by_role("heading", name="casa")).to_be_visible()
    assert page.locator("#title").get_attribute("lang") == "es"
    expect(page.get_by_text("Due now.")).to_be_visible()
    expect(page.get_by_text("The last answer was “easy”.")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", name="1 item")).to_be_visible()


def test_an_item_is_set_aside_and_comes_back(page, server):
    past(page, server)
    open_page_at(page, server, "/item?id=spelling%2Fes%2Fcasa")
    page.get_by_role("button", name="Set aside").click()
    expect(page.locator(".above").get_by_text("“casa” is set aside.")).to_be_visible()
    assert page.evaluate("document.activeElement.id") == "undo"
    page.reload()
    expect(page.get_by_text("Set aside: it is not asked.")).to_be_visible()
    open_page_at(page, server, "/")
    expect(page.get_by_text("1 due")).to_be_visible()
    open_page_at(page, server, "/items?state=suspended")
    page.get_by_role("link", name="casa").click()
    page.get_by_role("button", name="Ask it again").click()
    expect(page.locator(".above").get_by_text("“casa” is asked again.")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Set aside: it is not asked.")).to_be_visible()
    assert [one["of"] for one in lessons.entries(page, "undo")] != []


def test_an_answer_is_undone_on_the_page_of_its_item(page, server):
    past(page, server)
    open_page_at(page, server, "/item?id=spelling%2Fes%2Fcasa")
    page.get_by_role("button", name="Undo the answer of").click()
    expect(page.locator(".above").get_by_text("The answer counts no more.")).to_be_visible()
    expect(page.get_by_text("New: it comes as one of a day’s new items.")).to_be_visible()
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.get_by_text("Due now.")).to_be_visible()


def test_settings_of_the_memory_are_kept(page, server):
    past(page, server)
    open_page_at(page, server, "/settings")
    page.get_by_role("link", name="Memory and the day’s queue").click()
    slider = page.get_by_role("slider", name="Known when it is asked")
    slider.focus()
    slider.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", "91%")
    page.get_by_role("button", name="20", exact=True).first.click()
    page.get_by_label("A day begins at").select_option("0")
    page.get_by_role("switch", name="Vary the days a little").click()
    page.reload()
    expect(page.get_by_role("slider", name="Known when it is asked")).to_have_attribute("aria-valuetext", "91%")
    expect(page.get_by_label("A day begins at")).to_have_value("0")
    expect(page.get_by_role("switch", name="Vary the days a little")).not_to_be_checked()
    kept = {one["name"]: one["value"] for one in lessons.entries(page, "set")}
    assert kept == {"memory.retention": "0.91", "queue.new": "20", "memory.day-start": "0", "memory.fuzz": "off"}


def test_what_an_address_asks_for_is_text(page, server):
    past(page, server)
    for path in ["/items?find=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E", "/item?id=%3Cb%3Eword%2F%D8%A7%3C%2Fb%3E", "/item",
                 "/items?kind=%00&state=-1&count=99999999999999999999"]:
        open_page_at(page, server, path)
        assert page.locator("main img, main b").count() == 0
        expect(page.locator("#title")).to_be_visible()


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("width", [320, 1280])
def test_its_pages_are_whole(open_page, server, screenshot, audit, fits, width, dark):
    page = open_page(width=width, height=800, dark=dark)
    past(page, server)
    for what, path in [("all", "/items"), ("none", "/items?find=zzz"), ("item", "/item?id=alphabet%2Fnato%2FA%2Fword"),
                       ("unknown", "/item?id=x"), ("memory", "/settings/memory")]:
        open_page_at(page, server, path)
        page.wait_for_timeout(400)
        audit(page)
        fits(page)
        screenshot(page, f"items-{width}-{'dark' if dark else 'light'}-{what}")
    page.get_by_role("button", name="Fit to my answers").click()
    expect(page.locator("main .notice", has_text="There is too little to go by yet")).to_be_visible()
    audit(page)
    fits(page)
