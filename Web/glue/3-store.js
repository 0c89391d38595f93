// What is kept.

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
    for (const line of lines) sessions.get(line.session)?.lines.push(line)
    return { entries, sessions: [...sessions.values()] }
  }

  // Keeps lines with the events they recorded, all or nothing, and gives the events that are new
  // with the device and number they got. A line that another tab has written is a conflict. What has
  // a key is kept once, whoever brings it: the last key of each page is kept with it.
  async keep({ deal, lines: added = [], events = [], close = [], key }) {
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
function withOwed({ entries, sessions }, owed) {
  for (const { deal, lines = [], events = [], close = [] } of owed) {
    if (deal) sessions.push({ deal, lines: [] })
    for (const line of lines) sessions.find((session) => session.deal.id === line.session)?.lines.push(line)
    for (const event of events) entries.push({ ...event, device: '', number: entries.length + 1 })
    sessions = sessions.filter((session) => !close.includes(session.deal.id))
  }
  return { entries, sessions }
}

