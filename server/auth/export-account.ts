import { and, eq, gt, lte, type SQL } from 'drizzle-orm'
import { recordOfRow } from '#server/db/analysis-record.ts'
import type { Db } from '#server/db/open.ts'
import { sizeOf } from '#server/db/row-size.ts'
import { analyses, analysisBodies, resumes } from '#server/db/schema.ts'
import type { SignedInUser } from '#server/deps.ts'
import { fitting } from '#server/paging.ts'
import { userAnswerOf } from './user-answer.ts'

const PAGE = 50

/** The shape of `accountExport`, a page of rows at a time: an account of any size takes the same memory. */
export async function* exportAccount(db: Db, now: Date, user: SignedInUser): AsyncGenerator<string> {
  const head = {
    format: 'legible-account',
    schemaVersion: 1,
    exportedAt: now.toISOString(),
    user: userAnswerOf(user),
  }
  yield `${JSON.stringify(head).slice(0, -1)},"resumes":[`
  yield* joined(ownResumes(db, user.id))
  yield '],"analyses":['
  yield* joined(ownAnalyses(db, user.id))
  yield ']}\n'
}

async function* joined(values: AsyncGenerator<unknown>): AsyncGenerator<string> {
  let first = true
  for await (const value of values) {
    yield `${first ? '' : ','}${JSON.stringify(value)}`
    first = false
  }
}

async function* ownResumes(db: Db, userId: string) {
  const own = and(eq(resumes.userId, userId), eq(resumes.deleted, false))
  for await (const within of spans(db, resumes, own))
    yield* await db
      .select({ id: resumes.id, body: resumes.body })
      .from(resumes)
      .where(and(own, within))
      .orderBy(resumes.id)
}

async function* ownAnalyses(db: Db, userId: string) {
  const own = and(eq(analyses.userId, userId), eq(analyses.deleted, false))
  for await (const within of spans(db, analyses, own)) {
    const page = await db
      .select({ row: analyses, body: analysisBodies.body })
      .from(analyses)
      .leftJoin(
        analysisBodies,
        and(eq(analysisBodies.userId, analyses.userId), eq(analysisBodies.id, analyses.id)),
      )
      .where(and(own, within))
      .orderBy(analyses.id)
    for (const { row, body } of page) yield { id: row.id, record: recordOfRow(row), body }
  }
}

/** Parts of a table, one after the other, whose rows together are no larger than a page. */
async function* spans(db: Db, table: typeof resumes | typeof analyses, own: SQL | undefined) {
  for (let after: string | undefined; ; ) {
    const beyond = after === undefined ? undefined : gt(table.id, after)
    const sizes = await db
      .select({ id: table.id, bytes: sizeOf(table.bytes, table.deleted) })
      .from(table)
      .where(and(own, beyond))
      .orderBy(table.id)
      .limit(PAGE)
    const last = fitting(sizes, PAGE).at(-1)
    if (!last) return
    yield and(beyond, lte(table.id, last.id))
    after = last.id
  }
}
