import { useEffect, useRef } from 'react'
import { focusPage } from './focus-page.ts'

/**
 * After a row was deleted the focus goes to the one that took its place, in the element with its `data-row`.
 * `ids` as they are shown; `asking` while the question whether to delete one is open. Call the answer with the one that
 * is gone.
 */
export function useRowAfter(ids: readonly string[], asking: boolean): (gone: string) => void {
  const left = useRef<{ id: string; at: number } | null>(null)
  useEffect(() => {
    // The list may be told before the question closes, or after.
    if (!left.current || asking || ids.includes(left.current.id)) return
    const next = ids[Math.min(left.current.at, ids.length - 1)]
    left.current = null
    // In a task of its own, as the closing dialog gives the focus back: this comes after.
    setTimeout(() => {
      const row = next === undefined ? null : document.querySelector(`[data-row="${CSS.escape(next)}"]`)
      const button = row?.querySelector<HTMLElement>(':is(a, button):not([disabled])')
      if (button) button.focus()
      else focusPage()
    })
  }, [ids, asking])
  return (id) => {
    left.current = { id, at: ids.indexOf(id) }
  }
}
