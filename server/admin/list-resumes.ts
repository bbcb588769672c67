import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#server/db/open.ts'
import { resumes, users } from '#server/db/schema.ts'
import { cursorTime, pageOf, readCursor } from '#server/paging.ts'
import type { AdminResume, adminResumesQuery } from '#shared/schema/admin.ts'
import { rowOrUserMatches } from './search.ts'

type Query = z.output<typeof adminResumesQuery>

const place = z.tuple([cursorTime, z.uuid(), z.uuid()])

export function resumesQuery(db: Db, { search, kind, sort, after, limit }: Query) {
  const direction = sort === 'newest' ? desc : asc
  const beyond = sort === 'newest' ? sql.raw('<') : sql.raw('>')
  const from = readCursor(after, place)
  return db
    .select({
      row: {
        userId: resumes.userId,
        id: resumes.id,
        name: resumes.name,
        kind: resumes.kind,
        template: resumes.template,
        createdAt: resumes.createdAt,
      },
      user: { _id: users.id, name: users.name, email: users.email },
    })
    .from(resumes)
    .innerJoin(users, eq(users.id, resumes.userId))
    .where(
      and(
        sql`not ${resumes.deleted}`,
        kind && eq(resumes.kind, kind),
        search?.trim() ? rowOrUserMatches(resumes.name, resumes.userId, search) : undefined,
        from &&
          sql`(${resumes.createdAt}, ${resumes.userId}, ${resumes.id}) ${beyond} (${from[0].toISOString()}::timestamptz, ${from[1]}::uuid, ${from[2]}::uuid)`,
      ),
    )
    .orderBy(direction(resumes.createdAt), direction(resumes.userId), direction(resumes.id))
    .limit(limit + 1)
}

export async function listResumes(db: Db, query: Query) {
  const { page, last } = pageOf(await resumesQuery(db, query), query.limit)
  return {
    page: page.map(
      ({ row: { userId, id, name, kind, template, createdAt }, user }): AdminResume => ({
        _id: `${userId}.${id}`,
        name,
        kind,
        template,
        createdAt: createdAt.toISOString(),
        userId: user,
      }),
    ),
    cursor: last && [last.row.createdAt.toISOString(), last.row.userId, last.row.id],
  }
}
