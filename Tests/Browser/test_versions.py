"""Builds that come and go: versions and the service worker."""

import pytest
from glue_bench import glue_chromium, glue_site, site  # noqa: F401  the bench's fixtures

REGISTRATION = "navigator.serviceWorker.getRegistration()"
READY = "document.documentElement.dataset.pipit === 'ready'"
BUILDS = """[document.querySelector('meta[name=pipit-build]').content,
  document.querySelector('script').src.split('.').at(-2), getComputedStyle(document.documentElement).getPropertyValue('--build').trim(),
  performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.wasm')).at(-1).name.split('.').at(-2)]"""
WORDS = "fetch('/assets/words.w1.pack').then((answer) => answer.text(), () => 'none')"


@pytest.fixture(scope="module")
def chromium():
    running = glue_chromium.Chromium()
    yield running
    running.close()


@pytest.fixture
def tab(chromium, site):
    site.is_down = False
    opened = chromium.open()
    yield opened
    opened.close()


def visit(tab, site, path="/"):
    tab.goto(site.url + path)
    tab.until(READY)


def install(tab, site, build):
    site.serve_build(build)
    visit(tab, site)
    tab.until(f"navigator.serviceWorker.controller && {REGISTRATION}.then((found) => found.active?.state === 'activated')")


def visit_twice(tab, site, build):
    """Two visits, the first long enough to find the new build: then it is there, and at no time half of it."""
    visit(tab, site)
    assert len(set(tab.evaluate(BUILDS))) == 1
    tab.until(f"({BUILDS})[0] === '{build}' || {REGISTRATION}.then((found) => found.waiting)")
    visit(tab, site)
    assert tab.evaluate(BUILDS) == [build] * 4


def test_the_page_starts_without_a_network(site, tab):
    install(tab, site, "b1")
    site.is_down = True
    visit(tab, site, "/practise/alphabet?alphabet=lapd")
    assert tab.evaluate("location.pathname + location.search") == "/practise/alphabet?alphabet=lapd"
    assert tab.evaluate("fetch('/assets/alphabets.b1.pack').then((answer) => answer.text())") == "NATO"
    assert tab.evaluate(WORDS) == "none"


def test_a_pack_is_kept_once_it_was_fetched_and_over_an_update(site, tab):
    install(tab, site, "b1")
    assert tab.evaluate(WORDS) == "words"
    site.serve_build("b2")
    visit_twice(tab, site, "b2")
    site.is_down = True
    assert tab.evaluate(WORDS) == "words"


def test_an_old_tab_goes_on_beside_a_new_build(site, tab):
    install(tab, site, "b1")
    other = tab.beside()
    visit(other, site)
    site.serve_build("b2")
    visit_twice(tab, site, "b2")
    assert other.evaluate(BUILDS) == ["b1"] * 4
    site.is_down = True
    assert other.evaluate("fetch('/assets/alphabets.b1.pack').then((answer) => answer.text())") == "NATO"
    visit(other, site)
    assert other.evaluate(BUILDS) == ["b2"] * 4


def test_builds_that_come_and_go_never_mix(site, tab):
    install(tab, site, "b1")
    for build in ["b2", "b3", "b1"]:
        site.serve_build(build)
        visit_twice(tab, site, build)
    kept = tab.evaluate("caches.keys()")
    assert len([name for name in kept if name.startswith("pipit ")]) == 2  # this build and the one before


def settles(tab):
    """Whether an update that was refused is off Chromium's books; now and then it stays there for good."""
    try:
        tab.until(f"{REGISTRATION}.then((found) => !found.installing && !found.waiting)", seconds=6)
        return True
    except AssertionError:
        return False


@pytest.mark.parametrize("half", [{"missing": "/style.b2.css"}, {"page_build": "b3"}], ids=["file", "page"])
def test_a_half_served_build_changes_nothing(site, chromium, half):
    update = f"{REGISTRATION}.then((found) => found.update()).then(() => 'found', () => 'refused')"
    site.is_down = False
    for _ in range(4):
        tab = chromium.open()
        install(tab, site, "b1")
        site.asked.clear()
        site.serve_build("b2", **half)
        for _ in range(20):  # Chromium joins an update to one that is under way
            assert tab.evaluate(update) in ("found", "refused")
            if "/shell" in site.asked:
                break
        has_settled = settles(tab)
        visit(tab, site)
        assert tab.evaluate(BUILDS) == ["b1"] * 4
        if has_settled:
            break
        tab.close()
    assert has_settled
    site.serve_build("b2")
    visit_twice(tab, site, "b2")
    tab.close()


@pytest.mark.parametrize("mixed", [{"page_build": "b0"}, {"module_build": "b0"}], ids=["page", "module"])
def test_files_of_two_builds_refuse_to_run(site, tab, mixed):
    site.serve_build("b1", **mixed)
    site.asked.clear()
    tab.goto(site.url)
    tab.until("document.documentElement.dataset.pipit === 'stopped'")
    assert tab.evaluate("document.getElementById('stopped').checkVisibility()")
    assert site.asked.count("/") == 2  # fetched anew once
    assert tab.evaluate("navigator.serviceWorker.getRegistrations().then((found) => found.length)") == 0


def test_a_worker_can_be_retired(site, tab):
    install(tab, site, "b1")
    site.files["/service-worker.js"] = (glue_site.WEB / "retire-worker.js").read_bytes()
    tab.goto(site.url)
    gone = f"{REGISTRATION}.then(async (found) => !found && !(await caches.keys()).some((name) => name.startsWith('pipit ')))"
    tab.until(f"{gone}.then((isGone) => isGone && {READY} && performance.now() > 1500)")  # not loaded again and again
