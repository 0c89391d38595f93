// Hands: what pointers do besides pressing.

// The token that the control with the focus has for a key with Alt, one a line: `ArrowLeft left 3 5`.
function altToken({ target, key, altKey, ctrlKey, metaKey }) {
  const lines = altKey && !ctrlKey && !metaKey && target.closest?.('[data-alt]')?.dataset.alt.split('\n')
  return lines && lines.find((line) => line.startsWith(`${key} `))?.slice(key.length + 1)
}

// Listens; the result tells whether a drag has just ended, so that its click presses nothing.
function hands(place, press) {
  let drag = null
  let isDragged = false

  // The place that is nearest, in the same row if there is one.
  const distance = ({ clientX, clientY }, node) => {
    const { left, width, top, height } = node.getBoundingClientRect()
    return Math.hypot(clientX - left - width / 2, (clientY - top - height / 2) * 4)
  }
  const show = (over) => {
    drag.over?.removeAttribute('data-over')
    over?.setAttribute('data-over', '')
    drag.over = over
  }
  const end = (isDropped) => {
    if (!drag) return
    const { node, over, isOn } = drag
    show()
    drag = null
    if (!isOn) return
    node.removeAttribute('data-dragged')
    isDragged = true
    setTimeout(() => { isDragged = false })
    if (isDropped && over) press(`${node.dataset.drag} ${over.dataset.drop}`)
    node.style.translate = ''
  }
  place.addEventListener('pointerdown', (event) => {
    const node = event.target.closest('[data-drag]')
    if (node && event.isPrimary && !event.button) drag = { node, x: event.clientX, y: event.clientY }
  })
  place.addEventListener('pointermove', (event) => {
    if (!drag || !event.isPrimary) return
    const { node } = drag
    const [x, y] = [event.clientX - drag.x, event.clientY - drag.y]
    // Where it was let go off the page nobody has told.
    if (!node.isConnected || !event.buttons) return end()
    if (!drag.isOn) {
      if (Math.hypot(x, y) < 8) return
      drag.isOn = true
      node.setPointerCapture(event.pointerId)
      node.setAttribute('data-dragged', '')
    }
    node.style.translate = `${x}px ${y}px`
    show([...place.querySelectorAll('[data-drop]')]
      .sort((one, other) => distance(event, one) - distance(event, other))[0])
  })
  place.addEventListener('pointerup', () => end(true))
  place.addEventListener('pointercancel', () => end())
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !drag?.isOn) return
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
    field.setRangeText(key.dataset.insert, field.selectionStart, field.selectionEnd, 'end')
    field.dispatchEvent(new Event('input', { bubbles: true }))
    if (event.detail) field.focus()
  })

  // A tip goes when it is pressed: what it covers can be reached.
  place.addEventListener('click', ({ target }) => target.closest('[popover]')?.hidePopover())

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
  return () => isDragged
}

