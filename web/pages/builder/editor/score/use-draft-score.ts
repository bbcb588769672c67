import { useEffect, useRef, useState } from 'react'
import type { AnalysisResult } from '#shared/schema/analysis.ts'
import type { Draft } from '#shared/schema/draft.ts'
import { dayOf } from '#web/components/analysis/day.ts'
import { engine } from '#web/worker/client.ts'
import { bare } from '../../versions/version-list.ts'
import type { DraftJob } from './job-of-draft.ts'
import { knownJob } from './known-job.ts'

const DEBOUNCE_MS = 150

const scored = async (draft: Draft) => {
  const job = await knownJob(draft)
  return { job, result: await engine.scoreDraft(bare(draft), job.request, dayOf(new Date())) }
}

export const scoreOf = async (draft: Draft): Promise<AnalysisResult> => (await scored(draft)).result

/** The score while writing, computed in the worker; what it was when the page was opened stands beside it. */
export function useDraftScore(draft: Draft): {
  result: AnalysisResult | null
  /** What it is the score for. */
  job: DraftJob | null
  before: number | null
  problem: string
} {
  const [shown, setShown] = useState<Awaited<ReturnType<typeof scored>> | null>(null)
  const [problem, setProblem] = useState('')
  const before = useRef<{ job: string; score: number } | null>(null)
  useEffect(() => {
    let gone = false
    const timer = setTimeout(() => {
      scored(draft).then(
        (now) => {
          if (gone) return
          // Of another job it would be another score: it is counted from there.
          const job = JSON.stringify(now.job.request)
          if (before.current?.job !== job) before.current = { job, score: now.result.overall_score }
          setProblem('')
          setShown(now)
        },
        (error: Error) => !gone && setProblem(error.message),
      )
    }, DEBOUNCE_MS)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [draft])
  const { result = null, job = null } = shown ?? {}
  return { result, job, before: before.current?.score ?? null, problem }
}
