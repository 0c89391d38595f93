// Starts a module with everything it imports answered by nothing.
async function start(name) {
  const module = await WebAssembly.compileStreaming(fetch(name))
  const imports = {}
  for (const { module: from, name, kind } of WebAssembly.Module.imports(module)) {
    if (kind !== 'function') throw new Error(`${from}.${name} is a ${kind}`)
    imports[from] ??= {}
    imports[from][name] = () => 0
  }
  return (await WebAssembly.instantiate(module, imports)).exports
}
