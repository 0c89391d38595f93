"""Courses in a real browser: their pages as they are seen, every language, every lesson to its end."""

import html
import re

import pytest
from learner import ROOT, evaluate
from lessons import (COURSES, answer, bare, broken, build, cafe, course, finished, figures, go_on, open_lesson, wrong)
from playwright.sync_api import expect
from test_pages import LOOKS, ready


NAMES = {"de": "German", "en": "English", "es": "Spanish", "fr": "French", "it": "Italian", "ja": "Japanese",
         "pa": "Punjabi", "uk": "Ukrainian", "zh": "Chinese"}

# As it is seen

@pytest.mark.parametrize("look", LOOKS)
def test_a_lesson_is_accessible_and_whole(server, open_page, audit, fits, screenshot, look):
    page = open_page(motion=False, **LOOKS[look])

    def see(name):
        audit(page), fits(page), screenshot(page, f"{look}/lesson-{name}")
        assert broken(page) == [], name

    open_lesson(page, server)
    see("asked")
    build(page, cafe()[0].words)
    see("built")
    page.locator("#check").click()
    page.locator("#continue").wait_for()
    see("right")
    go_on(page)
    answer(page, wrong(cafe()[1]))
    see("wrong")
    go_on(page)
    page.get_by_role("button", name="Close the lesson").click()
    see("closing")
    page.get_by_role("button", name="Stay").click()
    answer(page, cafe()[2].words)
    go_on(page)
    see("listen")
    page.get_by_role("button", name="Type it all").click()
    see("typing")
    page.get_by_label("Your sentence").fill("Y otro cafe para mi amiga")
    page.keyboard.press("Enter")
    expect(page.locator(".verdict.slip")).to_be_visible()
    see("accent")
    page.get_by_role("button", name="Type a word").click()
    see("blank")
    page.get_by_role("button", name="Tiles").click()
    for exercise in [*cafe()[3:], cafe()[1]]:
        answer(page, exercise.words)
        go_on(page)
    finished(page)
    see("finish")
    page.get_by_role("link", name="Continue").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Spanish")
    see("course-begun")


@pytest.mark.parametrize("look", LOOKS)
def test_course_pages_are_accessible_and_whole(server, open_page, audit, fits, screenshot, look):
    page = open_page(motion=False, **LOOKS[look])
    for name, path in {"library": "/library", "es": "/courses/es-from-en", "guide-es": "/courses/es-from-en/cafe",
                       "ja": "/courses/ja-from-en", "guide-pa": "/courses/pa-from-en/guests",
                       "none": "/courses/tlh-from-en"}.items():
        page.goto(server.url + path)
        ready(page)
        audit(page), fits(page), screenshot(page, f"{look}/course-{name}")


def test_the_library_lists_every_course_and_a_course_every_lesson(server, page):
    page.goto(server.url + "/library")
    for name in COURSES:
        expect(page.locator(f"a[href='/courses/{name}']")).to_be_visible()
    for name in COURSES:
        page.goto(f"{server.url}/courses/{name}")
        ready(page)
        assert page.locator(".path a").count() == len(course(name))
        expect(page.locator(".step.next")).to_have_count(1)
        expect(page.locator(".step").first).to_have_class(re.compile("next"))


def test_the_guide_is_plain_words_with_examples_that_can_be_heard(server, page):
    page.goto(server.url + "/courses/es-from-en")
    page.get_by_role("link", name=re.compile("Guide ?: At the café")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("At the café")
    expect(page.locator("main")).to_contain_text("Every Spanish noun")
    example = page.locator(".example").first
    expect(example.locator("[lang=es]")).to_have_text("un café, el café, una mesa, la mesa")
    expect(example.get_by_role("button", name=re.compile("^Hear"))).to_be_visible()
    page.get_by_role("link", name=re.compile("A coffee, please")).click()
    expect(page.locator("#asked")).to_be_visible()


# Every language

@pytest.mark.parametrize("name", [name for name in COURSES if name != "es-from-en"])
def test_the_first_lesson_of_each_course_is_built(server, open_page, screenshot, fits, name):
    page = open_page(width=390, height=844, touch=True)
    lesson, exercises = next(iter(course(name).items()))
    open_lesson(page, server, lesson, name)
    taught = name.split("-")[0]
    for number, exercise in enumerate(exercises):
        if number < 3:
            screenshot(page, f"lesson/{name}-{number}")
        build(page, exercise.words, lambda control: control.tap())
        language = page.locator(".ruled .tile").first.get_attribute("lang")
        assert language.split("-")[0] == (name.split("-")[2] if exercise.kind == "read" else taught)
        heading = page.locator("#question").inner_text()
        assert heading == "Build what you hear" or heading == f"Build this in {NAMES[language.split('-')[0]]}"
        page.locator("#check").tap()
        expect(page.locator(".verdict.right")).to_be_visible()
        fits(page)
        if number < 3:
            screenshot(page, f"lesson/{name}-{number}-told")
        go_on(page, lambda control: control.tap())
    finished(page)
    assert figures(page)["Accuracy"] == "100%"


def test_shahmukhi_stands_from_right_to_left(server, page, screenshot):
    lesson, exercise = built_first("pa-from-en")
    open_lesson(page, server, lesson, "pa-from-en", f"&only={exercise.id}")
    answer(page, exercise.words)
    shown = page.locator(".verdict .fact")
    assert shown.evaluate("one => getComputedStyle(one).direction") == "ltr"
    page.locator("label.switch").filter(has_text="Shahmukhi").click()
    expect(shown).to_have_attribute("lang", "pa-Arab")
    expect(shown).to_have_text(form("pa-from-en", exercise.id, "pa-Arab"))
    assert shown.evaluate("one => getComputedStyle(one).direction") == "rtl"
    screenshot(page, "lesson/wide-shahmukhi")


def test_japanese_and_chinese_are_typed_in_other_scripts_too(server, page):
    """Kana, rōmaji and pinyin are as right as what the course writes. What was answered is kept: each
    lesson is finished, so that the next of the same address begins anew."""
    for name, script in [("ja-from-en", "ja-Latn-hepburn"), ("ja-from-en", "ja-Hrkt"), ("zh-from-en", "zh-Latn-pinyin")]:
        lesson, exercise = built_first(name)
        open_lesson(page, server, lesson, name, f"&way=type&only={exercise.id}")
        page.get_by_label("Your sentence").fill(form(name, exercise.id, script))
        page.keyboard.press("Enter")
        expect(page.locator(".verdict.right")).to_be_visible()
        go_on(page)
        finished(page)


def built_first(name):
    """A course's first exercise whose answer is in the language taught, with its lesson."""
    return next((lesson, one) for lesson, all in course(name).items() for one in all if one.kind == "built")


def form(name, exercise, script):
    """An exercise's answer in another script, from the course's pack."""
    lines = iter((ROOT / f".build/packs/course-{name}.pack").read_text().splitlines())
    next(line for line in lines if line[1:].startswith(exercise + "\t"))
    return next(line.split("\t")[1] for line in lines if line.startswith(f"f{script}\t"))


# Every lesson

BANK = re.compile(r'<button[^>]*value="take (\d+) (\d+)"[^>]*><span class="label">([^<]*)')


def bank(page, screen):
    tiles = {}
    for at, place, word in BANK.findall(page):
        if int(at) == screen:
            tiles.setdefault(bare(html.unescape(word)), []).append(int(place))
    return tiles


@pytest.mark.parametrize("name", COURSES)
def test_every_lesson_can_be_finished_without_a_miss(name):
    """Played natively, all lessons at once: each screen's bank is read from the page, then built from."""
    lessons = course(name)
    tokens = {lesson: [] for lesson in lessons}

    def played():
        return dict(zip(lessons, evaluate(*(
            {"function": "play", "activity": "sentence", "tokens": tokens[lesson],
             "deal": {"seed": 1, "course": name, "lesson": lesson}} for lesson in lessons))))

    for screen in range(max(map(len, lessons.values()))):
        pages = played()
        for lesson, exercises in lessons.items():
            if screen >= len(exercises):
                continue
            tiles = bank(pages[lesson]["page"], screen)
            for word in exercises[screen].words:
                assert tiles.get(word), f"{lesson}: {exercises[screen].id} has no tile {word}"
                tokens[lesson].append(f"take {screen} {tiles[word].pop(0)}")
            assert sum(map(len, tiles.values())) == len(exercises[screen].distractors)
            tokens[lesson] += [f"check {screen}", f"next {screen}"]
    for lesson, answer in played().items():
        count = len(lessons[lesson])
        (result,) = [one["result"] for one in answer["effects"] if one["do"] == "finish"]
        assert (result["right"], result["count"], result["bestCombo"]) == (count, count, count), lesson
        assert result["missed"] == [] and result["xp"] >= 15 and result["words"]
        done = [one["payload"]["percent"] for one in answer["effects"] if one.get("kind") == "progress"]
        assert done == [100 * (number + 1) // count for number in range(count)]


# Without a network

def test_a_course_that_does_not_come_is_told_with_a_way_on(server, open_context, complaints):
    page = open_context(service_workers="block").new_page()
    page.route("**/course-es-from-en.*.pack", lambda route: route.abort())
    page.goto(server.url + "/courses/es-from-en")
    expect(page.locator("main")).to_contain_text("could not be loaded")
    page.unroute("**/course-es-from-en.*.pack")
    page.get_by_role("link", name="Try again").click()
    expect(page.get_by_role("link", name="Start: A coffee, please")).to_be_visible()
    complaints.clear()


def test_a_lesson_is_played_without_a_network_after_one_visit(serve, open_context, complaints):
    server, context = serve(), open_context()
    page = context.new_page()
    page.goto(server.url + "/courses/es-from-en")
    expect(page.get_by_role("link", name="Start: A coffee, please")).to_be_visible()
    page.wait_for_function("() => navigator.serviceWorker.ready.then((one) => one.active.state === 'activated')")
    server.stop()
    open_lesson(page, server)
    for exercise in cafe():
        answer(page, exercise.words)
        go_on(page)
    finished(page)
    assert figures(page)["Accuracy"] == "100%"
    complaints.clear()
