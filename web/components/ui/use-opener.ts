import { useRef } from 'react'

/** Where the focus came from; if that is gone (its row was deleted), the page, not the top of the window. */
function giveFocusBack(opener: Element | null) {
  const from = opener?.isConnected && opener !== document.body
  const target = from ? opener : document.querySelector('main')
  if (target instanceof HTMLElement) target.focus({ preventScroll: target !== opener })
}

/** For what is opened by state, not by a trigger of its own: Radix gives the focus back to a trigger only. */
export function useOpener() {
  const opener = useRef<Element | null>(null)
  return {
    remember: () => {
      opener.current = document.activeElement
    },
    giveBack: (event: Event) => {
      event.preventDefault()
      giveFocusBack(opener.current)
    },
  }
}
