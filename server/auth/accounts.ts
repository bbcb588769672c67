import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { storable } from '#server/db/columns.ts'
import { addToCounters } from '#server/db/counters.ts'
import { isUniqueViolation } from '#server/db/database-errors.ts'
import type { Db, DbOrTx, Tx } from '#server/db/open.ts'
import { resetTokens, userCounters, users } from '#server/db/schema.ts'
import type { SignedInUser } from '#server/deps.ts'
import { Fault } from '#server/faults.ts'
import type { ProfileBody, RegisterBody } from '#shared/schema/account.ts'
import { endAllSessions } from './sessions.ts'

/** Emails and names are compared without regard to case. */
export const keyOf = (text: string): string => storable(text).trim().toLowerCase()

const emailTaken = (cause?: unknown) =>
  new Fault(409, 'email_taken', 'An account with this email already exists', {
    fields: { email: 'An account with this email already exists' },
    cause,
  })

export async function createAccount(
  tx: Tx,
  now: Date,
  { name, email }: Pick<RegisterBody, 'name' | 'email'>,
  passwordHash: string,
): Promise<SignedInUser> {
  const id = uuidv7()
  const inserted = await tx
    .insert(users)
    .values({
      id,
      name,
      nameKey: keyOf(name),
      email,
      emailKey: keyOf(email),
      passwordHash,
      createdAt: now,
      lastLogin: null,
    })
    .onConflictDoNothing()
    .returning()
  const [user] = inserted
  if (!user) throw emailTaken()
  await tx.insert(userCounters).values({ userId: id })
  await addToCounters(tx, id, { users: 1 })
  return { ...user, totalResumes: 0, totalAnalyses: 0 }
}

export async function findByEmail(db: DbOrTx, email: string) {
  const [found] = await db
    .select({ user: users, counters: userCounters })
    .from(users)
    .innerJoin(userCounters, eq(userCounters.userId, users.id))
    .where(eq(users.emailKey, keyOf(email)))
  return found
}

export async function passwordHashOf(db: Db, userId: string): Promise<string | undefined> {
  const [row] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId))
  return row?.hash
}

export async function changeProfile(
  db: Db,
  user: SignedInUser,
  { name, email, deviceOnly = user.deviceOnly }: ProfileBody,
  beforeMoving: (tx: Tx) => Promise<void>,
): Promise<SignedInUser> {
  const change = { name, nameKey: keyOf(name), email, emailKey: keyOf(email), deviceOnly }
  try {
    await db.transaction(async (tx) => {
      const isMoved = change.emailKey !== keyOf(user.email)
      if (isMoved) await beforeMoving(tx)
      await tx.update(users).set(change).where(eq(users.id, user.id))
      // A link that was sent to the old address is somebody else's by now.
      if (isMoved) await tx.delete(resetTokens).where(eq(resetTokens.userId, user.id))
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw emailTaken(error)
    throw error
  }
  return { ...user, name, email, deviceOnly }
}

/** Everything of a user at once; every device is told what happened when it asks again. */
export async function deleteAccount(tx: Tx, userId: string): Promise<void> {
  const [counters] = await tx.select().from(userCounters).where(eq(userCounters.userId, userId)).for('update')
  await endAllSessions(tx, userId, 'account_deleted')
  await tx.delete(users).where(eq(users.id, userId))
  if (!counters) return
  await addToCounters(tx, userId, {
    users: -1,
    resumes: -counters.totalResumes,
    analyses: -counters.totalAnalyses,
    inPart: -counters.inPart,
    score: -counters.scoreSum,
  })
}
