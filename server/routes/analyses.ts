import { Hono } from 'hono'
import { z } from 'zod'
import { signedIn } from '#server/access.ts'
import { recordOfRow } from '#server/db/analysis-record.ts'
import { analyses } from '#server/db/schema.ts'
import type { AppEnv, Deps } from '#server/deps.ts'
import { describe } from '#server/describe.ts'
import { linkNext, pageOf } from '#server/paging.ts'
import { deleteRow } from '#server/sync/delete-row.ts'
import { param, query } from '#server/validate.ts'
import { analysisRecord } from '#shared/schema/analysis.ts'
import { limits } from '#shared/schema/paging.ts'
import { rowId } from '#shared/schema/sync.ts'
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
        const rows = await db
          .select()
          .from(analyses)
          .where(where)
          .orderBy(...order)
          .limit(limit + 1)
        const { page, last } = pageOf(rows, limit)
        linkNext(c, last && [last.createdAt.toISOString(), last.id])
        return c.json(page.map(recordOfRow), 200)
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
