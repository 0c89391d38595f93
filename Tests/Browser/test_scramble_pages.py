"""The pages of word scramble: Home, Days, Settings, Words, and a game that is over."""

import re

import pytest
from playwright.sync_api import expect
from scramblers import has, here, key, missed, open_game, ready, root, told, visit, write


def tab(page, name):
    page.get_by_role("navigation", name="Pages of Word scramble").get_by_role("link", name=name).click()


def test_settings_are_remembered_and_hold_for_new_games(server, page):
    visit(page, server, "/scramble/settings")
    page.get_by_label("Time").select_option("120")
    page.get_by_role("slider", name="Letters to play with").fill("9")
    key(page, "Large list").click()
    expect(page.get_by_text("The large list has some 250,000 words.")).to_be_visible()
    page.reload()
    ready(page)
    expect(page.get_by_label("Time")).to_have_value("120")
    tab(page, "Home")
    play = page.get_by_role("link", name="Play").first
    expect(play).to_contain_text("9 letters · English · 2 minutes")
    with page.expect_response(re.compile("words-en-large")):
        play.click()
        here(page)
    assert len(root(page)) == 9
    expect(page.get_by_role("timer")).to_have_text(re.compile("[12]:"))
    # A word that only the large list has, and a game of the usual one.
    open_game(page, server, "root=silkworm")
    write(page, "skirl")
    has(page, "skirl", score=6)
    open_game(page, server, "root=silkworm&list=usual")
    write(page, "skirl")
    expect(page.locator("#message strong")).to_have_text("Word not recognized.")


def test_words_are_removed_put_back_and_handed_out(server, page):
    open_game(page, server)
    for word in ("wilkor", "skwim"):
        write(page, word)
        key(page, "Keep this word").click()
        expect(page.locator("#message")).to_have_count(0)
    write(page, "worm")
    key(page, "Put worm by to learn").click()
    visit(page, server, "/scramble/words")
    learn, own = page.locator("main section").all()
    expect(learn.get_by_role("link", name="Practise by ear")).to_have_attribute(
        "href", "/practise/spelling?language=en&only=worm")
    expect(own.locator("strong")).to_have_text(["skwim", "wilkor"])
    key(page, "Remove skwim").click()
    expect(own.locator("strong")).to_have_text(["wilkor"])
    told(page, "“skwim” is removed.")
    expect(key(page, "Undo")).to_be_focused()
    page.keyboard.press("Enter")
    expect(own.locator("strong")).to_have_text(["skwim", "wilkor"])
    key(page, "Remove skwim").click()
    with page.expect_download() as download:
        own.get_by_role("button", name="Save as a file").click()
    assert download.value.suggested_filename == "scramble-en.txt"
    assert open(download.value.path()).read() == "wilkor\n"
    # What was removed is no word any more.
    open_game(page, server, "root=silkworm&shortest=4")
    write(page, "skwim")
    expect(page.locator("#message strong")).to_have_text("Word not recognized.")


def test_a_yesterday_is_played_from_the_archive(server, page):
    visit(page, server, "/scramble/days")
    days = page.locator(".days").get_by_role("link")
    expect(days.first).to_contain_text("Today")
    expect(days).to_have_count(30)
    page.get_by_role("link", name=re.compile("^Yesterday")).click()
    here(page)
    yesterday = root(page)
    key(page, "End game").click()
    words = missed(page)
    key(page, "Keep looking").click()
    write(page, words[0])
    has(page, words[0])
    expect(page.get_by_text("Today’s is ready.")).to_have_count(0)
    visit(page, server, "/scramble/days")
    before = page.get_by_role("link", name=re.compile("^Yesterday"))
    expect(before).to_contain_text("Ended before, goes on: 1 word so far")
    before.click()
    here(page)
    has(page, words[0])
    key(page, "End game").click()
    expect(page.get_by_role("heading", level=2, name="You are a")).to_be_visible()
    visit(page, server, "/scramble/days")
    expect(before).to_contain_text(re.compile(rf"Done: .* · 1 of {len(words)} words"))
    page.get_by_role("link", name="Earlier days").click()
    expect(page.get_by_role("link", name="Later days")).to_be_visible()
    page.wait_for_timeout(210)  # two presses in one place of the window are else a double click
    page.get_by_role("link", name="Later days").click()
    expect(before).to_be_visible()
    tab(page, "Home")
    expect(page.locator("main")).to_contain_text(yesterday)


def test_the_server_prints_each_page_and_there_are_no_others(server, open_page, complaints):
    page = open_page(scripts=False)
    for path in ["", "/days", "/settings", "/words"]:
        assert page.goto(f"{server.url}/scramble{path}").status == 200
        expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.goto(server.url + "/scramble/nowhere").status == 404
    complaints[:] = [line for line in complaints if "404" not in line]


@pytest.mark.parametrize("look", [
    {"width": 1024}, {"width": 360, "dark": True}, {"width": 320, "height": 640, "text": 200}], ids=["light", "dark", "narrow"])
def test_every_page_is_accessible_and_whole(server, open_page, audit, fits, screenshot, look):
    page = open_page(motion=False, **look)
    name = f"scramble-pages/{look['width']}"

    def see(what):
        audit(page), fits(page), screenshot(page, f"{name}-{what}")

    visit(page, server)
    see("home-first")
    visit(page, server, "/scramble/words")
    see("words-none")
    open_game(page, server)
    write(page, "worm", "works", "wilkor")
    key(page, "Keep this word").click()
    has(page, "wilkor", "works", "worm")
    key(page, "Put worm by to learn").click()
    key(page, "End game").click()
    visit(page, server)
    see("home")
    page.get_by_role("link", name=re.compile("silkworm")).click()
    see("game")
    for place in ("Days", "Settings", "Words"):
        tab(page, place)
        see(place.lower())
    key(page, "What worm means").click()
    expect(page.locator("#meaning")).to_contain_text("soft-bodied")
    if "text" not in look:  # the keys of a word stand beside it, on a phone too
        tops = page.locator("[data-swipe]").first.locator(".key").evaluate_all("keys => keys.map(one => one.getBoundingClientRect().top)")
        assert len(tops) == 3 and len(set(tops)) == 1
    see("words-meaning")
    visit(page, server, "/practise/scramble?choose=yes")
    see("choose")
