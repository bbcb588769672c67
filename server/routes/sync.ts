import { Hono } from 'hono'
import { z } from 'zod'
import { signedIn } from '#server/access.ts'
import type { AppEnv, Deps, SignedInUser } from '#server/deps.ts'
import { describe } from '#server/describe.ts'
import { Fault, faults } from '#server/faults.ts'
import { bodyOfAnalysis } from '#server/sync/analyses.ts'
import { epochOf } from '#server/sync/lock.ts'
import { pullRows } from '#server/sync/pull.ts'
import { pushMutations } from '#server/sync/push.ts'
import { json, param, query } from '#server/validate.ts'
import { bodyAnswer, pullAnswer, pullQuery, pushAnswer, pushBody, rowId } from '#shared/schema/sync.ts'

/** The account the device means is the one the token belongs to, and it wants its data here at all. */
function checkAccount(user: SignedInUser, account: string | undefined) {
  if (account !== undefined && account !== user.id) throw faults.accountMismatch()
  if (user.deviceOnly)
    throw new Fault(409, 'device_only', 'This account keeps its resumes on the device: nothing is synced.')
}

export const syncRoutes = (deps: Deps) => {
  const { db, now } = deps
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
        faults: [400, 409, 413, 415, 422, 503],
      }),
      signedIn(deps),
      json(pushBody),
      async (c) => {
        const user = c.get('user')
        const { account, epoch, mutations } = c.req.valid('json')
        checkAccount(user, account)
        const results = await pushMutations(db, { userId: user.id, epoch, mutations }, now())
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
        faults: [409, 422],
      }),
      signedIn(deps),
      query(pullQuery),
      async (c) => {
        const asked = c.req.valid('query')
        checkAccount(c.get('user'), asked.account)
        return c.json(await pullRows(db, c.get('user').id, asked), 200)
      },
    )
    .get(
      '/analyses/:id/body',
      describe({
        tag: 'Sync',
        summary: 'The body of one analysis',
        access: 'user',
        answer: bodyAnswer,
        faults: [404],
      }),
      signedIn(deps),
      param(z.object({ id: rowId })),
      async (c) => {
        const body = await bodyOfAnalysis(db, c.get('user').id, c.req.valid('param').id)
        if (!body) throw faults.notFound('This analysis')
        return c.json({ body }, 200)
      },
    )
}
