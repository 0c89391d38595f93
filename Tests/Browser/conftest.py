"""What the browser tests stand on: the built program as a server, Chromium, pages, and judgements of a page.

A page is opened as a certain learner has it: `open_page(dark=True, width=320, text=200)`. What a
page complains of in its console fails the test, unless the test takes it from `complaints`.
"""

import functools
import itertools
import json
import os
import pathlib
import shutil
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request

import axe_playwright_python
import playwright.sync_api
import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCREENSHOTS = ROOT / "Screenshots"
AXE = pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js"
SECONDS_TO_START = 20
SECONDS_TO_STOP = 10


class Server:
    """`pipit serve` over a site, on a port of its own."""

    def __init__(self, site=ROOT / ".build/site", port=None, has_voice=True):
        self.site = pathlib.Path(site)
        # It looks for espeak-ng in PATH.
        self.environment = os.environ if has_voice else os.environ | {"PATH": "/nowhere"}
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = ROOT / f".build/test/server-{self.port}.log"
        self.log.parent.mkdir(parents=True, exist_ok=True)
        self.process = None

    def start(self):
        program = ROOT / ".build/release/pipit"
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [program, "serve", "--port", str(self.port), "--site", self.site,
                 "--voice-cache", "none"],
                stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=self.environment)
        latest = time.monotonic() + SECONDS_TO_START
        while not self.is_healthy():
            if self.process.poll() is not None or time.monotonic() > latest:
                self.kill()
                raise RuntimeError(f"the server did not start: {self.log.read_text()[-2000:]}")
            time.sleep(0.02)
        return self

    def is_healthy(self):
        try:
            with urllib.request.urlopen(f"{self.url}/api/health", timeout=2) as answer:
                return answer.status == 200
        except (urllib.error.URLError, OSError):
            return False

    def stop(self):
        """Asks the server to stop and gives its exit status."""
        if self.process is None:
            return 0
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        try:
            status = self.process.wait(SECONDS_TO_STOP)
        except subprocess.TimeoutExpired:
            self.kill()
            raise RuntimeError(f"the server did not stop within {SECONDS_TO_STOP} s") from None
        self.process = None
        return status

    def kill(self):
        self.process.kill()
        self.process.wait()
        self.process = None


# Processes that run tests side by side begin at places of their own, below the ports that the system
# gives to clients: what is free here is not taken before the server has it.
PORTS = itertools.count(10_000 + os.getpid() * 50 % 20_000)


def free_port():
    for port in PORTS:
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port


@pytest.fixture(scope="session")
def server():
    """The built site, served once for all tests."""
    running = Server().start()
    yield running
    assert running.stop() == 0, f"the server did not stop gracefully: {running.log}"


@pytest.fixture
def serve():
    """Starts a server of the test's own: `serve(site, port, has_voice)`; it is stopped after the test."""
    started = []

    def start(site=ROOT / ".build/site", port=None, has_voice=True):
        started.append(Server(site, port, has_voice).start())
        return started[-1]

    yield start
    for running in started:
        running.stop()


@pytest.fixture(scope="session")
def launch():
    """Starts a browser: `launch(*arguments, program, **options)`; all end with the session."""
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []

    def start(*arguments, program="chromium", **options):
        path = os.environ.get("PIPIT_CHROMIUM") or shutil.which(program)
        assert path, f"{program} is not installed: ./test does it"
        return driver.chromium.launch(executable_path=path, args=[*sandbox, *arguments], **options)

    with playwright.sync_api.sync_playwright() as driver:
        yield start


@pytest.fixture(scope="session")
def browser(launch):
    """Chromium without menus and windows of its own, once for all tests: the same pages for half the work."""
    chromium = launch(program="chromium-headless-shell")
    yield chromium
    chromium.close()


@pytest.fixture
def complaints():
    """What the pages of this test complained of; whatever is left in it at the end fails the test."""
    heard = []
    yield heard
    assert heard == [], "a page complained:\n" + "\n".join(heard)


@pytest.fixture
def open_context(browser, complaints):
    """A fresh profile, as a learner has set up device and browser."""
    opened = []

    def open_as(dark=False, width=1024, height=768, motion=True, contrast=False, touch=False,
                scripts=True, languages="en", **more):
        context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            contrast="more" if contrast else "no-preference",
            has_touch=touch, java_script_enabled=scripts, locale=languages, **more)
        context.set_default_timeout(10_000)
        context.on("console", lambda said: complaints.append(f"{said.text} ({said.page and said.page.url})")
                   if said.type == "error" else None)
        context.on("weberror", lambda thrown: complaints.append(str(thrown.error)))
        opened.append(context)
        return context

    yield open_as
    for context in opened:
        context.close()


@pytest.fixture
def open_page(open_context, request):
    """A page in a fresh profile; `text=200` doubles the size of letters set in the browser."""
    opened = []

    def open_as(text=100, **options):
        page = open_context(**options).new_page()
        if text != 100:
            size = 16 * text // 100
            page.set_letters = functools.partial(
                page.context.new_cdp_session(page).send,
                "Page.setFontSizes", {"fontSizes": {"standard": size, "fixed": size * 13 // 16}})
            page.set_letters()
        opened.append(page)
        return page

    yield open_as
    if getattr(request.node, "has_failed", False):
        for number, page in enumerate(opened):
            if not page.is_closed():
                save(page, f"failed/{request.node.name.replace('/', '-')}-{number}")


@pytest.fixture
def page(open_page):
    """A page as most learners have it."""
    return open_page()


def pytest_configure(config):
    config.addinivalue_line("markers", "alone: needs the machine for itself; ./test runs it beside no other")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    if report.when == "call" and report.failed:
        item.has_failed = True
    return report


@pytest.fixture
def screenshot():
    """Keeps a picture of the whole page in Screenshots, to be looked at."""
    return save


def save(page, name):
    path = SCREENSHOTS / f"{name}.png"
    path.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=path, full_page=True)
    # A picture of the whole page takes the size of letters back.
    if hasattr(page, "set_letters"):
        page.set_letters()
    return path


@pytest.fixture
def audit(complaints):
    """Fails with a list where axe finds something against WCAG 2.2 AA or good practice.

    What moves has come to rest before it is judged. The page's policy refuses what axe tries to
    evaluate; that is no complaint of the page.
    """
    script = AXE.read_text()

    def judge(page):
        page.evaluate("() => Promise.all(document.getAnimations().map(one => one.finished.catch(() => {})))")
        heard = list(complaints)
        page.evaluate(script)
        found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
        complaints[:] = heard
        lines = [
            f"{violation['id']} ({violation['impact']}): {violation['help']}\n"
            + "\n".join(f"    {json.dumps(node['target'])} {node['html'][:160]}\n"
                        f"      {node['failureSummary'].splitlines()[-1].strip()}"
                        for node in violation["nodes"])
            for violation in found
        ]
        assert not lines, f"axe on {page.url}:\n" + "\n".join(lines)

    return judge


@pytest.fixture
def fits():
    """Fails where text is cut off or lies beside the page, as it must not at 320 px or 200 %."""

    def judge(page):
        cut = page.evaluate(TEXT_THAT_IS_CUT)
        assert cut == [], f"cut on {page.url}:\n" + "\n".join(cut)

    return judge


# Text for screen readers alone is one pixel small and meant to be cut; what scrolls is not cut.
TEXT_THAT_IS_CUT = """() => {
  const cut = [], wide = document.documentElement.clientWidth
  const scrolls = (element) => {
    for (let up = element; up && up !== document.body; up = up.parentElement)
      if (/auto|scroll/.test(getComputedStyle(up).overflowX)) return true
    return false
  }
  const isHidden = (element) => {
    for (let up = element; up; up = up.parentElement) {
      const box = up.getBoundingClientRect()
      if (getComputedStyle(up).clipPath !== 'none' || (box.width <= 1 && box.height <= 1)) return true
    }
    return !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  }
  const tell = (what, text) => cut.push(what + ': ' + text.trim().slice(0, 60))
  if (document.documentElement.scrollWidth > wide) tell('the page scrolls sideways', location.pathname)
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const element = node.parentElement
    if (!node.data.trim() || /^(SCRIPT|STYLE|NOSCRIPT|TITLE|DESC)$/i.test(element.tagName)) continue
    if (isHidden(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) {
      if ((box.left < -1 || box.right > wide + 1) && !scrolls(element)) { tell('beside the page', node.data); break }
      let up = element
      for (; up && up !== document.body; up = up.parentElement) {
        const style = getComputedStyle(up), frame = up.getBoundingClientRect()
        const clipsX = /hidden|clip/.test(style.overflowX), clipsY = /hidden|clip/.test(style.overflowY)
        if (style.display === 'inline') continue
        if ((clipsX && (box.left < frame.left - 1 || box.right > frame.right + 1))
          || (clipsY && (box.top < frame.top - 2 || box.bottom > frame.bottom + 2))) break
      }
      if (up && up !== document.body) { tell('cut by <' + up.tagName.toLowerCase() + '>', node.data); break }
    }
  }
  return cut
}"""
