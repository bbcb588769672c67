import { focusIsFree, focusPage } from './focus-page.ts'

/** The focus goes to the first thing to press in the element with this `data-row`; to the page, if it is not drawn. */
export function focusRow(id: string | undefined) {
  // In a task of its own, as the closing dialog gives the focus back: this comes after.
  setTimeout(() => {
    // The row may have gone long after its dialog closed: by then somebody may be typing. The title only has the focus
    // since the page was opened.
    const free = focusIsFree()
    if (!free && !document.activeElement?.matches('h1')) return
    const row = id === undefined ? null : document.querySelector(`[data-row="${CSS.escape(id)}"]`)
    const button = row?.querySelector<HTMLElement>(':is(a, button):not([disabled])')
    if (button) button.focus()
    else if (free) focusPage()
  })
}
