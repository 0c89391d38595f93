// Files that are read into a field, or kept.

const digits = (buffer) => new Uint8Array(buffer).toHex?.()
  ?? [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

// The text of a file is added to a field, as if it were typed there; what is no text, or too much, is
// told. Of a file that is to be kept the module is told how long it is and how it begins; it asks for it.
function files(glue, place, press) {
  place.addEventListener('change', async ({ target }) => {
    const { holds, most = 1 << 20 } = target.dataset
    const held = holds && target.files[0]
    if (held) {
      const start = await held.slice(0, 12).arrayBuffer().catch(() => new ArrayBuffer())
      glue.chosen = held
      target.value = ''
      return press(`${holds} ${held.size} ${digits(start) || '-'}`)
    }
    const field = target.dataset.fill && document.getElementById(target.dataset.fill)
    const file = field && target.files[0]
    if (!file) return
    const refuse = (why) => press(`${target.dataset.refused} ${why}`)
    target.disabled = true
    try {
      if (file.size > most) return refuse('large')
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
