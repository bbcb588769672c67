import type { Page } from 'playwright-core'

/** Of a finger, in pixels of the page. */
const FINGER = 44
/** A word to press may be narrower than a finger, as long as it is as high. */
const WORD = 24

/** What can be pressed here, and is smaller than a finger; a link or button within a sentence may be. */
export const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ finger, word }) => {
      const pressed = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=switch]'
      const visible = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      /** The lines of a page stand where they are printed. */
      const isFree = (element: Element) =>
        element.closest('[data-line]') === null && element.closest('[data-page]') === null
      const inSentence = (element: Element) =>
        element.matches('p a, p button, li a, li button, label a, h1 a') &&
        [...(element.parentElement?.childNodes ?? [])].some(
          ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && (textContent ?? '').trim() !== '',
        )
      const boxOf = (element: HTMLElement) => {
        const own = element.getBoundingClientRect()
        const { labels, type } = element as HTMLInputElement
        const [label] = type === 'checkbox' || type === 'radio' ? (labels ?? []) : []
        if (label) return label.getBoundingClientRect()
        // What is drawn beyond its edges can be pressed too.
        const beyond = Number.parseFloat(getComputedStyle(element, '::after').insetBlock || '0')
        return new DOMRect(own.x, own.y, own.width, own.height - 2 * Math.min(0, beyond || 0))
      }
      return [...document.querySelectorAll<HTMLElement>(pressed)]
        .filter((element) => visible(element) && isFree(element) && !inSentence(element))
        .flatMap((element) => {
          const { width, height } = boxOf(element)
          // Read to who cannot see it, or shown once it has the focus.
          if (width < 2 || height < 2 || element.className.includes('sr-only')) return []
          const least = (element.textContent ?? '').trim() || element.matches('input') ? word : finger
          if (height >= finger - 0.5 && width >= least - 0.5) return []
          const name = element.ariaLabel ?? (element.textContent || element.id || element.tagName)
          return [`${name.slice(0, 40)}: ${Math.round(width)} × ${Math.round(height)}`]
        })
    },
    { finger: FINGER, word: WORD },
  )
