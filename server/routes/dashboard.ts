import { and, count, desc, eq, gte, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { z } from 'zod'
import { signedIn } from '#server/access.ts'
import { briefColumns, briefRecordOf } from '#server/db/analysis-brief.ts'
import { averageOf } from '#server/db/average.ts'
import type { Db } from '#server/db/open.ts'
import { analyses, userCounters } from '#server/db/schema.ts'
import type { AppEnv, Deps } from '#server/deps.ts'
import { describe } from '#server/describe.ts'
import { isTimeZone, monthStart } from '#server/month-start.ts'
import { query } from '#server/validate.ts'
import { dashboard } from '#shared/schema/dashboard.ts'

const RECENT = 6
const ownQuery = z.object({
  tz: z.string().max(100).refine(isTimeZone, 'This is not a time zone, such as Europe/Berlin').default('UTC'),
})

export const dashboardRoutes = (deps: Deps) =>
  new Hono<AppEnv>().get(
    '/dashboard',
    describe({
      tag: 'Analyses',
      summary: 'Figures and the newest analyses',
      description: '`tz` is the zone in which the current month is counted.',
      access: 'user',
      answer: dashboard,
      faults: [422],
    }),
    signedIn(deps),
    query(ownQuery),
    async (c) => {
      const userId = c.get('user').id
      const since = monthStart(deps.now(), c.req.valid('query').tz)
      return c.json(await figuresOf(deps.db, userId, since), 200)
    },
  )

async function figuresOf(db: Db, userId: string, since: Date) {
  const own = and(eq(analyses.userId, userId), sql`not ${analyses.deleted}`)
  const [[counters], [month], recent] = await Promise.all([
    db.select().from(userCounters).where(eq(userCounters.userId, userId)),
    db
      .select({ count: count() })
      .from(analyses)
      .where(and(own, gte(analyses.createdAt, since))),
    db
      .select(briefColumns)
      .from(analyses)
      .where(own)
      .orderBy(desc(analyses.createdAt), desc(analyses.id))
      .limit(RECENT),
  ])
  return {
    totalResumes: counters?.totalResumes ?? 0,
    totalAnalyses: counters?.totalAnalyses ?? 0,
    averageScore: counters ? averageOf({ ...counters, analyses: counters.totalAnalyses }) : null,
    thisMonth: month?.count ?? 0,
    recentAnalyses: recent.map(briefRecordOf),
  }
}
