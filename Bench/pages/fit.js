// Weights fitted in the browser: the seconds of the best fit, those of its longest piece, and the bits
// of what was found.
Promise.all([start('fit.wasm'), fetch('fit.pack').then((answer) => answer.arrayBuffer())]).then(([module, log]) => {
  module.__wasm_call_ctors()
  const place = module.room(log.byteLength)
  new Uint8Array(module.memory.buffer).set(new Uint8Array(log), place)
  module.read()
  window.fitted = () => {
    const rounds = Array.from({ length: 8 }, () => {
      const began = performance.now()
      let longest = 0
      const timed = (work) => {
        const began = performance.now()
        const result = work()
        longest = Math.max(longest, performance.now() - began)
        return result
      }
      timed(module.begin)
      while (timed(module.advance));
      return { seconds: (performance.now() - began) / 1000, longest: longest / 1000 }
    })
    const best = rounds.reduce((one, other) => one.seconds < other.seconds ? one : other)
    const half = (place) => BigInt(module.found(place) >>> 0)
    return { ...best, bits: String((half(1) << 32n) | half(0)) }
  }
  performance.mark('usable')
})
