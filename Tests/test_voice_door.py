"""`/voice` and the doors of the dictionary under a crowd, and sounds on the disk, with the built program and the
real espeak-ng."""

import concurrent.futures
import json
import os
import pathlib
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path.append(str(ROOT / "Tests/Browser"))
from conftest import free_port  # noqa: E402


class Speaker:
    """`pipit serve` with a folder for its sounds."""

    def __init__(self, folder, log):
        self.port = free_port()
        self.log = log
        self.process = subprocess.Popen(
            [ROOT / ".build/release/pipit", "serve", "--port", str(self.port), "--site", ROOT / ".build/site",
             "--voice-cache", folder, "--voice-cache-size", "1"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=log.open("w"))
        latest = time.monotonic() + 20
        while True:
            try:
                return self.ask("/api/health") and None
            except OSError:
                assert self.process.poll() is None and time.monotonic() < latest
                time.sleep(0.02)

    def ask(self, address):
        """The status, the headers and the body."""
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{address}", timeout=60) as answer:
                return answer.status, answer.headers, answer.read()
        except urllib.error.HTTPError as refused:
            return refused.code, refused.headers, refused.read()

    def say(self, text, **more):
        return self.ask("/voice?" + urllib.parse.urlencode({"language": "en", "text": text, **more}))

    def children(self):
        """The programs that it has started and that run still, or were never fetched."""
        threads = pathlib.Path(f"/proc/{self.process.pid}/task").glob("*/children")
        return [child for thread in threads for child in thread.read_text().split()]

    def stop(self):
        """Ends it; its exit status and what it has said of problems."""
        self.process.send_signal(signal.SIGTERM)
        status = self.process.wait(timeout=20)
        return status, [line for line in self.log.read_text().splitlines() if '"problem"' in line]


@pytest.fixture
def speaker(tmp_path):
    started = []

    def start(folder=tmp_path / "voices"):
        started.append(Speaker(folder, tmp_path / f"log{len(started)}"))
        return started[-1]

    yield start
    for one in started:
        if one.process.poll() is None:
            one.process.kill()
            one.process.wait()


def until(claim, seconds=20):
    latest = time.monotonic() + seconds
    while not claim():
        assert time.monotonic() < latest
        time.sleep(0.02)


@pytest.mark.alone
def test_a_thousand_texts_at_once_are_said_or_refused_and_nothing_runs_on(speaker):
    server = speaker()
    with concurrent.futures.ThreadPoolExecutor(250) as crowd:
        answers = list(crowd.map(lambda number: server.say(f"number {number}"), range(1000)))
    assert {status for status, _, _ in answers} <= {200, 503}
    assert sum(status == 200 for status, _, _ in answers) >= 30
    assert all(headers["Retry-After"] == "1" for status, headers, _ in answers if status == 503)
    assert all(body[:4] == b"RIFF" or body[0] == 0xFF for status, _, body in answers if status == 200)
    until(lambda: server.children() == [])
    assert server.say("once more")[0] == 200


@pytest.mark.alone
def test_a_thousand_words_at_once_are_dealt_and_defined(speaker):
    server = speaker()
    addresses = ["/api/v2/entries/en/geese", "/word?length=6&number=3", "/api/v2/entries/en/nosuchword"]
    with concurrent.futures.ThreadPoolExecutor(250) as crowd:
        answers = list(crowd.map(lambda number: (number % 3, server.ask(addresses[number % 3])), range(1000)))
    assert {(door, status) for door, (status, _, _) in answers} == {(0, 200), (1, 200), (2, 404)}
    for door, (_, _, body) in answers:
        answer = json.loads(body)
        if door == 0:
            assert answer[0]["word"] == "geese"
        elif door == 1:
            assert len(set(answer)) == 3 and all(len(word) == 6 for word in answer)
    assert server.ask(addresses[0])[0] == 200 and server.children() == []


def test_who_leaves_frees_the_queue(speaker):
    server = speaker()
    for number in range(300):
        with socket.create_connection(("127.0.0.1", server.port)) as leaving:
            leaving.sendall(f"GET /voice?language=en&text=left+{number} HTTP/1.1\r\nHost: a\r\n\r\n".encode())
    status, _, sound = server.say("I stay")
    assert status == 200 and len(sound) > 2000
    until(lambda: server.children() == [])


def test_sounds_outlive_a_restart_within_their_bound(speaker, tmp_path):
    folder = tmp_path / "voices"
    first = speaker()
    kept = first.say("necessary", format="mp3")[2]
    for number in range(400):
        assert first.say(f"{number}", format="mp3")[0] == 200
    assert first.say("necessary")[2] == kept
    assert first.stop() == (0, [])
    sounds = list(folder.glob("*.sound"))
    assert 100 < len(sounds) and sum(sound.stat().st_blocks for sound in sounds) * 512 <= 1 << 20
    assert folder.stat().st_mode & 0o77 == 0
    again = speaker()
    status, headers, body = again.say("399")
    assert status == 200 and headers["Content-Type"] == "audio/mpeg" and body[0] == 0xFF
    for sound in folder.glob("*.sound"):
        sound.write_bytes(sound.read_bytes()[:100])
    status, headers, body = again.say("398")
    assert status == 200 and headers["Content-Type"] == "audio/wav", "a damaged one is made anew"
    assert again.stop() == (0, [])


def test_a_folder_that_cannot_be_written_is_told_of_in_one_line(speaker):
    server = speaker("/proc/voices")
    for text in ("one", "two", "one"):
        assert server.say(text, format="mp3")[0] == 200
    status, problems = server.stop()
    assert status == 0 and len(problems) == 1 and "/proc/voices" in problems[0]


@pytest.mark.parametrize("text", ["$(touch /tmp/no) `id` ; | & > x", "-v xx --help", "[[hEl@U]]", "<speak>hi</speak>"])
def test_commands_and_markup_are_words_at_most(speaker, text):
    server = speaker("none")
    status, _, sound = server.say(text, format="wav")
    assert status == 200 and 5_000 < len(sound) < 400_000
    assert not os.path.exists("/tmp/no")
