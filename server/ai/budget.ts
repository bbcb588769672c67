import { sql } from 'drizzle-orm'
import { rateLimits } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { Fault } from '#server/faults.ts'
import { AI_ERRORS } from '#shared/ai/errors.ts'

const DAY_MS = 86_400_000

/** One request of the person's budget for this day (UTC); any number of processes count as one. */
export async function spend({ db, env, now }: Deps, userId: string): Promise<void> {
  const time = now()
  const day = time.toISOString().slice(0, 10)
  const endOfDay = new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS)
  const [row] = await db
    .insert(rateLimits)
    .values({ key: `ai:${day}:${userId}`, points: 1, expiresAt: endOfDay })
    .onConflictDoUpdate({ target: rateLimits.key, set: { points: sql`${rateLimits.points} + 1` } })
    .returning()
  if (row && row.points > env.AI_DAILY)
    throw new Fault(429, 'budget', AI_ERRORS.budget.text, {
      retryAfter: Math.ceil((endOfDay.getTime() - time.getTime()) / 1000),
    })
}
