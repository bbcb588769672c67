import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { AnalysisBody, AnalysisRecord } from '#shared/schema/analysis.ts'
import type { AccountStore } from '#web/store/store.ts'
import { t } from './texts.ts'

const PARAM = 'analysis'

export interface KeptAnalysis {
  record: AnalysisRecord
  body: AnalysisBody
  /** The file it was made of, where it is on this device. */
  file: File | null
}

async function fromStore(store: AccountStore, id: string): Promise<KeptAnalysis | null> {
  const record = await store.analyses.get(id)
  if (!record) return null
  const body = await store.analyses.body(id)
  const hash = (await store.resumes.get(record.resumeId))?.body.contentHash
  const kept = hash ? await store.files.get(hash) : undefined
  return { record, body, file: kept ? new File([kept.bytes], kept.name) : null }
}

interface Shown {
  /** Not after the signal: the person went on to something else meanwhile. */
  show: (kept: KeptAnalysis, signal: AbortSignal) => Promise<void>
  refuse: (problem: string) => void
}

interface KeptControl {
  /** The page was opened with a result, and it is on its way. */
  opening: boolean
  reopened: boolean
  /** Something else is wanted now. */
  leave: () => void
}

/**
 * `?analysis=`: the result on the page, so that a reload shows it again. `keptAs` is the id of what is shown now; the
 * one the page was opened with goes to `show`.
 */
export function useKeptAnalysis(store: AccountStore, keptAs: string, { show, refuse }: Shown): KeptControl {
  const [search, setSearch] = useSearchParams()
  const [asked] = useState(() => search.get(PARAM) ?? '')
  const [opening, setOpening] = useState(asked !== '')
  const latest = useRef({ show, refuse })
  latest.current = { show, refuse }
  const stop = useRef<AbortController | null>(null)
  const leave = useCallback(() => {
    stop.current?.abort()
    setOpening(false)
  }, [])

  useEffect(() => {
    if (!asked) return
    const controller = new AbortController()
    stop.current = controller
    const { signal } = controller
    fromStore(store, asked)
      .then(async (kept) => {
        if (signal.aborted) return
        if (kept) await latest.current.show(kept, signal)
        else latest.current.refuse(t.thisAnalysisIsNotHere)
      })
      .catch((error: Error) => {
        if (!signal.aborted) latest.current.refuse(`${t.thisAnalysisCouldNotBe} ${error.message}`)
      })
      .finally(() => {
        if (!signal.aborted) setOpening(false)
      })
    return () => controller.abort()
  }, [store, asked])

  useEffect(() => {
    // To write what is there already would bring back who has just gone to another page.
    if (opening || (search.get(PARAM) ?? '') === keptAs) return
    setSearch(
      (before) => {
        const now = new URLSearchParams(before)
        if (keptAs) now.set(PARAM, keptAs)
        else now.delete(PARAM)
        return now
      },
      { replace: true },
    )
  }, [opening, keptAs, search, setSearch])

  return { opening, reopened: asked !== '', leave }
}
