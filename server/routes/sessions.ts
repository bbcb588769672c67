import { Hono } from 'hono'
import { z } from 'zod'
import { freshlySignedIn, signedIn } from '#server/access.ts'
import { exportAccount } from '#server/auth/export-account.ts'
import { consume } from '#server/auth/rate-limits.ts'
import { endOtherSessions, endSessionByPublicId, liveSessions } from '#server/auth/sessions.ts'
import type { AppEnv, Deps } from '#server/deps.ts'
import { describe } from '#server/describe.ts'
import { faults } from '#server/faults.ts'
import { streamed } from '#server/streamed.ts'
import { param } from '#server/validate.ts'
import { sessionInfo } from '#shared/schema/account.ts'
import { accountExport } from '#shared/schema/account-export.ts'

/** Where one is signed in, and all of one's data as a file. */
export const sessionRoutes = (deps: Deps) => {
  const { db, now } = deps
  return new Hono<AppEnv>()
    .get(
      '/sessions',
      describe({
        tag: 'Accounts',
        summary: 'Where one is signed in',
        access: 'user',
        answer: z.array(sessionInfo),
      }),
      signedIn(deps),
      async (c) => {
        const rows = await liveSessions(db, now(), c.get('user').id)
        const list = rows.map((row) => ({
          id: row.publicId,
          createdAt: row.createdAt.toISOString(),
          lastUsed: row.lastUsed.toISOString(),
          expiresAt: row.expiresAt.toISOString(),
          userAgent: row.userAgent,
          current: row.publicId === c.get('session').publicId,
        }))
        return c.json(list, 200)
      },
    )
    .delete(
      '/sessions',
      describe({ tag: 'Accounts', summary: 'End all other sessions', access: 'user' }),
      signedIn(deps),
      async (c) => {
        await endOtherSessions(db, c.get('user').id, c.get('session').tokenHash)
        return c.body(null, 204)
      },
    )
    .delete(
      '/sessions/:id',
      describe({ tag: 'Accounts', summary: 'End one session', access: 'user', faults: [404] }),
      signedIn(deps),
      param(z.object({ id: z.uuid() })),
      async (c) => {
        const ended = await endSessionByPublicId(db, c.get('user').id, c.req.valid('param').id)
        if (ended.length === 0) throw faults.notFound('This session')
        return c.body(null, 204)
      },
    )
    .get(
      '/export',
      describe({
        tag: 'Accounts',
        summary: 'Everything the account has, as one file',
        access: 'user',
        answer: accountExport,
        description: 'Of a session that began within 15 minutes; else 403 `confirm_required`.',
        faults: [403, 429],
      }),
      signedIn(deps),
      freshlySignedIn(deps),
      async (c) => {
        const user = c.get('user')
        await consume(deps, 'export', user.id)
        const time = now()
        return streamed(c, exportAccount(db, time, user), {
          type: 'application/json; charset=utf-8',
          name: `legible_export_${time.toISOString().slice(0, 10)}.json`,
        })
      },
    )
}
