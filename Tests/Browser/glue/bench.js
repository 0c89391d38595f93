// Puts the glue's parts on the bench: a page for its patches, and a module that tests write.
import { Glue, Shown, Store, start } from '/glue.js'

const place = document.getElementById('app')
const told = document.getElementById('told')
const site = { build: 'b1' }

// A page of nodes written short: ['tag', { name: value }, ...content] and 'text'.
let number = 0
export function spec(node) {
  if (typeof node === 'string') return [++number, node]
  const [tag, attributes = {}, ...content] = node
  return [++number, tag, Object.entries(attributes).flat(), content.map(spec)]
}

function whole(...content) {
  number = 0
  return ['=', [0, 'div', [], content.map(spec)]]
}

// Runs a module written as `answer(message, bytes, kept)`; `heard` has all it was told.
function run(answer, { store = null } = {}) {
  const bench = window.bench
  bench.glue = new Glue({
    site, place, told, store,
    open: async () => {
      bench.instances += 1
      return (message, bytes) => {
        bench.heard.push(structuredClone(message))
        return answer(message, bytes) ?? {}
      }
    },
  })
  return bench.glue.begin()
}

window.bench = {
  place, told, site, spec, whole, run, Shown, Store, start, heard: [], instances: 0,
  show: (...content) => {
    bench.shown = new Shown(place)
    bench.shown.apply([whole(...content)])
  },
  apply: (...patches) => bench.shown.apply(patches),
  node: (number) => bench.shown.nodes.get(number),
  toldOf: (kind) => bench.heard.filter((message) => message.kind === kind),
  tokens: () => bench.heard.filter((message) => message.kind === 'press').map(({ token }) => token),
}
