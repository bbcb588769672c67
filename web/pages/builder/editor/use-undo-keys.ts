import { useEffect } from 'react'
import type { DraftControl } from './draft/draft-session.ts'

/** There the browser takes back what was typed. */
const TEXT = 'textarea, select, input:not([type=radio], [type=checkbox], [type=range], [type=color])'
const isText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(TEXT))

/** Somebody has to answer first. */
const somethingIsOpen = (): boolean => document.querySelector('[role="dialog"], [role="menu"]') !== null

/** Ctrl or ⌘ with Z, and with Shift or Y the other way: for all that is not typed, as moving and removing. */
export function useUndoKeys({ undo, redo }: Pick<DraftControl, 'undo' | 'redo'>) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase()
      const isOurs = (event.ctrlKey || event.metaKey) && !event.altKey && (key === 'z' || key === 'y')
      if (!isOurs || event.defaultPrevented || isText(event.target) || somethingIsOpen()) return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) redo?.()
      else undo?.()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [undo, redo])
}
