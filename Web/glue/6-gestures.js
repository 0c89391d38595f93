// Gestures.

function listen(glue) {
  const press = (token, more, after) =>
    glue.ask({ kind: 'press', token: token.toWellFormed?.() ?? token, ...more }, undefined, after)
  const go = (path, more, after) => glue.ask({ kind: 'go', path, ...more }, undefined, after)
  const { place, sent } = glue.page
  const moved = hands(place, press)
  files(glue, place, press)
  let last = null

  // The second click of a double click must not press what has just come under the pointer. A form
  // that is sent in between says that the learner has seen it.
  const isTail = (event, meaning) => {
    const before = last
    last = event.detail ? { meaning, time: event.timeStamp, x: event.x, y: event.y } : null
    return before && last && before.meaning !== meaning && last.time - before.time < 200
      && Math.hypot(last.x - before.x, last.y - before.y) < 8
  }

  place.addEventListener('click', (event) => {
    const control = event.target.closest('button[value], a[href]')
    // What a drag ends with is a click of the pointer; one by a key is meant.
    if (event.defaultPrevented || !control || event.detail && moved()) return
    if (control.localName === 'button') {
      if (control.type === 'submit' && control.form) return
      if (!isTail(event, control.value)) press(control.value)
      return
    }
    const { origin, pathname, search, hash, target } = control
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    const isHere = pathname + search === location.pathname + location.search && hash
    if (!isPlain || isHere || target || origin !== location.origin || control.hasAttribute('download')) return
    event.preventDefault()
    if (!isTail(event, pathname + search)) go(pathname + search + hash)
  })

  place.addEventListener('submit', (event) => {
    event.preventDefault()
    last = null
    const form = event.target
    const key = event.submitter ?? form.querySelector('button:not([type]), [type=submit]')
    const field = form.querySelector('[data-typed]')
    const fields = [...new FormData(form)].map(([name, value]) =>
      [name, name === field?.name ? glue.page.rest(field) : String(value).replace(/\r\n/g, '\n')])
    for (const field of form.elements) {
      drafts.drop(field)
      sent.set(field, field.value)
    }
    if (form.hasAttribute('data-go'))
      return go(`${form.getAttribute('action') ?? location.pathname}?${new URLSearchParams(fields)}`)
    if (!key?.value) return
    const text = fields.length > 1 ? new URLSearchParams(fields) : fields[0]?.[1]
    const token = text === undefined ? key.value : `${key.value} ${text}`
    press(token, { isSent: true }, () => {
      if (!glue.waiting.some(({ message }) => message.isSent)) sent.clear()
      // What is still to be mended is a draft again.
      for (const field of form.isConnected ? form.elements : []) if (field.localName === 'textarea') drafts.keep(field)
    })
  })

  addEventListener('keydown', (event) => {
    const { key, target } = event
    const isComposing = event.isComposing || event.keyCode === 229
    const isField = isText(target) || target.localName === 'select'
    // Enter confirms what an input method has composed; held down it says nothing new.
    if (key === 'Enter' && (isComposing || (event.repeat && target.localName !== 'textarea')))
      return event.preventDefault()
    if (isComposing || event.defaultPrevented) return
    const find = (name, fits = () => true) => [...place.querySelectorAll(`[${name}]`)].find((control) =>
      fits(control.getAttribute(name)) && !control.matches(':disabled, [inert] *') && control.getClientRects().length)
    const keyed = (wanted) => find('data-key', (name) => name.toLowerCase() === wanted.toLowerCase())
    // Keys with Control work while a text is typed too.
    const chord = event.ctrlKey && !event.metaKey && !event.altKey
      && keyed(`control+${key === ' ' ? 'space' : key}`)
    if (chord) {
      event.preventDefault()
      return event.repeat || chord.click()
    }
    if (isText(target) && key === 'Escape' && !event.repeat) keyed(key)?.click()
    if (isField) return
    const own = altToken(event)
    if (own) event.preventDefault()
    if (event.repeat) return
    if (own) return press(own)
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if ((key === 'Enter' || key === ' ') && target.closest?.('button, a[href], summary, input')) return
    const control = keyed(key)
    const isLetter = !control && [...key].length === 1 && key !== ' '
    const typed = isLetter && find('data-type')
    // The letter is typed into the field that has the focus by then.
    if (isLetter && !typed) return glue.effects.focus(find('data-typing') ?? {})
    if (!control && !typed) return
    event.preventDefault()
    if (typed) press(`${typed.dataset.type} ${key}`)
    else if (isText(control)) control.focus()
    else control.click()
  })

  place.addEventListener('input', ({ target }) => {
    const isKept = drafts.keep(target)
    if (!('typed' in target.dataset)) return isKept && !glue.isDrafted && glue.ask({ kind: 'drafted' })
    const text = glue.page.rest(target)
    const last = glue.waiting.at(-1)?.message
    if (last?.kind === 'typed') last.text = text
    else glue.ask({ kind: 'typed', text })
  })
  place.addEventListener('change', ({ target }) => {
    const token = target.dataset.change
    if (token) press(`${token} ${target.type === 'checkbox' ? (target.checked ? 'on' : 'off') : target.value}`)
  })

  // Back and Forward bring a page back to where it was scrolled to; within a page nothing is asked.
  history.scrollRestoration = 'manual'
  addEventListener('popstate', (event) => {
    const path = location.pathname + location.search
    // What stands behind # is a place of the page, or is the module's to read.
    const isLink = location.hash && !document.getElementById(location.hash.slice(1))
    if (path !== glue.path || isLink) go(path + location.hash, { isThere: true }, () => scrollTo(0, event.state?.y ?? 0))
  })
  let scrolled = 0
  addEventListener('scroll', () => {
    clearTimeout(scrolled)
    scrolled = setTimeout(() => history.replaceState({ y: scrollY }, ''), 150)
  }, { passive: true })

  let hidden = 0
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) hidden = Date.now()
    else if (hidden) glue.ask({ kind: 'away', milliseconds: Date.now() - hidden })
  })
  addEventListener('pagehide', () => glue.leave())
  addEventListener('online', () => {
    for (const name of glue.lost) glue.effects.load({ name })
    if (glue.owed.length) glue.settleSoon()
  })
}

