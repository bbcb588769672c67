import { z } from 'zod'
import { analysisRecord } from './analysis.ts'
import { JOB_TEXT_MAX, RECORD_LIST_MAX, RECORD_TEXT_MAX, SHORT_MAX, TITLE_MAX } from './limits.ts'

// What may be stored from now on. Reading is not bound by it: what an earlier version took stays readable.

/** Of the name of a field that we don't know. */
const FIELD_NAME_MAX = 300

const short = z.string().max(SHORT_MAX)
const texts = z.array(z.string().max(RECORD_TEXT_MAX)).max(RECORD_LIST_MAX)

export const storedRecord = analysisRecord.extend({
  resumeId: short,
  resumeName: z.string().max(TITLE_MAX),
  jobDescription: z.string().max(JOB_TEXT_MAX),
  createdAt: short,
  keywordMatch: z.object({ matched: texts, missing: texts }),
  suggestions: z.partialRecord(analysisRecord.shape.suggestions.keyType, texts),
  aiAnalysis: z.object({ strengths: texts, weaknesses: texts, recommendations: texts }).nullable(),
  jobRole: z.string().max(TITLE_MAX),
  jobCategory: z.string().max(TITLE_MAX),
  jobTitle: z.string().max(TITLE_MAX).optional(),
  engineVersion: short,
})

/** Refuses a value with a text longer than `most` anywhere in it, in fields that no schema knows, too. */
export const textsUpTo =
  (most: number): z.core.CheckFn<unknown> =>
  ({ value, issues }) => {
    const path = tooLong(value, most)
    if (path)
      issues.push({ code: 'custom', input: undefined, path, message: `Takes at most ${most} characters` })
  }

/** Where the first such text stands. */
function tooLong(value: unknown, most: number): string[] | null {
  if (typeof value === 'string') return value.length > most ? [] : null
  if (typeof value !== 'object' || value === null) return null
  for (const [key, inside] of Object.entries(value)) {
    if (key.length > FIELD_NAME_MAX) return [key.slice(0, FIELD_NAME_MAX)]
    const path = tooLong(inside, most)
    if (path) return [key, ...path]
  }
  return null
}
