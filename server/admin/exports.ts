import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { briefColumns } from '#server/db/analysis-brief.ts'
import type { Db } from '#server/db/open.ts'
import { analyses, resumes, userCounters, users } from '#server/db/schema.ts'
import type { ExportKind } from '#shared/schema/admin.ts'
import { BOM, csvLine } from './csv.ts'

// A page of rows at a time, each found from where the last one ended: the millionth costs what the first did.
const PAGE = 1000

export async function* exportCsv(db: Db, kind: ExportKind): AsyncGenerator<string> {
  const { head, rows } = EXPORTS[kind]
  yield BOM + csvLine(head)
  for await (const lines of rows(db)) yield lines
}

const EXPORTS = {
  users: {
    head: ['name', 'email', 'role', 'status', 'joined', 'last login', 'resumes', 'analyses'],
    rows: userLines,
  },
  analyses: {
    head: [
      'id',
      'user',
      'email',
      'resume name',
      'type',
      'overall',
      'points judged',
      'ats',
      'keyword',
      'format',
      'date',
    ],
    rows: analysisLines,
  },
  resumes: { head: ['id', 'user', 'email', 'name', 'kind', 'template', 'created'], rows: resumeLines },
} as const satisfies Record<ExportKind, { head: string[]; rows: (db: Db) => AsyncGenerator<string> }>

async function* userLines(db: Db): AsyncGenerator<string> {
  for (let after: string | undefined; ; ) {
    const page = await db
      .select({ user: users, counters: userCounters })
      .from(users)
      .innerJoin(userCounters, eq(userCounters.userId, users.id))
      .where(after === undefined ? undefined : gt(users.id, after))
      .orderBy(asc(users.id))
      .limit(PAGE)
    yield page
      .map(({ user, counters }) =>
        csvLine([
          user.name,
          user.email,
          user.role,
          user.isActive ? 'active' : 'inactive',
          user.createdAt,
          user.lastLogin,
          counters.totalResumes,
          counters.totalAnalyses,
        ]),
      )
      .join('')
    after = page.at(-1)?.user.id
    if (page.length < PAGE) return
  }
}

async function* analysisLines(db: Db): AsyncGenerator<string> {
  for (let after: { userId: string; id: string } | undefined; ; ) {
    const page = await db
      .select({
        userId: analyses.userId,
        id: analyses.id,
        name: users.name,
        email: users.email,
        resumeName: briefColumns.resumeName,
        type: analyses.analysisType,
        overall: analyses.overall,
        judged: analyses.judged,
        ats: analyses.ats,
        keyword: analyses.keyword,
        format: analyses.format,
        createdAt: analyses.createdAt,
      })
      .from(analyses)
      .innerJoin(users, eq(users.id, analyses.userId))
      .where(
        and(
          sql`not ${analyses.deleted}`,
          after && sql`(${analyses.userId}, ${analyses.id}) > (${after.userId}::uuid, ${after.id}::uuid)`,
        ),
      )
      .orderBy(asc(analyses.userId), asc(analyses.id))
      .limit(PAGE)
    yield page
      .map((row) =>
        csvLine([
          row.id,
          row.name,
          row.email,
          row.resumeName,
          row.type,
          row.overall,
          row.judged,
          row.ats,
          row.keyword,
          row.format,
          row.createdAt,
        ]),
      )
      .join('')
    after = page.at(-1)
    if (page.length < PAGE) return
  }
}

async function* resumeLines(db: Db): AsyncGenerator<string> {
  for (let after: { userId: string; id: string } | undefined; ; ) {
    const page = await db
      .select({
        userId: resumes.userId,
        id: resumes.id,
        name: users.name,
        email: users.email,
        resumeName: resumes.name,
        kind: resumes.kind,
        template: resumes.template,
        createdAt: resumes.createdAt,
      })
      .from(resumes)
      .innerJoin(users, eq(users.id, resumes.userId))
      .where(
        and(
          sql`not ${resumes.deleted}`,
          after && sql`(${resumes.userId}, ${resumes.id}) > (${after.userId}::uuid, ${after.id}::uuid)`,
        ),
      )
      .orderBy(asc(resumes.userId), asc(resumes.id))
      .limit(PAGE)
    yield page
      .map((row) =>
        csvLine([row.id, row.name, row.email, row.resumeName, row.kind, row.template, row.createdAt]),
      )
      .join('')
    after = page.at(-1)
    if (page.length < PAGE) return
  }
}
