import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { TITLE_MAX } from '#shared/schema/limits.ts'
import type { AccountStore } from '#web/store/store.ts'
import {
  type Given,
  initialTarget,
  isLastPosting,
  isSameJob,
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
const UNFINISHED = 'unfinished-target'
/** Nothing is written for every letter. */
const KEPT_AFTER_MS = 300

interface TargetControl {
  target: Target
  setTarget: (target: Target | ((was: Target) => Target)) => void
  /** The job of an analysis that is opened again. */
  adopt: (target: Target) => void
  /** Whether it is known what the page begins with. */
  known: boolean
  /** Where the job comes from while nobody has chosen it. */
  unchosen: Given['from'] | null
  /** Whether its posting is the one of the last analysis. */
  lastPosting: boolean
  /** Whose resume it was chosen for, where that is known. */
  chosenFor: string | undefined
  /** What was chosen and analyzed for is what the page begins with the next time; a role that was kept when asked is chosen. */
  remember: (target: Target, whose: Promise<string>, wasAsked?: boolean) => void
}

interface Begun {
  last: LastTarget
  given: Given | null
}

/**
 * The job of the analysis the address names, else one that was chosen here and not analyzed for yet, else the one that
 * was used last; a posting that came by a link goes first.
 */
async function begunWith(store: AccountStore, analysis: string | null): Promise<Begun | null> {
  const record = analysis ? await store.analyses.get(analysis) : undefined
  if (record) return { last: lastOfRecord(record), given: null }
  const kept = (key: string) => store.settings.get(key, lastTarget.nullable(), null)
  const unfinished = await kept(UNFINISHED)
  if (unfinished) return { last: unfinished, given: PRESET }
  const last = await kept(SETTING)
  return last && { last, given: { from: 'last', job: jobOf(withLast(initialTarget, last)), of: last.of } }
}

/** Keeps what is chosen and typed until it is analyzed for: a reload, or a look at another page, leaves it there. */
function useUnfinished(store: AccountStore, target: Target) {
  const edited = useRef(false)
  const waiting = useRef<(() => void) | null>(null)
  useEffect(() => {
    if (!edited.current) return
    const keep = () => {
      if (waiting.current !== keep) return
      waiting.current = null
      store.settings
        .set(UNFINISHED, lastOf(target))
        .catch((problem) => console.error('What was chosen could not be kept', problem))
    }
    waiting.current = keep
    const timer = setTimeout(keep, KEPT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [store, target])
  useEffect(() => () => waiting.current?.(), [])
  return useMemo(
    () => ({
      begin: () => {
        edited.current = true
      },
      end: () => {
        edited.current = false
        waiting.current = null
        store.settings
          .set(UNFINISHED, null)
          .catch((problem) => console.error('What was chosen could not be let go', problem))
      },
    }),
    [store],
  )
}

export function useTarget(store: AccountStore): TargetControl {
  const [search] = useSearchParams()
  const analysis = search.get('jobOf')
  const [target, change] = useState<Target>(() => targetOf(location.search))
  const [given, setGiven] = useState<Given | null>(PRESET)
  const [known, setKnown] = useState(() => jobTextIn(location.search) !== '')
  const touched = useRef(false)
  const unfinished = useUnfinished(store, target)

  useEffect(() => {
    if (jobTextIn(location.search)) return
    let gone = false
    touched.current = false
    begunWith(store, analysis)
      .then(
        (begun) => {
          // What the person has chosen meanwhile stays.
          if (gone || !begun || touched.current) return
          change((was) => withLast(was, begun.last))
          setGiven(begun.given)
        },
        (problem) => console.error('The last role could not be read', problem),
      )
      .finally(() => setKnown(true))
    return () => {
      gone = true
    }
  }, [store, analysis])

  const setTarget = useCallback(
    (next: Target | ((was: Target) => Target)) => {
      touched.current = true
      unfinished.begin()
      change(next)
    },
    [unfinished],
  )
  const adopt = useCallback(
    (next: Target) => {
      touched.current = true
      change(next)
      setGiven(PRESET)
      store.settings.get(SETTING, lastTarget.nullable(), null).then(
        (last) => last && isSameJob(lastOf(next), last) && setGiven(null),
        (problem) => console.error('The last role could not be read', problem),
      )
    },
    [store],
  )
  const remember = useCallback(
    (used: Target, whose: Promise<string>, wasAsked = false) => {
      unfinished.end()
      if (!wasAsked && unchosenOf(used, given)) return
      if (wasAsked) setGiven(null)
      whose
        .then((of) =>
          store.settings.set(SETTING, { ...lastOf(used), ...(of && { of: of.slice(0, TITLE_MAX) }) }),
        )
        .catch((problem) => console.error('The role could not be remembered', problem))
    },
    [store, given, unfinished],
  )
  return {
    target,
    setTarget,
    adopt,
    known,
    unchosen: unchosenOf(target, given),
    lastPosting: isLastPosting(target, given),
    chosenFor: given?.of,
    remember,
  }
}
