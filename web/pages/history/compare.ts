import type { AnalysisResult, Check } from '#shared/schema/analysis.ts'
import { openChecks } from '#shared/score/suggestions.ts'

// Two analyses of one resume. What the resume's own change did is told apart from what a newer engine or another job
// did: where the engines differ, `before` is scored again by the engine of `after`, and the difference of the two is
// the engine's; where the jobs differ, it is then scored for the job of `after`, and that difference is the job's.

export interface Comparison {
  /** Points of the overall score. */
  resumeDelta: number
  engineDelta: number
  jobDelta: number
  /** As in the list of suggestions: what one fix mends is one of them. */
  fixed: Check[]
  fresh: Check[]
  still: Check[]
  /** What each check said of the earlier one, by its id. */
  was: ReadonlyMap<string, Check>
  /** Findings that came or went although the resume was the same. */
  byEngine: Check[]
  jobChanged: boolean
}

const isOpen = (check: Check | undefined) =>
  check !== undefined && (check.status === 'fail' || check.status === 'partial')
const byId = (result: AnalysisResult) => new Map(result.checks.map((check) => [check.id, check]))
const byGain = (a: Check, b: Check) => b.gain - a.gain || a.id.localeCompare(b.id)

export const sameEngine = (a: AnalysisResult, b: AnalysisResult) => a.engineVersion === b.engineVersion

/**
 * `again`: `before` by the engine of `after`, or itself where that is the same; `forJob`: that for the job of `after`,
 * left out where the job is the same.
 */
export function compare(
  before: AnalysisResult,
  after: AnalysisResult,
  again: AnalysisResult,
  forJob?: AnalysisResult,
): Comparison {
  const compared = forJob ?? again
  const [old, now, redone, held] = [byId(before), byId(after), byId(again), byId(compared)]
  const openNow = openChecks(after.checks)
  return {
    resumeDelta: after.overall_score - compared.overall_score,
    jobDelta: compared.overall_score - again.overall_score,
    engineDelta: again.overall_score - before.overall_score,
    fixed: openChecks(compared.checks.filter(({ id }) => !isOpen(now.get(id)))),
    // What one fix mends is shown as the check that leads: it is still open where that one was.
    fresh: openNow.filter(({ id }) => !isOpen(held.get(id))),
    still: openNow.filter(({ id }) => isOpen(held.get(id))),
    was: held,
    byEngine: [...new Set([...old.keys(), ...redone.keys()])]
      .filter((id) => isOpen(old.get(id)) !== isOpen(redone.get(id)))
      .flatMap((id) => redone.get(id) ?? old.get(id) ?? [])
      .sort(byGain),
    jobChanged: forJob !== undefined,
  }
}
