import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { AccountStore } from '#web/store/store.ts'
import {
  jobTextIn,
  type LastTarget,
  lastOf,
  lastOfRecord,
  lastTarget,
  type Target,
  targetOf,
  withLast,
} from './target.ts'

const SETTING = 'last-target'

export interface TargetControl {
  target: Target
  setTarget: (target: Target | ((was: Target) => Target)) => void
  /** What was analyzed for is what the page begins with the next time. */
  remember: (target: Target) => void
}

/** The job of the analysis the address names, else the one that was used last; a posting that came by a link goes first. */
async function lastUsed(store: AccountStore, analysis: string | null): Promise<LastTarget | null> {
  const record = analysis ? await store.analyses.get(analysis) : undefined
  if (!record) return store.settings.get(SETTING, lastTarget.nullable(), null)
  return lastOfRecord(record)
}

export function useTarget(store: AccountStore): TargetControl {
  const [search] = useSearchParams()
  const analysis = search.get('jobOf')
  const [target, change] = useState<Target>(() => targetOf(location.search))
  const touched = useRef(false)

  useEffect(() => {
    if (jobTextIn(location.search)) return
    let gone = false
    touched.current = false
    lastUsed(store, analysis).then(
      (last) => {
        // What the person has chosen meanwhile stays.
        if (!gone && last && !touched.current) change((was) => withLast(was, last))
      },
      (problem) => console.error('The last role could not be read', problem),
    )
    return () => {
      gone = true
    }
  }, [store, analysis])

  const setTarget = useCallback((next: Target | ((was: Target) => Target)) => {
    touched.current = true
    change(next)
  }, [])
  const remember = useCallback(
    (used: Target) => {
      store.settings
        .set(SETTING, lastOf(used))
        .catch((problem) => console.error('The role could not be remembered', problem))
    },
    [store],
  )
  return { target, setTarget, remember }
}
