/** Nobody has taken the focus meanwhile: the page as a whole only keeps it. */
export const focusIsFree = () => document.activeElement?.matches('body, main') !== false

/** Where the focus goes when what had it is gone: the page, not the top of the window. */
export const focusPage = () => document.querySelector('main')?.focus({ preventScroll: true })
