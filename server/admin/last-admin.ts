import { and, asc, eq } from 'drizzle-orm'
import type { Tx } from '#server/db/open.ts'
import { users } from '#server/db/schema.ts'
import { Fault } from '#server/faults.ts'

/**
 * Locks every active administrator, in the order of their ids. Call before one of them loses role, activity or
 * account: two requests at once, each about the other one, then queue here instead of both passing.
 */
export async function lockAdmins(tx: Tx): Promise<string[]> {
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.isActive, true)))
    .orderBy(asc(users.id))
    .for('update')
  return admins.map(({ id }) => id)
}

export async function keepAnAdmin(tx: Tx, losing: string): Promise<void> {
  const admins = await lockAdmins(tx)
  if (admins.length === 1 && admins[0] === losing)
    throw new Fault(409, 'last_admin', 'This is the last active administrator. Make somebody else one first.')
}
