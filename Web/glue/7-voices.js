// Voices: what is said, and what is kept of it.

const voices = () => globalThis.speechSynthesis?.getVoices() ?? []
const tagOf = (voice) => voice.lang.replaceAll('_', '-')
// On Linux espeak-ng has each of its voices in a hundred timbres, `Italian+Adam`: a megabyte of names.
const toldVoices = () => voices().filter(({ name }) => !name?.includes('+')).map((voice) =>
  ({ tag: tagOf(voice), name: voice.name, isLocal: voice.localService, isDefault: voice.default }))

// Says a text by the device's voice or the server's, part by part. What is new stops what was; what
// cannot be said is told.
function speaking(glue, { sounding, wake, startHiss, quiet }) {
  let turn = new AbortController()
  let held = null
  let spoken = null // held in a variable: Chromium forgets to tell the end of what is not
  let calm = null // what is spoken at once after a cancel is lost
  const ready = new Map() // the server's sounds that were heard last and that come next

  const utter = (text, { language, voice, rate, noise }, signal) => new Promise((done, fail) => {
    const own = voices().find((one) => one.name === voice && tagOf(one) === language)
    if (!own) throw new DOMException('', 'NotFoundError')
    const speech = spoken = new SpeechSynthesisUtterance(text)
    const late = setTimeout(() => document.hidden || fail(new DOMException('', 'TimeoutError')), 8000)
    Object.assign(speech, { voice: own, lang: language, rate: rate / 100, onend: done, onerror: fail })
    speech.onstart = () => {
      clearTimeout(late)
      if (!signal.aborted) startHiss(noise)
    }
    speechSynthesis.speak(speech)
  })
  // A voice that something else has stopped begins the part anew, once the page is seen.
  const utterWhole = async (part, speech, signal, tries = 3) => {
    await calm
    if (signal.aborted) return
    try {
      await utter(part, speech, signal)
    } catch (error) {
      if (signal.aborted) return
      if (tries < 2 || !['interrupted', 'canceled'].includes(error.error)) throw error
      while (document.hidden)
        await new Promise((done) => document.addEventListener('visibilitychange', done, { once: true }))
      calm = pause(150)
      await utterWhole(part, speech, signal, tries - 1)
    }
  }
  const soundOf = (path) => {
    const sound = ready.get(path) ?? fetchSound(path).then(async (answer) =>
      sounding().decodeAudioData(await answer.arrayBuffer()))
    sound.catch(() => ready.delete(path))
    ready.set(path, sound)
    if (ready.size > 8) ready.delete(ready.keys().next().value)
    return sound
  }
  const ways = {
    device: async (speech, signal) => {
      for (const part of speech.parts) await utterWhole(part, speech, signal)
    },
    server: async ({ parts, noise }, signal) => {
      for (const [place, part] of parts.entries()) {
        const buffer = await soundOf(part)
        signal.throwIfAborted()
        if (parts[place + 1]) soundOf(parts[place + 1])
        const audio = sounding()
        const source = new AudioBufferSourceNode(audio, { buffer })
        source.connect(audio.destination)
        source.start()
        startHiss(noise)
        await new Promise((done) => { source.onended = signal.onabort = done })
        source.stop()
      }
    },
  }

  const hold = (speech) => {
    held = speech && { speech, path: glue.path }
    document.documentElement.toggleAttribute('data-held', Boolean(speech))
  }
  const say = async (speech) => {
    if (speech.ahead) return speech.parts.forEach((part) => fetchSound(part, true).catch(() => {}))
    turn.abort()
    const { signal } = turn = new AbortController()
    if (globalThis.speechSynthesis?.speaking || globalThis.speechSynthesis?.pending) {
      speechSynthesis.cancel()
      calm = pause(80)
    }
    quiet()
    // Before the first gesture browsers play nothing: the last that was to be said waits for it.
    hold(navigator.userActivation?.hasBeenActive === false ? speech : null)
    if (held) return
    let reason
    try {
      await ways[speech.by](speech, signal)
    } catch (error) {
      reason = navigator.onLine ? error.name ?? error.error : 'offline'
    }
    if (signal.aborted) return
    quiet()
    if (reason) glue.ask({ kind: 'unsaid', by: speech.by, reason })
  }

  // Sound is let loose within the gesture; what the gesture itself has said comes first.
  const release = () => {
    wake()
    if (held && sounding()) setTimeout(() => held?.path === glue.path && say(held.speech), 200)
  }
  for (const kind of ['pointerdown', 'pointerup', 'keydown', 'click']) addEventListener(kind, release, true)
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return
    wake()
    globalThis.speechSynthesis?.resume()
  })

  // Devices tell of their voices late, and some do not say so.
  let told = JSON.stringify(toldVoices())
  const look = () => {
    const now = JSON.stringify(toldVoices())
    if (now !== told) glue.ask({ kind: 'device', device: glue.device })
    told = now
  }
  globalThis.speechSynthesis?.addEventListener?.('voiceschanged', look)
  for (const seconds of [0.3, 1, 2, 4, 8]) setTimeout(look, seconds * 1000)
  return say
}

// What the server has said is kept on the device, the oldest out: so many sounds and bytes at most.
const mostSounds = 3000
const mostBytes = 40e6
const keptSounds = async () => globalThis.caches?.open('voices').catch(() => null)

// The first time a text is said it comes as it was spoken, at once; what is kept is compressed.
async function fetchSound(path, isAhead) {
  const cache = await keptSounds()
  const kept = await cache?.match(path)
  if (kept) return kept
  const compressed = `${path}&format=mp3`
  const answer = await fetch(isAhead ? compressed : path)
  if (!answer.ok) throw new DOMException('', String(answer.status))
  const keep = async () => {
    const sound = answer.headers.get('content-type') === 'audio/mpeg' ? answer.clone() : await fetch(compressed)
    if (sound.ok) await cache.put(path, sound)
    await thin(cache)
  }
  if (cache) keep().catch(() => {}) // a full disk: it is fetched again
  return answer
}

let added = 0
async function thin(cache) {
  if (added++ % 50) return
  const [paths, answers] = await Promise.all([cache.keys(), cache.matchAll()])
  let bytes = 0
  for (let place = paths.length - 1; place >= 0; place -= 1) {
    bytes += Number(answers[place].headers.get('content-length'))
    if (bytes > mostBytes || paths.length - place > mostSounds) await cache.delete(paths[place])
  }
}

// Asks which languages the server speaks; offline it is what it said last, since what was heard is
// kept. A host of files alone speaks none.
async function askVoices(glue) {
  const cache = await keptSounds()
  let answer = navigator.onLine && await fetch('/voices').catch(() => null)
  if (answer) await cache?.delete('/voices')
  else answer = await cache?.match('/voices')
  if (!answer?.ok) return
  cache?.put('/voices', answer.clone()).catch(() => {})
  glue.server = await answer.json().catch(() => ({}))
  glue.ask({ kind: 'device', device: glue.device })
}
