import { type RefObject, useEffect, useRef } from 'react'
import { useMatch } from 'react-router-dom'
import { focusRow } from '#web/components/ui/focus-row.ts'

/**
 * Back at the list the focus is on the card whose dialog was open, also where that was not opened from it: reloaded,
 * found by its address, or come back to from a comparison. And what was compared there is over.
 */
export function useCardAfter(compared: RefObject<string>) {
  const open = useMatch('/history/:id/*')?.params.id
  const last = useRef(open)
  useEffect(() => {
    if (open === undefined) {
      compared.current = ''
      if (last.current !== undefined) focusRow(last.current)
    }
    last.current = open
  }, [open, compared])
}
