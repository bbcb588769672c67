import { sql } from 'drizzle-orm'
import { rateLimits } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { Fault } from '#server/faults.ts'
import { AI_ERROR_TEXTS } from '#shared/ai/texts.ts'

const DAY_MS = 86_400_000

const dayOf = (time: Date) => time.toISOString().slice(0, 10)
const endOf = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS)

/** Counts one more, or one less, under a key of this day. */
async function count({ db, now }: Deps, key: string, change: 1 | -1): Promise<number> {
  const day = dayOf(now())
  const [row] = await db
    .insert(rateLimits)
    .values({ key: `${key}:${day}`, points: Math.max(change, 0), expiresAt: endOf(day) })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { points: sql`greatest(${rateLimits.points} + ${change}, 0)` },
    })
    .returning()
  return row?.points ?? 0
}

/** Gives back what was spent on a call that failed. */
type GiveBack = () => Promise<void>

/**
 * One request of the person's budget for this day (UTC); any number of processes count as one. What fails is given back,
 * as often as the budget is large: then failures count too, or nothing would bound them.
 */
export async function spend(deps: Deps, userId: string): Promise<GiveBack> {
  const { env, now } = deps
  if ((await count(deps, `ai:${userId}`, 1)) > env.AI_DAILY) {
    await count(deps, `ai:${userId}`, -1)
    const end = endOf(dayOf(now())).getTime()
    throw new Fault(429, 'budget', AI_ERROR_TEXTS.budget, {
      retryAfter: Math.ceil((end - now().getTime()) / 1000),
    })
  }
  return async () => {
    if ((await count(deps, `ai-failed:${userId}`, 1)) <= env.AI_DAILY) await count(deps, `ai:${userId}`, -1)
  }
}
