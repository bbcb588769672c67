import { readFile } from 'node:fs/promises'
import { defaultCategory, defaultRole, NO_ROLE, rolesOf } from '#shared/jobs/catalogue.ts'
import { withOccupation } from '#shared/jobs/occupations/find.ts'
import type { AnalysisResult } from '#shared/schema/analysis.ts'
import type { DocumentFacts } from '#shared/schema/document.ts'
import type { Resume } from '#shared/schema/resume.ts'
import { analyze } from '#shared/score/analyze.ts'

export interface JobChoice {
  job?: string | undefined
  category?: string | undefined
  role?: string | undefined
}

/** What is asked for, as the app's own requests say it. */
export interface Scoring {
  job: { jobCategory: string; jobRole: string; jobDescription: string }
  asOf: string
  /** Scores also what looks like no resume. */
  insist: boolean
}

export async function jobChosen(choice: JobChoice): Promise<Scoring['job']> {
  const jobDescription = choice.job ? await readFile(choice.job, 'utf8') : ''
  if (choice.role === 'none') return { jobCategory: NO_ROLE.category, jobRole: NO_ROLE.role, jobDescription }
  const jobCategory = choice.category ?? defaultCategory
  const firstRole = rolesOf(jobCategory)[0]?.name ?? defaultRole
  return { jobCategory, jobRole: choice.role ?? firstRole, jobDescription }
}

/** The same analysis as in the app; a draft has no file, so the checks of a file are not applicable to it. */
export async function scored(
  resume: Resume,
  facts: DocumentFacts,
  { job, ...scoring }: Scoring,
): Promise<AnalysisResult> {
  const wanted = await withOccupation(job)
  return analyze({ resume, facts: facts.kind === 'draft' ? null : facts, job: wanted, ...scoring })
}
