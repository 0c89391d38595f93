// Effects.

const voices = () => globalThis.speechSynthesis?.getVoices() ?? []
const tagOf = (voice) => voice.lang.replaceAll('_', '-')

// The voice that fits a language best; one of another language is never taken.
export function voiceFor(language, all = voices()) {
  const first = (tag) => tag.split('-')[0].toLowerCase()
  const merit = (voice) => (tagOf(voice).toLowerCase() === language.toLowerCase()) * 4
    + Boolean(voice.localService) * 2 + Boolean(voice.default)
  return all.filter((voice) => first(tagOf(voice)) === first(language))
    .sort((one, other) => merit(other) - merit(one))[0]
}

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
    if (audio.state === 'suspended') audio.resume()
    return audio
  }
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
    say: speaking(glue, sounding, startHiss, quiet),
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
        const path = glue.site.packs[name]
        const answer = path && await fetch(path)
        if (!answer?.ok) throw new Error(name)
        const bytes = new Uint8Array(await answer.arrayBuffer())
        glue.lost.delete(name)
        glue.ask({ kind: 'pack', name, version: glue.site.versions[name] }, bytes)
      } catch {
        glue.lost.add(name)
        glue.ask({ kind: 'lost', name, reason: navigator.onLine ? 'missing' : 'offline' })
      }
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

// Says a text by the device's voice or the server's. What is new stops what was; what cannot be said
// is told.
function speaking(glue, sounding, startHiss, quiet) {
  let turn = new AbortController()
  let held = null
  let spoken = null // held in a variable: Chromium forgets to tell the end of what is not
  const ways = {
    device: ({ text, language, rate, noise }, signal) => new Promise((done, fail) => {
      const voice = voiceFor(language)
      const speech = spoken = new SpeechSynthesisUtterance(text)
      Object.assign(speech, { voice, lang: tagOf(voice), rate: rate / 100, onend: done, onerror: fail })
      speech.onstart = () => signal.aborted || startHiss(noise)
      speechSynthesis.speak(speech)
    }),
    server: async ({ text, language, rate, noise }, signal) => {
      const audio = sounding()
      const answer = await fetch(`/voice?${new URLSearchParams({ language, rate, text })}`, { signal })
      if (!answer.ok) throw new DOMException('', String(answer.status))
      const buffer = await audio.decodeAudioData(await answer.arrayBuffer())
      signal.throwIfAborted()
      const source = new AudioBufferSourceNode(audio, { buffer })
      source.connect(audio.destination)
      source.start()
      startHiss(noise)
      await new Promise((done) => { source.onended = signal.onabort = done })
      source.stop()
    },
  }

  const say = async (speech) => {
    turn.abort()
    const { signal } = turn = new AbortController()
    if (globalThis.speechSynthesis?.speaking || globalThis.speechSynthesis?.pending) speechSynthesis.cancel()
    quiet()
    // Before the first gesture browsers play nothing: the last that was to be said waits for it.
    held = navigator.userActivation?.hasBeenActive === false ? { speech, path: glue.path } : null
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
    if (held && sounding()) setTimeout(() => held?.path === glue.path && say(held.speech), 200)
  }
  for (const kind of ['pointerdown', 'pointerup', 'keydown', 'click']) addEventListener(kind, release, true)
  return say
}

// Asks which languages the server speaks. A host of files alone speaks none.
async function askVoices(glue) {
  const answer = navigator.onLine && await fetch('/voices').catch(() => null)
  if (!answer?.ok) return
  glue.serverVoices = (await answer.json().catch(() => null))?.voices ?? []
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

