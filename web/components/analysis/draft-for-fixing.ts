import type { AnalysisResult } from '#shared/schema/analysis.ts'
import type { Draft } from '#shared/schema/draft.ts'
import type { Resume } from '#shared/schema/resume.ts'
import { readingOf } from './draft-of-reading.ts'

/** 'Fix in builder': what was read, compared with the same job as before, and what the file scored. */
export function draftForFixing(
  draft: Draft,
  resume: Resume,
  result: AnalysisResult,
  jobDescription: string,
): Draft {
  const { source, title, role } = result.job
  const target = source === 'role' ? role : title || draft.targetRole || role
  const checks: Record<string, [points: number, of: number]> = {}
  for (const { id, points, of, advice } of result.checks) if (!advice) checks[id] = [points, of]
  return {
    ...draft,
    targetRole: target,
    jobDescription,
    importedFrom: {
      score: result.overall_score,
      reading: readingOf(resume, result, jobDescription),
      job: source === 'role' ? role : title,
      checks,
    },
  }
}
