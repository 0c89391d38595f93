"""Spelling by the server's voice: Debian's Chromium has none of its own, so each sound is decoded and measured."""

import re
import urllib.parse

import pytest
from lessons import kept
from playwright.sync_api import expect
from spellers import defined, field, go_on, key, marks, open_words, ready, row, told
from test_server_voice import AT_THE_ENDS, LISTEN, played, said


class Ear:
    """A page whose sounds are measured and whose requests for sounds are kept."""

    def __init__(self, page):
        self.page = page
        self.asked = []
        page.add_init_script(LISTEN)
        page.on("request", self.note)

    def note(self, request):
        query = urllib.parse.parse_qs(urllib.parse.urlsplit(request.url).query)
        if "/voice?" in request.url and "format" not in query:
            self.asked.append((query["text"][0], int(query["rate"][0])))

    def hear(self, count):
        """The last sound, once so many have begun."""
        return played(self.page, count)[count - 1]


@pytest.fixture
def ear(open_page):
    """A phone, in the hand."""
    return Ear(open_page(width=390, height=844, touch=True))


def seconds(server, text, rate=100):
    return (len(said(server, text, rate=rate)) - 44) / 44_100


def test_a_word_is_heard_spelled_found_and_deleted(server, ear, complaints):
    """The whole way by touch: heard, described, missed, tried again, right; found, deleted, undone, kept."""
    page = ear.page
    page.goto(server.url + "/spelling")
    ready(page)
    page.get_by_role("link", name="Play").tap()
    page.wait_for_selector("#asked")
    first = ear.hear(1)
    ((word, rate),) = ear.asked
    assert word.isalpha() and 4 <= len(word) <= 8 and rate == 100
    assert first["loudness"] > 0.02 and abs(first["seconds"] - seconds(server, word)) < AT_THE_ENDS

    key(page, "Hear it slowly").tap()
    slow = ear.hear(2)
    assert ear.asked[-1] == (word, 60)
    assert slow["loudness"] > 0.02 and slow["seconds"] > first["seconds"] * 1.3

    # What it means is heard and read, without the word; so is the page itself.
    clue = defined(word)["clue"]
    count = len(ear.asked)
    key(page, "What it means").tap()
    means = ear.hear(3)
    # A long one comes in parts.
    description = ear.asked[count][0]
    assert words(f"{clue['part']}: {clue['said']}")[:len(words(description))] == words(description) != []
    assert means["loudness"] > 0.02 and abs(means["seconds"] - seconds(server, description)) < AT_THE_ENDS
    key(page, "Read what it means").tap()
    expect(page.locator("#meaning p").first).to_have_text(clue["shown"].replace("▁▁▁", "▁▁▁blank"))
    assert all(text == word or word not in words(text) for text, _ in ear.asked)

    wrong = word[:-1] + ("x" if word[-1] != "x" else "z")
    field(page).tap()
    page.keyboard.type(wrong)
    key(page, "Check").tap()
    expect(page.get_by_text("Not right yet")).to_be_visible()
    assert marks(page) == [f"{letter}, right" for letter in word[:-1]] + [f"{wrong[-1]}, wrong"]
    # The word is heard again, from what is kept.
    again = ear.hear(4)
    assert abs(again["seconds"] - first["seconds"]) < AT_THE_ENDS
    field(page).fill(word)
    key(page, "Check").tap()
    told(page, "Right at the 2nd try")
    key(page, "Letter by letter").tap()
    letters = ear.hear(5)
    assert ear.asked[-1][0] == ", ".join(word) and letters["seconds"] > first["seconds"]
    kept(page, "answer", lambda one: one["name"] == word and one["tries"] == 1, 1)

    page.get_by_role("link", name="Leave the round").tap()
    page.get_by_role("navigation", name="Pages of Spelling").get_by_role("link", name="Completed").tap()
    expect(row(page, word)).to_contain_text(f"Right at try 2 · you wrote “{wrong}” · Today")
    expect(row(page, word).locator(".means")).not_to_be_empty()
    page.evaluate("navigator.serviceWorker.ready")
    page.get_by_role("button", name=f"Delete {word}").tap()
    page.get_by_role("button", name="Let it come again").tap()
    expect(page.locator("main").get_by_text(f"“{word}” is deleted.")).to_be_visible()
    expect(row(page, word)).to_have_count(0)
    page.get_by_role("button", name="Undo").tap()
    expect(row(page, word)).to_have_count(1)
    page.reload()
    ready(page)
    expect(row(page, word)).to_contain_text("Right at try 2")
    page.wait_for_function("() => navigator.serviceWorker.controller", timeout=30_000)
    page.context.set_offline(True)
    page.reload()
    ready(page)
    expect(row(page, word)).to_contain_text("Right at try 2")
    # It is heard without a network too.
    page.get_by_role("button", name=f"Hear {word}").tap()
    assert abs(ear.hear(1)["seconds"] - first["seconds"]) < AT_THE_ENDS
    page.context.set_offline(False)


def test_the_speed_of_the_voice_is_set(server, ear):
    """At 50 percent a word takes clearly longer, and the slow key longer still."""
    page = ear.page
    page.goto(server.url + "/spelling/settings")
    ready(page)
    page.get_by_role("slider", name="Speed in English").fill("50")
    expect(page.get_by_role("slider", name="Speed in English")).to_have_value("50")
    open_words(page, server, ["necessary"])
    # What came by itself waits for the first touch.
    page.touchscreen.tap(5, 5)
    half = ear.hear(1)
    key(page, "Hear it slowly").tap()
    slower = ear.hear(2)
    assert ear.asked == [("necessary", 50), ("necessary", 30)]
    assert half["seconds"] > seconds(server, "necessary") * 1.5 and half["loudness"] > 0.02
    assert slower["seconds"] > half["seconds"] * 1.3 and slower["loudness"] > 0.02


def words(text):
    return re.findall(r"\w+", text.lower())


WORDS = ["bridge", "castle", "garden", "whisper"]


def test_without_any_voice_a_round_is_played_from_what_words_mean(serve, open_page, audit, fits, screenshot):
    page = open_page(width=390, height=844, touch=True)
    silent = serve(has_voice=False)
    open_words(page, silent, WORDS)
    expect(page.get_by_text("There is no voice for English here. Spell the word from what it means.")).to_be_visible()
    audit(page), fits(page), screenshot(page, "spell-no-voice")
    by_meaning = {defined(word)["clue"]["shown"]: word for word in WORDS}
    for number in range(len(WORDS)):
        for name in ("Hear the word", "Hear it slowly", "What it means"):
            expect(key(page, name)).to_have_count(0)
        key(page, "Read what it means").tap()
        expect(field(page)).to_be_focused()
        shown = page.locator("#meaning p").first.inner_text()
        if number == 0:
            audit(page), fits(page), screenshot(page, "spell-no-voice-read")
        page.keyboard.type(by_meaning[shown])
        page.keyboard.press("Enter")
        told(page, "Right")
        go_on(page)
    page.wait_for_url("**/finish/*")
    expect(page.locator("main")).to_contain_text("4 of 4")


def test_definitions_are_kept_for_a_round_without_a_network(server, ear, complaints):
    """A-HS-01: no service, and the round goes on with what is here."""
    page = ear.page
    page.goto(server.url + "/spelling/settings")
    ready(page)
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("() => navigator.serviceWorker.controller", timeout=30_000)
    page.get_by_role("button", name="Make definitions available offline").tap()
    expect(page.get_by_text("All definitions are kept on this device.")).to_be_visible(timeout=60_000)
    page.context.set_offline(True)
    page.goto(server.url + "/spelling")
    ready(page)
    page.get_by_role("link", name="Play").tap()
    page.wait_for_selector("#asked")
    expect(page.get_by_text("The word could not be said.")).to_be_visible()
    for number in range(10):
        key(page, "Read what it means").tap()
        shown = page.locator("#meaning p").first.text_content().replace("blank", "")
        # What could not be heard was asked for: the word.
        word = ear.asked[-1][0]
        assert shown == defined(word)["clue"]["shown"], word
        field(page).fill(word)
        field(page).press("Enter")
        told(page, "Right")
        expect(page.get_by_role("heading", name="What it means")).to_be_visible()
        go_on(page)
    page.wait_for_url("**/finish/*")
    expect(page.locator("main")).to_contain_text("10 of 10")
    page.context.set_offline(False)
    complaints[:] = [one for one in complaints if "ERR_INTERNET_DISCONNECTED" not in one]
