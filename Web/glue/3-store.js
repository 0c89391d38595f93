// What is kept.

const wait = (request) => new Promise((done, fail) => {
  request.onsuccess = () => done(request.result)
  request.onerror = () => fail(request.error)
})
const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds))

// The journal and the open sessions in IndexedDB. All tabs write here, one transaction at a time.
export class Store {
  // The store, or null where the browser has none or does not answer; it may still come `late`.
  static open(patience = 3000, late) {
    return new Promise((done) => {
      const request = attempt(() => indexedDB.open('pipit', 3))
      if (!request) return done(null)
      let come = done
      setTimeout(() => { come = late; done(null) }, patience)
      request.onupgradeneeded = ({ oldVersion }) => {
        const database = request.result
        if (oldVersion < 1) {
          database.createObjectStore('entries', { keyPath: ['device', 'number'] })
            .createIndex('id', 'id', { unique: true })
          database.createObjectStore('sessions', { keyPath: 'id' })
          database.createObjectStore('lines', { keyPath: ['session', 'number'] })
          database.createObjectStore('meta')
        }
        if (oldVersion < 2) database.createObjectStore('blocks')
        database.createObjectStore('files')
      }
      request.onsuccess = () => come?.(new Store(request.result))
      request.onerror = () => done(null)
    })
  }

  constructor(database) {
    this.database = database
  }

  // A transaction that is on the disk once it is complete, and its stores.
  write(...names) {
    const work = this.database.transaction(names, 'readwrite', { durability: 'strict' })
    return [work, ...names.map((name) => work.objectStore(name))]
  }

  // A transaction's end: it is kept, or why not.
  done(work) {
    return new Promise((ok, fail) => {
      work.oncomplete = ok
      work.onabort = () => fail(work.error ?? new DOMException('', 'AbortError'))
    })
  }

  // Keeps a picture or a sound under its hash.
  hold(hash, file) {
    const [work, files] = this.write('files')
    files.put(file, hash)
    return this.done(work)
  }

  file(hash) {
    return wait(this.database.transaction('files').objectStore('files').get(hash))
  }

  async read() {
    const names = ['entries', 'sessions', 'lines', 'blocks']
    const work = this.database.transaction(names)
    const [entries, deals, lines, blocks] =
      await Promise.all(names.map((name) => wait(work.objectStore(name).getAll())))
    const sessions = new Map(deals.map((deal) => [deal.id, { deal, lines: [] }]))
    for (const line of lines) sessions.get(line.session)?.lines.push(line)
    return { entries, sessions: [...sessions.values()], blocks }
  }

  // Puts a block in the place of its entries, where all of them are still there.
  swap({ device, from, to, count }, bytes) {
    const [, entries, blocks] = this.write('entries', 'blocks')
    const range = IDBKeyRange.bound([device, from], [device, to])
    entries.count(range).onsuccess = ({ target }) => {
      if (target.result !== count) return
      blocks.put(bytes, [device, from])
      entries.delete(range)
    }
  }

  // Keeps lines with the events they recorded, all or nothing, and gives the events that are new
  // with the device and number they got. A line that another tab has written is a conflict. What has
  // a key is kept once, whoever brings it: the last key of each page is kept with it.
  async keep({ deal, lines: added = [], events = [], close = [], key }) {
    const [work, entries, sessions, lines, meta] = this.write('entries', 'sessions', 'lines', 'meta')
    const done = this.done(work)
    const write = async () => {
      const kept = []
      if (key) {
        const keys = await wait(meta.get('keys')) ?? []
        const last = keys.find((one) => one.startsWith(spill.pageOf(key)))
        if (last >= key)
          return Promise.all(events.map(({ id }) => wait(entries.index('id').get(id))))
        meta.put([...keys.filter((one) => one !== last), key].slice(-50), 'keys')
      }
      if (deal) sessions.put(deal)
      for (const line of added) {
        if (!await wait(sessions.getKey(line.session))
          || await wait(lines.getKey([line.session, line.number]))) throw new Conflict()
        lines.put(line)
      }
      if (events.length) {
        const device = await wait(meta.get('device')) ?? random().toString(16).padStart(16, '0')
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

const random = () => crypto.getRandomValues(new BigUint64Array(1))[0]

// What was pressed last, until the store has it: a page may go before a transaction has even begun, and
// this is written within the press. A page numbers its own; whoever starts next takes over what is left.
const spill = {
  page: `pipit ${Date.now()} ${Math.random()} `,
  count: 1e6,
  pageOf: (key) => key.slice(0, -7),
  put(keep) {
    keep.key = spill.page + spill.count++
    attempt(() => localStorage.setItem(keep.key, JSON.stringify(keep)))
  },
  drop({ key }) {
    if (key) attempt(() => localStorage.removeItem(key))
  },
  left() {
    const keys = attempt(() => Object.keys(localStorage)) ?? []
    return keys.filter((key) => key.startsWith('pipit ')).sort().flatMap((key) => {
      const keep = attempt(() => JSON.parse(localStorage.getItem(key)))
      if (keep?.key === key) return keep
      spill.drop({ key })
      return []
    })
  },
}

// What could not be written yet is part of what there is.
function withOwed({ entries, sessions, blocks }, owed) {
  for (const { deal, lines = [], events = [], close = [] } of owed) {
    if (deal) sessions.push({ deal, lines: [] })
    for (const line of lines) sessions.find((session) => session.deal.id === line.session)?.lines.push(line)
    for (const event of events) entries.push({ ...event, device: '', number: entries.length + 1 })
    sessions = sessions.filter((session) => !close.includes(session.deal.id))
  }
  return { entries, sessions, blocks: blocks.map(({ length }) => length) }
}

