import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Db, DbOrTx } from '#server/db/open.ts'
import { challenges } from '#server/db/schema.ts'
import { Fault } from '#server/faults.ts'

const LIVES = 10 * 60_000

type Kind = (typeof challenges.$inferSelect)['kind']

export async function ask(db: DbOrTx, now: Date, kind: Kind, value: string, userId: string | null) {
  const id = uuidv7()
  await db.insert(challenges).values({ id, kind, value, userId, expiresAt: new Date(now.getTime() + LIVES) })
  return id
}

/** Each is answered once, by whom it was asked, in time; otherwise it is as if it had never been asked. */
export async function answered(db: DbOrTx, now: Date, kind: Kind, id: string, userId: string | null) {
  const [row] = await db
    .delete(challenges)
    .where(
      and(
        eq(challenges.id, id),
        eq(challenges.kind, kind),
        gt(challenges.expiresAt, now),
        userId === null ? isNull(challenges.userId) : eq(challenges.userId, userId),
      ),
    )
    .returning({ value: challenges.value })
  if (!row) throw new Fault(422, 'challenge_gone', 'This took too long. Start again.')
  return row.value
}

export const forgetExpiredChallenges = (db: Db, now: Date) =>
  db.delete(challenges).where(lt(challenges.expiresAt, now))
