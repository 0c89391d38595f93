// The way back, should a service worker ever do harm: served in place of service-worker.js it takes
// over at once, deletes what the worker has kept and leaves. The journal is elsewhere and stays.
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(retire()))

// Pages are loaded anew where there was something to delete, once: they register this one again.
async function retire() {
  const kept = (await caches.keys()).filter((name) => name.startsWith('pipit '))
  for (const name of kept) await caches.delete(name)
  await registration.unregister()
  if (!kept.length) return
  for (const client of await clients.matchAll({ type: 'window' })) await client.navigate(client.url)
}
