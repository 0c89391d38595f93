"""Blocks of entries in the store: put in the place of their entries, all or nothing, beside other tabs and
other versions."""

import time

import pytest
from first_store import OPEN
from glue_bench import bench, site, until  # noqa: F401  the bench's fixtures

# Version 1 of the store with some answers and a session.
OLD = "(answers) => new Promise((done, fail) => {" + OPEN + """
  asked.onsuccess = () => {
    const work = asked.result.transaction(['entries', 'sessions', 'lines', 'meta'], 'readwrite')
    for (let number = 1; number <= answers; number += 1)
      work.objectStore('entries').put({ id: `s1/${number}/0`, kind: 'answer', payload: { item: 'A', odd: [1] },
        at: number, offset: 60, device: 'abc', number, strange: true })
    work.objectStore('sessions').put({ id: 's1', made: 1 })
    work.objectStore('lines').put({ session: 's1', number: 1, token: 't', at: 5, offset: 60 })
    work.objectStore('meta').put('abc', 'device')
    work.objectStore('meta').put(answers, 'counter')
    work.oncomplete = () => { window.old = asked.result; done() }
  }
})"""

EVENTS = "Array.from({ length: 6 }, (_, place) => ({ id: `s/${place}/0`, kind: 'answer', payload: {}, at: 5, offset: 0 }))"


def test_a_block_takes_the_place_of_its_entries(bench):
    page = bench()
    kept = page.evaluate("""async () => {
      const store = await bench.Store.open()
      const events = EVENTS
      const [{ device }] = await store.keep({ events })
      const swap = (range) => new Promise((done) => {
        store.swap({ device, ...range }, new Uint8Array([1, 2, 3, range.count]))
        setTimeout(async () => {
          const { entries, blocks } = await store.read()
          done([entries.map(({ number }) => number), blocks.map((block) => [...block])])
        }, 50)
      })
      return [
        await swap({ from: 1, to: 3, count: 4 }), await swap({ from: 1, to: 3, count: 3 }),
        await swap({ from: 1, to: 3, count: 3 }), await swap({ from: 3, to: 5, count: 3 }),
        (await store.keep({ events: [{ ...events[0], id: 'new' }] })).map(({ number }) => number),
      ]
    }""".replace("EVENTS", EVENTS))
    assert kept == [
        [[1, 2, 3, 4, 5, 6], []], [[4, 5, 6], [[1, 2, 3, 3]]], [[4, 5, 6], [[1, 2, 3, 3]]],
        [[4, 5, 6], [[1, 2, 3, 3]]], [7]]


def test_a_block_for_which_there_is_no_room_leaves_the_entries(bench):
    page = bench()
    kept = page.evaluate("""async () => {
      const store = await bench.Store.open()
      const [{ device }] = await store.keep({ events: EVENTS })
      const put = IDBObjectStore.prototype.put
      IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError') }
      window.addEventListener('error', (event) => event.preventDefault())
      store.swap({ device, from: 1, to: 6, count: 6 }, new Uint8Array([9]))
      await new Promise((done) => setTimeout(done, 100))
      IDBObjectStore.prototype.put = put
      const { entries, blocks } = await store.read()
      return [entries.length, blocks.length]
    }""".replace("EVENTS", EVENTS))
    assert kept == [6, 0]


def test_the_module_gets_blocks_as_bytes_and_gives_them(bench):
    page = bench()
    page.evaluate("""async () => {
      const store = await bench.Store.open()
      const [{ device }] = await store.keep({ events: EVENTS })
      for (const [from, to] of [[1, 2], [3, 5]])
        store.swap({ device, from, to, count: to - from + 1 }, new Uint8Array([from, 0, to]))
      await bench.run(({ kind, blocks }, bytes) => {
        if (kind === 'start') window.told = [blocks, [...bytes]]
        return kind === 'heard' ? { block: { device, from: 6, to: 6, count: 1 }, bytes: new Uint8Array([6]) } : {}
      }, { store })
      bench.glue.ask({ kind: 'heard' })
      await new Promise((done) => setTimeout(done, 50))
      const { entries, blocks } = await store.read()
      told.push(entries.length, blocks.map((block) => [...block]))
    }""".replace("EVENTS", EVENTS))
    assert page.evaluate("told") == [[3, 3], [1, 0, 2, 3, 0, 5], 0, [[1, 0, 2], [3, 0, 5], [6]]]


def test_two_tabs_that_make_the_same_block_make_one(bench, site):
    first = bench()
    first.evaluate("""async () => {
      window.store = await bench.Store.open()
      window.device = (await store.keep({ events: EVENTS }))[0].device
    }""".replace("EVENTS", EVENTS))
    second = first.context.new_page()
    second.goto(site.url)
    until(second, "window.bench")
    device = first.evaluate("device")
    second.evaluate("bench.Store.open().then((store) => { window.store = store })")
    swap = f"""for (let time = 0; time < 20; time += 1)
      store.swap({{ device: '{device}', from: 1, to: 5, count: 5 }}, new Uint8Array([7]))"""
    first.evaluate(f"setTimeout(() => {{ {swap} }}, 100)")
    second.evaluate(f"setTimeout(() => {{ {swap} }}, 100)")
    first.wait_for_timeout(400)
    for page in (first, second):
        assert page.evaluate("store.read().then(({ entries, blocks }) => [entries.length, blocks.length])") == [1, 1]


# Versions

def test_what_the_first_version_kept_is_taken_over(bench):
    page = bench()
    page.evaluate(f"({OLD})(2).then(() => old.close())")
    read, kept = page.evaluate("""async () => {
      const store = await bench.Store.open()
      const read = await store.read()
      return [read, await store.keep({ events: [{ id: 's1/2/0', kind: 'answer' }, { id: 's1/3/0', kind: 'answer' }] })]
    }""")
    assert [(entry["id"], entry["number"], entry["strange"]) for entry in read["entries"]] == [
        ("s1/1/0", 1, True), ("s1/2/0", 2, True)]
    assert read["sessions"] == [{"deal": {"id": "s1", "made": 1},
                                 "lines": [{"session": "s1", "number": 1, "token": "t", "at": 5, "offset": 60}]}]
    assert read["blocks"] == []
    assert [(entry["id"], entry["number"], entry["device"]) for entry in kept] == [("s1/3/0", 3, "abc")]


def test_a_tab_of_an_old_version_that_does_not_give_way_is_waited_for(bench, site):
    """The page opens without the store, and takes it when it comes; what was done meanwhile is kept."""
    old = bench()
    old.evaluate(f"({OLD})(1)")
    new = old.context.new_page()
    new.goto(site.url)
    until(new, "window.bench")
    new.evaluate("""bench.Store.open(300, (store) => {
      bench.glue.store = store
      bench.glue.again(() => bench.glue.begin())
    }).then((store) => bench.run(({ kind }) => kind === 'press' ? { keep: { events: [
      { id: 's2/1/0', kind: 'answer', payload: {}, at: 7, offset: 0 }] } } : { patches: [
      bench.whole(['button', { value: 'good' }, 'good'])] }, { store }))""")
    until(new, "document.documentElement.dataset.pipit === 'ready'")
    assert new.evaluate("bench.glue.store") is None
    new.get_by_role("button", name="good").click()
    until(new, "bench.toldOf('unkept').length === 1")
    old.evaluate("old.close()")
    until(new, "bench.instances === 2 && bench.glue.store")
    assert new.evaluate("bench.toldOf('start')[1].entries.map(({ id }) => id)") == ["s1/1/0", "s2/1/0"]
    until(new, "bench.glue.store.read().then(({ entries }) => entries.length === 2)")


def test_a_tab_gives_way_to_a_newer_version_and_loses_nothing(bench, site):
    old = bench()
    old.evaluate("""bench.Store.open().then((store) => {
      store.database.onversionchange = () => bench.glue.replaced()
      let count = 0
      return bench.run(({ kind }) => kind === 'press' ? { keep: { events: [
        { id: `s1/${++count}/0`, kind: 'answer', payload: {}, at: 7, offset: 0 }] } } : { patches: [
        bench.whole(['button', { value: 'good' }, 'good'])] }, { store })
    })""")
    until(old, "document.documentElement.dataset.pipit === 'ready'")
    new = old.context.new_page()
    new.goto(site.url)
    until(new, "window.bench")
    old.evaluate("document.querySelector('[value=good]').click()")  # still on its way to the disk
    began = time.monotonic()
    new.evaluate("""new Promise((done, fail) => {
      const asked = indexedDB.open('pipit', 4)
      asked.onerror = fail
      asked.onsuccess = () => { window.newer = asked.result; done() }
    })""")
    assert time.monotonic() - began < 3
    until(old, "bench.toldOf('unkept').length === 1")
    assert old.evaluate("bench.toldOf('unkept')[0].reason") == "replaced"
    count = """new Promise((done) => {
      newer.transaction('entries').objectStore('entries').getAll().onsuccess =
        ({ target }) => done(target.result.map(({ id }) => id))
    })"""
    assert new.evaluate(count) == ["s1/1/0"]
    # What is done after that is left to whoever starts next.
    old.evaluate("document.querySelector('[value=good]').click()")
    until(old, "bench.glue.owed.length === 1 && !bench.glue.settling")
    left = old.evaluate("Object.keys(localStorage).map((key) => JSON.parse(localStorage[key]).events[0].id)")
    assert left == ["s1/2/0"]


def test_a_store_of_a_newer_version_is_left_alone(bench):
    page = bench()
    page.evaluate("""new Promise((done) => { indexedDB.open('pipit', 9).onsuccess = ({ target }) => {
      target.result.close()
      done()
    } })""")
    assert page.evaluate("bench.Store.open()") is None


@pytest.mark.parametrize("count", [0, 3])
def test_what_is_kept_twice_is_one_though_its_entry_lies_in_a_block(bench, count):
    """A page that was killed between the transaction and its note brings the same again: its key tells."""
    page = bench()
    assert page.evaluate("""async (count) => {
      const store = await bench.Store.open()
      const keep = { events: EVENTS, key: 'pipit 1 page 1000005' }
      const [{ device }] = await store.keep(keep)
      if (count) store.swap({ device, from: 1, to: count, count }, new Uint8Array([1]))
      await store.keep(keep)
      const { entries, blocks } = await store.read()
      return entries.length + blocks.length * count
    }""".replace("EVENTS", EVENTS), count) == 6


# Copies

COPY = """(into) => new Promise((done, fail) => {
  const asked = indexedDB.open('pipit')
  asked.onerror = fail
  asked.onsuccess = async () => {
    const names = ['entries', 'blocks', 'meta']
    const work = asked.result.transaction(names, 'readwrite')
    const copy = {}
    for (const name of names) {
      const store = work.objectStore(name)
      if (into) {
        store.clear()
        for (const [key, value] of into[name]) store.keyPath ? store.put(value) : store.put(value, key)
      } else {
        const [keys, values] = ['getAllKeys', 'getAll'].map((all) => store[all]())
        await new Promise((read) => { values.onsuccess = read })
        copy[name] = keys.result.map((key, place) => [key, values.result[place]])
      }
    }
    work.oncomplete = () => { asked.result.close(); done(copy) }
  }
})"""

PLAY = """async (names) => {
  const store = await bench.Store.open()
  const kept = await store.keep({ events: names.map((id) => ({ id, kind: 'answer', payload: {}, at: 5, offset: 0 })) })
  const { entries } = await store.read()
  store.database.close()
  return [kept.map(({ number }) => number), entries.map(({ id }) => id)]
}"""


def test_a_device_put_back_to_an_old_copy_goes_on_and_its_events_keep_their_ids(bench):
    """Numbers are given twice then; what tells events apart is their ids."""
    page = bench()
    assert page.evaluate(PLAY, ["a/1/0", "a/2/0"]) == [[1, 2], ["a/1/0", "a/2/0"]]
    old = page.evaluate(COPY, None)
    assert page.evaluate(PLAY, ["b/1/0", "b/2/0"]) == [[3, 4], ["a/1/0", "a/2/0", "b/1/0", "b/2/0"]]
    page.evaluate(COPY, old)
    assert page.evaluate(PLAY, ["c/1/0", "a/2/0"]) == [[3], ["a/1/0", "a/2/0", "c/1/0"]]


def test_data_copied_to_another_profile_goes_on_in_both(bench):
    first, second = bench(), bench()
    first.evaluate(PLAY, ["a/1/0"])
    second.evaluate(PLAY, ["z/1/0"])
    second.evaluate(COPY, first.evaluate(COPY, None))
    assert first.evaluate(PLAY, ["b/1/0"]) == [[2], ["a/1/0", "b/1/0"]]
    assert second.evaluate(PLAY, ["c/1/0"]) == [[2], ["a/1/0", "c/1/0"]]
