import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { deleteAccount } from '#server/auth/accounts.ts'
import { makeResetLink } from '#server/auth/reset.ts'
import { endAllSessions } from '#server/auth/sessions.ts'
import type { Tx } from '#server/db/open.ts'
import { resetTokens, userCounters, users } from '#server/db/schema.ts'
import { Fault, faults } from '#server/faults.ts'
import type { adminUserPatch } from '#shared/schema/admin.ts'
import { audit } from './audit.ts'
import { keepAnAdmin, lockAdmins } from './last-admin.ts'

interface Action {
  actorId: string
  userId: string
  at: Date
}

export async function changeUser(
  tx: Tx,
  { actorId, userId, at }: Action,
  { isActive, role }: z.infer<typeof adminUserPatch>,
) {
  await stillAdmin(tx, actorId)
  if (userId === actorId && isActive === false) throw notYourself('deactivate')
  if (isActive === false || role === 'user') await keepAnAdmin(tx, userId)
  const before = await findLocked(tx, userId)
  if (role !== undefined && role !== before.user.role) {
    await tx.update(users).set({ role }).where(eq(users.id, userId))
    await audit(tx, { at, actorId, action: 'user.role', subjectId: userId, detail: role })
  }
  if (isActive !== undefined && isActive !== before.user.isActive) {
    await tx.update(users).set({ isActive }).where(eq(users.id, userId))
    if (!isActive) {
      await endAllSessions(tx, userId, 'account_deactivated')
      await tx.delete(resetTokens).where(eq(resetTokens.userId, userId))
    }
    await audit(tx, {
      at,
      actorId,
      action: isActive ? 'user.activate' : 'user.deactivate',
      subjectId: userId,
    })
  }
  return {
    ...before.user,
    ...before.counters,
    role: role ?? before.user.role,
    isActive: isActive ?? before.user.isActive,
  }
}

export async function deleteUser(tx: Tx, { actorId, userId, at }: Action): Promise<void> {
  await stillAdmin(tx, actorId)
  if (userId === actorId) throw notYourself('delete')
  await keepAnAdmin(tx, userId)
  await findLocked(tx, userId)
  await deleteAccount(tx, userId)
  await audit(tx, { at, actorId, action: 'user.delete', subjectId: userId })
}

export async function handOutResetLink(tx: Tx, { actorId, userId, at }: Action, publicUrl: string) {
  const { user } = await findLocked(tx, userId)
  if (!user.isActive)
    throw new Fault(
      409,
      'user_deactivated',
      'This account is deactivated. Activate it before you hand out a link.',
    )
  await audit(tx, { at, actorId, action: 'user.reset-link', subjectId: userId })
  return makeResetLink(tx, at, publicUrl, userId)
}

/** The role was checked when the request came; another administrator may have taken it since. */
async function stillAdmin(tx: Tx, actorId: string): Promise<void> {
  if (!(await lockAdmins(tx)).includes(actorId)) throw faults.forbidden()
}

async function findLocked(tx: Tx, userId: string) {
  const [found] = await tx
    .select({
      user: users,
      counters: { totalResumes: userCounters.totalResumes, totalAnalyses: userCounters.totalAnalyses },
    })
    .from(users)
    .innerJoin(userCounters, eq(userCounters.userId, users.id))
    .where(eq(users.id, userId))
    .for('update')
  if (!found) throw faults.notFound('This user')
  return found
}

const notYourself = (verb: string) =>
  new Fault(409, 'not_yourself', `You cannot ${verb} your own account here.`)
