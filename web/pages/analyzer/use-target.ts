import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { TITLE_MAX } from '#shared/schema/limits.ts'
import type { AccountStore } from '#web/store/store.ts'
import {
  type Given,
  initialTarget,
  isLastPosting,
  jobOf,
  jobTextIn,
  type LastTarget,
  lastOf,
  lastOfRecord,
  lastTarget,
  PRESET,
  type Target,
  targetOf,
  unchosenOf,
  withLast,
} from './target.ts'

const SETTING = 'last-target'

export interface TargetControl {
  target: Target
  setTarget: (target: Target | ((was: Target) => Target)) => void
  /** The job of an analysis that is opened again. */
  adopt: (target: Target) => void
  /** Where the job comes from while nobody has chosen it. */
  unchosen: Given['from'] | null
  /** Whether its posting is the one of the last analysis. */
  lastPosting: boolean
  /** Whose resume it was chosen for, where that is known. */
  chosenFor: string | undefined
  /** What was chosen and analyzed for is what the page begins with the next time; a role that was kept when asked is chosen. */
  remember: (target: Target, of?: string, wasAsked?: boolean) => void
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
  const [given, setGiven] = useState<Given | null>(PRESET)
  const touched = useRef(false)

  useEffect(() => {
    if (jobTextIn(location.search)) return
    let gone = false
    touched.current = false
    lastUsed(store, analysis).then(
      (last) => {
        // What the person has chosen meanwhile stays.
        if (gone || !last || touched.current) return
        change((was) => withLast(was, last))
        setGiven(analysis ? null : { from: 'last', job: jobOf(withLast(initialTarget, last)), of: last.of })
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
  const adopt = useCallback(
    (next: Target) => {
      setTarget(next)
      setGiven(PRESET)
    },
    [setTarget],
  )
  const remember = useCallback(
    (used: Target, of?: string, wasAsked = false) => {
      if (!wasAsked && unchosenOf(used, given)) return
      store.settings
        .set(SETTING, { ...lastOf(used), ...(of && { of: of.slice(0, TITLE_MAX) }) })
        .catch((problem) => console.error('The role could not be remembered', problem))
    },
    [store, given],
  )
  return {
    target,
    setTarget,
    adopt,
    unchosen: unchosenOf(target, given),
    lastPosting: isLastPosting(target, given),
    chosenFor: given?.of,
    remember,
  }
}
