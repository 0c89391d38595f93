// The module.

// Compiles the module; the result makes instances, each a function from message to answer;
// both may carry bytes.
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
      const answer = view(run.pipit_answer() >>> 0, length)
      const end = (answer.indexOf(0) + 1 || length + 1) - 1
      return { ...JSON.parse(new TextDecoder().decode(answer.slice(0, end))), bytes: answer.slice(end + 1) }
    }
  }
}

class Mixed extends Error {}

