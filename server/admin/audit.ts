import { aliasedTable, desc, eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Db, DbOrTx } from '#server/db/open.ts'
import { auditLog, users } from '#server/db/schema.ts'
import type { AuditAction, AuditEntry } from '#shared/schema/admin.ts'

interface Audited {
  at: Date
  actorId: string | null
  action: AuditAction
  subjectId?: string
  detail?: string
}

/** In the transaction of what it tells of: neither exists without the other. */
export async function audit(
  tx: DbOrTx,
  { at, actorId, action, subjectId, detail = '' }: Audited,
): Promise<void> {
  await tx
    .insert(auditLog)
    .values({ id: uuidv7(), at, actorId, action, subjectId: subjectId ?? null, detail })
}

export async function auditPage(db: Db, limit: number, after: readonly [Date, string] | undefined) {
  const actor = aliasedTable(users, 'actor')
  const subject = aliasedTable(users, 'subject')
  return db
    .select({
      entry: auditLog,
      actor: { name: actor.name, email: actor.email },
      subject: { name: subject.name, email: subject.email },
    })
    .from(auditLog)
    .leftJoin(actor, eq(actor.id, auditLog.actorId))
    .leftJoin(subject, eq(subject.id, auditLog.subjectId))
    .where(
      after &&
        sql`(${auditLog.at}, ${auditLog.id}) < (${after[0].toISOString()}::timestamptz, ${after[1]}::uuid)`,
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit)
}

type Row = Awaited<ReturnType<typeof auditPage>>[number]

export const entryOf = ({ entry, actor, subject }: Row): AuditEntry => ({
  _id: entry.id,
  at: entry.at.toISOString(),
  actor: entry.actorId === null ? 'Command line' : labelOf(actor),
  action: entry.action,
  subject: entry.subjectId === null ? '' : labelOf(subject),
  detail: entry.detail,
})

const labelOf = (user: { name: string; email: string } | null): string =>
  user ? `${user.name} <${user.email}>` : 'Deleted account'
