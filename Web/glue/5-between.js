// Between them.

export class Glue {
  timers = new Set()
  waiting = [] // messages that came while the module could not be asked
  owed = [] // what the module asked to keep and is not on the disk yet
  server = {} // the languages that the server speaks, and how much it says at once
  lost = new Set() // packs that could not be fetched
  traps = [] // when the last ones were
  tell = null // the running instance, or null while there is none
  early = null // the last gesture before the first instance ran
  lack = 'blocked' // why there is no store

  // `open` makes a module instance; `store` keeps, or is null; `told` is the live region.
  constructor({ site, place, told, open, store }) {
    Object.assign(this, { site, told, open, store })
    this.page = new Shown(place)
    this.page.fileOf = async (hash) => this.store?.file(hash)
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
    if (this.store) await this.takeOver()
    let kept = await this.store?.read().catch(() => null) ?? { entries: [], sessions: [], blocks: [] }
    const blocks = new Uint8Array(await new Blob(kept.blocks).arrayBuffer())
    kept = withOwed(kept, this.owed)
    if (more.isAside) more = { trap: more.trap, aside: latestSession(kept.sessions) }
    this.tell = await this.open()
    this.path = location.pathname + location.search
    this.send({
      kind: 'start', path: this.path + location.hash, build: this.site.build,
      device: this.device, seed: String(random()),
      printed: this.page.nodes.size < 2 && this.page.place.childElementCount > 0, ...kept, ...more,
    }, blocks)
    if (!this.tell) return
    document.documentElement.dataset.pipit = 'ready'
    if (this.early) this.waiting.unshift(this.early)
    this.early = null
    if (this.owed.length) this.settleSoon()
    this.goOn()
  }

  // The packs with their versions.
  packs() {
    this.listed ??= fetch(`/assets/packs.${this.site.build}.json`).then((answer) => answer.json())
    this.listed.catch(() => { this.listed = null })
    return this.listed
  }

  get device() {
    return {
      voices: toldVoices(), serverVoices: this.server.voices, longestText: this.server.longest,
      keeps: this.store !== null,
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
    const token = message.token ?? message.kind
    let answer
    this.isBusy = true
    this.isDrafted = message.kind === 'drafted'
    try {
      answer = this.tell({ ...message, now: Date.now(), offset, focus: this.page.focus }, bytes)
    } catch (error) {
      this.isBusy = false
      this.trapped(token, error)
      return
    }
    if (this.lastTrap === token) this.lastTrap = null
    try {
      this.page.apply(answer.patches ?? [])
    } catch (error) {
      // Something else has changed the page: it is made anew, and nothing is lost.
      console.warn(error)
      this.isStrange = true
    }
    this.isBusy = false
    if (answer.keep) this.keep(answer.keep)
    if (answer.block) attempt(() => this.store.swap(answer.block, answer.bytes))
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
    if (!path || this.isLeaving) return
    const url = new URL(path, location.origin)
    this.path = url.pathname + url.search
    if (this.path === location.pathname + location.search) return
    if (replace) return history.replaceState(history.state, '', url)
    history.pushState({ y: 0 }, '', url)
    scrollTo(0, 0)
  }

  // MARK: Keeping

  keep(keep) {
    spill.put(keep)
    this.owed.push(keep)
    const late = pause(1000).then(() => 'blocked')
    const turn = this.keeping = Promise.race([this.settleSoon(), late])
    turn.then((reason) => {
      if (this.keeping !== turn) return
      this.keeping = null
      if (reason) this.unkept(reason)
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
        if (!this.store) return this.unkept(this.lack)
        entries = await this.store.keep(this.owed[0])
      } catch (error) {
        if (!(error instanceof Conflict)) return this.unkept(error.name)
        this.owed.splice(0).forEach(spill.drop)
        this.again(async () => {
          await this.begin()
          this.send({ kind: 'unkept', reason: 'conflict' })
        })
        return
      }
      this.isKept(this.owed.shift(), entries)
      if (entries.length || this.isWarned) this.send({ kind: 'kept', entries })
      this.isWarned = false
    }
  }

  isKept(keep, entries) {
    spill.drop(keep)
    const { deal, lines, close } = keep
    this.channel?.postMessage({ entries, keep: { deal, lines, close } })
  }

  // Keeps what a page that has gone could not. Where another has gone on, it comes too late. What
  // cannot be kept now is owed, and so is what follows it.
  async takeOver() {
    for (const keep of spill.left()) {
      if (this.owed.some(({ key }) => key === keep.key)) continue
      try {
        if (this.owed.length) this.owed.push(keep)
        else this.isKept(keep, await this.store.keep(keep))
      } catch (error) {
        if (error instanceof Conflict) spill.drop(keep)
        else this.owed.push(keep)
      }
    }
  }

  // The page goes: what still waits is pressed now, whatever is being kept. The address stays.
  leave() {
    if (!this.tell) return
    const isLast = ({ message }) => ['press', 'drafted', 'typed'].includes(message.kind)
    const last = this.waiting.filter(isLast)
    this.waiting = this.waiting.filter((one) => !isLast(one))
    this.isLeaving = true
    for (const { message } of last) this.send(message)
    this.isLeaving = false
  }

  // A newer version in another tab wants the database for itself: what is pressed from now on is left to
  // whoever starts next.
  async replaced() {
    await Promise.race([this.settling, pause(1000)])
    this.store.database.close()
    this.store = null
    this.isWarned = false
    this.unkept(this.lack = 'replaced')
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

