import { and, eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { z } from 'zod'
import { keyOf } from '#server/auth/accounts.ts'
import type { Db } from '#server/db/open.ts'
import { auditLog, users } from '#server/db/schema.ts'

export async function hasAdmin(db: Db): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.isActive, true)))
    .limit(1)
  return found.length > 0
}

export const outcome = z.object({ ok: z.boolean(), message: z.string() })
export type Outcome = z.infer<typeof outcome>

/** For whoever has the server's machine: makes a registered account an active administrator. */
export async function promote(db: Db, now: Date, email: string): Promise<Outcome> {
  return db.transaction(async (tx) => {
    const [user] = await tx
      .update(users)
      .set({ role: 'admin', isActive: true })
      .where(eq(users.emailKey, keyOf(email)))
      .returning({ id: users.id, email: users.email })
    if (!user)
      return { ok: false, message: `No account has the address ${email}. Register it in the app first.` }
    await tx.insert(auditLog).values({
      id: uuidv7(),
      at: now,
      actorId: null,
      action: 'user.role',
      subjectId: user.id,
      detail: 'admin',
    })
    return { ok: true, message: `${user.email} is an administrator now.` }
  })
}
