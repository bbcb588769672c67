import { readFile } from 'node:fs/promises'
import { defaultCategory, defaultRole, rolesOf } from '#shared/jobs/catalogue.ts'
import type { AnalysisResult } from '#shared/schema/analysis.ts'
import type { DocumentFacts } from '#shared/schema/document.ts'
import type { Resume } from '#shared/schema/resume.ts'
import { analyze } from '#shared/score/analyze.ts'

export interface JobChoice {
  job: string | undefined
  category: string | undefined
  role: string | undefined
}

/** The same analysis as in the app; a draft has no file, so the checks of a file are not applicable to it. */
export async function scorer(choice: JobChoice, asOf: string, insist = false) {
  const jobCategory = choice.category ?? defaultCategory
  const firstRole = rolesOf(jobCategory)[0]?.name ?? defaultRole
  const jobDescription = choice.job ? await readFile(choice.job, 'utf8') : ''
  const job = { jobCategory, jobRole: choice.role ?? firstRole, jobDescription }
  return (resume: Resume, facts: DocumentFacts): AnalysisResult =>
    analyze({ resume, facts: facts.kind === 'draft' ? null : facts, job, asOf, insist })
}
