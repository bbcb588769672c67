import { and, eq } from 'drizzle-orm'
import { users } from '#server/db/schema.ts'
import type { Deps, SignedInUser } from '#server/deps.ts'
import { Fault, faults } from '#server/faults.ts'
import type { LoginBody } from '#shared/schema/account.ts'
import { findByEmail, keyOf } from './accounts.ts'
import { consume, giveBack, isKnown, makeKnown } from './rate-limits.ts'
import { startSession } from './sessions.ts'

/** One answer and one amount of work for an unknown address and for a wrong password. */
const refused = () => new Fault(401, 'invalid_login', 'Invalid email or password')

export async function login(
  deps: Deps,
  { email, password, remember }: LoginBody,
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
  if (!(await passwords.verify(found?.user.passwordHash, password)) || !found) throw refused()
  if (!found.user.isActive) throw faults.accountDeactivated(403)

  const time = now()
  const token = await db.transaction(async (tx) => {
    // The same row still: it may have been deactivated, or its password changed, while the hash was computed.
    const still = await tx
      .update(users)
      .set({ lastLogin: time })
      .where(
        and(
          eq(users.id, found.user.id),
          eq(users.isActive, true),
          eq(users.passwordHash, found.user.passwordHash),
        ),
      )
      .returning({ id: users.id })
    if (still.length === 0) throw refused()
    return startSession(tx, time, found.user.id, remember ? 'remembered' : 'short', userAgent)
  })
  await giveBack(deps, 'loginHere', here)
  await giveBack(deps, 'loginAddress', address)
  if (!known) await giveBack(deps, 'loginAccount', account)
  await makeKnown(deps, here)
  const { totalResumes, totalAnalyses } = found.counters
  return { user: { ...found.user, lastLogin: time, totalResumes, totalAnalyses }, token }
}
