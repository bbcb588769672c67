import { createMiddleware } from 'hono/factory'
import { readBearer, reasonOfEnd, validateSession } from './auth/sessions.ts'
import type { AppEnv, Deps } from './deps.ts'
import { faults } from './faults.ts'

/** Names the account whose database is open on the device: two tabs share one token, but not one account. */
export const ACCOUNT_HEADER = 'X-Account'

/** The only source of a user's id in the whole server: the session behind the bearer token. */
export const signedIn = ({ db, now }: Deps) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const token = readBearer(c.req.header('authorization') ?? '')
    if (!token) throw faults.notSignedIn()
    const valid = await validateSession(db, now(), token)
    if (!valid) {
      const reason = await reasonOfEnd(db, token)
      if (reason === 'account_deleted') throw faults.accountDeleted()
      if (reason === 'account_deactivated') throw faults.accountDeactivated(401)
      throw faults.notSignedIn()
    }
    const account = c.req.header(ACCOUNT_HEADER)
    if (account !== undefined && account !== valid.user.id) throw faults.accountMismatch()
    c.set('user', valid.user)
    c.set('session', valid.session)
    await next()
  })

export const adminOnly = createMiddleware<AppEnv>(async (c, next) => {
  if (c.get('user').role !== 'admin') throw faults.forbidden()
  await next()
})

/** A session that somebody left open is not enough for what takes everything along or changes other people's accounts. */
const FRESH = 15 * 60_000

export const freshlySignedIn = ({ now }: Deps) =>
  createMiddleware<AppEnv>(async (c, next) => {
    if (now().getTime() - c.get('session').createdAt.getTime() > FRESH) throw faults.confirmRequired()
    await next()
  })
