import { z } from 'zod'
import { analysisBody, analysisRecord } from './analysis.ts'
import { corrections } from './corrections.ts'
import { documentFacts } from './document.ts'
import { draft } from './draft.ts'
import { BODY_TEXT_MAX, SHORT_MAX, TITLE_MAX } from './limits.ts'
import { resume } from './resume.ts'
import { storedRecord, textsUpTo } from './stored-text.ts'

// The user's rows form one space with a version counter; every changed row has a version of its own.

export const rowId = z.uuid()

/** A resume row is an upload (what was read from a file) or a built one (the draft). */
export const resumeBody = z.looseObject({
  schemaVersion: z.number().int().default(1),
  kind: z.enum(['upload', 'built']),
  name: z.string().max(300),
  /** SHA-256 of the file, hex: the same bytes twice are one upload. */
  contentHash: z.string().max(64).default(''),
  draft: draft.nullable().default(null),
  resume: resume.nullable().default(null),
  facts: documentFacts.nullable().default(null),
  /** What the person said of our reading of the upload; `resume` is what was read with it. */
  corrections: corrections.optional(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type ResumeBody = z.infer<typeof resumeBody>

export const syncedAnalysis = z.looseObject({
  record: analysisRecord,
  body: analysisBody,
})
export type SyncedAnalysis = z.infer<typeof syncedAnalysis>

const bounded = textsUpTo(BODY_TEXT_MAX)
const short = z.string().max(SHORT_MAX)
const storedAnalysis = syncedAnalysis.extend({ record: storedRecord }).check(bounded)
const storedResume = resumeBody
  .extend({
    name: z.string().max(TITLE_MAX),
    contentHash: short.default(''),
    createdAt: short,
    updatedAt: short,
  })
  .check(bounded)

export const mutation = z.discriminatedUnion('kind', [
  z.object({ id: rowId, kind: z.literal('analysis.create'), rowId, body: storedAnalysis }),
  z.object({ id: rowId, kind: z.literal('analysis.delete'), rowId }),
  z.object({
    id: rowId,
    kind: z.literal('resume.put'),
    rowId,
    body: storedResume,
    baseVersion: z.number().int().min(0),
  }),
  z.object({
    id: rowId,
    kind: z.literal('resume.delete'),
    rowId,
    baseVersion: z.number().int().min(0).optional(),
  }),
])
export type Mutation = z.infer<typeof mutation>

/** Mutations are parsed one by one, so that one that is not valid never blocks the others. */
export const pushBody = z.strictObject({
  account: short,
  /** The epoch in which the base versions were learnt: in another one they mean nothing (409, `epoch_changed`). */
  epoch: short.optional(),
  mutations: z.array(z.unknown()).max(100),
})

export const pullQuery = z.object({
  account: short.optional(),
  since: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(500).default(200),
  /** Part of a pull that began at 0: forgotten tombstones do not matter to it. */
  full: z
    .enum(['0', '1'])
    .default('0')
    .transform((flag) => flag === '1'),
})
export type PullQuery = z.infer<typeof pullQuery>

export const mutationResult = z.object({
  id: z.string(),
  status: z.enum(['applied', 'conflict', 'refused']),
  /** The row's version after an applied mutation; the server's current one on a conflict. */
  version: z.number().int().optional(),
  code: z.string().optional(),
  error: z.string().optional(),
  /** On a conflict: the server's current row, or null where it was deleted. */
  current: z.looseObject({ version: z.number().int(), body: resumeBody.nullable() }).optional(),
})
export type MutationResult = z.infer<typeof mutationResult>

export const pushAnswer = z.object({ epoch: z.string(), results: z.array(mutationResult) })
export type PushAnswer = z.infer<typeof pushAnswer>

export const syncRow = z.object({
  kind: z.enum(['analysis', 'resume']),
  id: z.string(),
  version: z.number().int(),
  deleted: z.boolean(),
  /** Analyses arrive as their record; the body is pulled when it is needed. */
  record: analysisRecord.nullable().default(null),
  body: resumeBody.nullable().default(null),
})
export type SyncRow = z.infer<typeof syncRow>

export const pullAnswer = z.object({
  epoch: z.string(),
  rows: z.array(syncRow),
  /** Ask again with `since` = this. */
  next: z.number().int(),
  more: z.boolean(),
  /** `since` is older than the tombstones that are kept: ask again from 0. */
  resync: z.boolean().default(false),
})
export type PullAnswer = z.infer<typeof pullAnswer>

/** One analysis' body, fetched when it is looked at. */
export const bodyAnswer = z.object({ body: analysisBody })
