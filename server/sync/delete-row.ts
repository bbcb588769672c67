import { and, eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Tx } from '#server/db/open.ts'
import { faults } from '#server/faults.ts'
import { analysisEntity } from './analyses.ts'
import { applyMutation } from './apply.ts'
import { resumeEntity } from './resumes.ts'

const DELETABLE = { analysis: analysisEntity, resume: resumeEntity }

/** A deletion that was asked for by a call instead of a push: what is not there, or not there any more, is a 404. */
export async function deleteRow(
  tx: Tx,
  kind: keyof typeof DELETABLE,
  userId: string,
  id: string,
  now: Date,
): Promise<void> {
  const { table } = DELETABLE[kind]
  const [row] = await tx
    .select({ deleted: table.deleted })
    .from(table)
    .where(and(eq(table.userId, userId), eq(table.id, id)))
  if (!row || row.deleted) throw faults.notFound(`This ${kind}`)
  await applyMutation(tx, userId, { id: uuidv7(), kind: `${kind}.delete`, rowId: id }, now)
}
