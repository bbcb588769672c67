import { draftFromResume } from '#shared/export/draft-from-resume.ts'
import type { AnalysisResult } from '#shared/schema/analysis.ts'
import type { Draft } from '#shared/schema/draft.ts'
import type { Resume } from '#shared/schema/resume.ts'

/** 'Fix in builder': what was read, with the job it was compared with in view. */
export function draftForFixing(resume: Resume, result: AnalysisResult, jobDescription: string): Draft {
  const draft = draftFromResume(resume)
  return { ...draft, targetRole: draft.targetRole || result.job.title || result.job.role, jobDescription }
}
