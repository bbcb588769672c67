import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { z } from 'zod'
import { signedIn } from '#server/access.ts'
import { consume } from '#server/auth/rate-limits.ts'
import type { Db, Tx } from '#server/db/open.ts'
import { resumes } from '#server/db/schema.ts'
import type { AppEnv, Deps } from '#server/deps.ts'
import { describe } from '#server/describe.ts'
import { faults } from '#server/faults.ts'
import { linkNext, pageOf } from '#server/paging.ts'
import { deleteRow } from '#server/sync/delete-row.ts'
import { quotaOf } from '#server/sync/quota.ts'
import { saveResume } from '#server/sync/save-resume.ts'
import { json, param, query } from '#server/validate.ts'
import { limits } from '#shared/schema/paging.ts'
import { resumeSummary, savedResume, saveResumeBody } from '#shared/schema/saved-resume.ts'
import { resumeBody } from '#shared/schema/synced/resume.ts'
import { rowId } from '#shared/schema/synced/row.ts'
import { newestFirst } from './newest-first.ts'

const ownId = z.object({ id: rowId })
const oneResume = resumeSummary.extend({ body: resumeBody })

export const resumeRoutes = (deps: Deps) => {
  const { db, env, now } = deps
  return new Hono<AppEnv>()
    .post(
      '/resumes',
      describe({
        tag: 'Resumes',
        summary: 'Save a resume draft',
        description:
          'A new one, or with `id` that one. With `baseVersion` it is refused (409) when it changed since.',
        access: 'user',
        answer: savedResume,
        faults: [400, 404, 409, 413, 415, 422, 429],
      }),
      signedIn(deps),
      json(saveResumeBody),
      async (c) => {
        const user = c.get('user')
        if (user.deviceOnly) throw faults.deviceOnly()
        const body = c.req.valid('json')
        await consume(deps, 'change', user.id)
        const quota = quotaOf(env)
        return c.json(await db.transaction((tx) => saveResume(tx, user.id, body, now(), quota)), 200)
      },
    )
    .get(
      '/resumes',
      describe({
        tag: 'Resumes',
        summary: "One's resumes, newest first",
        access: 'user',
        answer: z.array(resumeSummary),
        headers: { Link: 'The next page, rel="next".' },
        faults: [422],
      }),
      signedIn(deps),
      query(limits),
      async (c) => {
        const { limit, after } = c.req.valid('query')
        const { where, order } = newestFirst(resumes, c.get('user').id, after)
        const rows = await db
          .select(SUMMARY)
          .from(resumes)
          .where(where)
          .orderBy(...order)
          .limit(limit + 1)
        const { page, last } = pageOf(rows, limit)
        linkNext(c, last && [last.createdAt.toISOString(), last.id])
        return c.json(page.map(summaryOf), 200)
      },
    )
    .get(
      '/resumes/:id',
      describe({ tag: 'Resumes', summary: 'One resume', access: 'user', answer: oneResume, faults: [404] }),
      signedIn(deps),
      param(ownId),
      async (c) => {
        const row = await find(db, c.get('user').id, c.req.valid('param').id)
        if (!row?.body || row.deleted) throw faults.notFound('This resume')
        return c.json({ ...summaryOf(row), body: row.body }, 200)
      },
    )
    .delete(
      '/resumes/:id',
      describe({ tag: 'Resumes', summary: 'Delete one resume for good', access: 'user', faults: [404] }),
      signedIn(deps),
      param(ownId),
      async (c) => {
        const { id } = c.req.valid('param')
        const userId = c.get('user').id
        await db.transaction((tx) => deleteRow(tx, 'resume', userId, id, now()))
        return c.body(null, 204)
      },
    )
}

const SUMMARY = {
  id: resumes.id,
  version: resumes.version,
  kind: resumes.kind,
  name: resumes.name,
  template: resumes.template,
  createdAt: resumes.createdAt,
  updatedAt: resumes.updatedAt,
} as const

type SummaryRow = Pick<typeof resumes.$inferSelect, keyof typeof SUMMARY>

const summaryOf = ({ id, createdAt, updatedAt, version, kind, name, template }: SummaryRow) => ({
  _id: id,
  version,
  kind,
  name,
  template,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})

async function find(db: Db | Tx, userId: string, id: string) {
  const [row] = await db
    .select()
    .from(resumes)
    .where(and(eq(resumes.userId, userId), eq(resumes.id, id)))
  return row
}
