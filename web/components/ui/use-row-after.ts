import { useEffect, useRef } from 'react'
import { focusRow } from './focus-row.ts'

/**
 * After a row was deleted the focus goes to the one that took its place, in the element with its `data-row`; put back,
 * it has the focus itself, unless something else has by then.
 * `ids` as they are shown; `asking` while the question whether to delete one is open. Call the answer with the one that
 * is gone.
 */
export function useRowAfter(ids: readonly string[], asking: boolean): (gone: string) => void {
  const left = useRef<{ id: string; at: number } | null>(null)
  const gone = useRef<string | null>(null)
  useEffect(() => {
    if (gone.current && ids.includes(gone.current)) {
      focusRow(gone.current)
      gone.current = null
    }
    // The list may be told before the question closes, or after.
    if (!left.current || asking || ids.includes(left.current.id)) return
    const next = ids[Math.min(left.current.at, ids.length - 1)]
    gone.current = left.current.id
    left.current = null
    focusRow(next)
  }, [ids, asking])
  return (id) => {
    left.current = { id, at: ids.indexOf(id) }
  }
}
