import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { projectRoot } from '#server/project-root.ts'
import type { Db } from './open.ts'
import { rowsOf } from './rows.ts'

/** Any constant: two servers that start at once queue for it. */
const MIGRATION_LOCK = 7_306_100_451

/** The build copies them beside the bundle; from the source they are used where they were generated. */
function migrationsFolder(): string {
  const beside = path.join(path.dirname(fileURLToPath(import.meta.url)), 'migrations')
  return existsSync(beside) ? beside : path.join(projectRoot, 'server', 'db', 'migrations')
}

/**
 * All that is missing, in one transaction, whose lock also holds through a pooler that hands out connections per
 * transaction. (drizzle's own `migrate` takes no lock and opens its own transaction.) Returns how many were applied.
 * `upTo`: no further than this one, for what was written by an earlier version.
 */
export async function migrate(db: Db, upTo = Number.POSITIVE_INFINITY): Promise<number> {
  const files = readMigrationFiles({ migrationsFolder: migrationsFolder() })
  return db.transaction(async (tx) => {
    // The role's own limit is for answers to people: waiting for the lock and rewriting a table may take longer.
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK}::bigint)`)
    await tx.execute(sql`
      create table if not exists migrations (
        created_at bigint primary key,
        hash text not null,
        applied_at timestamptz not null default now()
      )`)
    const rows = rowsOf<{ created_at: string | number }>(
      await tx.execute(sql`select created_at from migrations`),
    )
    const known = new Set(rows.map((row) => Number(row.created_at)))
    const missing = files.filter(({ folderMillis }) => folderMillis <= upTo && !known.has(folderMillis))
    for (const file of missing) {
      for (const statement of file.sql) await tx.execute(sql.raw(statement))
      await tx.execute(
        sql`insert into migrations (created_at, hash) values (${file.folderMillis}, ${file.hash})`,
      )
    }
    return missing.length
  })
}
