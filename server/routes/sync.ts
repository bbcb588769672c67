import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import { signedIn } from '#server/access.ts'
import { consume } from '#server/auth/rate-limits.ts'
import type { AppEnv, Deps, SignedInUser } from '#server/deps.ts'
import { describe } from '#server/describe.ts'
import { Fault, faults } from '#server/faults.ts'
import { bodyOfAnalysis } from '#server/sync/analyses.ts'
import { epochOf } from '#server/sync/lock.ts'
import { pullRows } from '#server/sync/pull.ts'
import { pushMutations } from '#server/sync/push.ts'
import { quotaOf } from '#server/sync/quota.ts'
import { REGISTRY } from '#server/sync/registry.ts'
import { requestRate } from '#server/sync/request-rate.ts'
import { json, param, query } from '#server/validate.ts'
import { pullAnswer, pullQuery, pushAnswer, pushBody } from '#shared/schema/sync.ts'
import { bodyAnswer } from '#shared/schema/synced/analysis.ts'
import { rowId } from '#shared/schema/synced/row.ts'

/** A device that catches up after a long time stays below both, and so do a few of them at once. */
const PUSHES_A_MINUTE = 300
const PULLS_A_MINUTE = 600

/** The account the device means is the one the token belongs to, and it wants its data here at all. */
function checkAccount(user: SignedInUser, account: string | undefined) {
  if (account !== undefined && account !== user.id) throw faults.accountMismatch()
  if (user.deviceOnly)
    throw new Fault(409, 'device_only', 'This account keeps its resumes on the device: nothing is synced.')
}

export const syncRoutes = (deps: Deps) => {
  const { db, env, now } = deps
  const countPush = requestRate(PUSHES_A_MINUTE, now)
  const countPull = requestRate(PULLS_A_MINUTE, now)
  const limited = (count: (account: string) => void) =>
    createMiddleware<AppEnv>(async (c, next) => {
      if (env.RATE_LIMITS) count(c.get('user').id)
      await next()
    })
  return new Hono<AppEnv>()
    .post(
      '/push',
      describe({
        tag: 'Sync',
        summary: 'Take changes made on a device',
        description:
          'Each change is applied at most once, in a transaction of its own; one that is refused never blocks the next. ' +
          'A change that was sent before answers what it answered then.',
        access: 'user',
        answer: pushAnswer,
        faults: [400, 409, 413, 415, 422, 429, 503],
      }),
      signedIn(deps),
      limited(countPush),
      json(pushBody),
      async (c) => {
        const user = c.get('user')
        const { account, epoch, mutations } = c.req.valid('json')
        checkAccount(user, account)
        await consume(deps, 'change', user.id, mutations.length)
        const push = { userId: user.id, epoch, mutations, quota: quotaOf(env) }
        const results = await pushMutations(REGISTRY, db, push, now())
        return c.json({ epoch: await epochOf(db, user.id), results }, 200)
      },
    )
    .get(
      '/pull',
      describe({
        tag: 'Sync',
        summary: 'What changed since a version',
        description:
          'Rows and tombstones in the order of their versions. Another `epoch` than before: start again at 0.',
        access: 'user',
        answer: pullAnswer,
        faults: [409, 422, 429],
      }),
      signedIn(deps),
      limited(countPull),
      query(pullQuery),
      async (c) => {
        const asked = c.req.valid('query')
        checkAccount(c.get('user'), asked.account)
        return c.json(await pullRows(REGISTRY, db, c.get('user').id, asked), 200)
      },
    )
    .get(
      '/analyses/:id/body',
      describe({
        tag: 'Sync',
        summary: 'The body of one analysis',
        access: 'user',
        answer: bodyAnswer,
        faults: [404, 429],
      }),
      signedIn(deps),
      limited(countPull),
      param(z.object({ id: rowId })),
      async (c) => {
        const body = await bodyOfAnalysis(db, c.get('user').id, c.req.valid('param').id)
        if (!body) throw faults.notFound('This analysis')
        return c.json({ body }, 200)
      },
    )
}
