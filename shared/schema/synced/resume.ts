import { z } from 'zod'
import { corrections } from '../corrections.ts'
import { documentFacts } from '../document.ts'
import { draft } from '../draft.ts'
import { TITLE_MAX } from '../limits.ts'
import { resume } from '../resume.ts'
import { boundedTexts, change, nothing, pulledRow, shortText, version } from './row.ts'

/** A resume row is an upload (what was read from a file) or a built one (the draft). */
export const resumeBody = z.looseObject({
  schemaVersion: z.number().int().default(1),
  kind: z.enum(['upload', 'built']),
  name: z.string().max(300),
  /** SHA-256 of the file in hex: uploading the same bytes twice gives one upload. */
  contentHash: z.string().max(64).default(''),
  draft: draft.nullable().default(null),
  resume: resume.nullable().default(null),
  facts: documentFacts.nullable().default(null),
  /** What the person corrected in our reading of the upload; `resume` already contains it. */
  corrections: corrections.optional(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type ResumeBody = z.infer<typeof resumeBody>

const storedResume = resumeBody
  .extend({
    name: z.string().max(TITLE_MAX),
    contentHash: shortText.default(''),
    createdAt: shortText,
    updatedAt: shortText,
  })
  .check(boundedTexts)

export const resumePut = change('resume.put').extend({ body: storedResume, baseVersion: version })
export type ResumePut = z.infer<typeof resumePut>

/** Without a base version the deletion is unconditional. */
export const resumeDelete = change('resume.delete').extend({ baseVersion: version.optional() })
export type ResumeDelete = z.infer<typeof resumeDelete>

export const resumeRow = z.discriminatedUnion('deleted', [
  pulledRow('resume').extend({ deleted: z.literal(false), record: nothing, body: resumeBody }),
  pulledRow('resume').extend({ deleted: z.literal(true), record: nothing, body: nothing }),
])
export type ResumeSyncRow = z.infer<typeof resumeRow>
