import type { Page } from 'playwright-core'

// With the colors of the system no background and no shadow of ours is left: what has the focus, and what is chosen
// among others, has to show by lines, signs or weight.

/** What can have the focus and does not show it. */
export const unseenFocus = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const within = document.querySelector('[role=dialog]:not([hidden])') ?? document
    const focusable =
      'a[href], button:not(:disabled), input:not([type=hidden], :disabled), select, textarea, summary, [role=menuitem]:not([aria-disabled=true])'
    const unseen: string[] = []
    for (const one of within.querySelectorAll<HTMLElement>(focusable)) {
      if (!one.checkVisibility({ visibilityProperty: true })) continue
      one.focus({ preventScroll: true })
      // The menu notes it at its next drawing.
      if (one.role === 'menuitem') await new Promise(requestAnimationFrame)
      if (document.activeElement !== one) continue
      const around = [one, one.parentElement!, one.nextElementSibling ?? one]
      const isSeen = around.some((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element)
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
      })
      if (!isSeen) unseen.push(one.outerHTML.slice(0, 160))
    }
    return unseen
  })

/** What is chosen among others, and looks like them. */
export const unseenChoice = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const lines = [
      ...['border-bottom-width', 'border-bottom-color', 'border-bottom-style', 'border-top-color'],
      ...['outline-style', 'outline-width', 'text-decoration-line', 'color'],
    ]
    const looks = (element: Element): string =>
      [undefined, '::before', '::after']
        .flatMap((part) => {
          const style = getComputedStyle(element, part)
          return [...lines.map((name) => style.getPropertyValue(name)), part ? style.content : '']
        })
        .join()
    const chosen = '[aria-current]:not([aria-current=false]), [aria-selected=true], [aria-pressed=true]'
    const other = ':not([aria-current]), [aria-selected=false], [aria-pressed=false], [aria-current=false]'
    const unseen: string[] = []
    for (const one of document.querySelectorAll(chosen)) {
      if (!one.checkVisibility({ visibilityProperty: true })) continue
      const list =
        one.closest('ul, ol, nav, [role=tablist], [role=group], [role=listbox]') ?? one.parentElement!
      const beside = [...list.querySelectorAll(one.tagName)].filter((e) => e !== one && e.matches(other))
      const sign = (element: Element) =>
        looks(element) + element.querySelectorAll('svg path, svg circle').length
      if (beside.length > 0 && beside.some((e) => sign(e) === sign(one)))
        unseen.push(one.outerHTML.slice(0, 160))
    }
    return unseen
  })
