// Versions.

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
  const registration = await navigator.serviceWorker.register(trusted('keeper'), { updateViaCache: 'none' })
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
  const module = compile(`/assets/pipit.${site.build}.wasm`, site.build)
  module.catch(() => {}) // seen below
  const opening = Store.open(3000, (store) => {
    use(store)
    glue.again(() => glue.begin())
  })
  const glue = new Glue({
    site, place: document.getElementById('app'), told: document.getElementById('told'),
    open: async () => (await module)(), store: null,
  })
  const use = (store) => {
    glue.store = store
    if (store) store.database.onversionchange = () => glue.replaced()
  }
  askVoices(glue)
  addEventListener('online', () => askVoices(glue))
  // A version that waits is let in before anything runs: no session is disturbed.
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => null)
  if (registration?.waiting && once(`pipit renewed ${site.build}`, 5)) return renew(registration)
  use(await opening)
  try {
    await module
    await glue.begin()
  } catch (error) {
    return error instanceof Mixed ? refresh() : stop(error)
  }
  if (history.state?.y) scrollTo(0, history.state.y)
  if (navigator.serviceWorker) await register(glue).catch((error) => console.warn(error))
}

