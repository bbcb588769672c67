import { useEffect, useMemo, useRef } from 'react'
import type { AccountStore } from '#web/store/store.ts'
import { unfinishedFile } from '#web/store/unfinished-file.ts'
import type { ResumeFile } from './resume-file.ts'

interface Unfinished {
  keep: (file: ResumeFile) => void
  letGo: () => void
}

/** Brings back the file that was chosen and not analyzed, unless the address opens something else or another one is here already. */
export function useUnfinishedFile(
  store: AccountStore,
  { wanted, take }: { wanted: boolean; take: (file: File) => void },
): Unfinished {
  const changed = useRef(false)
  const latest = useRef(take)
  latest.current = take
  const unfinished = useMemo<Unfinished>(() => {
    const file = unfinishedFile(store.settings)
    const failed = (problem: unknown) => console.warn('The chosen file does not outlast this page', problem)
    const change = (write: () => Promise<unknown>) => {
      changed.current = true
      write().catch(failed)
    }
    return { keep: (chosen) => change(() => file.keep(chosen)), letGo: () => change(file.letGo) }
  }, [store])

  useEffect(() => {
    if (!wanted) return
    let gone = false
    unfinishedFile(store.settings)
      .get()
      .then(
        (file) => file && !gone && !changed.current && latest.current(file),
        (problem) => console.warn('The chosen file could not be brought back', problem),
      )
    return () => {
      gone = true
    }
  }, [store, wanted])
  return unfinished
}
