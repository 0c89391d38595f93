// Files that are read into a field.

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
