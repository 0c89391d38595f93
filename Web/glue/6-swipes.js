// Swipes, and files that are read into a field.

// A row that is drawn against the line goes: its token is pressed. Delete does the same. The row
// follows the pointer; what scrolls is no swipe. The result tells whether one has just ended.
function swipes(place, press) {
  let swipe = null
  let isSwiped = false

  const end = (isLetGo) => {
    if (!swipe) return
    const { node, isOn, way } = swipe
    swipe = null
    if (!isOn) return
    isSwiped = true
    setTimeout(() => { isSwiped = false })
    node.removeAttribute('data-swiped')
    const width = node.getBoundingClientRect().width
    if (isLetGo && way >= Math.min(width / 3, 120)) press(node.dataset.swipe)
    node.style.translate = ''
  }
  place.addEventListener('pointerdown', (event) => {
    const node = event.target.closest('[data-swipe]')
    if (node && event.isPrimary && !event.button) swipe = { node, x: event.clientX, y: event.clientY, way: 0 }
  })
  place.addEventListener('pointermove', (event) => {
    if (!swipe || !event.isPrimary) return
    const { node } = swipe
    const [x, y] = [event.clientX - swipe.x, event.clientY - swipe.y]
    if (!node.isConnected || !event.buttons) return end()
    const against = getComputedStyle(node).direction === 'rtl' ? 1 : -1
    swipe.way = x * against
    if (!swipe.isOn) {
      // Up and down it is the page that moves.
      if (Math.abs(y) > 10 && Math.abs(y) > Math.abs(x)) return end()
      if (swipe.way < 10) return
      swipe.isOn = true
      node.setPointerCapture(event.pointerId)
      node.setAttribute('data-swiped', '')
    }
    if (!isCalm()) node.style.translate = `${Math.max(0, swipe.way) * against}px 0`
  })
  place.addEventListener('pointerup', () => end(true))
  place.addEventListener('pointercancel', () => end())
  // A word that is marked with the mouse, or a picture that is drawn away, is no swipe of a row.
  place.addEventListener('dragstart', (event) => { if (swipe) event.preventDefault() })
  place.addEventListener('selectstart', (event) => { if (swipe?.isOn) event.preventDefault() })
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && swipe?.isOn) return end()
    if (event.key !== 'Delete' || event.repeat || isText(event.target)) return
    const node = event.target.closest?.('[data-swipe]')
    if (!node) return
    event.preventDefault()
    press(node.dataset.swipe)
  })
  return () => isSwiped
}

// The text of a file is added to a field, as if it were typed there; what is no text, or more than a
// megabyte, is told.
function files(place, press) {
  place.addEventListener('change', async ({ target }) => {
    const field = target.dataset.fill && document.getElementById(target.dataset.fill)
    const file = field && target.files[0]
    if (!file) return
    const refuse = (why) => press(`${target.dataset.refused} ${why}`)
    target.disabled = true
    try {
      if (file.size > 1 << 20) return refuse('large')
      const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
      if (text.includes('\0')) return refuse('binary')
      field.value = [field.value.trimEnd(), text.replace(/\r\n?/g, '\n')].filter(Boolean).join('\n')
      field.dispatchEvent(new Event('input', { bubbles: true }))
      field.focus()
    } catch {
      refuse('binary')
    } finally {
      target.disabled = false
      target.value = ''
    }
  })
}
