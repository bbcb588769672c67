import { lt, sql } from 'drizzle-orm'
import type { Db } from '#server/db/open.ts'
import { rateLimits } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { faults } from '#server/faults.ts'
import { hashOf } from './tokens.ts'

const MINUTE = 60_000

/**
 * `points` in `span`, per name. Counting is in the database, so any number of processes count as one. Whatever stands
 * between a person and their account has a span of a minute: nobody can lock somebody out for longer.
 */
export const RATES = {
  /** Guesses at one account from one address. */
  loginHere: { points: 10, span: MINUTE },
  /** Guesses at one account from everywhere; an address that has signed in to it before is exempt. */
  loginAccount: { points: 50, span: MINUTE },
  loginAddress: { points: 60, span: MINUTE },
  register: { points: 30, span: 10 * MINUTE },
  /** Mails to one person; asking again does not lock anybody out of anything. */
  forgotAccount: { points: 3, span: 15 * MINUTE },
  forgotAddress: { points: 20, span: 15 * MINUTE },
  /** Codes mailed to one address, and guesses at one: a hundred million of them would be many years' work. */
  emailCodeMail: { points: 3, span: 15 * MINUTE },
  emailCode: { points: 10, span: MINUTE },
  reset: { points: 20, span: MINUTE },
  /** The current password asked again: profile, change, deletion. */
  password: { points: 10, span: MINUTE },
  /** Codes of one account: a million of them would be many days' work. */
  secondFactor: { points: 10, span: MINUTE },
  upload: { points: 60, span: MINUTE },
  export: { points: 10, span: MINUTE },
  /** Changes of one account's rows: each leaves a note of what was answered, for as long as deletions are kept. */
  change: { points: 20_000, span: 24 * 60 * MINUTE },
} as const
type Rate = keyof typeof RATES

/** An address that has signed in is known to the account for so long. */
const KNOWN_FOR = 90 * 24 * 60 * MINUTE

const keyOf = (rate: string, who: string) => `${rate}:${hashOf(`${rate}\0${who}`)}`

export async function consume({ db, env, now }: Deps, rate: Rate, who: string, cost = 1): Promise<void> {
  if (!env.RATE_LIMITS) return
  const { points, span } = RATES[rate]
  const time = now()
  const [row] = await db
    .insert(rateLimits)
    .values({ key: keyOf(rate, who), points: cost, expiresAt: new Date(time.getTime() + span) })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        points: sql`case when ${rateLimits.expiresAt} <= ${time.toISOString()}::timestamptz then ${cost}::int else ${rateLimits.points} + ${cost}::int end`,
        expiresAt: sql`case when ${rateLimits.expiresAt} <= ${time.toISOString()}::timestamptz then excluded.expires_at else ${rateLimits.expiresAt} end`,
      },
    })
    .returning()
  if (row && row.points > points)
    throw faults.tooMany(Math.max(1, Math.ceil((row.expiresAt.getTime() - time.getTime()) / 1000)))
}

/** Gives back a point that was taken before it was known whether the attempt was a good one. */
export async function giveBack({ db, env }: Deps, rate: Rate, who: string): Promise<void> {
  if (!env.RATE_LIMITS) return
  await db
    .update(rateLimits)
    .set({ points: sql`greatest(${rateLimits.points} - 1, 0)` })
    .where(sql`${rateLimits.key} = ${keyOf(rate, who)}`)
}

export async function isKnown({ db, now }: Deps, who: string): Promise<boolean> {
  const [row] = await db
    .select({ expiresAt: rateLimits.expiresAt })
    .from(rateLimits)
    .where(sql`${rateLimits.key} = ${keyOf('known', who)}`)
  return row !== undefined && row.expiresAt > now()
}

export async function makeKnown({ db, now }: Deps, who: string): Promise<void> {
  const expiresAt = new Date(now().getTime() + KNOWN_FOR)
  await db
    .insert(rateLimits)
    .values({ key: keyOf('known', who), points: 0, expiresAt })
    .onConflictDoUpdate({ target: rateLimits.key, set: { expiresAt } })
}

export const forgetExpiredLimits = (db: Db, now: Date) =>
  db.delete(rateLimits).where(lt(rateLimits.expiresAt, now))
