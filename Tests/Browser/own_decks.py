"""A learner's own decks, as tests make them."""

import re
import struct
import urllib.parse
import zlib

from playwright.sync_api import expect


def ready(page):
    page.wait_for_function("() => document.documentElement.dataset.pipit === 'ready'")


def visit(page, server, path="/cards"):
    page.goto(server.url + path)
    ready(page)


def make_deck(page, server, name="Pets", first="English", second="Japanese", more=""):
    """Makes a deck and gives its path."""
    visit(page, server, "/cards/own/new")
    page.get_by_label("Name of the deck").fill(name)
    page.get_by_label("First language").select_option(label=first)
    page.get_by_label("Second language").select_option(label=second)
    page.get_by_label("More languages").fill(more)
    page.get_by_role("button", name="Save").click()
    page.wait_for_url(re.compile(r"/cards/own/own-"))
    expect(page.locator("#title")).to_have_text(name)
    return urllib.parse.urlsplit(page.url).path


def paste(page, server, path, table):
    """Pastes a table, looks at it, and keeps it."""
    visit(page, server, path + "/table")
    page.get_by_label("Table", exact=True).fill(table)
    page.get_by_role("button", name="Look at it").click()
    page.get_by_role("button", name=re.compile("^Keep ")).click()
    page.wait_for_url(re.compile(re.escape(path) + "$"))


def settle(page):
    """Waits until all that was pressed is on the disk."""
    page.wait_for_function("() => !Object.keys(localStorage).some((key) => key.startsWith('pipit '))")


def rows(page):
    """The cards that are listed, their texts."""
    return [" ".join(text.split()) for text in page.locator("#cards a.label").all_inner_texts()]


def png(width=2, height=2):
    """A small red picture."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    lines = b"".join(b"\x00" + b"\xc0\x20\x20" * width for _ in range(height))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(lines)) + chunk(b"IEND", b""))


def wav(milliseconds=200):
    """A short silence."""
    data = b"\x00\x00" * (8 * milliseconds)
    return (b"RIFF" + struct.pack("<I", 36 + len(data)) + b"WAVEfmt "
            + struct.pack("<IHHIIHH", 16, 1, 1, 8000, 16000, 2, 16) + b"data" + struct.pack("<I", len(data)) + data)
