import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#server/db/open.ts'
import { resumes, users } from '#server/db/schema.ts'
import { cursorTime, pageOf, readCursor } from '#server/paging.ts'
import type { AdminResume, adminResumesQuery } from '#shared/schema/admin.ts'
import { rowOrUserMatches } from './search.ts'

type Query = z.output<typeof adminResumesQuery>

const place = z.tuple([cursorTime, z.uuid(), z.uuid()])

function resumesQuery(db: Db, { search, kind, sort, after, limit }: Query) {
  const direction = sort === 'newest' ? desc : asc
  const beyond = sort === 'newest' ? sql.raw('<') : sql.raw('>')
  const from = readCursor(after, place)
  const page = db
    .select({
      userId: resumes.userId,
      id: resumes.id,
      name: resumes.name,
      kind: resumes.kind,
      template: resumes.template,
      createdAt: resumes.createdAt,
    })
    .from(resumes)
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
    .as('page')
  return db
    .select()
    .from(page)
    .innerJoin(users, eq(users.id, page.userId))
    .orderBy(direction(page.createdAt), direction(page.userId), direction(page.id))
}

export async function listResumes(db: Db, query: Query) {
  const { page, last } = pageOf(await resumesQuery(db, query), query.limit)
  return {
    page: page.map(
      ({ page: { userId, id, name, kind, template, createdAt }, users: user }): AdminResume => ({
        _id: `${userId}.${id}`,
        name,
        kind,
        template,
        createdAt: createdAt.toISOString(),
        userId: { _id: user.id, name: user.name, email: user.email },
      }),
    ),
    cursor: last && [last.page.createdAt.toISOString(), last.page.userId, last.page.id],
  }
}
