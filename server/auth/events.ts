import { desc, eq, lt } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { audit } from '#server/admin/audit.ts'
import type { Db, DbOrTx } from '#server/db/open.ts'
import { signInEvents } from '#server/db/schema.ts'
import { agentName } from '#shared/account/agent-name.ts'
import type { SignInEvent, SignInEventKind } from '#shared/schema/sign-in.ts'

const SHOWN = 30
const KEPT_DAYS = 180
const DAY = 86_400_000

interface Event {
  user: { id: string; role: 'user' | 'admin' }
  at: Date
  kind: SignInEventKind
  userAgent: string
}

/** For the profile; of an administrator also for the other administrators. */
export async function recordEvent(tx: DbOrTx, { user, at, kind, userAgent }: Event): Promise<void> {
  const device = agentName(userAgent)
  await tx.insert(signInEvents).values({ userId: user.id, id: uuidv7(), at, kind, device })
  if (user.role === 'admin')
    await audit(tx, {
      at,
      actorId: user.id,
      action: 'admin.sign-in',
      subjectId: user.id,
      detail: `${kind}, ${device}`,
    })
}

export async function recentEvents(db: Db, userId: string): Promise<SignInEvent[]> {
  const rows = await db
    .select()
    .from(signInEvents)
    .where(eq(signInEvents.userId, userId))
    .orderBy(desc(signInEvents.at), desc(signInEvents.id))
    .limit(SHOWN)
  return rows.map(({ id, at, kind, device }) => ({
    id,
    at: at.toISOString(),
    kind,
    device,
  }))
}

export const forgetOldEvents = (db: Db, now: Date) =>
  db.delete(signInEvents).where(lt(signInEvents.at, new Date(now.getTime() - KEPT_DAYS * DAY)))
