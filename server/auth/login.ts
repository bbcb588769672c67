import { and, eq } from 'drizzle-orm'
import { users } from '#server/db/schema.ts'
import type { Deps, SignedInUser } from '#server/deps.ts'
import { Fault, faults } from '#server/faults.ts'
import { notify } from '#server/mail/notices.ts'
import { agentName } from '#shared/account/agent-name.ts'
import type { LoginBody } from '#shared/schema/account.ts'
import type { SignInEventKind } from '#shared/schema/sign-in.ts'
import { findByEmail, keyOf } from './accounts.ts'
import { recordEvent } from './events.ts'
import { consume, giveBack, isKnown, makeKnown } from './rate-limits.ts'
import { checkSecondFactor } from './second-factor.ts'
import { startSession } from './sessions.ts'

/** One answer and one amount of work for an unknown address and for a wrong password. */
const refused = () => new Fault(401, 'invalid_login', 'Invalid email or password')

export async function login(
  deps: Deps,
  { email, password, remember, code }: LoginBody,
  address: string,
  userAgent: string,
): Promise<{ user: SignedInUser; token: string }> {
  const { db, now, passwords } = deps
  const account = keyOf(email)
  const here = `${account}\0${address}`
  await consume(deps, 'loginAddress', address)
  await consume(deps, 'loginHere', here)
  const known = await isKnown(deps, here)
  if (!known) await consume(deps, 'loginAccount', account)

  const found = await findByEmail(db, email)
  if (!(await passwords.verify(found?.user.passwordHash, password)) || !found) {
    if (found) await recordEvent(db, { user: found.user, at: now(), kind: 'sign-in-refused', userAgent })
    throw refused()
  }
  if (!found.user.isActive) throw faults.accountDeactivated(403)
  const { totpSecret } = found.user
  const factor = totpSecret
    ? await checkSecondFactor(deps, { id: found.user.id, totpSecret }, code)
    : undefined

  const kind = factor === 'recovery' ? 'recovery-code-used' : 'sign-in'
  const entered = await enter(deps, found, { kind, remember, userAgent })
  await giveBack(deps, 'loginHere', here)
  await giveBack(deps, 'loginAddress', address)
  if (!known) {
    await giveBack(deps, 'loginAccount', account)
    // The first sign-in of all is the owner's own, right after registering.
    if (found.user.lastLogin) notify(deps, found.user, 'new-device', agentName(userAgent))
  }
  await makeKnown(deps, here)
  return entered
}

interface Entrance {
  kind: SignInEventKind
  remember: boolean | undefined
  userAgent: string
}

/** Whoever it is has shown that they may. */
export async function enter(
  { db, now }: Deps,
  { user, counters }: NonNullable<Awaited<ReturnType<typeof findByEmail>>>,
  { kind, remember, userAgent }: Entrance,
): Promise<{ user: SignedInUser; token: string }> {
  const at = now()
  const token = await db.transaction(async (tx) => {
    // The same row still: it may have been deactivated, or its password changed, while the hash was computed.
    const still = await tx
      .update(users)
      .set({ lastLogin: at })
      .where(and(eq(users.id, user.id), eq(users.isActive, true), eq(users.passwordHash, user.passwordHash)))
      .returning({ id: users.id })
    if (still.length === 0) throw refused()
    await recordEvent(tx, { user, at, kind, userAgent })
    return startSession(tx, at, user.id, remember ? 'remembered' : 'short', userAgent)
  })
  const { totalResumes, totalAnalyses } = counters
  return { user: { ...user, lastLogin: at, totalResumes, totalAnalyses }, token }
}
