// The difference of two pages in the browser; what is asked for is the best microseconds of one.
start('difference.wasm').then((module) => {
  const best = (work) => {
    let least = Infinity
    for (let round = 0; round < 100; round++) {
      const began = performance.now()
      work(10)
      least = Math.min(least, ((performance.now() - began) * 1000) / 20)
    }
    return least
  }
  window.timed = () => ({
    differ: best(module.differ), compare: best(module.compare), patches: module.differ(1),
  })
  performance.mark('usable')
})
