import type { AnalysisResult } from '#shared/schema/analysis.ts'
import type { DocumentFacts } from '#shared/schema/document.ts'
import type { Resume } from '#shared/schema/resume.ts'

// What crosses between the server and the processes that read files. Errors are values: a thrown one loses its code.

export interface ParseTask {
  bytes: Uint8Array
  name: string
  password?: string | undefined
  jobCategory: string
  jobRole: string
  jobDescription: string
  /** The day of the analysis, YYYY-MM-DD. */
  asOf: string
}

export interface Parsed {
  result: AnalysisResult
  resume: Resume
  facts: DocumentFacts
}

export type ParseReply = { ok: true; value: Parsed } | { ok: false; code: string; message: string }
