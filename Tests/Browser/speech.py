"""A browser's speech, written anew for tests: which voices there are, when they come, how long they speak.

`window.speech` says how it behaves and has what became of each text.
"""

import json

STUB = """(() => {
  const speech = window.speech = { voices: [], said: [], milliseconds: 120, losesAfterCancel: 0, stops: 0 }
  const fake = new EventTarget()
  let [queue, current, cancelled] = [[], null, -1e9]
  const voice = (one) => ({ localService: true, default: false, name: one.lang, ...one })
  const next = () => {
    if (current || !queue.length) return
    const { utterance, one } = current = queue.shift()
    setTimeout(() => {
      if (current?.one !== one) return
      one.began = performance.now()
      utterance.onstart?.(new Event('start'))
      const isStopped = speech.stops-- > 0
      one.timer = setTimeout(() => finish(isStopped ? 'interrupted' : null), speech.milliseconds)
    }, 10)
  }
  const finish = (error) => {
    const { utterance, one } = current
    clearTimeout(one.timer)
    one.ended = performance.now()
    one.error = error
    current = null
    if (error) utterance.onerror?.(Object.assign(new Event('error'), { error }))
    else utterance.onend?.(new Event('end'))
    next()
  }
  Object.defineProperties(fake, {
    speaking: { get: () => current !== null }, pending: { get: () => queue.length > 0 }, paused: { value: false },
  })
  fake.getVoices = () => speech.voices.map(voice)
  fake.resume = fake.pause = () => {}
  fake.speak = (utterance) => {
    const { text, lang, rate } = utterance
    const one = { text, lang, rate, voice: utterance.voice?.lang, name: utterance.voice?.name }
    speech.said.push(one)
    // What is spoken at once after a cancel is lost, as in Chrome and Safari.
    if (performance.now() - cancelled < speech.losesAfterCancel) return void (one.isLost = true)
    const failing = speech.voices.find(({ name, fails }) => fails && name === one.name)
    if (failing) return setTimeout(() => {
      one.error = failing.fails
      utterance.onerror?.(Object.assign(new Event('error'), { error: failing.fails }))
    }, 5)
    queue.push({ utterance, one })
    next()
  }
  fake.cancel = () => {
    cancelled = performance.now()
    queue = []
    if (current) finish('canceled')
  }
  Object.defineProperty(window, 'speechSynthesis', { value: fake, configurable: true })
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text } }
})()"""


def stub(page, voices=(), **behaviour):
    """Gives the page such a speech from its beginning; a voice has at least its `lang`."""
    page.add_init_script(STUB + f"; Object.assign(window.speech, {json.dumps({'voices': list(voices), **behaviour})})")


def heard(page, count):
    """What was said to its end, once it is so much."""
    page.wait_for_function("count => window.speech.said.filter((one) => one.ended && !one.error).length >= count", arg=count)
    return [one for one in page.evaluate("window.speech.said") if one.get("ended") and not one.get("error")]
