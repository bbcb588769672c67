import { useRef } from 'react'
import { focusIsFree, focusPage } from './focus-page.ts'

/** Where the focus came from, unless that is gone: its row was deleted. */
function giveFocusBack(opener: Element | null) {
  // The next dialog has it already, or something of the next page.
  if (!focusIsFree()) return
  if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) opener.focus()
  else focusPage()
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
