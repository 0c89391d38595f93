// Words of roots found in the browser: how many they are, microseconds a root by numbers, then as texts,
// microseconds of checking a word, and milliseconds of opening the usual list; the least of each.
Promise.all([
  start('roots.wasm'),
  ...['words-en.pack', 'words-en-large.pack'].map((name) => fetch(name).then((answer) => answer.arrayBuffer())),
]).then(([module, ...packs]) => {
  module.__wasm_call_ctors()
  for (const pack of packs) {
    const place = module.room(pack.byteLength)
    new Uint8Array(module.memory.buffer).set(new Uint8Array(pack), place)
  }
  const checked = module.prepare()
  const roots = 64
  // A round is several calls: the browser's clock has steps of a tenth of a millisecond.
  const least = (rounds, calls, work) => {
    let least = Infinity
    for (let round = 0; round < rounds; round++) {
      const began = performance.now()
      for (let call = 0; call < calls; call++) work()
      least = Math.min(least, (performance.now() - began) / calls)
    }
    return least
  }
  window.figures = () => [
    module.count(),
    (least(30, 20, module.count) * 1000) / roots,
    (least(10, 1, module.texts) * 1000) / roots,
    (least(30, 20, module.check) * 1000) / checked,
    least(10, 1, () => module.open(1)),
  ]
  performance.mark('usable')
})
