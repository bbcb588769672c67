import { z } from 'zod'
import { draft } from './draft.ts'
import { BODY_TEXT_MAX } from './limits.ts'
import { textsUpTo } from './stored-text.ts'
import { rowId } from './synced/row.ts'

/** `POST /api/resumes`: the whole draft. With an id it updates that resume, from `baseVersion` where that is given. */
export const saveResumeBody = draft
  .extend({
    id: rowId.optional(),
    baseVersion: z.number().int().min(0).optional(),
  })
  // A draft takes fields that we don't know: these, too, have an end.
  .check(textsUpTo(BODY_TEXT_MAX))
export type SaveResumeBody = z.infer<typeof saveResumeBody>

export const savedResume = z.object({ _id: z.string(), version: z.number().int() })
export type SavedResume = z.infer<typeof savedResume>

export const resumeSummary = z.object({
  _id: z.string(),
  version: z.number().int(),
  kind: z.enum(['upload', 'built']),
  name: z.string(),
  template: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
