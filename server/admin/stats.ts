import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { averageOf } from '#server/db/average.ts'
import type { Db } from '#server/db/open.ts'
import { totals } from '#server/db/schema.ts'
import type { AdminStats } from '#shared/schema/admin.ts'

/** From the sums that every change keeps, not by counting rows. */
export async function statsOf(db: Db): Promise<AdminStats> {
  const [row] = await db
    .select({
      users: sumOf(totals.users),
      resumes: sumOf(totals.resumes),
      analyses: sumOf(totals.analyses),
      inPart: sumOf(totals.inPart),
      scoreSum: sumOf(totals.scoreSum),
    })
    .from(totals)
  const { users = 0, resumes = 0, analyses = 0, inPart = 0, scoreSum = 0 } = row ?? {}
  return {
    totalUsers: users,
    totalAnalyses: analyses,
    totalResumes: resumes,
    averageScore: averageOf({ scoreSum, analyses, inPart }),
  }
}

const sumOf = (column: PgColumn) => sql`coalesce(sum(${column}), 0)`.mapWith(Number)
