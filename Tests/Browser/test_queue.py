"""The queue of a day: what is due over all activities, round after round, to a calm end."""

import pytest
from playwright.sync_api import expect

import lessons
from queues import activity, answer, answered, go_on, is_over, only, remember, setting, taught


def exercise():
    return next(one for one in lessons.cafe() if one.kind == "built" and one.teaches)


def mixed(page, server):
    """Two letters, a spelling and a word of a sentence are due."""
    remember(
        page, server, setting("queue.new", "0"), answered("alphabet/nato/A/word"), answered("alphabet/nato/B/word"),
        answered("spelling/es/casa"), taught(exercise()))


def open_today(page, server):
    page.goto(server.url)
    page.wait_for_selector("html[data-pipit=ready]")


def ratings(page):
    return [(one["item"], one["rating"]) for one in lessons.entries(page, "answer") if one["milliseconds"] != 3000]


def test_a_day_mixes_the_activities_and_ends_calmly(page, server):
    mixed(page, server)
    open_today(page, server)
    expect(page.get_by_text("4 due")).to_be_visible()
    page.get_by_role("link", name="Start").click()
    page.wait_for_selector("#asked")

    rounds = []
    while not is_over(page):
        rounds.append(activity(page))
        assert "queue=1" in page.url
        for _ in only(page):
            answer(page)
            go_on(page)
        assert len(rounds) < 9
    # Words that the sentence teaches besides are not begun with: the learner wants no new ones.
    assert sorted(rounds) == ["alphabet", "sentence", "spelling"]
    expect(page.get_by_text("That was all for now.")).to_be_visible()
    given = ratings(page)
    assert len(given) == 4 and all(rating == 3 for _, rating in given)

    open_today(page, server)
    expect(page.get_by_text("Nothing is due.")).to_be_visible()


def test_a_round_is_found_again_after_a_reload_and_from_today(page, server):
    remember(page, server, setting("queue.new", "0"), *(answered(f"alphabet/nato/{one}/word") for one in "ABC"))
    page.goto(f"{server.url}/queue")
    page.wait_for_selector("#asked")
    answer(page)
    go_on(page)
    letter = page.locator("#asked .letter").inner_text()
    page.reload()
    page.wait_for_selector("#asked")
    assert page.locator("#asked .letter").inner_text() == letter
    page.get_by_role("link", name="Close").click()
    expect(page.get_by_text("A round is half done")).to_be_visible()
    page.get_by_role("link", name="Go on").click()
    page.wait_for_selector("#asked")
    assert page.locator("#asked .letter").inner_text() == letter
    assert len(ratings(page)) == 1


def test_the_last_answer_is_undone_by_keyboard(page, server):
    remember(page, server, setting("queue.new", "0"), answered("spelling/es/casa"))
    page.goto(f"{server.url}/queue")
    page.wait_for_selector("#asked")
    answer(page)
    go_on(page)
    expect(page.get_by_text("That was all for now.")).to_be_visible()
    page.keyboard.press("u")
    page.wait_for_url("**/practise/spelling?*")
    expect(page.get_by_text("That answer counts no more.")).to_be_visible()
    assert page.evaluate("document.activeElement.id") == "undo"
    answer(page)
    go_on(page)
    expect(page.get_by_text("That was all for now.")).to_be_visible()
    assert [rating for _, rating in ratings(page)] == [3, 3]
    assert len(lessons.entries(page, "undo")) == 1


def test_extra_practice_is_marked_as_such(page, server):
    remember(page, server, setting("queue.new", "0"), answered("spelling/es/casa"), days=2)
    open_today(page, server)
    expect(page.get_by_text("Nothing is due. Next: in")).to_be_visible()
    page.get_by_role("link", name="Extra practice").click()
    page.wait_for_selector("#asked")
    answer(page)
    go_on(page)
    expect(page.get_by_text("There is nothing more to practise today.")).to_be_visible()
    (extra,) = [one for one in lessons.entries(page, "answer") if one["milliseconds"] != 3000]
    assert extra["extra"] is True


def test_what_is_graded_in_one_tab_is_not_asked_in_another(open_context, server):
    context = open_context()
    one, other = context.new_page(), context.new_page()
    remember(one, server, setting("queue.new", "0"), answered("spelling/es/casa"))
    for tab in (one, other):
        tab.goto(f"{server.url}/queue")
        tab.wait_for_selector("#asked")
    answer(one)
    expect(other.locator(".verdict")).to_be_visible()
    go_on(one)
    expect(other.get_by_text("That was all for now.")).to_be_visible()
    assert len(ratings(one)) == 1


def test_a_word_of_a_sentence_is_put_by_and_begun_with(page, server):
    lessons.open_lesson(page, server)
    first = lessons.cafe()[0]
    lessons.answer(page, first.words)
    learn = page.locator(".verdict button.learn").first
    word = learn.locator("[lang]").inner_text()
    learn.click()
    expect(learn).to_have_attribute("aria-pressed", "true")
    assert lessons.kept(page, "keep", lambda one: True, 1) == [{"shelf": "learn/es", "text": word}]
    learn.click()
    expect(learn).to_have_attribute("aria-pressed", "false")
    learn.click()
    expect(learn).to_have_attribute("aria-pressed", "true")
    open_today(page, server)
    expect(page.get_by_text("1 new")).to_be_visible()


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("width", [360, 1280])
def test_its_pages_are_whole(open_page, server, screenshot, audit, fits, width, dark):
    page = open_page(width=width, height=800, dark=dark)
    name = f"queue-{width}-{'dark' if dark else 'light'}"

    def look(what):
        # What comes in has come to rest.
        page.wait_for_timeout(400)
        audit(page)
        fits(page)
        screenshot(page, f"{name}-{what}")

    mixed(page, server)
    open_today(page, server)
    expect(page.get_by_text("4 due")).to_be_visible()
    look("today")
    page.get_by_role("link", name="Start").click()
    page.wait_for_selector("#asked")
    count = 0
    while not is_over(page):
        for _ in only(page):
            answer(page, is_right=count != 1)
            if activity(page) == "sentence":
                look("sentence")
            go_on(page)
            count += 1
        if count == 2 and not is_over(page):
            look("round")
        assert count < 12
    expect(page.get_by_text("That was all for now.")).to_be_visible()
    look("end")
    open_today(page, server)
    expect(page.get_by_text("Nothing is due.")).to_be_visible()
    look("nothing-due")
