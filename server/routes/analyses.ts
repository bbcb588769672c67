import { and, eq, inArray } from 'drizzle-orm'
import { Hono } from 'hono'
import { z } from 'zod'
import { signedIn } from '#server/access.ts'
import { listColumns, recordOfRow } from '#server/db/analysis-record.ts'
import { sizeOf } from '#server/db/row-size.ts'
import { analyses } from '#server/db/schema.ts'
import type { AppEnv, Deps } from '#server/deps.ts'
import { describe } from '#server/describe.ts'
import { faults } from '#server/faults.ts'
import { fitting, linkNext } from '#server/paging.ts'
import { deleteRow } from '#server/sync/delete-row.ts'
import { param, query } from '#server/validate.ts'
import { analysisRecord } from '#shared/schema/analysis.ts'
import { limits } from '#shared/schema/paging.ts'
import { rowId } from '#shared/schema/synced/row.ts'
import { newestFirst } from './newest-first.ts'

/** The history: one's own analyses, newest first. */
export const analysisListRoutes = (deps: Deps) => {
  const { db, now } = deps
  return new Hono<AppEnv>()
    .get(
      '/analyses',
      describe({
        tag: 'Analyses',
        summary: "One's analyses, newest first",
        description:
          'A page ends after `limit` analyses or two megabytes. Of a long job description its beginning is here; the analysis itself has it whole.',
        access: 'user',
        answer: z.array(analysisRecord),
        headers: { Link: 'The next page, rel="next".' },
        faults: [422],
      }),
      signedIn(deps),
      query(limits),
      async (c) => {
        const { limit, after } = c.req.valid('query')
        const { where, order } = newestFirst(analyses, c.get('user').id, after)
        const sizes = await db
          .select({
            id: analyses.id,
            createdAt: analyses.createdAt,
            bytes: sizeOf(analyses.recordBytes, analyses.deleted),
          })
          .from(analyses)
          .where(where)
          .orderBy(...order)
          .limit(limit + 1)
        const page = fitting(sizes, limit)
        const last = page.length < sizes.length ? page.at(-1) : undefined
        linkNext(c, last && [last.createdAt.toISOString(), last.id])
        const ids = page.map(({ id }) => id)
        const rows = await db
          .select(listColumns)
          .from(analyses)
          .where(and(where, inArray(analyses.id, ids)))
          .orderBy(...order)
        return c.json(rows.map(recordOfRow), 200)
      },
    )
    .get(
      '/analyses/:id',
      describe({
        tag: 'Analyses',
        summary: 'One analysis, with its whole job description',
        access: 'user',
        answer: analysisRecord,
        faults: [404],
      }),
      signedIn(deps),
      param(z.object({ id: rowId })),
      async (c) => {
        const [row] = await db
          .select()
          .from(analyses)
          .where(and(eq(analyses.userId, c.get('user').id), eq(analyses.id, c.req.valid('param').id)))
        if (!row || row.deleted) throw faults.notFound('This analysis')
        return c.json(recordOfRow(row), 200)
      },
    )
    .delete(
      '/analyses/:id',
      describe({ tag: 'Analyses', summary: 'Delete one analysis for good', access: 'user', faults: [404] }),
      signedIn(deps),
      param(z.object({ id: rowId })),
      async (c) => {
        const { id } = c.req.valid('param')
        const userId = c.get('user').id
        await db.transaction((tx) => deleteRow(tx, 'analysis', userId, id, now()))
        return c.body(null, 204)
      },
    )
}
