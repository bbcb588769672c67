import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { analyses, resumes } from '#server/db/schema.ts'
import { cursorTime, readCursor } from '#server/paging.ts'

const place = z.tuple([cursorTime, z.uuid()])

/** One person's rows, the newest first, from where the last page ended. */
export function newestFirst(
  { userId, deleted, createdAt, id }: typeof analyses | typeof resumes,
  user: string,
  after: string | undefined,
): { where: SQL | undefined; order: SQL[] } {
  const from = readCursor(after, place)
  const older = from && sql`(${createdAt}, ${id}) < (${from[0].toISOString()}::timestamptz, ${from[1]}::uuid)`
  return { where: and(eq(userId, user), sql`not ${deleted}`, older), order: [desc(createdAt), desc(id)] }
}
