// Work that takes longer than a frame: a second instance of the module, in a worker that runs this very
// script. It is given its work as a message of the module's, and posts back tokens.

// The scripts that may run beside the page.
const scripts = { keeper: '/service-worker.js', worker: import.meta.url }
let policy
function trusted(name) {
  policy ??= globalThis.trustedTypes?.createPolicy('pipit', { createScriptURL: (name) => scripts[name] })
  return policy?.createScriptURL(name) ?? scripts[name]
}

// Has a piece of work done, and presses what comes of it; `failed` is the token where it cannot be done.
function employ(glue, message, failed) {
  const press = (token) => glue.ask({ kind: 'press', token })
  try {
    const worker = new Worker(trusted('worker'), { type: 'module' })
    worker.onmessage = ({ data }) => press(data)
    worker.onerror = () => {
      worker.terminate()
      press(failed)
    }
    worker.postMessage({ message, failed })
  } catch {
    press(failed)
  }
}

// In the worker: goes on until it is done, and tells ten times a second how far it is.
function work() {
  onmessage = async ({ data: { message, failed } }) => {
    try {
      const tell = await (await compile(`/assets/pipit.${site.build}.wasm`, site.build))()
      const ask = (message) => tell({ now: Date.now(), ...message })
      let answer = ask(message)
      let told = performance.now()
      while (!answer.isDone) {
        answer = ask({ kind: message.kind })
        if (performance.now() - told < 100) continue
        told = performance.now()
        if (!answer.isDone) postMessage(answer.token)
      }
      postMessage(answer.token)
    } catch {
      postMessage(failed)
    }
    close()
  }
}

if (site) globalThis.document ? start(site) : work()
