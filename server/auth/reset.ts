import { and, eq, gt, lt } from 'drizzle-orm'
import type { Db, DbOrTx } from '#server/db/open.ts'
import { resetTokens, users } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { Fault } from '#server/faults.ts'
import { resetMail } from '#server/mail/reset-mail.ts'
import { keyOf } from './accounts.ts'
import { refuseWeak } from './password-rules.ts'
import { endAllSessions } from './sessions.ts'
import { hashOf, newToken } from './tokens.ts'

const MINUTES = 30

const linkGone = () =>
  new Fault(422, 'reset_link_invalid', 'This link has expired or was used already. Ask for a new one.', {
    fields: { token: 'This link has expired or was used already. Ask for a new one.' },
  })

/** A new link makes the earlier ones of the same person useless. */
export async function makeResetLink(db: DbOrTx, now: Date, publicUrl: string, userId: string) {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + MINUTES * 60_000)
  await db.delete(resetTokens).where(eq(resetTokens.userId, userId))
  await db.insert(resetTokens).values({ tokenHash: hashOf(token), userId, createdAt: now, expiresAt })
  // In the fragment, which browsers send to nobody and proxies do not log.
  return { url: `${publicUrl}/reset#token=${token}`, expiresAt }
}

export async function mailResetLink({ db, now, env, mailer }: Deps, email: string): Promise<void> {
  if (!mailer) return
  const made = await db.transaction(async (tx) => {
    // Locked: a link that is made while the address changes would go to the old one, and live.
    const [user] = await tx
      .select({ id: users.id, name: users.name, email: users.email })
      .from(users)
      .where(and(eq(users.emailKey, keyOf(email)), eq(users.isActive, true)))
      .for('update')
    return user && { ...user, ...(await makeResetLink(tx, now(), env.PUBLIC_URL, user.id)) }
  })
  if (made) await mailer.send(resetMail(made.email, made.name, made.url, MINUTES))
}

export async function resetPassword({ db, now, passwords }: Deps, token: string, password: string) {
  const usable = and(eq(resetTokens.tokenHash, hashOf(token)), gt(resetTokens.expiresAt, now()))
  const [link] = await db
    .select({ userId: resetTokens.userId, name: users.name, email: users.email })
    .from(resetTokens)
    .innerJoin(users, eq(users.id, resetTokens.userId))
    .where(and(usable, eq(users.isActive, true)))
  if (!link) throw linkGone()
  refuseWeak(password, link, 'newPassword')
  const passwordHash = await passwords.hash(password)
  await db.transaction(async (tx) => {
    const used = await tx.delete(resetTokens).where(usable).returning({ userId: resetTokens.userId })
    if (used.length === 0) throw linkGone()
    await tx.delete(resetTokens).where(eq(resetTokens.userId, link.userId))
    const changed = await tx
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, link.userId), eq(users.isActive, true)))
      .returning({ id: users.id })
    if (changed.length === 0) throw linkGone()
    await endAllSessions(tx, link.userId)
  })
}

export const forgetExpiredLinks = (db: Db, now: Date) =>
  db.delete(resetTokens).where(lt(resetTokens.expiresAt, now))
