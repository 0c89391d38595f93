// Effects.

const voices = () => globalThis.speechSynthesis?.getVoices() ?? []
const tagOf = (voice) => voice.lang.replaceAll('_', '-')
// On Linux espeak-ng has each of its voices in a hundred timbres, `Italian+Adam`: a megabyte of names.
const toldVoices = () => voices().filter(({ name }) => !name?.includes('+')).map((voice) =>
  ({ tag: tagOf(voice), name: voice.name, isLocal: voice.localService, isDefault: voice.default }))

const chimes = {
  right: { type: 'sine', notes: [659, 880], step: 0.09 },
  wrong: { type: 'triangle', notes: [220, 175], step: 0.13 },
  done: { type: 'sine', notes: [523, 659, 784, 1047], step: 0.11 },
}
const shakes = { right: 20, wrong: [30, 50, 30], tap: 8 }

function effects(glue) {
  let audio = null
  let hiss = null
  const sentences = []

  const sounding = () => {
    if (!navigator.userActivation?.hasBeenActive || !globalThis.AudioContext) return null
    audio ??= new AudioContext()
    // Suspended, or interrupted by a call: what was playing goes on.
    if (audio.state !== 'running') audio.resume().catch(() => {})
    return audio
  }
  const wake = () => audio && sounding()
  const quiet = () => {
    hiss?.stop()
    hiss = null
  }
  const startHiss = (percent) => {
    quiet()
    if (!percent || !sounding()) return
    const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
    const samples = buffer.getChannelData(0)
    for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1
    hiss = new AudioBufferSourceNode(audio, { buffer, loop: true })
    hiss.connect(new GainNode(audio, { gain: percent / 250 })).connect(audio.destination)
    hiss.start()
  }

  return {
    say: speaking(glue, { sounding, wake, startHiss, quiet }),
    sound({ chime }) {
      const { type, notes, step } = chimes[chime] ?? {}
      if (!notes || !sounding()) return
      notes.forEach((frequency, place) => {
        const start = audio.currentTime + place * step
        const gain = new GainNode(audio, { gain: 0 })
        gain.gain.setValueAtTime(0.12, start)
        gain.gain.exponentialRampToValueAtTime(0.001, start + 0.3)
        const tone = new OscillatorNode(audio, { type, frequency })
        tone.connect(gain).connect(audio.destination)
        tone.start(start)
        tone.stop(start + 0.3)
      })
    },
    buzz({ haptic }) {
      if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(shakes[haptic] ?? 10)
    },
    burst({ burst }) {
      if (isCalm()) return
      if (burst === 'large') throwConfetti(90, innerWidth / 2, innerHeight * 0.6, 1)
      else throwSmall(glue.page.place.querySelector('[data-burst]')?.getBoundingClientRect())
    },
    // Emptied first, so that the same sentence is read again; sentences of one answer go together.
    announce({ text }) {
      sentences.push(text)
      if (sentences.length > 1) return
      glue.told.textContent = ''
      setTimeout(() => { glue.told.textContent = sentences.splice(0).join(' ') }, 60)
    },
    focus({ id }) {
      const node = document.getElementById(id)
      node?.focus()
      if (node?.matches('[data-select]')) node.select()
      if (!node || node === document.activeElement) return
      node.tabIndex = -1
      node.focus()
    },
    after({ milliseconds, token }) {
      const timer = setTimeout(() => {
        glue.timers.delete(timer)
        glue.ask({ kind: 'press', token })
      }, milliseconds)
      glue.timers.add(timer)
    },
    async load({ name }) {
      try {
        const version = (await glue.packs())[name]
        const answer = version && await fetch(`/assets/${name}.${version}.pack`)
        if (!answer?.ok) throw new Error(name)
        const bytes = new Uint8Array(await answer.arrayBuffer())
        glue.lost.delete(name)
        glue.ask({ kind: 'pack', name, version }, bytes)
      } catch {
        glue.lost.add(name)
        glue.ask({ kind: 'lost', name, reason: navigator.onLine ? 'missing' : 'offline' })
      }
    },
    // Keeps all packs whose names begin so, where the service worker looks for them.
    async keep({ name }) {
      let done = 0
      let count = 1
      const tell = (isOver) => glue.ask({ kind: 'keeping', name, done, count, isOver })
      try {
        const packs = Object.entries(await glue.packs()).filter(([pack]) => pack.startsWith(name))
        count = packs.length
        const cache = await caches.open(`pipit ${glue.site.build}`)
        for (const [pack, version] of packs) {
          const path = `/assets/${pack}.${version}.pack`
          if (!await cache.match(path)) await cache.add(path)
          done += 1
          if (done % 4 === 0 && done < count) tell(false)
        }
      } catch {
        // What is kept stays; the page says how much that is.
      }
      tell(true)
    },
    copy({ text }) {
      const byHand = () => {
        const field = document.createElement('textarea')
        const held = document.activeElement
        field.value = text
        document.body.append(field)
        field.select()
        document.execCommand('copy')
        field.remove()
        held?.focus({ preventScroll: true })
      }
      if (navigator.clipboard) navigator.clipboard.writeText(text).catch(byHand)
      else byHand()
    },
    link({ path }) { this.copy({ text: location.origin + path }) },
    print: () => setTimeout(() => print()),
    file({ name, text }) {
      const link = document.createElement('a')
      link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
      link.download = name
      link.click()
      setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
    },
    renew: async () => renew(await navigator.serviceWorker?.getRegistration()),
    persist: async () => {
      const persists = await navigator.storage?.persist?.()
      glue.ask({ kind: 'device', device: { ...glue.device, persists: persists ?? false } })
    },
  }
}

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

// A small burst comes from what it is for, where that is on the page.
function throwSmall(box) {
  if (box) throwConfetti(30, box.left + box.width / 2, Math.max(0, box.top + box.height / 2), 0.4)
  else throwConfetti(30, innerWidth / 2, innerHeight * 0.6, 1)
}

// Flakes fly up from a point of the window and fall; `reach` is the share of the window they cross.
function throwConfetti(count, x, y, reach) {
  const layer = document.createElement('div')
  layer.ariaHidden = 'true'
  Object.assign(layer.style, { position: 'fixed', inset: '0', overflow: 'hidden', pointerEvents: 'none', zIndex: '99' })
  document.body.append(layer)
  const flights = Array.from({ length: count }, (_, place) => {
    const flake = document.createElement('i')
    const way = (Math.random() - 0.5) * innerWidth * 0.9 * reach
    const rise = innerHeight * (0.2 + Math.random() * 0.35) * reach
    const turn = Math.random() * 900 - 450
    Object.assign(flake.style, {
      position: 'absolute', left: `${x}px`, top: `${y}px`, width: '.6rem', height: '.9rem',
      borderRadius: '.15rem', background: `hsl(${place * 47 % 360} 85% 60%)`,
    })
    layer.append(flake)
    return flake.animate([
      { transform: 'none', opacity: 1 },
      { transform: `translate(${way * 0.7}px, ${-rise}px) rotate(${turn / 2}deg)`, opacity: 1, offset: 0.35 },
      { transform: `translate(${way}px, ${innerHeight * 0.5}px) rotate(${turn}deg)`, opacity: 0 },
    ], { duration: 1200 + Math.random() * 600, easing: 'ease-out', fill: 'forwards' }).finished
  })
  Promise.allSettled(flights).then(() => layer.remove())
}

