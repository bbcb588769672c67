import { and, asc, eq } from 'drizzle-orm'
import type { Tx } from '#server/db/open.ts'
import { users } from '#server/db/schema.ts'
import { Fault } from '#server/faults.ts'

/**
 * Call before a user loses the administrator's role, their activity, or their account. Locks every active administrator
 * in the order of their ids, so that two requests at once, each about the other one, queue instead of both passing.
 */
export async function keepAnAdmin(tx: Tx, losing: string): Promise<void> {
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.isActive, true)))
    .orderBy(asc(users.id))
    .for('update')
  if (admins.length === 1 && admins[0]?.id === losing)
    throw new Fault(409, 'last_admin', 'This is the last active administrator. Make somebody else one first.')
}
