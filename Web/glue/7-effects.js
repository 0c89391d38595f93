// Effects.

const chimes = {
  right: { type: 'sine', notes: [659, 880], step: 0.09 },
  wrong: { type: 'triangle', notes: [220, 175], step: 0.13 },
  done: { type: 'sine', notes: [523, 659, 784, 1047], step: 0.11 },
}
const shakes = { right: 20, wrong: [30, 50, 30], tap: 8 }

function effects(glue) {
  let audio = null
  let hiss = null
  let played = null
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
      const { type, notes, step } = chimes[chime]
      if (!sounding()) return
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
      if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(shakes[haptic])
    },
    burst({ burst }) {
      if (isCalm()) return
      const isLarge = burst === 'large'
      // A small burst comes from what it is for, where that is on the page.
      const box = !isLarge && glue.page.place.querySelector('[data-burst]')?.getBoundingClientRect()
      if (box) throwConfetti(30, box.left + box.width / 2, Math.max(0, box.top + box.height / 2), 0.4)
      else throwConfetti(isLarge ? 90 : 30, innerWidth / 2, innerHeight * 0.6, 1)
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
      if (node?.matches('[data-select]') && node.value === node.defaultValue) node.select()
      if (!node || node === document.activeElement) return
      node.tabIndex = -1
      node.focus()
    },
    after({ milliseconds, token }) {
      // What comes due while the page is hidden waits until it has been told how long that was.
      const timer = setTimeout(function due() {
        if (document.hidden) return document.addEventListener('visibilitychange', due, { once: true })
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
    async hold({ kind, token }) {
      const tell = (what) => glue.ask({ kind: 'press', token: `${token} ${what}` })
      try {
        const bytes = await glue.chosen.arrayBuffer()
        const hash = digits(await crypto.subtle.digest('SHA-256', bytes))
        await glue.store.hold(hash, new Blob([bytes], { type: kind }))
        tell(hash)
      } catch (error) {
        tell(error.name)
      }
    },
    async play({ file, token }) {
      played?.stop()
      try {
        const sound = await glue.store.file(file)
        const buffer = await sounding().decodeAudioData(await sound.arrayBuffer())
        played = new AudioBufferSourceNode(audio, { buffer })
        played.connect(audio.destination)
        played.start()
      } catch {
        glue.ask({ kind: 'press', token })
      }
    },
    // A last line that is a path of the app is given as a whole address.
    copy({ text }) {
      text = text.replace(/\n(?=\/\S*$)/, '\n' + location.origin)
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
    fit: ({ log, weights }) => employ(glue, { kind: 'fit', log, weights }, 'app fitted'),
    persist: () => navigator.storage?.persist?.(),
  }
}

// Flakes fly up from a point of the window and fall; `reach` is the share of the window they cross.
function throwConfetti(count, x, y, reach) {
  const layer = document.createElement('div')
  layer.ariaHidden = 'true'
  layer.className = 'burst'
  document.body.append(layer)
  for (let place = 0; place < count; place += 1) {
    const flake = document.createElement('i')
    const way = (Math.random() - 0.5) * innerWidth * 0.9 * reach
    const rise = innerHeight * (0.2 + Math.random() * 0.35) * reach
    const turn = Math.random() * 900 - 450
    Object.assign(flake.style, { left: `${x}px`, top: `${y}px`, background: `hsl(${place * 47} 85% 60%)` })
    layer.append(flake)
    flake.animate([
      { transform: 'none', opacity: 1 },
      { transform: `translate(${way * 0.7}px, ${-rise}px) rotate(${turn / 2}deg)`, opacity: 1, offset: 0.35 },
      { transform: `translate(${way}px, ${innerHeight * 0.5}px) rotate(${turn}deg)`, opacity: 0 },
    ], { duration: 1200 + Math.random() * 600, easing: 'ease-out', fill: 'forwards' })
  }
  setTimeout(() => layer.remove(), 2000)
}

