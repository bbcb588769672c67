import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { briefColumns, briefRecordOf } from '#server/db/analysis-brief.ts'
import type { Db } from '#server/db/open.ts'
import { sizeOf } from '#server/db/row-size.ts'
import { analyses, users } from '#server/db/schema.ts'
import { cursorTime, fitting, readCursor } from '#server/paging.ts'
import type { AdminAnalysis, adminAnalysesQuery } from '#shared/schema/admin.ts'
import type { AnalysisRecord } from '#shared/schema/analysis.ts'
import { rowOrUserMatches } from './search.ts'

type Query = z.output<typeof adminAnalysesQuery>
interface Sortable {
  createdAt: Date
  overall: number
}

const byTime = {
  key: 'createdAt',
  value: cursorTime,
  of: (row: Sortable) => row.createdAt.toISOString(),
} as const
const byScore = { key: 'overall', value: z.number().int(), of: (row: Sortable) => row.overall } as const

const SORTS = {
  newest: { ...byTime, direction: desc },
  oldest: { ...byTime, direction: asc },
  'score-desc': { ...byScore, direction: desc },
  'score-asc': { ...byScore, direction: asc },
} as const satisfies Record<Query['sort'], unknown>

function analysesQuery(db: Db, { search, type, sort, after, limit }: Query) {
  const { key, value, direction } = SORTS[sort]
  const from = readCursor(after, z.tuple([value, z.uuid(), z.uuid()]))
  const beyond = direction === asc ? sql.raw('>') : sql.raw('<')
  const page = db
    .select({ ...briefColumns, bytes: sizeOf(analyses.recordBytes, analyses.deleted) })
    .from(analyses)
    .where(
      and(
        sql`not ${analyses.deleted}`,
        type && eq(analyses.analysisType, type),
        search?.trim() ? rowOrUserMatches(analyses.resumeName, analyses.userId, search) : undefined,
        from &&
          sql`(${analyses[key]}, ${analyses.userId}, ${analyses.id}) ${beyond} (${sql.param(from[0], analyses[key])}, ${from[1]}::uuid, ${from[2]}::uuid)`,
      ),
    )
    .orderBy(direction(analyses[key]), direction(analyses.userId), direction(analyses.id))
    .limit(limit + 1)
    .as('page')
  return db
    .select()
    .from(page)
    .innerJoin(users, eq(users.id, page.userId))
    .orderBy(direction(page[key]), direction(page.userId), direction(page.id))
}

export async function listAnalyses(db: Db, query: Query) {
  const found = (await analysesQuery(db, query)).map((row) => ({ ...row, bytes: Number(row.page.bytes) }))
  const page = fitting(found, query.limit)
  const last = page.length < found.length ? page.at(-1) : undefined
  const matches = await keywordMatches(
    db,
    page.map((row) => row.page),
  )
  return {
    page: page.map(
      ({ page: row, users: user }): AdminAnalysis => ({
        ...briefRecordOf(row),
        _id: `${row.userId}.${row.id}`,
        keywordMatch: matches.get(`${row.userId}.${row.id}`) ?? { matched: [], missing: [] },
        userId: { _id: user.id, name: user.name, email: user.email },
      }),
    ),
    cursor: last && [SORTS[query.sort].of(last.page), last.page.userId, last.page.id],
  }
}

async function keywordMatches(db: Db, rows: { userId: string; id: string }[]) {
  if (rows.length === 0) return new Map<string, AnalysisRecord['keywordMatch'] | null>()
  const found = await db
    .select({ userId: analyses.userId, id: analyses.id, keywordMatch: analyses.keywordMatch })
    .from(analyses)
    .where(
      and(
        inArray(
          analyses.userId,
          rows.map((row) => row.userId),
        ),
        inArray(
          analyses.id,
          rows.map((row) => row.id),
        ),
      ),
    )
  return new Map(found.map((row) => [`${row.userId}.${row.id}`, row.keywordMatch]))
}
