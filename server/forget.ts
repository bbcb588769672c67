import { sql } from 'drizzle-orm'
import { forgetExpiredChallenges } from './auth/challenges.ts'
import { forgetOldEvents } from './auth/events.ts'
import { forgetExpiredLimits } from './auth/rate-limits.ts'
import { forgetExpiredLinks } from './auth/reset.ts'
import { forgetExpiredSessions } from './auth/sessions.ts'
import type { OpenDatabase } from './db/open.ts'
import type { Deps } from './deps.ts'
import { forgetOldSync } from './sync/forget.ts'

const HOUR = 3_600_000

/** What has expired is refused anyway; now and then it is also removed. Any number of processes may do it at once. */
export async function forgetOnce({ db, now }: Deps): Promise<void> {
  const time = now()
  await forgetExpiredSessions(db, time)
  await forgetExpiredLinks(db, time)
  await forgetExpiredLimits(db, time)
  await forgetExpiredChallenges(db, time)
  await forgetOldEvents(db, time)
  await forgetOldSync(db, time)
}

export function forgetOldRows(
  deps: Deps,
  { kind, unhurried }: Pick<OpenDatabase, 'kind' | 'unhurried'>,
): () => Promise<void> {
  const run = () =>
    deps.background.run('forgetting old rows', () =>
      unhurried(async (db) => {
        await forgetOnce({ ...deps, db })
        // PostgreSQL does this by itself; the embedded one has no process that could.
        if (kind === 'pglite') await db.execute(sql`vacuum analyze`)
      }),
    )
  const timer = setInterval(run, HOUR)
  timer.unref()
  return async () => clearInterval(timer)
}
