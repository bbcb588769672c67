import type { AnalysisResult, Check } from '#shared/schema/analysis.ts'

// Two analyses of one resume. What the resume's own change did is told apart from what a newer engine did: where the
// engines differ, `before` is scored again by the engine of `after`, and the difference of the two is the engine's.

export interface Comparison {
  /** Points of the overall score. */
  resumeDelta: number
  engineDelta: number
  fixed: Check[]
  fresh: Check[]
  still: Check[]
  /** Findings that came or went although the resume was the same. */
  byEngine: Check[]
  jobChanged: boolean
}

const isOpen = (check: Check | undefined) =>
  check !== undefined && (check.status === 'fail' || check.status === 'partial')
const byId = (result: AnalysisResult) => new Map(result.checks.map((check) => [check.id, check]))
const byGain = (a: Check, b: Check) => b.gain - a.gain || a.id.localeCompare(b.id)

export const sameEngine = (a: AnalysisResult, b: AnalysisResult) => a.engineVersion === b.engineVersion

/** `again`: `before` by the engine of `after`; the same thing where the engines are the same. */
export function compare(before: AnalysisResult, after: AnalysisResult, again: AnalysisResult): Comparison {
  const [old, now, redone] = [byId(before), byId(after), byId(again)]
  const open = (checks: Map<string, Check>) => [...checks.values()].filter(isOpen)
  return {
    resumeDelta: after.overall_score - again.overall_score,
    engineDelta: again.overall_score - before.overall_score,
    fixed: open(redone)
      .filter(({ id }) => !isOpen(now.get(id)))
      .sort(byGain),
    fresh: open(now)
      .filter(({ id }) => !isOpen(redone.get(id)))
      .sort(byGain),
    still: open(now)
      .filter(({ id }) => isOpen(redone.get(id)))
      .sort(byGain),
    byEngine: [...new Set([...old.keys(), ...redone.keys()])]
      .filter((id) => isOpen(old.get(id)) !== isOpen(redone.get(id)))
      .map((id) => redone.get(id) ?? old.get(id)!)
      .sort(byGain),
    jobChanged:
      before.job.source !== after.job.source ||
      before.job.title !== after.job.title ||
      before.job.role !== after.job.role,
  }
}
