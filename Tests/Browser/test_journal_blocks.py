"""The whole app with a long journal: it becomes blocks, across reloads, tabs, damage and killed browsers."""

import os
import pathlib
import random
import signal
import sys
import time

from playwright.sync_api import expect

sys.path.insert(0, str(pathlib.Path(__file__).parent / "glue"))
from chromium import Chromium  # noqa: E402
from first_store import OPEN  # noqa: E402
from test_whole import READY, ROUND, on_disk  # noqa: E402

# Answers of one round that was left open, put into the store as the version before blocks has kept them.
FILL = "(count) => new Promise((done, fail) => {" + OPEN + """
  asked.onsuccess = () => {
    const work = asked.result.transaction(['entries', 'sessions', 'lines', 'meta'], 'readwrite')
    const when = { at: 1.7e12, offset: 60 }
    work.objectStore('sessions').put({ id: 'old', activity: 'alphabet', rules: 0, seed: '1', ...when,
      options: { alphabet: 'lapd', way: 'choose' }, packs: [] })
    work.objectStore('lines').put({ session: 'old', number: 1, token: 'pick 1 Adam', ...when })
    for (let number = 1; number <= count; number += 1)
      work.objectStore('entries').put({ id: `old/${number}/0`, kind: 'answer', at: 1.7e12 + number,
        offset: 60, device: 'abc', number, payload: { item: `alphabet/lapd/${'ABCDEFGH'[number % 8]}/word`, rating: 3,
          milliseconds: 900 + number, name: 'A', alphabet: 'lapd', way: 'choose' } })
    work.objectStore('meta').put('abc', 'device')
    work.objectStore('meta').put(count, 'counter')
    work.oncomplete = () => { asked.result.close(); done() }
  }
})"""

KEPT = """() => new Promise((done) => {
  const asked = indexedDB.open('pipit')
  asked.onsuccess = () => {
    const work = asked.result.transaction(['entries', 'blocks'])
    const [entries, blocks] = ['entries', 'blocks'].map((name) => work.objectStore(name).count())
    work.oncomplete = () => { asked.result.close(); done([entries.result, blocks.result]) }
  }
})"""


def filled(server, context, count):
    """A page whose store an old version has filled."""
    page = context.new_page()
    page.route("**/icon.svg", lambda route: route.fulfill(body="<svg xmlns='http://www.w3.org/2000/svg'/>"))
    page.goto(server.url + "/icon.svg")
    page.evaluate(FILL, count)
    page.unroute("**/icon.svg")
    page.goto(server.url + "/")
    page.wait_for_selector("html[data-pipit=ready]")
    return page


def until_kept(page, entries, blocks):
    for _ in range(400):
        if page.evaluate(KEPT) == [entries, blocks]:
            return
        page.wait_for_timeout(50)
    assert page.evaluate(KEPT) == [entries, blocks]


def test_a_long_journal_becomes_blocks_and_says_the_same(server, open_context):
    context = open_context()
    page = filled(server, context, 3_300)
    expect(page.locator("main")).to_contain_text("3300 answers so far")
    until_kept(page, 300, 3)
    page.reload()
    page.wait_for_selector("html[data-pipit=ready]")
    expect(page.locator("main")).to_contain_text("3300 answers so far")
    assert page.evaluate(KEPT) == [300, 3]


def test_blocks_are_made_beside_another_tab(server, open_context):
    context = open_context()
    page = filled(server, context, 2_400)
    other = context.new_page()
    other.goto(server.url + "/settings")
    other.get_by_role("button", name="Dark").click()
    until_kept(page, 401, 2)
    page.reload()
    other.reload()
    for one in (page, other):
        one.wait_for_selector("html[data-pipit=ready]")
    expect(page.locator("main")).to_contain_text("2400 answers so far")
    expect(other.get_by_role("button", name="Dark")).to_have_attribute("aria-pressed", "true")
    assert page.evaluate(KEPT) == [401, 2]


def test_a_damaged_block_is_told_and_the_rest_is_there(server, open_context):
    page = filled(server, open_context(), 2_300)
    until_kept(page, 300, 2)
    page.evaluate("""() => new Promise((done) => {
      const asked = indexedDB.open('pipit')
      asked.onsuccess = () => {
        const blocks = asked.result.transaction('blocks', 'readwrite').objectStore('blocks')
        blocks.get(['abc', 1]).onsuccess = ({ target }) => {
          target.result[500] ^= 1
          blocks.put(target.result, ['abc', 1])
          blocks.transaction.oncomplete = () => { asked.result.close(); done() }
        }
      }
    })""")
    page.reload()
    expect(page.locator(".notice")).to_contain_text("damaged")
    expect(page.locator("main")).to_contain_text("1300 answers so far")
    assert page.evaluate(KEPT) == [300, 2]


def test_an_old_tab_gives_way_and_asks_to_be_loaded_anew(server, open_context):
    context = open_context()
    page = context.new_page()
    page.goto(server.url + ROUND)
    page.locator(".choice").first.click()
    page.locator("#continue").wait_for()
    newer = context.new_page()
    newer.goto(server.url + "/icon.svg")
    seconds = newer.evaluate("""() => new Promise((done, fail) => {
      const began = performance.now()
      const asked = indexedDB.open('pipit', 4)
      asked.onerror = fail
      asked.onsuccess = () => { asked.result.close(); done((performance.now() - began) / 1000) }
    })""")
    assert seconds < 3
    expect(page.locator(".notice")).to_contain_text("updated in another tab")
    page.locator("#continue").click()
    expect(page.locator("#bar")).to_contain_text("2 of 26")
    expect(page.get_by_role("button", name="Reload")).to_be_visible()
    assert newer.evaluate("Object.keys(localStorage).some((key) => key.startsWith('pipit '))")


def test_twenty_killed_browsers_lose_nothing(server):
    """SIGKILL after the next question has come up, at a random moment, also while blocks are made."""
    chance = random.Random(6)
    running = Chromium()
    try:
        evaluate, until = on_disk(running, server.url + "/icon.svg")
        until("location.pathname === '/icon.svg' && document.readyState === 'complete'")
        evaluate(f"({FILL})(4300).then(() => {{ window.filled = true }}); 0")
        until("window.filled")
        for number in range(20):
            evaluate, until = on_disk(running, server.url + ROUND)
            until("document.querySelector('.choice:not(:disabled)') || document.querySelector('#continue')")
            evaluate("document.querySelector('#continue')?.click()")
            until("document.querySelector('.choice:not(:disabled)')")
            evaluate("document.querySelector('.choice').click()")
            until("document.querySelector('#continue')")
            evaluate("document.querySelector('#continue').click()")
            until(f"document.querySelector('#bar')?.innerText.includes('{number + 2} of 26')")
            if number % 3 == 0:
                time.sleep(chance.uniform(0.2, 1.5))
            os.killpg(running.process.pid, signal.SIGKILL)
            running.process.wait(10)
            running = Chromium(running.profile)
        _, until = on_disk(running, server.url + "/")
        until("document.body?.innerText.includes('4300 answers so far')")
        until("document.body?.innerText.includes('20 answers so far')")
        running.call("Browser.close")
        running.process.wait(10)
    finally:
        running.profile.cleanup()
