"""The bench on which the glue is tried in real Chromium.

The module is a small one that each test writes; the whole app has tests of its own.
"""

import importlib.util
import pathlib
import time

import playwright.sync_api
import pytest


def beside(name):
    """A file of the folder that has this one's name."""
    described = importlib.util.spec_from_file_location(
        f"glue_{name}", pathlib.Path(__file__).parent / "glue" / f"{name}.py")
    module = importlib.util.module_from_spec(described)
    described.loader.exec_module(module)
    return module


glue_site = beside("site")
glue_chromium = beside("chromium")


@pytest.fixture(scope="module")
def site():
    served = glue_site.Site()
    yield served
    served.stop()


@pytest.fixture
def bench(site, open_page):
    """Opens the page on which the glue's parts are tried."""
    site.serve_bench()

    def open_as(path="/", carries=True, **options):
        page = open_page(**options)
        if not carries:
            page.add_init_script("delete Element.prototype.moveBefore")
        page.goto(site.url + path)
        until(page, "window.bench")
        return page

    return open_as


def until(page, claim, seconds=8):
    """Waits until the page agrees. Playwright's own waiting evaluates text in the page, which the policy forbids."""
    latest = time.monotonic() + seconds
    reason = ""
    while time.monotonic() < latest:
        try:
            if page.evaluate(f"Promise.resolve({claim}).then(Boolean)"):
                return
        except playwright.sync_api.Error as error:  # a page that is just being loaded anew
            reason = error.message
        page.wait_for_timeout(10)
    raise AssertionError(f"it never came true: {claim} {reason}")


def said(page):
    return page.evaluate("""bench.heard.filter(({ kind }) => ['press', 'go'].includes(kind))
      .map(({ kind, token, path }) => kind + ' ' + (token ?? path))""")
