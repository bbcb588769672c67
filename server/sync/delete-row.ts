import { and, eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Tx } from '#server/db/open.ts'
import { analyses, resumes } from '#server/db/schema.ts'
import { faults } from '#server/faults.ts'
import { applyMutation } from './apply.ts'

/** A deletion that was asked for by a call instead of a push: what is not there, or not there any more, is a 404. */
export async function deleteRow(
  tx: Tx,
  kind: 'analysis' | 'resume',
  userId: string,
  id: string,
  now: Date,
): Promise<void> {
  const table = kind === 'analysis' ? analyses : resumes
  const [row] = await tx
    .select({ deleted: table.deleted })
    .from(table)
    .where(and(eq(table.userId, userId), eq(table.id, id)))
  if (!row || row.deleted) throw faults.notFound(`This ${kind}`)
  await applyMutation(tx, userId, { id: uuidv7(), kind: `${kind}.delete`, rowId: id }, now)
}
