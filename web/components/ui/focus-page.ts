/** Where the focus goes when what had it is gone: the page, not the top of the window. */
export const focusPage = () => document.querySelector('main')?.focus({ preventScroll: true })
