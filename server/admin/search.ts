import { or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { keyOf } from '#server/auth/accounts.ts'
import { users } from '#server/db/schema.ts'

/** Anywhere in the text; `%` and `_` mean themselves. */
const anywhere = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

export const userMatches = (text: string): SQL | undefined => {
  const pattern = anywhere(keyOf(text))
  return or(sql`${users.nameKey} like ${pattern}`, sql`${users.emailKey} like ${pattern}`)
}

/** More users than this matching a text make it no search any more. */
const USERS_CONSIDERED = 1000

/**
 * Rows whose own name or whose user matches. The users are found first, as an array: so each side of the `or` uses its
 * own index.
 */
export const rowOrUserMatches = (name: PgColumn, userId: PgColumn, text: string): SQL | undefined =>
  or(
    sql`${name} ilike ${anywhere(text.replaceAll('\0', '').toWellFormed())}`,
    sql`${userId} = any(array(select ${users.id} from ${users} where ${userMatches(text)} limit ${USERS_CONSIDERED}))`,
  )
