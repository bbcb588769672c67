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
  key: 'createdAt',
  value: cursorTime,
  of: (user: UserRow) => user.createdAt.toISOString(),
} as const
const byName = { key: 'nameKey', value: z.string(), of: (user: UserRow) => user.nameKey } as const
const byEmail = { key: 'emailKey', value: z.string(), of: (user: UserRow) => user.emailKey } as const

/** Each order; each has its index, and ends in the id so that a cursor names exactly one place. */
const SORTS = {
  newest: { ...byTime, direction: desc },
  oldest: { ...byTime, direction: asc },
  'name-asc': { ...byName, direction: asc },
  'name-desc': { ...byName, direction: desc },
  'email-asc': { ...byEmail, direction: asc },
  'email-desc': { ...byEmail, direction: desc },
} as const satisfies Record<Query['sort'], unknown>

function usersQuery(db: Db, { search, role, sort, after, limit }: Query) {
  const { key, value, direction } = SORTS[sort]
  const from = readCursor(after, z.tuple([value, z.uuid()]))
  const beyond = direction === asc ? sql.raw('>') : sql.raw('<')
  const page = db
    .select()
    .from(users)
    .where(
      and(
        role && eq(users.role, role),
        search?.trim() ? userMatches(search) : undefined,
        from &&
          sql`(${users[key]}, ${users.id}) ${beyond} (${sql.param(from[0], users[key])}, ${from[1]}::uuid)`,
      ),
    )
    .orderBy(direction(users[key]), direction(users.id))
    .limit(limit + 1)
    .as('page')
  // Joined to the page alone: the other users' counters are not looked at.
  return db
    .select()
    .from(page)
    .innerJoin(userCounters, eq(userCounters.userId, page.id))
    .orderBy(direction(page[key]), direction(page.id))
}

export async function listUsers(db: Db, query: Query) {
  const { page, last } = pageOf(await usersQuery(db, query), query.limit)
  return {
    page: page.map(({ page: user, user_counters: { totalResumes, totalAnalyses } }) => ({
      ...user,
      totalResumes,
      totalAnalyses,
    })),
    cursor: last && [SORTS[query.sort].of(last.page), last.page.id],
  }
}
