import { and, eq, gt } from 'drizzle-orm'
import { recordOfRow } from '#server/db/analysis-record.ts'
import type { Db } from '#server/db/open.ts'
import { analyses, analysisBodies, resumes } from '#server/db/schema.ts'
import type { SignedInUser } from '#server/deps.ts'
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
  for (let after: string | undefined; ; ) {
    const page = await db
      .select({ id: resumes.id, body: resumes.body })
      .from(resumes)
      .where(
        and(
          eq(resumes.userId, userId),
          eq(resumes.deleted, false),
          after === undefined ? undefined : gt(resumes.id, after),
        ),
      )
      .orderBy(resumes.id)
      .limit(PAGE)
    yield* page
    after = page.at(-1)?.id
    if (page.length < PAGE) return
  }
}

async function* ownAnalyses(db: Db, userId: string) {
  for (let after: string | undefined; ; ) {
    const page = await db
      .select({ row: analyses, body: analysisBodies.body })
      .from(analyses)
      .leftJoin(
        analysisBodies,
        and(eq(analysisBodies.userId, analyses.userId), eq(analysisBodies.id, analyses.id)),
      )
      .where(
        and(
          eq(analyses.userId, userId),
          eq(analyses.deleted, false),
          after === undefined ? undefined : gt(analyses.id, after),
        ),
      )
      .orderBy(analyses.id)
      .limit(PAGE)
    for (const { row, body } of page) yield { id: row.id, record: recordOfRow(row), body }
    after = page.at(-1)?.row.id
    if (page.length < PAGE) return
  }
}
