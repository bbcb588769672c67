import { and, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { keyOf } from '#server/auth/accounts.ts'
import { storable } from '#server/db/columns.ts'
import { shortParts, users } from '#server/db/schema.ts'

/** Of `like`: `%` and `_` mean themselves. */
const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** Whether the indexes by groups of three letters know anything of the text. */
const hasThree = (text: string): boolean => /[\p{L}\p{N}]{3}/u.test(text)

function pairsOf(text: string): string[] {
  const letters = [...text]
  return letters.length < 2 ? letters : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`)
}

/** Anywhere in the name or the address. */
export const userMatches = (text: string): SQL | undefined => {
  const key = keyOf(text)
  const pattern = `%${literal(key)}%`
  return and(
    hasThree(key)
      ? undefined
      : sql`${shortParts(users.nameKey, users.emailKey)} @> array[${sql.join(
          pairsOf(key).map((part) => sql`${part}`),
          sql`, `,
        )}]::text[]`,
    or(sql`${users.nameKey} like ${pattern}`, sql`${users.emailKey} like ${pattern}`),
  )
}

/** Anywhere in the text of a row; a few letters must begin a word, or every row would be read. */
const textMatches = (column: PgColumn, text: string): SQL[] =>
  (hasThree(text) ? [`%${literal(text)}%`] : [`${literal(text)}%`, `% ${literal(text)}%`]).map(
    (pattern) => sql`${column} ilike ${pattern}`,
  )

/** More users than this matching a text make it no search any more. */
const USERS_CONSIDERED = 1000

/**
 * Rows whose own name or whose user matches. The users are found first, as an array: so each side of the `or` uses its
 * own index.
 */
export const rowOrUserMatches = (name: PgColumn, userId: PgColumn, text: string): SQL | undefined =>
  or(
    ...textMatches(name, storable(text).trim()),
    sql`${userId} = any(array(select ${users.id} from ${users} where ${userMatches(text)} limit ${USERS_CONSIDERED}))`,
  )
