// The glue between the browser and Pipit's module. It sees gestures and sends them as tokens, lays
// the module's patches on the page, performs effects, keeps bytes, and starts a fresh module when
// one has trapped. It holds no rule and no word of the interface.

// Where the builder writes the build: { build, files: { 'pipit.wasm': path, … }, packs, versions, shell }.
const site = /*site*/null

// MARK: The shown page

const SVG = 'http://www.w3.org/2000/svg'
const liveAttributes = new Set(['value', 'checked', 'selected'])

const isCalm = () =>
  matchMedia('(prefers-reduced-motion: reduce)').matches
  || document.documentElement.classList.contains('motion-less')

// Fields whose text belongs to the learner while it is typed.
const isText = (node) => node?.matches?.('textarea, input:not([type=checkbox], [type=radio], '
  + '[type=range], [type=button], [type=submit], [type=file], [type=hidden])') ?? false

// The page in the document: every node with the number that the module knows it by.
export class Shown {
  nodes = new Map()
  numbers = new WeakMap()
  hops = new WeakMap()

  constructor(place) {
    this.place = place
    this.know(0, place)
  }

  // The number of the node that has the focus, or 0.
  get focus() {
    return this.numbers.get(document.activeElement) ?? 0
  }

  apply(patches) {
    if (!patches.length) return
    const held = document.activeElement
    const caret = isText(held) ? [held.selectionStart, held.selectionEnd, held.selectionDirection] : null
    const hopping = this.measure(patches)
    for (const [kind, ...rest] of patches) this[kind](...rest)
    if (held !== document.activeElement && held?.isConnected && this.numbers.has(held)) {
      held.focus({ preventScroll: true })
      if (caret && caret[0] !== null) held.setSelectionRange(...caret)
    }
    this.hop(hopping)
  }

  '='(spec) {
    this.nodes.clear()
    this.numbers = new WeakMap()
    this.know(0, this.place)
    this.adoptInside(this.place, spec[3])
  }

  '+'(parent, before, spec) {
    this.put(this.make(spec, this.node(parent)), parent, before)
  }

  '>'(number, parent, before) {
    this.put(this.node(number), parent, before)
  }

  '-'(number) {
    const node = this.node(number)
    node.remove()
    this.forget(node)
  }

  't'(number, text) {
    this.node(number).data = text
  }

  'a'(number, name, value) {
    const node = this.node(number)
    if (name === 'value') drafts.drop(node)
    this.set(node, name, value)
  }

  'r'(number, name) {
    this.unset(this.node(number), name)
  }

  node(number) {
    const node = this.nodes.get(number)
    if (!node) throw new Error(`no node ${number}`)
    return node
  }

  know(number, node) {
    this.nodes.set(number, node)
    this.numbers.set(node, number)
  }

  forget(node) {
    this.nodes.delete(this.numbers.get(node))
    for (const inside of node.childNodes) this.forget(inside)
  }

  put(node, parent, before) {
    parent = this.node(parent)
    before = before ? this.node(before) : null
    // `moveBefore` keeps focus, caret and animations of what moves, where a browser has it.
    if (parent.moveBefore && node.isConnected && parent.isConnected) parent.moveBefore(node, before)
    else parent.insertBefore(node, before)
  }

  // What the page sets is seen at once, even in a field that has been typed in.
  set(node, name, value) {
    node.setAttribute(name, value)
    if (liveAttributes.has(name) && name in node) node[name] = name === 'value' ? value : true
  }

  unset(node, name) {
    node.removeAttribute(name)
    if (liveAttributes.has(name) && name in node) node[name] = name === 'value' ? '' : false
  }

  make([number, what, attributes, content], parent) {
    if (!attributes) {
      const text = document.createTextNode(what)
      this.know(number, text)
      return text
    }
    const isDrawn = what === 'svg'
      || (parent.namespaceURI === SVG && parent.localName !== 'foreignObject')
    const node = isDrawn ? document.createElementNS(SVG, what) : document.createElement(what)
    this.know(number, node)
    for (let place = 0; place < attributes.length; place += 2)
      node.setAttribute(attributes[place], attributes[place + 1])
    for (const inside of content) node.append(this.make(inside, node))
    drafts.giveBack(node)
    return node
  }

  // What the server has printed, or an earlier module has shown, becomes the page as far as it fits.
  adopt(node, [number, what, attributes, content]) {
    this.know(number, node)
    if (!attributes) {
      if (node.data !== what) node.data = what
      return
    }
    const names = new Set()
    for (let place = 0; place < attributes.length; place += 2) {
      const [name, value] = [attributes[place], attributes[place + 1]]
      names.add(name)
      if (node.getAttribute(name) !== value) this.set(node, name, value)
    }
    for (const name of node.getAttributeNames()) if (!names.has(name)) this.unset(node, name)
    this.adoptInside(node, content)
    drafts.giveBack(node)
  }

  adoptInside(parent, specs) {
    let next = parent.firstChild
    for (const spec of specs) {
      let found = next
      while (found && !fits(found, spec)) found = found.nextSibling
      if (!found) {
        parent.insertBefore(this.make(spec, parent), next)
        continue
      }
      while (next !== found) next = removed(next)
      this.adopt(found, spec)
      next = found.nextSibling
    }
    while (next) next = removed(next)
  }

  // The tiles that will hop, with where they are seen now.
  measure(patches) {
    const places = new Map()
    for (const [kind, number] of patches) {
      const node = kind === '>' && this.nodes.get(number)
      if (node && node.hasAttribute?.('data-hop')) places.set(node, node.getBoundingClientRect())
    }
    return places
  }

  hop(places) {
    for (const node of places.keys()) this.hops.get(node)?.cancel()
    const ways = [...places].map(([node, from]) => {
      const to = node.getBoundingClientRect()
      return [node, from.left - to.left, from.top - to.top]
    })
    for (const [node, x, y] of ways) {
      if (!x && !y) continue
      this.hops.set(node, isCalm()
        ? node.animate({ opacity: [0, 1] }, { duration: 150 })
        : node.animate({ transform: [`translate(${x}px, ${y}px)`, 'none'] },
          { duration: 240, easing: 'cubic-bezier(.2, .8, .3, 1)' }))
    }
  }
}

function removed(node) {
  const next = node.nextSibling
  node.remove()
  return next
}

function fits(node, [, what, attributes]) {
  if (!attributes) return node.nodeType === Node.TEXT_NODE
  if (node.localName !== what) return false
  const place = attributes.findIndex((name, place) => place % 2 === 0 && name === 'id')
  return (node.getAttribute('id') ?? '') === (place < 0 ? '' : attributes[place + 1])
}

// Text being typed, by the field's id: it outlives a reload and a field that goes and comes back.
const drafts = {
  keep(field) {
    if (!field.id || !isText(field) || field.type === 'password') return
    attempt(() => sessionStorage.setItem(`draft ${field.id}`, field.value))
  },
  giveBack(field) {
    if (!field.id || !isText(field) || field.value) return
    const text = attempt(() => sessionStorage.getItem(`draft ${field.id}`))
    if (text) field.value = text
  },
  drop(field) {
    if (field.id) attempt(() => sessionStorage.removeItem(`draft ${field.id}`))
  },
}

// Storage may be forbidden; what is asked of it here can be done without.
function attempt(work) {
  try {
    return work()
  } catch {
    return null
  }
}

// MARK: What is kept

const wait = (request) => new Promise((done, fail) => {
  request.onsuccess = () => done(request.result)
  request.onerror = () => fail(request.error)
})
const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds))

// The journal and the open sessions in IndexedDB. All tabs write here, one transaction at a time.
export class Store {
  // The store, or null where the browser has none or does not answer.
  static open(patience = 3000) {
    return new Promise((done) => {
      let isLate = false
      setTimeout(() => { isLate = true; done(null) }, patience)
      const request = attempt(() => indexedDB.open('pipit', 1))
      if (!request) return done(null)
      request.onupgradeneeded = () => {
        const database = request.result
        database.createObjectStore('entries', { keyPath: ['device', 'number'] })
          .createIndex('id', 'id', { unique: true })
        database.createObjectStore('sessions', { keyPath: 'id' })
        database.createObjectStore('lines', { keyPath: ['session', 'number'] })
        database.createObjectStore('meta')
      }
      request.onsuccess = () => isLate ? request.result.close() : done(new Store(request.result))
      request.onerror = () => done(null)
    })
  }

  constructor(database) {
    this.database = database
  }

  async read() {
    const work = this.database.transaction(['entries', 'sessions', 'lines'])
    const all = (name) => wait(work.objectStore(name).getAll())
    const [entries, deals, lines] = await Promise.all([all('entries'), all('sessions'), all('lines')])
    const sessions = new Map(deals.map((deal) => [deal.id, { deal, lines: [] }]))
    for (const { session, token, at, offset } of lines)
      sessions.get(session)?.lines.push({ token, at, offset })
    return { entries, sessions: [...sessions.values()] }
  }

  // Keeps lines with the events they recorded, all or nothing, and gives the events that are new
  // with the device and number they got. A line that another tab has written is a conflict.
  async keep({ deal, lines: added = [], events = [], close = [] }) {
    const work = this.database.transaction(
      ['entries', 'sessions', 'lines', 'meta'], 'readwrite', { durability: 'strict' })
    const done = new Promise((ok, fail) => {
      work.oncomplete = ok
      work.onabort = () => fail(work.error ?? new DOMException('', 'AbortError'))
    })
    const [entries, sessions, lines, meta] = ['entries', 'sessions', 'lines', 'meta']
      .map((name) => work.objectStore(name))
    const write = async () => {
      const kept = []
      if (deal) sessions.put(deal)
      for (const line of added) {
        if (!await wait(sessions.getKey(line.session))
          || await wait(lines.getKey([line.session, line.number]))) throw new Conflict()
        lines.put(line)
      }
      if (events.length) {
        const device = await wait(meta.get('device')) ?? newDevice()
        let number = await wait(meta.get('counter')) ?? 0
        for (const event of events) {
          if (await wait(entries.index('id').getKey(event.id))) continue
          const entry = { ...event, device, number: ++number }
          entries.put(entry)
          kept.push(entry)
        }
        meta.put(device, 'device')
        meta.put(number, 'counter')
      }
      for (const session of close) {
        sessions.delete(session)
        lines.delete(IDBKeyRange.bound([session], [session, []]))
      }
      return kept
    }
    const [kept] = await Promise.all([
      write().catch((error) => { attempt(() => work.abort()); throw error }), done,
    ])
    return kept
  }
}

class Conflict extends Error {}

const newDevice = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')

// What could not be written yet is part of what there is.
function withOwed({ entries, sessions }, owed) {
  for (const { deal, lines = [], events = [], close = [] } of owed) {
    if (deal) sessions.push({ deal, lines: [] })
    for (const line of lines) sessions.find((session) => session.deal.id === line.session)?.lines.push(line)
    for (const event of events) entries.push({ ...event, device: '', number: entries.length + 1 })
    sessions = sessions.filter((session) => !close.includes(session.deal.id))
  }
  return { entries, sessions }
}

// MARK: The module

// Compiles the module; the result makes instances, each a function from message to answer.
export async function compile(path, build) {
  const compiled = await WebAssembly.compileStreaming(fetch(path))
  const [section] = WebAssembly.Module.customSections(compiled, 'pipit-build')
  if (!section || new TextDecoder().decode(section) !== build) throw new Mixed()
  return async () => {
    let run = null
    const view = (pointer, count) => new Uint8Array(run.memory.buffer, pointer, count)
    const random = (pointer, count) => crypto.getRandomValues(view(pointer >>> 0, count))
    run = (await WebAssembly.instantiate(compiled, { pipit: { random } })).exports
    return (message, bytes) => {
      const text = new TextEncoder().encode(JSON.stringify(message))
      const count = text.length + (bytes ? 1 + bytes.length : 0)
      const room = view(run.pipit_room(count) >>> 0, count)
      room.set(text)
      if (bytes) room.set([0], text.length), room.set(bytes, text.length + 1)
      const length = run.pipit_message(count)
      return JSON.parse(new TextDecoder().decode(view(run.pipit_answer() >>> 0, length)))
    }
  }
}

class Mixed extends Error {}

// MARK: Between them

export class Glue {
  timers = new Set()
  waiting = [] // messages that came while the module could not be asked
  owed = [] // what the module asked to keep and is not on the disk yet
  lost = new Set() // packs that could not be fetched
  traps = [] // when the last ones were
  tell = null // the running instance, or null while there is none
  early = null // the last gesture before the first instance ran

  // `open` makes a module instance; `store` keeps, or is null; `told` is the live region.
  constructor({ site, place, told, open, store }) {
    Object.assign(this, { site, told, open, store })
    this.page = new Shown(place)
    this.effects = effects(this)
    this.channel = attempt(() => new BroadcastChannel('pipit'))
    if (this.channel) this.channel.onmessage = ({ data }) => this.ask({ kind: 'heard', ...data })
    listen(this)
  }

  // Starts a fresh instance with everything read anew.
  async begin(more = {}) {
    this.tell = null
    for (const timer of this.timers) clearTimeout(timer)
    this.timers.clear()
    let kept = { entries: [], sessions: [] }
    if (this.store) kept = await this.store.read().catch(() => kept)
    kept = withOwed(kept, this.owed)
    this.latest = latestSession(kept.sessions)
    if (more.isAside) more = { trap: more.trap, aside: this.latest }
    this.tell = await this.open()
    this.path = location.pathname + location.search
    const [seed] = crypto.getRandomValues(new BigUint64Array(1))
    this.send({
      kind: 'start', path: this.path, build: this.site.build,
      languages: [...navigator.languages], device: this.device, seed: String(seed), ...kept, ...more,
    })
    if (!this.tell) return
    document.documentElement.dataset.pipit = 'ready'
    if (this.early) this.waiting.unshift(this.early)
    this.early = null
    this.goOn()
  }

  get device() {
    return {
      voices: [...new Set(voices().map(tagOf))], keeps: this.store !== null,
      vibrates: 'vibrate' in navigator, shares: 'share' in navigator,
    }
  }

  // Sends a message as soon as the module can take it. Gestures wait for what is being kept.
  ask(message, bytes, after) {
    if (!('pipit' in document.documentElement.dataset)) {
      if (['press', 'go'].includes(message.kind)) this.early = { message }
      else this.waiting.push({ message, bytes })
      return
    }
    this.waiting.push({ message, bytes, after })
    this.goOn()
  }

  goOn() {
    while (this.tell && !this.keeping && !this.isBusy && this.waiting.length) {
      const { message, bytes, after } = this.waiting.shift()
      this.send(message, bytes)
      after?.()
    }
  }

  send(message, bytes) {
    if (!this.tell) return
    const offset = -new Date().getTimezoneOffset()
    let answer
    this.isBusy = true
    try {
      answer = this.tell({ ...message, now: Date.now(), offset, focus: this.page.focus }, bytes)
    } catch (error) {
      this.isBusy = false
      this.trapped(message.token ?? message.kind, error)
      return
    }
    if (this.lastTrap === (message.token ?? message.kind)) this.lastTrap = null
    try {
      this.page.apply(answer.patches ?? [])
    } catch (error) {
      // Something else has changed the page: it is made anew, and nothing is lost.
      console.warn(error)
      this.isStrange = true
    }
    this.isBusy = false
    if (answer.keep) this.keep(answer.keep)
    this.dress(answer)
    for (const effect of answer.effects ?? []) {
      try {
        this.effects[effect.do]?.(effect)
      } catch (error) {
        console.warn(error)
      }
    }
    if (this.isStrange) this.again(() => this.begin())
  }

  // What belongs to the page and stands outside of it: title, language, theme, address.
  dress({ title, lang, classes, path, replace }) {
    const root = document.documentElement
    if (title !== undefined && document.title !== title) document.title = title
    if (lang && root.lang !== lang) root.lang = lang
    if (classes !== undefined && root.className !== classes) root.className = classes
    if (!path) return
    const url = new URL(path, location.origin)
    this.path = url.pathname + url.search
    if (this.path === location.pathname + location.search) return
    if (replace) return history.replaceState(history.state, '', url)
    history.pushState({ y: 0 }, '', url)
    scrollTo(0, 0)
  }

  // MARK: Keeping

  keep(keep) {
    this.owed.push(keep)
    const turn = this.keeping = Promise.race([this.settleSoon(), pause(1000).then(() => 'late')])
    turn.then((result) => {
      if (this.keeping !== turn) return
      this.keeping = null
      if (result === 'late') this.unkept('blocked')
      this.goOn()
    })
  }

  settleSoon() {
    this.settling ??= this.settle().finally(() => { this.settling = null })
    return this.settling
  }

  async settle() {
    await null // what is shown now comes first
    while (this.owed.length) {
      let entries
      try {
        if (!this.store) return this.unkept('blocked')
        entries = await this.store.keep(this.owed[0])
      } catch (error) {
        if (!(error instanceof Conflict)) return this.unkept(reasonOf(error))
        this.owed = []
        this.again(async () => {
          await this.begin()
          this.send({ kind: 'unkept', reason: 'conflict' })
        })
        return
      }
      const { deal, lines, close } = this.owed.shift()
      this.channel?.postMessage({ entries, keep: { deal, lines, close } })
      if (entries.length || this.isWarned) this.send({ kind: 'kept', entries })
      this.isWarned = false
    }
  }

  // Told once, until something could be kept again.
  unkept(reason) {
    if (this.isWarned) return
    this.isWarned = true
    this.send({ kind: 'unkept', reason })
  }

  // MARK: When the module traps

  // A trapped instance is never asked again. The same token twice: the session is put aside.
  trapped(token, error) {
    const isSecond = this.lastTrap === token
    this.lastTrap = token
    const trap = { token, message: String(error?.message ?? error) }
    this.again(() => this.begin({ trap, isAside: isSecond }))
  }

  async again(start) {
    this.tell = null
    this.isStrange = false
    this.traps = [...this.traps.filter((then) => performance.now() - then < 10_000), performance.now()]
    if (this.traps.length > 6) return stop()
    await this.settling
    await start().catch(stop)
  }
}

function reasonOf(error) {
  return { QuotaExceededError: 'quota', InvalidStateError: 'blocked' }[error?.name] ?? 'failed'
}

// The session that the address names, or the one that was played last.
function latestSession(sessions) {
  const time = ({ deal, lines }) => lines.at(-1)?.at ?? deal.made ?? 0
  const named = sessions.find(({ deal }) => location.pathname.includes(deal.id))
  return (named ?? [...sessions].sort((one, other) => time(other) - time(one))[0])?.deal.id
}

// The server's print stays, and a sentence that the page has ready says that it does not run.
function stop(error) {
  if (error) console.warn(error)
  document.documentElement.dataset.pipit = 'stopped'
  const sentence = document.getElementById('stopped')
  if (sentence) sentence.hidden = false
}

// MARK: Gestures

function listen(glue) {
  const press = (token) => glue.ask({ kind: 'press', token: token.toWellFormed?.() ?? token })
  const go = (path, after) => glue.ask({ kind: 'go', path }, undefined, after)
  const place = glue.page.place
  let last = null

  // The second click of a double click must not press what has just come under the pointer. A form
  // that is sent in between says that the learner has seen it.
  const isTail = (event, meaning) => {
    const before = last
    last = event.detail ? { meaning, time: event.timeStamp, x: event.clientX, y: event.clientY } : null
    return before && last && before.meaning !== meaning && last.time - before.time < 200
      && Math.hypot(last.x - before.x, last.y - before.y) < 8
  }

  place.addEventListener('click', (event) => {
    const control = event.target.closest('button[value], a[href]')
    if (event.defaultPrevented || !control) return
    if (control.localName === 'button') {
      if (control.type === 'submit' && control.form) return
      if (!isTail(event, control.value)) press(control.value)
      return
    }
    const { origin, pathname, search, hash, target } = control
    const isPlain = !event.button && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    const isHere = pathname + search === location.pathname + location.search && hash
    if (!isPlain || isHere || target || origin !== location.origin || control.hasAttribute('download')) return
    event.preventDefault()
    if (!isTail(event, pathname + search)) go(pathname + search)
  })

  place.addEventListener('submit', (event) => {
    event.preventDefault()
    last = null
    const form = event.target
    const key = event.submitter ?? form.querySelector('button:not([type]), [type=submit]')
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value).replace(/\r\n/g, '\n')])
    for (const field of form.elements) drafts.drop(field)
    if (form.hasAttribute('data-go'))
      return go(`${form.getAttribute('action') ?? location.pathname}?${new URLSearchParams(fields)}`)
    if (!key?.value) return
    const text = fields.length > 1 ? new URLSearchParams(fields) : fields[0]?.[1]
    press(text === undefined ? key.value : `${key.value} ${text}`)
  })

  addEventListener('keydown', (event) => {
    const { key, target } = event
    const isComposing = event.isComposing || event.keyCode === 229
    const isField = isText(target) || target.localName === 'select'
    // Enter confirms what an input method has composed; held down it says nothing new.
    if (key === 'Enter' && (isComposing || (event.repeat && target.localName !== 'textarea')))
      return event.preventDefault()
    if (isComposing || event.repeat || event.defaultPrevented || isField) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if ((key === 'Enter' || key === ' ') && target.closest?.('button, a[href], summary, input')) return
    const control = [...place.querySelectorAll('[data-key]')].find((control) =>
      control.dataset.key.toLowerCase() === key.toLowerCase() && !control.matches(':disabled')
      && control.getClientRects().length)
    if (!control) return
    event.preventDefault()
    if (isText(control)) control.focus()
    else control.click()
  })

  place.addEventListener('input', (event) => drafts.keep(event.target))
  place.addEventListener('change', ({ target }) => {
    const token = target.dataset.change
    if (token) press(`${token} ${target.type === 'checkbox' ? (target.checked ? 'on' : 'off') : target.value}`)
  })

  // Back and Forward bring a page back to where it was scrolled to; within a page nothing is asked.
  history.scrollRestoration = 'manual'
  addEventListener('popstate', (event) => {
    const path = location.pathname + location.search
    if (path !== glue.path) go(path, () => scrollTo(0, event.state?.y ?? 0))
  })
  let scrolled = 0
  addEventListener('scroll', () => {
    clearTimeout(scrolled)
    scrolled = setTimeout(() => history.replaceState({ y: scrollY }, ''), 150)
  }, { passive: true })

  let hidden = 0
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) hidden = Date.now()
    else if (hidden) glue.ask({ kind: 'away', milliseconds: Date.now() - hidden })
    if (!document.hidden) hidden = 0
  })
  addEventListener('online', () => {
    for (const name of glue.lost) glue.effects.load({ name })
    if (glue.owed.length) glue.settleSoon()
  })
  globalThis.speechSynthesis?.addEventListener?.('voiceschanged', () =>
    glue.ask({ kind: 'device', device: glue.device }))
}

// MARK: Effects

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

// MARK: Versions

// Whether this has not been done in this tab lately.
function once(name, seconds) {
  return attempt(() => {
    if (Date.now() - Number(sessionStorage.getItem(name)) < seconds * 1000) return false
    sessionStorage.setItem(name, String(Date.now()))
    return true
  }) ?? false
}

// Lets the version that waits take over, and loads the page anew. The page is given time to load:
// Chromium puts off what is asked while the old version is at work, however often it is asked.
async function renew(registration) {
  const reload = () => location.reload()
  if (!registration?.waiting) return reload()
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  if (document.readyState !== 'complete') await new Promise((done) => addEventListener('load', done))
  await pause(250)
  registration.waiting?.postMessage({ kind: 'renew' })
  setTimeout(reload, 3000)
}

// Page, script and module are not of one build: once all is fetched anew, and nothing runs before.
async function refresh() {
  if (!navigator.onLine || !once('pipit refreshed', 60)) return stop(new Error('files of two builds'))
  const registrations = await navigator.serviceWorker?.getRegistrations() ?? []
  await Promise.all(registrations.map((registration) => registration.unregister()))
  location.reload()
}

async function register(glue) {
  const url = '/service-worker.js'
  const policy = globalThis.trustedTypes?.createPolicy('pipit', {
    createScriptURL: (asked) => { if (asked === url) return asked; throw new TypeError(asked) },
  })
  const registration = await navigator.serviceWorker.register(
    policy ? policy.createScriptURL(url) : url, { updateViaCache: 'none' })
  const tellOf = (worker) => {
    if (worker?.state === 'installed' && navigator.serviceWorker.controller) glue.ask({ kind: 'update' })
  }
  tellOf(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => tellOf(worker))
  })
  const look = () => document.hidden || registration.update().catch(() => {})
  document.addEventListener('visibilitychange', look)
  look()
}

export async function start(site) {
  if (document.querySelector('meta[name=pipit-build]')?.content !== site.build) return refresh()
  const module = compile(site.files['pipit.wasm'], site.build)
  module.catch(() => {}) // seen below
  const opening = Store.open()
  const glue = new Glue({
    site, place: document.getElementById('app'), told: document.getElementById('told'),
    open: async () => (await module)(), store: null,
  })
  // A version that waits is let in before anything runs: no session is disturbed.
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => null)
  if (registration?.waiting && once(`pipit renewed ${site.build}`, 5)) return renew(registration)
  glue.store = await opening
  // A newer version in another tab wants the database for itself.
  if (glue.store) glue.store.database.onversionchange = async () => {
    await glue.settling
    glue.store.database.close()
    glue.store = null
    glue.ask({ kind: 'update' })
  }
  try {
    await module
    await glue.begin()
  } catch (error) {
    return error instanceof Mixed ? refresh() : stop(error)
  }
  if (history.state?.y) scrollTo(0, history.state.y)
  if (navigator.serviceWorker) await register(glue).catch((error) => console.warn(error))
}

if (site) start(site)
