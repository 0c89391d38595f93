"""What an answer of the module asks for, and what the device tells it."""

import pathlib

from glue_bench import bench, glue_site, said, site, until  # noqa: F401  the bench's fixtures


def test_the_address_follows_the_page(bench):
    page = bench("/start")
    page.evaluate("""bench.run(({ kind, path, token }) => ({
      path: kind === 'press' ? token : path ?? '/start', title: `At ${path ?? token}`, lang: 'es', classes: 'theme-dark',
      replace: token === '/replaced',
      patches: kind === 'start' ? [bench.whole(['button', { value: '/one?a=b' }, 'one'],
        ['button', { value: '/replaced' }, 'replace'], ['a', { href: '/two' }, 'two'], ['p', { class: 'tall' }, 'x'])] : [] }))""")
    page.get_by_role("button", name="one").click()
    assert page.evaluate("[location.pathname + location.search, history.length]") == ["/one?a=b", 3]
    assert page.evaluate("[document.title, document.documentElement.lang, document.documentElement.className]") == [
        "At /one?a=b", "es", "theme-dark"]
    page.get_by_role("button", name="replace").click()
    assert page.evaluate("[location.pathname, history.length]") == ["/replaced", 3]
    page.evaluate("scrollTo(0, 700)")
    until(page, "history.state?.y === 700")
    page.evaluate("document.querySelector('a').click()")
    assert page.evaluate("[location.pathname, scrollY, history.length]") == ["/two", 0, 4]
    page.go_back()
    until(page, "scrollY === 700")
    assert page.evaluate("[location.pathname, history.length]") == ["/replaced", 4]
    assert said(page)[-2:] == ["go /two", "go /replaced"]
    assert page.evaluate("bench.heard.slice(-2).map(({ isThere }) => isThere ?? false)") == [False, True]


def test_effects_are_performed(bench):
    page = bench()
    page.evaluate("""bench.run(({ kind, token }) => kind === 'start'
      ? { patches: [bench.whole(['h1', { id: 'top' }, 'Top'], ['button', { value: 'do' }, 'do'])], effects: [{ do: 'load', name: 'alphabets' }] }
      : token === 'do' ? { effects: [
          { do: 'announce', text: 'Right.' }, { do: 'announce', text: 'Bravo.' }, { do: 'focus', id: 'top' },
          { do: 'after', milliseconds: 30, token: 'later' }, { do: 'burst', burst: 'small' }, { do: 'unknown' },
          { do: 'say', text: 'Bravo', language: 'xx', rate: 100, noise: 20, by: 'device', voice: 'x', parts: ['Bravo'] }, { do: 'buzz', haptic: 'tap' },
          { do: 'sound', chime: 'right' }, { do: 'load', name: 'missing' }] } : {})""")
    page.get_by_role("button", name="do").click()
    until(page, "document.getElementById('told').textContent === 'Right. Bravo.'")
    assert page.evaluate("document.activeElement.id") == "top"
    until(page, "bench.tokens().includes('later') && bench.toldOf('lost').length")
    assert page.evaluate("[bench.toldOf('pack')[0].version, bench.toldOf('lost')[0].reason]") == ["v1", "missing"]
    assert page.locator("body > div[aria-hidden] > i").count() == 30


def test_the_same_sentence_is_told_again(bench):
    page = bench()
    page.evaluate("""window.said = []
      new MutationObserver(() => said.push(bench.told.textContent)).observe(bench.told, { childList: true })
      bench.run(({ kind }) => kind === 'press' ? { effects: [{ do: 'announce', text: 'Wrong.' }] }
        : { patches: [bench.whole(['button', { value: 'x' }, 'x'])] })""")
    page.get_by_role("button").click()
    until(page, "bench.told.textContent === 'Wrong.'")
    page.get_by_role("button").click()
    until(page, "said.filter((text) => text === 'Wrong.').length === 2 && said.includes('')")


def test_what_is_handed_out_reaches_the_learner(bench, site):
    page = bench()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=site.url)
    page.evaluate("""window.print = () => { window.isPrinted = true }
      bench.run(({ kind, token }) => kind === 'start' ? { patches: [bench.whole(...['copy', 'print', 'file'].map((name) =>
        ['button', { value: name }, name]))] }
        : { effects: kind === 'press' ? [{ do: token, text: 'alfa é', name: 'words.txt' }] : [] })""")
    page.get_by_role("button", name="copy").click()
    until(page, "navigator.clipboard.readText().then((text) => text === 'alfa é')")
    page.get_by_role("button", name="print").click()
    until(page, "window.isPrinted")
    with page.expect_download() as download:
        page.get_by_role("button", name="file").click()
    assert download.value.suggested_filename == "words.txt"
    assert pathlib.Path(download.value.path()).read_text() == "alfa é"


def test_the_device_tells_of_hidden_time_voices_and_the_network(site, bench, complaints):
    page = bench()
    site.list_packs({"late": "v2"})
    page.evaluate("""() => {
      let isHidden = true
      Object.defineProperty(document, 'hidden', { get: () => isHidden })
      bench.run(({ kind }) => kind === 'start' && { effects: [{ do: 'load', name: 'late' }] })
      document.dispatchEvent(new Event('visibilitychange'))
      setTimeout(() => { isHidden = false; document.dispatchEvent(new Event('visibilitychange')) }, 120)
      speechSynthesis.getVoices = () => [{ lang: 'de_DE' }, { lang: 'en-GB' }]
      speechSynthesis.dispatchEvent(new Event('voiceschanged'))
    }""")
    until(page, "bench.toldOf('away').length && bench.toldOf('device').length && bench.toldOf('lost').length")
    assert 100 <= page.evaluate("bench.toldOf('away')[0].milliseconds") < 5000
    assert page.evaluate("bench.toldOf('device')[0].device.voices.map(({ tag }) => tag)") == ["de-DE", "en-GB"]
    site.files["/assets/late.v2.pack"] = b"late"
    page.evaluate("dispatchEvent(new Event('online'))")
    until(page, "bench.toldOf('pack').length === 1 && bench.toldOf('pack')[0].name === 'late'")
    complaints.clear()


def test_the_list_of_packs_is_asked_for_again_where_it_did_not_come(site, bench, complaints):
    page = bench()
    del site.files["/assets/packs.b1.json"]
    page.evaluate("bench.run(({ kind }) => kind === 'start' && { effects: [{ do: 'load', name: 'alphabets' }] })")
    until(page, "bench.toldOf('lost').length === 1")
    site.list_packs({"alphabets": "v1"})
    page.evaluate("dispatchEvent(new Event('online'))")
    until(page, "bench.toldOf('pack').length === 1")
    assert page.evaluate("bench.toldOf('pack')[0].version") == "v1"
    complaints.clear()


def test_packs_of_a_name_are_kept_and_it_is_told_how_many(site, bench, complaints):
    page = bench()
    pieces = [f"dictionary-en-0{place}" for place in range(5)]
    site.list_packs({name: "v3" for name in ["alphabets", "dictionary-en", *pieces]})
    for name in ["dictionary-en", *pieces]:
        site.files[f"/assets/{name}.v3.pack"] = name.encode()
    keep = "bench.run(({ kind }) => kind === 'start' && { effects: [{ do: 'keep', name: 'dictionary-en' }] })"
    page.evaluate(keep)
    until(page, "bench.toldOf('keeping').some(({ isOver }) => isOver)")
    assert page.evaluate("bench.toldOf('keeping').map(({ name, done, count, isOver }) => [name, done, count, isOver])") == [
        ["dictionary-en", 4, 6, False], ["dictionary-en", 6, 6, True]]
    kept = "caches.open('pipit b1').then((cache) => cache.keys()).then((all) => all.map(({ url }) => new URL(url).pathname))"
    assert sorted(page.evaluate(kept)) == sorted(f"/assets/{name}.v3.pack" for name in ["dictionary-en", *pieces])

    page.evaluate("caches.delete('pipit b1')")
    del site.files["/assets/dictionary-en-03.v3.pack"]
    page.evaluate(f"bench.heard.length = 0; {keep}")
    until(page, "bench.toldOf('keeping').some(({ isOver }) => isOver)")
    assert page.evaluate("bench.toldOf('keeping').at(-1).done") == 4
    complaints.clear()


def test_no_confetti_where_motion_is_unwanted(bench):
    page = bench(motion=False)
    page.evaluate("bench.run(({ kind }) => kind === 'start' && { effects: [{ do: 'burst', burst: 'large' }] })")
    assert page.locator("body > div[aria-hidden]").count() == 0


def test_bytes_of_a_file_come_behind_the_message_and_the_answer(site, bench):
    page = bench()
    site.files["/module.wasm"] = glue_site.echo("b1")
    echoed = page.evaluate("""async () => {
      const { compile } = await import('/glue.js')
      const tell = await (await compile('/module.wasm', 'b1'))()
      const { kind, bytes } = tell({ kind: 'pack' }, new Uint8Array([1, 0, 2]))
      const mixed = await compile('/module.wasm', 'b2').then(() => 'ran', () => 'refused')
      return [tell({ kind: 'press', token: 'é' }).token, kind, [...bytes], mixed]
    }""")
    assert echoed == ["é", "pack", [1, 0, 2], "refused"]
