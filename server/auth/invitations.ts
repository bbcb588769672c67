import { and, eq, gt } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { z } from 'zod'
import type { DbOrTx } from '#server/db/open.ts'
import { challenges } from '#server/db/schema.ts'
import { Fault } from '#server/faults.ts'
import { hashOf, newToken } from './tokens.ts'

export const INVITATION_DAYS = 7
const LIVES = INVITATION_DAYS * 24 * 60 * 60_000

const gone = () =>
  new Fault(422, 'invitation_invalid', 'This invitation has expired or was used already. Ask for a new one.')

/** The id finds the row; the secret beside it, of which only the hash is stored, opens it. */
export async function makeInvitation(db: DbOrTx, now: Date, publicUrl: string) {
  const [id, secret] = [uuidv7(), newToken()]
  const expiresAt = new Date(now.getTime() + LIVES)
  await db
    .insert(challenges)
    .values({ id, kind: 'invitation', value: hashOf(secret), userId: null, expiresAt })
  // In the fragment, which browsers send to nobody and proxies do not log.
  return { url: `${publicUrl}/register#invitation=${id}.${secret}`, expiresAt }
}

function whichIs(invitation: string, now: Date) {
  const [id, secret = ''] = invitation.split('.')
  if (!z.uuid().safeParse(id).success) throw gone()
  return and(
    eq(challenges.id, id ?? ''),
    eq(challenges.kind, 'invitation'),
    eq(challenges.value, hashOf(secret)),
    gt(challenges.expiresAt, now),
  )
}

/** Before a password is hashed for somebody who may not come in. */
export async function checkInvitation(db: DbOrTx, now: Date, invitation: string): Promise<void> {
  const [row] = await db.select({ id: challenges.id }).from(challenges).where(whichIs(invitation, now))
  if (!row) throw gone()
}

/** In the transaction of the account that it makes: of two at once, one gets in. */
export async function spendInvitation(db: DbOrTx, now: Date, invitation: string): Promise<void> {
  const used = await db.delete(challenges).where(whichIs(invitation, now)).returning({ id: challenges.id })
  if (used.length === 0) throw gone()
}
