import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv, Deps } from '#server/deps.ts'
import { describe } from '#server/describe.ts'
import { Fault } from '#server/faults.ts'
import { VERSION } from '#server/version.ts'
import { serverInfo } from '#shared/schema/account.ts'

const alive = z.object({
  ok: z.literal(true),
  /** `low` and `full`: changes are refused until there is space. `opening`: the database is being recovered. */
  storage: z.enum(['ok', 'low', 'full', 'opening']),
})

/** What may be known without signing in: that the server lives, that it is ready, what it offers. */
export const serverRoutes = ({ db, env, mailer, storage }: Deps) => {
  const answer = () =>
    ({ ok: true, storage: storage.state() === 'opening' ? 'opening' : storage.disk.state() }) as const
  return new Hono<AppEnv>()
    .get(
      '/health',
      describe({ tag: 'Server', summary: 'The process answers', access: 'public', answer: alive }),
      (c) => c.json(answer(), 200),
    )
    .get(
      '/ready',
      describe({
        tag: 'Server',
        summary: 'The database answers too',
        access: 'public',
        answer: alive,
        faults: [503],
      }),
      async (c) => {
        if (storage.disk.state() === 'full')
          throw new Fault(503, 'not_ready', 'The disk is full.', { retryAfter: 60 })
        try {
          await db.execute(sql`select 1`)
        } catch (cause) {
          throw new Fault(503, 'not_ready', 'The database does not answer.', { retryAfter: 5, cause })
        }
        return c.json(answer(), 200)
      },
    )
    .get(
      '/info',
      describe({ tag: 'Server', summary: 'What this server offers', access: 'public', answer: serverInfo }),
      (c) =>
        c.json(
          {
            name: 'Legible',
            version: VERSION,
            mail: mailer !== undefined,
            contactEmail: env.CONTACT_EMAIL,
            ai: {
              available: env.AI_BASE_URL !== undefined,
              model: env.AI_MODEL,
              reason: env.AI_BASE_URL ? '' : 'No AI model is set up on this server.',
            },
            modelBaseUrl: env.MODEL_BASE_URL,
          },
          200,
        ),
    )
}
