import type { AnalysisResult } from '#shared/schema/analysis.ts'
import type { Draft } from '#shared/schema/draft.ts'
import type { Resume } from '#shared/schema/resume.ts'
import { fnv1a } from '#shared/sync/fingerprint.ts'
import { canonicalJson } from '#shared/sync/json.ts'

/** The same for the same reading, corrections included, beside the same job; whenever and wherever it is asked for. */
export const readingOf = (resume: Resume, { job }: AnalysisResult, jobDescription: string): string =>
  fnv1a(canonicalJson({ resume, role: job.role, jobDescription }))

interface Row {
  id: string
  body: { draft: Draft | null }
}

/** The newest draft that was made of this reading; copies of it are other resumes. */
export const draftOfReading = <R extends Row>(rows: R[], reading: string): R | undefined =>
  rows.find(({ body: { draft } }) => draft?.importedFrom?.reading === reading && !draft.copiedFrom)
