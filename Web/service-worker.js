// Keeps one build of Pipit for use without a network: its page, style, script, module and first
// packs, all or none. Every build has a cache of its own and is served from it alone.

// Where the builder writes the build: { build, packs, shell, fonts }: packs with their versions,
// what a start needs, and what a page asks for when it has letters of theirs.
const site = /*site*/null
const prefix = 'pipit '
const own = prefix + site.build
const page = '/shell'
const named = Object.entries(site.packs).map(([name, version]) => `/assets/${name}.${version}.pack`)
const packs = new Set(named.concat(site.fonts))

addEventListener('install', (event) => event.waitUntil(install()))
addEventListener('activate', (event) => event.waitUntil(activate()))

// A new version waits until the page says that nothing is disturbed.
addEventListener('message', (event) => {
  if (event.data?.kind === 'renew') event.waitUntil(skipWaiting())
})

addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (!url.pathname.startsWith('/api/') && !isFile(url.pathname)) event.respondWith(answer(page, request))
  } else if (packs.has(url.pathname)) {
    event.respondWith(pack(request))
  } else if (isFile(url.pathname)) {
    event.respondWith(answer(request, request))
  }
})

// The page comes from the server with its places filled; other pictures are the system's to fetch.
const isNeeded = /\.(css|js|json|wasm|pack|svg|webmanifest|woff2)$/
const isFile = (path) => path.slice(path.lastIndexOf('/')).includes('.')

// Files have immutable names and may come from the browser's own cache; the page is asked for anew,
// and one of another build is refused: the next visit tries again.
async function install() {
  const cache = await caches.open(own)
  const fresh = await fetch(page, { cache: 'reload' })
  const text = await fresh.clone().text()
  if (!fresh.ok || !text.includes(`name="pipit-build" content="${site.build}"`))
    throw new Error('the page is of another build')
  await cache.put(page, fresh)
  await cache.addAll(site.shell.filter((path) => isNeeded.test(path)))
  await bringPacks(cache)
}

// Packs that an older build has kept and that are the same in this one.
async function bringPacks(cache) {
  for (const path of packs) {
    if (await cache.match(path)) continue
    const kept = await caches.match(path, { ignoreVary: true })
    if (kept) await cache.put(path, kept)
  }
}

// The cache of the build before stays for pages that still show it. The names come in the order in
// which the caches were made.
async function activate() {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== own)
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)))
  await clients.claim()
}

async function answer(asked, request) {
  const kept = await (await caches.open(own)).match(asked, { ignoreVary: true })
  if (kept) return kept
  // A file of the build before, for a page that still shows it: names hold their contents' hash.
  const older = asked === page ? null : await caches.match(asked, { ignoreVary: true })
  return older ?? fetch(request)
}

async function pack(request) {
  const cache = await caches.open(own)
  const kept = await cache.match(request, { ignoreVary: true })
  if (kept) return kept
  const fresh = await fetch(request)
  if (fresh.ok) await cache.put(request, fresh.clone()).catch(() => {}) // a full disk: it is fetched again
  return fresh
}
