"""What is kept when the module traps, beside other tabs, and without a store."""

import pytest
from glue_bench import bench, site, until  # noqa: F401  the bench's fixtures

# When the module traps

GAME = """(trapsAt, trapsOnReplay = false) => async () => {
  const store = await bench.Store.open()
  return bench.run((message) => {
    const { kind, token, sessions, aside } = message
    if (kind === 'start') {
      window.lines = sessions.find(({ deal }) => deal.id !== aside)?.lines.length ?? 0
      if (trapsOnReplay && sessions.some(({ deal, lines }) => deal.id !== aside && lines.length)) throw new WebAssembly.RuntimeError('unreachable')
      return { patches: [bench.whole(['p', { id: 'count' }, String(lines)], ['button', { value: 'good' }, 'good'], ['button', { value: 'bad' }, 'bad'])],
        keep: sessions.length ? null : { deal: { id: 's1', made: 1 } } }
    }
    if (kind !== 'press') return {}
    if (token === trapsAt) throw new WebAssembly.RuntimeError('unreachable')
    lines += 1
    return { patches: [['t', 2, String(lines)]], keep: {
      lines: [{ session: 's1', number: lines, token, at: Date.now(), offset: 0 }],
      events: [{ id: `s1/${lines}`, kind: 'answer', payload: {}, at: Date.now(), offset: 0 }] } }
  }, { store })
}"""


def play(page, traps_at="", traps_on_replay="false"):
    page.evaluate(f"({GAME})('{traps_at}', {traps_on_replay})()")


def test_a_trap_ends_the_instance_and_not_the_session(bench):
    page = bench()
    play(page, "bad")
    until(page, "document.documentElement.dataset.pipit === 'ready'")
    for count in "12":
        page.get_by_role("button", name="good").click()
        until(page, f"document.getElementById('count').textContent === '{count}'")
    page.get_by_role("button", name="bad").click()
    until(page, "bench.instances === 2 && bench.glue.tell")
    restart = page.evaluate("bench.heard.filter(({ kind }) => kind === 'start')[1]")
    assert restart["trap"] == {"token": "bad", "message": "unreachable"}
    assert [line["token"] for line in restart["sessions"][0]["lines"]] == ["good", "good"]
    assert [entry["number"] for entry in restart["entries"]] == [1, 2]
    assert "aside" not in restart
    page.get_by_role("button", name="good").click()
    until(page, "document.getElementById('count').textContent === '3'")
    assert page.evaluate("bench.instances") == 2


def test_the_same_trap_twice_puts_the_session_aside(bench):
    page = bench()
    play(page, "bad")
    until(page, "document.documentElement.dataset.pipit === 'ready'")
    page.get_by_role("button", name="bad").click()
    until(page, "bench.instances === 2 && bench.glue.tell")
    page.get_by_role("button", name="bad").click()
    until(page, "bench.instances === 3 && bench.glue.tell")
    assert page.evaluate("bench.toldOf('start').map(({ aside }) => aside ?? null)") == [None, None, "s1"]


def test_a_session_that_traps_at_every_start_is_put_aside(bench):
    page = bench()
    play(page)
    until(page, "document.documentElement.dataset.pipit === 'ready'")
    page.get_by_role("button", name="good").click()
    until(page, "bench.toldOf('kept').length === 1")
    page.reload()
    until(page, "window.bench")
    play(page, traps_on_replay="true")
    until(page, "document.documentElement.dataset.pipit === 'ready'")
    until(page, "bench.instances === 3 && bench.glue.tell")
    assert page.evaluate("bench.toldOf('start').map(({ aside }) => aside ?? null)") == [None, None, "s1"]


def test_a_module_that_always_traps_is_left_alone(bench):
    page = bench()
    page.evaluate("bench.run(() => { throw new WebAssembly.RuntimeError('unreachable') })")
    until(page, "document.documentElement.dataset.pipit === 'stopped'")
    assert page.locator("#stopped").is_visible()
    assert page.evaluate("bench.instances") == 7


def test_a_page_that_something_else_has_changed_is_made_anew(bench):
    page = bench()
    play(page)
    until(page, "document.documentElement.dataset.pipit === 'ready'")
    page.evaluate("bench.glue.page.nodes.delete(2); document.getElementById('count').textContent = 'stray'")
    page.get_by_role("button", name="good").click()
    until(page, "document.getElementById('count').textContent === '1'")
    assert page.evaluate("[bench.instances, bench.toldOf('start')[1].trap ?? null]") == [2, None]


# Keeping

def test_events_get_their_numbers_once(bench):
    page = bench()
    kept = page.evaluate("""async () => {
      const store = await bench.Store.open()
      const event = (id) => ({ id, kind: 'answer', payload: { item: id }, at: 5, offset: 60 })
      const first = await store.keep({ deal: { id: 's' }, events: [event('a'), event('b')] })
      const second = await store.keep({ lines: [{ session: 's', number: 1, token: 't', at: 5, offset: 60 }], events: [event('b'), event('c')] })
      const read = await store.read()
      await store.keep({ close: ['s'] })
      return [first, second, read, (await store.read()).sessions]
    }""")
    first, second, read, sessions = kept
    device = first[0]["device"]
    assert len(device) == 16
    assert first[0] == {"id": "a", "kind": "answer", "payload": {"item": "a"}, "at": 5, "offset": 60, "device": device, "number": 1}
    assert [(entry["id"], entry["number"], entry["device"]) for entry in second] == [("c", 3, device)]
    assert [entry["id"] for entry in read["entries"]] == ["a", "b", "c"]
    assert read["sessions"] == [{"deal": {"id": "s"}, "lines": [{"session": "s", "number": 1, "token": "t", "at": 5, "offset": 60}]}]
    assert sessions == []


def test_two_tabs_keep_one_line(bench, site):
    first = bench()
    play(first)
    until(first, "document.documentElement.dataset.pipit === 'ready' && !bench.glue.settling")
    second = first.context.new_page()
    second.goto(site.url)
    until(second, "window.bench")
    play(second)
    until(second, "document.documentElement.dataset.pipit === 'ready'")
    first.get_by_role("button", name="good").click()
    until(first, "bench.toldOf('kept').length === 1")
    until(second, "bench.toldOf('heard').length === 1")
    assert second.evaluate("bench.toldOf('heard')[0].entries") == first.evaluate("bench.toldOf('kept')[0].entries")
    second.get_by_role("button", name="good").click()  # the same line
    until(second, "bench.toldOf('unkept').length === 1")
    assert second.evaluate("[bench.toldOf('unkept')[0].reason, bench.instances]") == ["conflict", 2]
    assert second.locator("#count").inner_text() == "1"
    second.get_by_role("button", name="good").click()
    until(second, "bench.toldOf('kept').length === 1")
    assert second.evaluate("bench.toldOf('kept')[0].entries[0].number") == 2


def test_a_full_disk_is_told_and_nothing_is_lost(bench):
    page = bench()
    play(page)
    until(page, "document.documentElement.dataset.pipit === 'ready' && !bench.glue.settling")
    page.evaluate("""window.put = IDBObjectStore.prototype.put
      IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError') }; 0""")
    for _ in range(2):
        page.get_by_role("button", name="good").click()
        until(page, "!bench.glue.settling && !bench.glue.keeping")
    assert page.evaluate("bench.toldOf('unkept').map(({ reason }) => reason)") == ["QuotaExceededError"]
    assert page.locator("#count").inner_text() == "2"
    page.evaluate("IDBObjectStore.prototype.put = put; 0")
    page.get_by_role("button", name="good").click()
    until(page, "bench.toldOf('kept').length === 3")
    assert page.evaluate("bench.glue.store.read().then(({ entries, sessions }) => [entries.length, sessions[0].lines.length])") == [3, 3]


@pytest.mark.parametrize("broken", [
    "IDBFactory.prototype.open = () => { throw new DOMException('private', 'SecurityError') }",
    "IDBFactory.prototype.open = () => ({})"], ids=["forbidden", "silent"])
def test_without_a_store_the_session_goes_on_from_memory(bench, broken):
    page = bench()
    page.evaluate(f"{broken}; window.open_ = bench.Store.open; bench.Store.open = () => open_.call(bench.Store, 200)")
    play(page, "bad")
    until(page, "document.documentElement.dataset.pipit === 'ready'")
    assert page.evaluate("bench.heard[0].device.keeps") is False
    page.get_by_role("button", name="good").click()
    until(page, "bench.toldOf('unkept').length === 1")
    page.get_by_role("button", name="bad").click()  # a trap does not end it either
    until(page, "bench.instances === 2 && bench.glue.tell")
    assert page.locator("#count").inner_text() == "1"
    page.get_by_role("button", name="good").click()
    assert page.locator("#count").inner_text() == "2"
    assert page.evaluate("bench.toldOf('unkept').map(({ reason }) => reason)") == ["blocked"]


def test_a_press_waits_for_the_line_before_it_a_second_at_most(bench):
    page = bench()
    play(page)
    until(page, "document.documentElement.dataset.pipit === 'ready' && !bench.glue.settling")
    page.evaluate("""window.release = null
      const keep = bench.glue.store.keep
      bench.glue.store.keep = async function (what) {
        await new Promise((go) => { release = go })
        return keep.call(this, what)
      }
      const good = document.querySelector('[value=good]')
      good.click(); good.click()""")
    assert page.evaluate("bench.tokens()") == ["good"]
    until(page, "release")
    page.evaluate("release(); release = null")
    until(page, "bench.tokens().length === 2 && release")  # the second is not released
    page.evaluate("document.querySelector('[value=good]').click()")
    until(page, "bench.tokens().length === 3")
    assert page.evaluate("bench.toldOf('unkept').map(({ reason }) => reason)") == ["blocked"]


# What a page left behind

LEFT = """bench.glue.store.read().then(({ entries, sessions }) =>
  [entries.length, sessions.map(({ lines }) => lines.length), Object.keys(localStorage).length])"""


def ready(page):
    until(page, "document.documentElement.dataset.pipit === 'ready' && !bench.glue.settling")


def again(page, after=""):
    """Loads the page anew in the task of what comes before, and starts it as it is."""
    page.evaluate(f"window.isLeft = true; {after}; location.reload()")
    until(page, "!window.isLeft && window.bench")
    play(page)
    ready(page)


@pytest.mark.parametrize("before", ["", "bench.glue.store.keep = () => new Promise(() => {});"], ids=["quick", "stuck"])
def test_a_press_outlives_a_page_that_goes_in_the_same_task(bench, before):
    page = bench()
    play(page)
    ready(page)
    # The second waits for the first, and is pressed as the page goes.
    press = "document.querySelector('[value=good]').click()"
    again(page, f"{before}{press};{press}")
    assert page.locator("#count").inner_text() == "2"
    assert page.evaluate(LEFT) == [2, [2], 0]


def test_what_was_kept_and_stayed_behind_is_not_kept_twice(bench):
    page = bench()
    play(page)
    ready(page)
    page.evaluate("localStorage.removeItem = () => {}; Storage.prototype.removeItem = () => {}; 0")
    for count in "12":
        page.get_by_role("button", name="good").click()
        until(page, f"bench.toldOf('kept').length === {count}")
    page.evaluate("bench.glue.store.keep({ close: ['s1'] })")
    assert page.evaluate("Object.keys(localStorage).length") >= 2
    again(page)
    assert page.evaluate(LEFT) == [2, [0], 0], "the session that was closed stays closed"


def test_what_comes_too_late_or_cannot_be_read_is_dropped(bench):
    page = bench()
    play(page)
    ready(page)
    page.get_by_role("button", name="good").click()
    until(page, "bench.toldOf('kept').length === 1")
    again(page, """
      const late = { lines: [{ session: 's1', number: 1, token: 'late', at: 1, offset: 0 }],
        events: [{ id: 's1/late', kind: 'answer', payload: {}, at: 1, offset: 0 }], key: 'pipit 1 late 1000000' }
      localStorage.setItem(late.key, JSON.stringify(late))
      localStorage.setItem('pipit 1 half 1000000', '{"lines":[')
      localStorage.setItem('another', 'stays')""")
    assert page.evaluate(LEFT) == [1, [1], 1]
    assert page.evaluate("[localStorage.another, bench.heard[0].sessions[0].lines[0].token]") == ["stays", "good"]


def test_two_tabs_that_keep_the_same_keep_it_once(bench, site):
    first = bench()
    play(first)
    ready(first)
    first.evaluate("""window.release = null
      const keep = bench.glue.store.keep
      bench.glue.store.keep = async function (what) {
        await new Promise((go) => { release = go })
        return keep.call(this, what)
      }
      document.querySelector('[value=good]').click()""")
    until(first, "release")
    second = first.context.new_page()
    second.goto(site.url)
    until(second, "window.bench")
    play(second)
    ready(second)
    assert second.locator("#count").inner_text() == "1"
    first.evaluate("release()")
    until(first, "bench.toldOf('kept').length === 1")
    assert first.evaluate("bench.toldOf('kept')[0].entries") == second.evaluate("bench.heard[0].entries")
    assert first.evaluate("[bench.instances, bench.toldOf('unkept').length]") == [1, 0]
    assert first.evaluate(LEFT) == [1, [1], 0]


def test_what_a_full_disk_refused_is_kept_at_the_next_start(bench):
    page = bench()
    play(page)
    ready(page)
    page.evaluate("""window.put = IDBObjectStore.prototype.put
      IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError') }; 0""")
    for count in "12":
        page.get_by_role("button", name="good").click()
        until(page, f"document.getElementById('count').textContent === '{count}'")
    again(page)
    assert page.evaluate(LEFT) == [2, [2], 0]


@pytest.mark.parametrize("broken", [
    "Object.defineProperty(window, 'localStorage', { get: () => { throw new DOMException('', 'SecurityError') } })",
    "Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError') }"], ids=["forbidden", "full"])
def test_the_store_keeps_by_itself_too(bench, broken):
    page = bench()
    page.evaluate(f"{broken}; 0")
    play(page)
    ready(page)
    page.get_by_role("button", name="good").click()
    until(page, "bench.toldOf('kept').length === 1")
    again(page)
    assert page.evaluate(LEFT) == [1, [1], 0]
