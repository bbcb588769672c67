import { and, eq } from 'drizzle-orm'
import { resetTokens, users } from '#server/db/schema.ts'
import type { Deps, SignedInUser } from '#server/deps.ts'
import { faults } from '#server/faults.ts'
import type { ChangePasswordBody } from '#shared/schema/account.ts'
import { passwordHashOf } from './accounts.ts'
import { refuseWeak } from './password-rules.ts'
import { consume, giveBack } from './rate-limits.ts'
import { endOtherSessions } from './sessions.ts'

/** Returns the stored hash that the password was found right for. */
export async function confirmPassword(
  deps: Deps,
  userId: string,
  password: string,
  field: string,
): Promise<string> {
  await consume(deps, 'password', userId)
  const stored = await passwordHashOf(deps.db, userId)
  if (!(await deps.passwords.verify(stored, password)) || !stored)
    throw faults.invalid({ [field]: 'Current password is incorrect' })
  await giveBack(deps, 'password', userId)
  return stored
}

/** The session that asks for it stays; all others end, and so do links that were handed out. */
export async function changePassword(
  deps: Deps,
  user: Pick<SignedInUser, 'id' | 'name' | 'email'>,
  tokenHash: string,
  { currentPassword, newPassword }: ChangePasswordBody,
): Promise<void> {
  const userId = user.id
  const stored = await confirmPassword(deps, userId, currentPassword, 'currentPassword')
  if (currentPassword === newPassword)
    throw faults.invalid({ newPassword: 'The new password must differ from the current one' })
  refuseWeak(newPassword, user, 'newPassword')
  const passwordHash = await deps.passwords.hash(newPassword)
  await deps.db.transaction(async (tx) => {
    const changed = await tx
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, userId), eq(users.passwordHash, stored)))
      .returning({ id: users.id })
    if (changed.length === 0) throw faults.invalid({ currentPassword: 'Current password is incorrect' })
    await endOtherSessions(tx, userId, tokenHash)
    await tx.delete(resetTokens).where(eq(resetTokens.userId, userId))
  })
}
