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
  let spoken = null
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
    say({ text, language, rate = 100, noise = 0 }) {
      const synthesis = globalThis.speechSynthesis
      if (!synthesis) return
      if (synthesis.speaking || synthesis.pending) synthesis.cancel()
      quiet()
      const voice = voiceFor(language)
      if (!voice) return
      // Held in a variable of ours: Chromium forgets to tell the end of one that is not.
      const speech = spoken = new SpeechSynthesisUtterance(text)
      Object.assign(speech, { voice, lang: tagOf(voice), rate: rate / 100 })
      speech.onstart = () => startHiss(noise)
      speech.onend = speech.onerror = () => { if (spoken === speech) quiet() }
      synthesis.speak(speech)
    },
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
      if (!isCalm()) throwConfetti(burst === 'large' ? 90 : 30)
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

function throwConfetti(count) {
  const layer = document.createElement('div')
  layer.ariaHidden = 'true'
  Object.assign(layer.style, { position: 'fixed', inset: '0', overflow: 'hidden', pointerEvents: 'none', zIndex: '99' })
  document.body.append(layer)
  const flights = Array.from({ length: count }, (_, place) => {
    const flake = document.createElement('i')
    const way = (Math.random() - 0.5) * innerWidth * 0.9
    const rise = innerHeight * (0.2 + Math.random() * 0.35)
    const turn = Math.random() * 900 - 450
    Object.assign(flake.style, {
      position: 'absolute', left: '50%', top: '60%', width: '.6rem', height: '.9rem',
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

