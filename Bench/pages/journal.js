// 100,000 events in the browser: the milliseconds of reading their blocks, of folding them, and of both.
start('journal.wasm').then((module) => {
  module.__wasm_call_ctors()
  module.prepare()
  const timed = (work) => {
    const began = performance.now()
    work()
    return performance.now() - began
  }
  window.figures = () => [timed(module.read), timed(module.fold), timed(module.read_and_fold)]
  performance.mark('usable')
})
