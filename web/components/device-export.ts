import type { AccountExport } from '#shared/schema/account-export.ts'
import type { OpenAccount } from '#web/session/account.ts'

/** Everything this device has of the account, in the form of the account's own export. */
export async function deviceExport({ store, user }: OpenAccount): Promise<AccountExport> {
  const [resumes, records, bodies] = await Promise.all([
    store.resumes.list(),
    store.analyses.list(),
    store.db.bodies.toArray(),
  ])
  if (!user) throw new Error('This device does not know whose data this is')
  const body = new Map(bodies.map((row) => [row.id, row.body]))
  return {
    format: 'legible-account',
    schemaVersion: 1,
    exportedAt: new Date().toISOString(),
    user,
    resumes: resumes.map((row) => ({ id: row.id, body: row.body })),
    analyses: records.map((record) => ({ id: record._id, record, body: body.get(record._id) ?? null })),
  }
}
