import { z } from 'zod'
import { analysisCreate, analysisDelete, analysisRow } from './synced/analysis.ts'
import { resumeBody, resumeDelete, resumePut, resumeRow } from './synced/resume.ts'
import { shortText } from './synced/row.ts'

// A user's rows form one space with a version counter, and every changed row gets a version of its own. What is
// synced is listed here once; each entity's own schemas are in `synced/`.

export const mutation = z.discriminatedUnion('kind', [
  analysisCreate,
  analysisDelete,
  resumePut,
  resumeDelete,
])
export type Mutation = z.infer<typeof mutation>

export const syncRow = z.discriminatedUnion('kind', [analysisRow, resumeRow])
export type SyncRow = z.infer<typeof syncRow>

/** The entities whose rows change: a conflict sends the server's body along, so that the device can merge. */
const changedBody = resumeBody

/** Mutations are parsed one by one, so that an invalid one never blocks the others. */
export const pushBody = z.strictObject({
  account: shortText,
  /** The epoch in which the base versions were learned: in another one they mean nothing (409, `epoch_changed`). */
  epoch: shortText.optional(),
  mutations: z.array(z.unknown()).max(100),
})

export const pullQuery = z.object({
  account: shortText.optional(),
  since: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(500).default(200),
  /** Part of a pull that began at 0: forgotten tombstones do not matter to it. */
  full: z
    .enum(['0', '1'])
    .default('0')
    .transform((flag) => flag === '1'),
})
export type PullQuery = z.infer<typeof pullQuery>

const result = z.object({ id: z.string() })

export const mutationResult = z.discriminatedUnion('status', [
  /** `version` is the row's version after the change. */
  result.extend({ status: z.literal('applied'), version: z.number().int() }),
  result.extend({
    status: z.literal('conflict'),
    version: z.number().int().optional(),
    /** The server's row, with a null body where it was deleted. Missing: the server has no such row at all. */
    current: z.looseObject({ version: z.number().int(), body: changedBody.nullable() }).optional(),
  }),
  result.extend({ status: z.literal('refused'), code: z.string(), error: z.string() }),
])
export type MutationResult = z.infer<typeof mutationResult>

export const pushAnswer = z.object({ epoch: z.string(), results: z.array(mutationResult) })
export type PushAnswer = z.infer<typeof pushAnswer>

export const pullAnswer = z.object({
  epoch: z.string(),
  rows: z.array(syncRow),
  /** The next pull asks with `since` set to this. */
  next: z.number().int(),
  more: z.boolean(),
  /** `since` is older than the tombstones that are kept: the device starts again from 0. */
  resync: z.boolean().default(false),
})
export type PullAnswer = z.infer<typeof pullAnswer>
