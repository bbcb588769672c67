import type { Context } from 'hono'
import { z } from 'zod'
import { PAGE_MAX_BYTES } from '#shared/schema/limits.ts'
import type { AppEnv } from './deps.ts'
import { faults } from './faults.ts'

/**
 * A cursor is where the last page ended: the values of the columns it is sorted by, as opaque text. It comes back from
 * outside, so it is parsed like everything else.
 */
export const writeCursor = (values: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url')

export function readCursor<Schema extends z.ZodType>(
  text: string | undefined,
  schema: Schema,
): z.output<Schema> | undefined {
  if (text === undefined) return undefined
  const parsed = schema.safeParse(valuesOf(text))
  if (!parsed.success) throw faults.invalid({ after: 'This is not a place in this list.' })
  return parsed.data
}

function valuesOf(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return undefined // Not one of ours: refused by the schema.
  }
}

/** PostgreSQL knows no year 0. */
export const cursorTime = z.iso
  .datetime()
  .regex(/^(?!0000)/)
  .transform((text) => new Date(text))

/** The rows that fit a page: `limit` of them at most, and until their sizes together reach what a page may hold. */
export function fitting<Row extends { bytes: number }>(rows: Row[], limit: number): Row[] {
  let bytes = 0
  const beyond = rows.findIndex((row, at) => {
    if (at >= limit || bytes >= PAGE_MAX_BYTES) return true
    bytes += row.bytes
    return false
  })
  return beyond < 0 ? rows : rows.slice(0, beyond)
}

/** One row more than asked for is read, to know whether there is a next page. */
export function pageOf<Row>(rows: Row[], limit: number): { page: Row[]; last: Row | undefined } {
  return { page: rows.slice(0, limit), last: rows.length > limit ? rows[limit - 1] : undefined }
}

/** The same address with another `after`. */
export function linkNext(c: Context<AppEnv>, cursor: readonly (string | number)[] | undefined): void {
  if (!cursor) return
  const url = new URL(c.req.url)
  url.searchParams.set('after', writeCursor(cursor))
  c.header('Link', `<${url.pathname}${url.search}>; rel="next"`)
}
