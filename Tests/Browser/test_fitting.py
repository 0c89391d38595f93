"""Fitting the memory's weights, in a worker beside the page."""

DAY = 86_400_000
START = 1_700_000_000_000

ENTRIES = """(entries) => new Promise((done, fail) => {
  const asked = indexedDB.open('pipit')
  asked.onerror = fail
  asked.onsuccess = () => {
    const work = asked.result.transaction(['entries'], entries ? 'readwrite' : 'readonly')
    const store = work.objectStore('entries')
    for (const entry of entries ?? []) store.put(entry)
    const all = store.getAll()
    work.oncomplete = () => { asked.result.close(); done(all.result) }
  }
})"""


def answers(items):
    """Items that are known for three days and forgotten after six, as no published weights say."""
    number = 0
    for item in range(items):
        day = 0
        for review in range(10):
            is_long = review > 0 and (item + review) % 3 == 0
            day += 0 if review == 0 else 6 if is_long else 3
            number += 1
            yield {
                "id": f"s/{item}/{review}", "device": "other", "number": number, "at": START + day * DAY, "offset": 0,
                "kind": "answer",
                "payload": {"item": f"spelling/en/word{item}", "rating": 1 if is_long else 3, "milliseconds": 900}}


def press(page, token):
    """A press that no page need have a control for."""
    page.evaluate("""token => {
      const key = document.createElement('button')
      key.value = token
      document.getElementById('app').append(key)
      key.click()
      key.remove()
    }""", token)


def parameters(page):
    return [entry["payload"]["value"] for entry in page.evaluate(ENTRIES)
            if entry["kind"] == "set" and entry["payload"]["name"] == "memory.parameters"]


def test_weights_are_fitted_beside_the_page(page, server):
    page.goto(server.url + "/about")
    page.wait_for_selector("html[data-pipit=ready]", state="attached")
    page.evaluate(ENTRIES, list(answers(60)))
    page.reload()
    page.wait_for_selector("html[data-pipit=ready]", state="attached")
    press(page, "app fit")
    for _ in range(100):
        press(page, "app fit use")
        if parameters(page):
            break
        page.wait_for_timeout(100)
    [weights] = parameters(page)
    numbers = [float(number) for number in weights.split(" ")]
    assert len(numbers) == 21
    assert 0.001 <= numbers[0] <= numbers[1] <= numbers[2] <= numbers[3] <= 100
    assert 0.1 <= numbers[20] <= 0.8
    assert len(page.workers) == 0
    press(page, "app fit undo")
    for _ in range(50):
        if len(parameters(page)) == 2:
            break
        page.wait_for_timeout(50)
    assert parameters(page) == [weights, ""]


def test_without_reviews_no_worker_is_begun(page, server):
    page.goto(server.url + "/about")
    page.wait_for_selector("html[data-pipit=ready]", state="attached")
    press(page, "app fit")
    page.wait_for_timeout(200)
    assert len(page.workers) == 0 and parameters(page) == []
