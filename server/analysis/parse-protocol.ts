import type { AnalysisResult } from '#shared/schema/analysis.ts'
import type { Correction } from '#shared/schema/corrections.ts'
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
  /** What the person said of the reading of this file. */
  corrections?: Correction[] | undefined
  /** The day of the analysis, YYYY-MM-DD. */
  asOf: string
}

export interface Parsed {
  result: AnalysisResult
  resume: Resume
  facts: DocumentFacts
  corrections?: Correction[]
}

export type ParseReply = { ok: true; value: Parsed } | { ok: false; code: string; message: string }
