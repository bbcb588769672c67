import { useEffect, useRef, useState } from 'react'
import type { AnalysisResult } from '#shared/schema/analysis.ts'
import type { Draft } from '#shared/schema/draft.ts'
import { dayOf } from '#web/components/analysis/day.ts'
import { engine } from '#web/worker/client.ts'
import { bare } from '../../versions/version-list.ts'
import { jobOfDraft } from './job-of-draft.ts'

const DEBOUNCE_MS = 150

export const scoreOf = (draft: Draft): Promise<AnalysisResult> =>
  engine.scoreDraft(bare(draft), jobOfDraft(draft).request, dayOf(new Date()))

/** The score while writing, computed in the worker; what it was when the page was opened stands beside it. */
export function useDraftScore(draft: Draft): {
  result: AnalysisResult | null
  before: number | null
  problem: string
} {
  const [result, setResult] = useState<AnalysisResult | null>(null)
  const [problem, setProblem] = useState('')
  const before = useRef<{ job: string; score: number } | null>(null)
  useEffect(() => {
    let gone = false
    const timer = setTimeout(() => {
      const { request } = jobOfDraft(draft)
      scoreOf(draft).then(
        (scored) => {
          if (gone) return
          // Of another job it would be another score: it is counted from there.
          const job = JSON.stringify(request)
          if (before.current?.job !== job) before.current = { job, score: scored.overall_score }
          setProblem('')
          setResult(scored)
        },
        (error: Error) => !gone && setProblem(error.message),
      )
    }, DEBOUNCE_MS)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [draft])
  return { result, before: before.current?.score ?? null, problem }
}
