import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { AnalysisRecord } from '#shared/schema/analysis.ts'
import { BODY_MAX_BYTES } from '#shared/schema/limits.ts'

/** As it is written to the database and sent over the network. */
export const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))

export const sizesOf = (record: AnalysisRecord, body: unknown) => {
  const recordBytes = bytesOf(record)
  return { recordBytes, bytes: recordBytes + bytesOf(body) }
}

/** A row that nobody measured, because a version of us that does not count wrote it just now, may be as large as any. */
export const sizeOf = (bytes: SQLWrapper, deleted: SQLWrapper): SQL<number> =>
  sql<number>`case when ${bytes} > 0 or ${deleted} then ${bytes} else ${sql.raw(String(BODY_MAX_BYTES))} end`.as(
    'size',
  ) as unknown as SQL<number>
