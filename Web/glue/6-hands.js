// Hands: what pointers do besides pressing.

// The token that the control with the focus has for a key with Alt, one a line: `ArrowLeft left 3 5`.
function altToken({ target, key, altKey, ctrlKey, metaKey }) {
  const lines = altKey && !ctrlKey && !metaKey && target.closest?.('[data-alt]')?.dataset.alt.split('\n')
  return lines && lines.find((line) => line.startsWith(`${key} `))?.slice(key.length + 1)
}

const lastLetter = (text) => attempt(() => [...new Intl.Segmenter().segment(text)].at(-1).segment) ?? text.slice(-1)

// Listens; the result tells whether something was just moved, so that the click at its end presses
// nothing. A tile is dragged to a place; a row that is drawn against the line goes, and what scrolls
// is no such swipe; a card goes to any side, each with a token of its own, a line each:
// `left rate 3 again en ja`. Delete does the same as a swipe.
function hands(place, press) {
  let held = null
  let isMoved = false

  // The place that is nearest, in the same row if there is one.
  const distance = ({ x, y }, node) => {
    const { left, width, top, height } = node.getBoundingClientRect()
    return Math.hypot(x - left - width / 2, (y - top - height / 2) * 4)
  }
  const show = (over) => {
    held.over?.toggleAttribute('data-over')
    over?.toggleAttribute('data-over')
    held.over = over
  }
  const end = (isLetGo) => {
    if (!held) return
    const { node, over, way, isOn, token } = held
    show()
    held = null
    if (!isOn) return
    node.toggleAttribute('data-dragged', false)
    delete node.dataset.way
    isMoved = true
    setTimeout(() => { isMoved = false })
    const { drag, swipe } = node.dataset
    if (isLetGo && over) press(`${drag} ${over.dataset.drop}`)
    if (isLetGo && token) press(token)
    if (isLetGo && swipe && way >= Math.min(node.offsetWidth / 3, 120)) press(swipe)
    node.style.translate = ''
  }
  place.addEventListener('pointerdown', (event) => {
    if (event.target.inputMode === 'none') {
      event.target.inputMode = ''
      event.target.blur()
    }
    const node = event.target.closest('[data-drag], [data-swipe], [data-ways]')
    if (node && event.isPrimary && !event.button) held = { node, x: event.x, y: event.y }
  })
  place.addEventListener('pointermove', (event) => {
    if (!held || !event.isPrimary) return
    const { node } = held
    const [x, y] = [event.x - held.x, event.y - held.y]
    // Where it was let go off the page nobody has told.
    if (!node.isConnected || !event.buttons) return end()
    const isSwipe = 'swipe' in node.dataset
    const against = getComputedStyle(node).direction === 'rtl' ? 1 : -1
    held.way = x * against
    if (!held.isOn) {
      // Up and down it is the page that moves.
      if (isSwipe && Math.abs(y) > Math.max(10, Math.abs(x))) return end()
      if (isSwipe ? held.way < 10 : Math.hypot(x, y) < 8) return
      held.isOn = true
      node.setPointerCapture(event.pointerId)
      node.toggleAttribute('data-dragged', !isSwipe)
    }
    if ('ways' in node.dataset) {
      // Far enough, the side that it is drawn to says what letting go sends.
      const side = Math.abs(x) > Math.abs(y) ? (x < 0 ? 'left' : 'right') : y < 0 ? 'up' : 'down'
      const isFar = Math.hypot(x, y) > Math.min(node.offsetWidth / 4, 90)
      held.token = isFar && node.dataset.ways.split('\n').find((line) => line.startsWith(`${side} `))?.slice(side.length + 1)
      if (held.token) node.dataset.way = side
      else delete node.dataset.way
      if (!isCalm()) node.style.translate = `${x}px ${y}px`
    } else if (!isSwipe) {
      node.style.translate = `${x}px ${y}px`
      show([...place.querySelectorAll('[data-drop]')]
        .sort((one, other) => distance(event, one) - distance(event, other))[0])
    } else if (!isCalm()) node.style.translate = `${Math.max(0, held.way) * against}px 0`
  })
  place.addEventListener('pointerup', () => end(true))
  place.addEventListener('pointercancel', () => end())
  // A word that is marked with the mouse, or a picture that is drawn away, is not moved by it.
  place.addEventListener('dragstart', (event) => { if (held) event.preventDefault() })
  place.addEventListener('selectstart', (event) => { if (held?.isOn) event.preventDefault() })
  addEventListener('keydown', (event) => {
    const swiped = event.key === 'Delete' && !isText(event.target) && event.target.closest?.('[data-swipe]')
    if (swiped && !event.repeat) press(swiped.dataset.swipe)
    else if (event.key !== 'Escape' || !held?.isOn) return
    event.preventDefault()
    end()
  }, true)

  // A pointer on what hops, inserts or stays beside a field leaves the focus where it is, and the
  // keyboard of a phone open.
  place.addEventListener('mousedown', (event) => {
    if (event.target.closest('[data-hop], [data-insert], [data-stay]')) event.preventDefault()
  })
  place.addEventListener('click', (event) => {
    const key = event.target.closest('[data-insert]')
    const field = key && document.getElementById(key.getAttribute('aria-controls'))
    if (!field) return
    let { selectionStart: from } = field
    const { selectionEnd: end } = field
    const { insert } = key.dataset
    // A key without a letter takes back what is selected, or the letter before the caret.
    if (!insert && from === end) from -= lastLetter(field.value.slice(0, end)).length
    field.setRangeText(insert, from, end, 'end')
    field.dispatchEvent(new Event('input', { bubbles: true }))
    if (!event.detail || field === document.activeElement) return
    // Under fingers no keyboard comes up with it, until the field itself is touched.
    if (matchMedia('(hover: none)').matches) field.inputMode = 'none'
    field.focus()
  })

  // A tip goes when it is pressed: what it covers can be reached. A key in it is none of it.
  place.addEventListener('click', ({ target }) => {
    const tip = target.closest('[popover], [value]')
    if (tip?.popover) tip.hidePopover()
  })

  // A tip opens for a mouse that hovers and for the keyboard's focus too, and stays under the mouse.
  let open = null
  for (const name of ['pointerover', 'focusin']) place.addEventListener(name, ({ target, pointerType }) => {
    if (pointerType ? pointerType !== 'mouse' : !target.matches(':focus-visible')) return
    const control = target.closest('[popovertarget], [popover]')
    if (control === open || control?.popover) return
    open?.popoverTargetElement?.hidePopover()
    open = control
    open?.popoverTargetElement?.showPopover({ source: open })
  })
  return () => isMoved
}

