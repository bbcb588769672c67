import { z } from 'zod'
import { BODY_TEXT_MAX, SHORT_MAX } from '../limits.ts'
import { textsUpTo } from '../stored-text.ts'

// What the schemas of all synced entities are made of.

export const rowId = z.uuid()

export const shortText = z.string().max(SHORT_MAX)

/** A body that a device sends: the database has to be able to hold all of its texts. */
export const boundedTexts = textsUpTo(BODY_TEXT_MAX)

/** Every change has an id of its own, by which a repetition is recognised. */
export const change = <const Kind extends string>(kind: Kind) =>
  z.object({ id: rowId, kind: z.literal(kind), rowId })

/** A row as a device receives it. A tombstone has the same keys as a live row, all of them empty. */
export const pulledRow = <const Kind extends string>(kind: Kind) =>
  z.object({ kind: z.literal(kind), id: z.string(), version: z.number().int() })

export const version = z.number().int().min(0)
export const nothing = z.null().default(null)
