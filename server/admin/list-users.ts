import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#server/db/open.ts'
import { userCounters, users } from '#server/db/schema.ts'
import { cursorTime, pageOf, readCursor } from '#server/paging.ts'
import type { adminUsersQuery } from '#shared/schema/admin.ts'
import { userMatches } from './search.ts'

type Query = z.output<typeof adminUsersQuery>
type UserRow = typeof users.$inferSelect

const byTime = {
  column: users.createdAt,
  value: cursorTime,
  of: (user: UserRow) => user.createdAt.toISOString(),
}
const byName = { column: users.nameKey, value: z.string(), of: (user: UserRow) => user.nameKey }
const byEmail = { column: users.emailKey, value: z.string(), of: (user: UserRow) => user.emailKey }

/** Each order; each has its index, and ends in the id so that a cursor names exactly one place. */
const SORTS = {
  newest: { ...byTime, direction: desc },
  oldest: { ...byTime, direction: asc },
  'name-asc': { ...byName, direction: asc },
  'name-desc': { ...byName, direction: desc },
  'email-asc': { ...byEmail, direction: asc },
  'email-desc': { ...byEmail, direction: desc },
} as const satisfies Record<Query['sort'], unknown>

export function usersQuery(db: Db, { search, role, sort, after, limit }: Query) {
  const { column, value, direction } = SORTS[sort]
  const from = readCursor(after, z.tuple([value, z.uuid()]))
  const beyond = direction === asc ? sql.raw('>') : sql.raw('<')
  return db
    .select({
      user: users,
      counters: { totalResumes: userCounters.totalResumes, totalAnalyses: userCounters.totalAnalyses },
    })
    .from(users)
    .innerJoin(userCounters, eq(userCounters.userId, users.id))
    .where(
      and(
        role && eq(users.role, role),
        search?.trim() ? userMatches(search) : undefined,
        from && sql`(${column}, ${users.id}) ${beyond} (${sql.param(from[0], column)}, ${from[1]}::uuid)`,
      ),
    )
    .orderBy(direction(column), direction(users.id))
    .limit(limit + 1)
}

export async function listUsers(db: Db, query: Query) {
  const { page, last } = pageOf(await usersQuery(db, query), query.limit)
  return {
    page: page.map(({ user, counters }) => ({ ...user, ...counters })),
    cursor: last && [SORTS[query.sort].of(last.user), last.user.id],
  }
}
