"""Version 1 of the store, as it was before there were blocks."""

# Opens it as `asked`, within a promise whose failure is `fail`.
OPEN = """
  const asked = indexedDB.open('pipit', 1)
  asked.onupgradeneeded = () => {
    const database = asked.result
    database.createObjectStore('entries', { keyPath: ['device', 'number'] }).createIndex('id', 'id', { unique: true })
    database.createObjectStore('sessions', { keyPath: 'id' })
    database.createObjectStore('lines', { keyPath: ['session', 'number'] })
    database.createObjectStore('meta')
  }
  asked.onerror = () => fail(asked.error)
"""
