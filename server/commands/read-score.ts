import { readFile } from 'node:fs/promises'
import { defaultCategory, defaultRole, NO_ROLE, roleNamed, rolesOf } from '#shared/jobs/catalogue.ts'
import { occupationFor, withOccupation } from '#shared/jobs/occupations/find.ts'
import type { AnalysisResult } from '#shared/schema/analysis.ts'
import type { DocumentFacts } from '#shared/schema/document.ts'
import type { Resume } from '#shared/schema/resume.ts'
import { analyze } from '#shared/score/analyze.ts'
import { t } from './texts.ts'

interface JobChoice {
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

/** `warn`: told where a role is neither one of the catalogue nor an occupation. */
export async function jobChosen(choice: JobChoice, warn: (text: string) => void): Promise<Scoring['job']> {
  const jobDescription = choice.job ? await readFile(choice.job, 'utf8') : ''
  if (choice.role === 'none') return { jobCategory: NO_ROLE.category, jobRole: NO_ROLE.role, jobDescription }
  const jobCategory = choice.category ?? defaultCategory
  const firstRole = rolesOf(jobCategory)[0]?.name ?? defaultRole
  const jobRole = choice.role ?? firstRole
  const isKnown =
    jobDescription !== '' ||
    roleNamed(jobCategory, jobRole) !== undefined ||
    (await occupationFor(jobCategory, jobRole)) !== null
  if (!isKnown) warn(t.unknownRole({ role: jobRole }))
  return { jobCategory, jobRole, jobDescription }
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
