"""Chromium over a pipe, its pages alone.

Playwright attaches itself to service workers too, and Chromium then often never ends a worker that
is to be replaced. Here nobody looks at the workers: they come and go as with a learner.
"""

import fcntl
import json
import os
import select
import shutil
import subprocess
import tempfile
import time


class Chromium:
    def __init__(self, profile=None):
        program = os.environ.get("PIPIT_CHROMIUM") or shutil.which("chromium")
        assert program, "Chromium is not installed: ./test does it"
        theirs_in, self.out = os.pipe()
        self.inside, theirs_out = os.pipe()
        # Chromium reads from 3 and writes to 4; the shell puts them there.
        theirs = [fcntl.fcntl(end, fcntl.F_DUPFD, 10) for end in (theirs_in, theirs_out)]
        self.profile = profile or tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        arguments = ["--headless", "--remote-debugging-pipe", f"--user-data-dir={self.profile.name}"]
        arguments += ["--no-sandbox"] if os.geteuid() == 0 else []
        self.process = subprocess.Popen(
            ["bash", "-c", f'exec "$@" 3<&{theirs[0]} 4>&{theirs[1]}', "bash", program, *arguments],
            pass_fds=theirs, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
        for end in (theirs_in, theirs_out, *theirs):
            os.close(end)
        self.number = 0
        self.read = b""

    def call(self, method, session=None, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        os.write(self.out, json.dumps(message | ({"sessionId": session} if session else {})).encode() + b"\0")
        while True:
            while b"\0" in self.read:
                line, self.read = self.read.split(b"\0", 1)
                answer = json.loads(line)
                if answer.get("id") == self.number:
                    return answer.get("result", {})
            assert select.select([self.inside], [], [], 20)[0], f"no answer to {method} {parameters}"
            part = os.read(self.inside, 1 << 16)
            assert part, "Chromium has ended"
            self.read += part

    def open(self):
        """A tab in a profile of its own."""
        return Tab(self, self.call("Target.createBrowserContext")["browserContextId"])

    def close(self):
        self.call("Browser.close")
        self.process.wait(10)
        for end in (self.out, self.inside):
            os.close(end)
        self.profile.cleanup()


class Tab:
    def __init__(self, browser, profile):
        self.browser, self.profile = browser, profile
        self.target = browser.call("Target.createTarget", url="about:blank", browserContextId=profile)["targetId"]
        self.session = browser.call("Target.attachToTarget", targetId=self.target, flatten=True)["sessionId"]
        self.browser.call("Page.enable", self.session)

    def beside(self):
        """Another tab of the same profile."""
        return Tab(self.browser, self.profile)

    def goto(self, url):
        """Leads the tab to an address and waits until the new page is there."""
        self.evaluate("window.isLeft = true")
        self.browser.call("Page.navigate", self.session, url=url)
        self.until("!window.isLeft && document.readyState === 'complete'")

    def evaluate(self, expression):
        """The value of an expression, a promise's included; None where the page is just going."""
        answer = self.browser.call(
            "Runtime.evaluate", self.session, expression=expression, awaitPromise=True, returnByValue=True)
        return answer.get("result", {}).get("value")

    def until(self, claim, seconds=12):
        latest = time.monotonic() + seconds
        while self.evaluate(f"Promise.resolve({claim}).then(Boolean)") is not True:
            assert time.monotonic() < latest, f"it never came true: {claim}"
            time.sleep(0.02)

    def close(self):
        self.browser.call("Target.disposeBrowserContext", browserContextId=self.profile)
