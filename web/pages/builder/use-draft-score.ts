import { useEffect, useRef, useState } from 'react'
import { categories, defaultCategory, defaultRole } from '#shared/jobs/catalogue.ts'
import type { AnalysisResult } from '#shared/schema/analysis.ts'
import type { Draft } from '#shared/schema/draft.ts'
import { dayOf } from '#web/components/analysis/day.ts'
import { engine } from '#web/worker/client.ts'
import type { JobRequest } from '#web/worker/protocol.ts'
import { bare } from './version-list.ts'

const DEBOUNCE_MS = 150

/** The job a draft is written for: its description, else the role of the catalogue its target role names. */
export function jobOfDraft(draft: Draft): JobRequest {
  const wanted = draft.targetRole.trim().toLowerCase()
  const names = (role: { name: string; titles: string[] }) =>
    [role.name, ...role.titles].map((n) => n.toLowerCase())
  for (const category of categories) {
    const role = category.roles.find((r) => names(r).includes(wanted))
    if (role) return { jobCategory: category.name, jobRole: role.name, jobDescription: draft.jobDescription }
  }
  return { jobCategory: defaultCategory, jobRole: defaultRole, jobDescription: draft.jobDescription }
}

/** The score while writing, computed in the worker; what it was when the page was opened stands beside it. */
export function useDraftScore(draft: Draft): {
  result: AnalysisResult | null
  before: number | null
  problem: string
} {
  const [result, setResult] = useState<AnalysisResult | null>(null)
  const [problem, setProblem] = useState('')
  const before = useRef<number | null>(null)
  useEffect(() => {
    let gone = false
    const timer = setTimeout(() => {
      engine.scoreDraft(bare(draft), jobOfDraft(draft), dayOf(new Date())).then(
        (scored) => {
          if (gone) return
          before.current ??= scored.overall_score
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
  return { result, before: before.current, problem }
}
