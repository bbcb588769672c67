import type { DocumentFacts } from '#shared/schema/document.ts'
import type { Resume } from '#shared/schema/resume.ts'

export interface JobChoice {
  job: string | undefined
  category: string | undefined
  role: string | undefined
}

export const scorer =
  async (_choice: JobChoice, _asOf: string) =>
  (_resume: Resume, _facts: DocumentFacts): unknown =>
    null
