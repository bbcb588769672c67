import { z } from 'zod'
import { analysisResult } from './analysis.ts'
import { documentFacts } from './document.ts'
import { CORRECTIONS_TEXT_MAX, JOB_TEXT_MAX } from './limits.ts'
import { resume } from './resume.ts'
import { rowId } from './synced/row.ts'

const short = z.string().max(300)
const NO_FILE = 'Please upload a resume file first'

/** The multipart form of `POST /api/analysis/*`. */
export const analyzeForm = z.object({
  resume: z.file(NO_FILE),
  jobRole: short.default(''),
  jobCategory: short.default(''),
  jobDescription: z.string().max(JOB_TEXT_MAX).default(''),
  /** Made by the client: the same id twice is one analysis. */
  id: rowId.optional(),
  /** The client's own upload this file is; without it the server finds or makes the upload. */
  resumeId: rowId.optional(),
  /** The day of the analysis where the person is. */
  asOf: z.iso.date().optional(),
  /** What the person said of the reading of this file: JSON of `corrections`. */
  corrections: z.string().max(CORRECTIONS_TEXT_MAX).optional(),
  /** Of an encrypted PDF; used once, not stored. */
  password: z.string().max(300).optional(),
})
export type AnalyzeForm = z.infer<typeof analyzeForm>

export const analyzeAnswer = z.object({
  _id: z.string(),
  /** Empty where nothing is stored. */
  resumeId: z.string(),
  stored: z.boolean(),
  analysis: analysisResult,
  /** What was read of the file: a device that cannot read it has it from here. */
  resume,
  facts: documentFacts,
})
export type AnalyzeAnswer = z.infer<typeof analyzeAnswer>
