// The shown page.

const SVG = 'http://www.w3.org/2000/svg'
const liveAttributes = new Set(['value', 'checked', 'selected'])

const isCalm = () =>
  matchMedia('(prefers-reduced-motion: reduce)').matches
  || document.documentElement.classList.contains('motion-less')

// Fields whose text belongs to the learner while it is typed.
const isText = (node) => node?.matches?.('textarea, input:read-write') ?? false

// The page in the document: every node with the number that the module knows it by.
export class Shown {
  nodes = new Map()
  numbers = new WeakMap()
  hops = new WeakMap()
  urls = new Map() // addresses of the files that pictures show
  sent = new Map() // fields with what was sent of them, while presses of forms wait

  constructor(place) {
    this.place = place
    this.know(0, place)
  }

  // The number of the node that has the focus, or 0.
  get focus() {
    return this.numbers.get(document.activeElement) ?? 0
  }

  apply(patches) {
    if (!patches.length) return
    const held = document.activeElement
    const caret = isText(held) ? [held.selectionStart, held.selectionEnd, held.selectionDirection] : null
    const [stood, then] = [held?.parentNode, held?.dataset?.then]
    const hopping = this.measure(patches)
    // A field that belongs to another question now, with what was typed for that one already.
    const begun = patches.filter(([kind, , name]) => kind === 'a' && name === 'data-draft').map(([, number]) => {
      const field = this.node(number)
      drafts.drop(field)
      return [field, this.sent.has(field) ? this.rest(field) : '']
    })
    for (const [kind, ...rest] of patches) this[kind](...rest)
    for (const [field, rest] of begun) {
      field.value = rest || field.defaultValue
      if (this.sent.has(field)) this.sent.set(field, '')
      if (rest) tellTyped(field)
    }
    // What hops away may name what has the focus next; else it keeps it.
    const next = then && held.parentNode !== stood && document.getElementById(then)
    if (next) next.focus()
    else if (held !== document.activeElement && held?.isConnected && this.numbers.has(held)) {
      held.focus({ preventScroll: true })
      if (caret && caret[0] !== null) held.setSelectionRange(...caret)
    }
    this.hop(hopping)
  }

  '='(spec) {
    for (const node of this.urls.keys()) this.free(node)
    this.nodes.clear()
    this.sent.clear()
    this.numbers = new WeakMap()
    this.know(0, this.place)
    this.adoptInside(this.place, spec[3])
  }

  '+'(parent, before, spec) {
    this.put(this.make(spec, this.node(parent)), parent, before)
  }

  '>'(number, parent, before) {
    this.put(this.node(number), parent, before)
  }

  '-'(number) {
    const node = this.node(number)
    node.remove()
    this.forget(node)
  }

  't'(number, text) {
    this.node(number).data = text
  }

  'a'(number, name, value) {
    const node = this.node(number)
    if (name === 'value') drafts.drop(node)
    this.set(node, name, value)
  }

  'r'(number, name) {
    this.set(this.node(number), name)
  }

  node(number) {
    const node = this.nodes.get(number)
    if (!node) throw new Error(`no node ${number}`)
    return node
  }

  // What was typed into a field since it was sent.
  rest(field) {
    const sent = this.sent.get(field) ?? ''
    return field.value.startsWith(sent) ? field.value.slice(sent.length) : field.value
  }

  know(number, node) {
    this.nodes.set(number, node)
    this.numbers.set(node, number)
  }

  forget(node) {
    this.free(node)
    this.nodes.delete(this.numbers.get(node))
    for (const inside of node.childNodes) this.forget(inside)
  }

  put(node, parent, before) {
    parent = this.node(parent)
    before = before ? this.node(before) : null
    // `moveBefore` keeps focus, caret and animations of what moves, where a browser has it.
    if (parent.moveBefore && node.isConnected && parent.isConnected) parent.moveBefore(node, before)
    else parent.insertBefore(node, before)
  }

  // A picture shows a file of the store, by an address that is freed with it.
  async picture(node) {
    const hash = node.dataset?.file
    if (!hash) return
    const file = await this.fileOf(hash).catch(() => null)
    if (node.dataset.file !== hash || this.nodes.get(this.numbers.get(node)) !== node) return
    this.free(node)
    node.toggleAttribute('data-lost', !file)
    if (!file) return node.removeAttribute('src')
    this.urls.set(node, node.src = URL.createObjectURL(file))
  }

  free(node) {
    URL.revokeObjectURL(this.urls.get(node))
    this.urls.delete(node)
  }

  // What the page sets is seen at once, even in a field that has been typed in.
  set(node, name, value) {
    if (value === undefined) node.removeAttribute(name)
    else node.setAttribute(name, value)
    if (name === 'data-file') this.picture(node)
    if (liveAttributes.has(name) && name in node) node[name] = name === 'value' ? value ?? '' : value !== undefined
  }

  make([number, what, attributes, content], parent) {
    if (!attributes) {
      const text = document.createTextNode(what)
      this.know(number, text)
      return text
    }
    const isDrawn = what === 'svg'
      || (parent.namespaceURI === SVG && parent.localName !== 'foreignObject')
    const node = isDrawn ? document.createElementNS(SVG, what) : document.createElement(what)
    this.know(number, node)
    for (let place = 0; place < attributes.length; place += 2)
      node.setAttribute(attributes[place], attributes[place + 1])
    for (const inside of content) node.append(this.make(inside, node))
    this.picture(node)
    drafts.giveBack(node)
    return node
  }

  // What the server has printed, or an earlier module has shown, becomes the page as far as it fits.
  adopt(node, [number, what, attributes, content]) {
    this.know(number, node)
    if (!attributes) {
      if (node.data !== what) node.data = what
      return
    }
    const names = new Set()
    for (let place = 0; place < attributes.length; place += 2) {
      const [name, value] = [attributes[place], attributes[place + 1]]
      names.add(name)
      if (node.getAttribute(name) !== value) this.set(node, name, value)
    }
    for (const name of node.getAttributeNames()) if (!names.has(name)) this.set(node, name)
    this.adoptInside(node, content)
    this.picture(node)
    drafts.giveBack(node)
  }

  adoptInside(parent, specs) {
    let next = parent.firstChild
    for (const spec of specs) {
      let found = next
      while (found && !fits(found, spec)) found = found.nextSibling
      if (!found) {
        parent.insertBefore(this.make(spec, parent), next)
        continue
      }
      while (next !== found) next = removed(next)
      this.adopt(found, spec)
      next = found.nextSibling
    }
    while (next) next = removed(next)
  }

  // Where all that can hop is seen now, if anything of it will move.
  measure(patches) {
    const places = new Map()
    const isMoved = ([kind, number]) => {
      const node = kind === '>' && this.nodes.get(number)
      return node && node.matches?.('[data-hop], :has([data-hop])')
    }
    if (patches.some(isMoved))
      for (const node of this.place.querySelectorAll('[data-hop]'))
        places.set(node, [node.getBoundingClientRect(), node.parentNode])
    return places
  }

  // What stands elsewhere now is played from where it was; the calm see what is new in a place fade in.
  hop(places) {
    for (const node of places.keys()) {
      this.hops.get(node)?.cancel()
      node.style.translate = ''
    }
    const ways = [...places].map(([node, [from, parent]]) => {
      const to = node.getBoundingClientRect()
      return [node, from.left - to.left, from.top - to.top, parent !== node.parentNode]
    })
    for (const [node, x, y, isElsewhere] of ways) {
      if (!node.isConnected || (!x && !y) || (isCalm() && !isElsewhere)) continue
      this.hops.set(node, isCalm()
        ? node.animate({ opacity: [0, 1] }, { duration: 120 })
        : node.animate({ transform: [`translate(${x}px, ${y}px)`, 'none'] },
          { duration: 240, easing: 'cubic-bezier(.2, .8, .3, 1)' }))
    }
  }
}

function removed(node) {
  const next = node.nextSibling
  node.remove()
  return next
}

function fits(node, [, what, attributes]) {
  if (!attributes) return node.nodeType === Node.TEXT_NODE
  if (node.localName !== what) return false
  const place = attributes.findIndex((name, place) => place % 2 === 0 && name === 'id')
  return (node.getAttribute('id') ?? '') === (place < 0 ? '' : attributes[place + 1])
}

// Text being typed, by the field's id and by what it is a draft of: it outlives a reload and a field that
// goes and comes back.
const drafts = {
  key: (field) => ['draft', field.dataset.draft, field.id].filter(Boolean).join(' '),
  // Whether there is a draft now.
  keep(field) {
    if (!field.id || !isText(field) || field.type === 'password') return false
    return attempt(() => {
      sessionStorage.setItem(drafts.key(field), field.value)
      return true
    })
  },
  giveBack(field) {
    // What a field begins with may have been written over only where the draft is of this very field.
    const usual = field.dataset.draft ? field.defaultValue : ''
    if (!field.id || !isText(field) || field.value !== usual) return
    const text = attempt(() => sessionStorage.getItem(drafts.key(field)))
    if (!text) return
    field.value = text
    if ('typed' in field.dataset) tellTyped(field)
  },
  drop(field) {
    if (field.id) attempt(() => sessionStorage.removeItem(drafts.key(field)))
  },
}

// What comes back into a field is told as if it were typed.
const tellTyped = (field) => queueMicrotask(() => field.dispatchEvent(new Event('input', { bubbles: true })))

// Storage may be forbidden; what is asked of it here can be done without.
function attempt(work) {
  try {
    return work()
  } catch {
    return null
  }
}

