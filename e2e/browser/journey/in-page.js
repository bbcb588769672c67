// Sent into the page as text, to every browser alike: finds an element by its role and its name, as a person would.
;({
  /** @type {Record<string, string>} */
  roles: {
    button: 'button',
    link: 'a[href]',
    heading: 'h1, h2, h3',
    menuitem: '[role=menuitem]',
    picture: '[role=img]',
    field: 'input, textarea, select',
    file: 'input[type=file]',
    text: 'p, span, dt, dd, li, h1, h2, h3, div, button',
  },

  /** @param {Element} element */
  nameOf(element) {
    const by = element.getAttribute('aria-labelledby')
    const { labels } = /** @type {HTMLInputElement} */ (element)
    const name =
      element.getAttribute('aria-label') ??
      (by && document.getElementById(by)?.textContent) ??
      labels?.[0]?.textContent ??
      element.textContent ??
      ''
    return name.replace(/\s+/g, ' ').trim()
  },

  /** @param {string} role @param {string} name A name that begins with it will do. */
  find(role, name) {
    for (const element of document.querySelectorAll(this.roles[role] ?? role)) {
      if (!this.nameOf(element).startsWith(name)) continue
      if (role !== 'file' && element.getClientRects().length === 0) continue
      if (/** @type {HTMLButtonElement} */ (element).disabled || element.ariaDisabled === 'true') continue
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      return element
    }
    return null
  },

  /** How many of a canvas's points are dark: a page that was drawn has letters. @param {string} name */
  ink(name) {
    const canvas = this.find('picture', name)
    if (!(canvas instanceof HTMLCanvasElement) || canvas.width === 0) return 0
    const copy = document.createElement('canvas')
    copy.width = canvas.width
    copy.height = canvas.height
    const context = copy.getContext('2d')
    if (!context) return 0
    context.drawImage(canvas, 0, 0)
    const { data } = context.getImageData(0, 0, copy.width, copy.height)
    let dark = 0
    for (let at = 0; at < data.length; at += 4)
      if ((data[at + 3] ?? 0) > 128 && (data[at] ?? 255) < 128) dark += 1
    return dark
  },
})
