import type { Page } from 'playwright-core'

/** As most phones are, with the text twice as large. */
export const PHONE_READ_LARGE = { width: 390, height: 844 }

/** The text of the page in twice its size, or as it is. */
export const enlarge = (page: Page, twice: boolean): Promise<void> =>
  page.evaluate(
    (size) => {
      document.documentElement.style.fontSize = size
    },
    twice ? '200%' : '',
  )

/** Controls that cut off the words they show: what is chosen in a list, and what is written on a button. */
export const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ruler = document.createElement('canvas').getContext('2d')
    const widthOf = (text: string, { font }: CSSStyleDeclaration) => {
      if (!ruler) return 0
      ruler.font = font
      return ruler.measureText(text).width
    }
    const lacks = (element: HTMLElement): number => {
      if (!(element instanceof HTMLSelectElement)) return element.scrollWidth - element.clientWidth
      const style = getComputedStyle(element)
      const room =
        element.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
      return widthOf(element.selectedOptions[0]?.text ?? '', style) - room
    }
    return [...document.querySelectorAll<HTMLElement>('a[href], button, select, summary, [role=tab]')]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          element.clientWidth > 1 &&
          element.closest('[data-page], .sr-only') === null,
      )
      .filter((element) => lacks(element) > 1)
      .map((element) => {
        const shown =
          element instanceof HTMLSelectElement ? element.selectedOptions[0]?.text : element.textContent
        return `${shown}: ${Math.round(lacks(element))} px`
      })
  })

/** What makes the page wider than the window. */
export const overEdge = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document.documentElement.scrollWidth <= document.documentElement.clientWidth
      ? []
      : [...document.querySelectorAll<HTMLElement>('body *')]
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
          .map(
            (element) => `over the edge: <${element.localName}> ${(element.textContent ?? '').slice(0, 40)}`,
          ),
  )
