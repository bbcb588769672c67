import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { is, type Logger, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { drizzle } from 'drizzle-orm/pglite'
import { inject } from 'vitest'
import { type Db, type OpenDatabase, openPostgres, STORED_ELSEWHERE } from '#server/db/open.ts'
import * as schema from '#server/db/schema.ts'
import { TEMPLATE } from './postgres.ts'

export const DATABASE_KINDS = ['pglite', 'postgres'] as const
export type DatabaseKind = (typeof DATABASE_KINDS)[number]

export interface TestDatabase extends OpenDatabase {
  empty(): Promise<void>
  /** To open it a second time, as another process would; PGlite has none. */
  url: string | undefined
}

/** `logger` hears every statement. */
export const openTestDatabase = (kind: DatabaseKind, logger?: Logger): Promise<TestDatabase> =>
  kind === 'pglite' ? openSnapshot(logger) : copyTemplate(logger)

const shared = new Map<DatabaseKind, Promise<TestDatabase>>()

/**
 * One for all test files of a process, which ends it with itself: opening one takes longer than most files ask of it.
 * Who leaves more behind than rows opens one of their own.
 */
export function sharedTestDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  const opened = shared.get(kind) ?? openTestDatabase(kind)
  shared.set(kind, opened)
  return opened
}

async function openSnapshot(logger?: Logger): Promise<TestDatabase> {
  const client = await PGlite.create({
    loadDataDir: await openAsBlob(inject('pgliteSnapshot')),
    extensions: { pg_trgm },
  })
  const db = drizzle(client, { schema, ...(logger ? { logger } : {}) }) as unknown as Db
  return {
    db,
    kind: 'pglite',
    where: 'PGlite in memory',
    ...STORED_ELSEWHERE,
    unhurried: (work) => work(db),
    url: undefined,
    empty: () => empty(db),
    close: () => client.close(),
  }
}

async function copyTemplate(logger?: Logger): Promise<TestDatabase> {
  const { default: postgres } = await import('postgres')
  const admin = postgres(inject('postgresUrl'), { max: 1 })
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await admin`create database ${admin(name)} template ${admin(TEMPLATE)}`
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  const opened = await openPostgres(url.href, 10, logger ? { logger } : {})
  return {
    ...opened,
    url: url.href,
    empty: () => empty(opened.db),
    async close() {
      await opened.close()
      await admin`drop database ${admin(name)} with (force)`
      await admin.end()
    },
  }
}

/** Rows of all other tables go with these. Deleting a handful is much quicker than truncating files. */
const ROOTS = Object.values(schema)
  .filter((entry) => is(entry, PgTable))
  .filter((table) => getTableConfig(table as PgTable).foreignKeys.length === 0)

/** In one statement: before each test a dozen of them took longer than many a test. */
const EMPTY = sql`with ${sql.join(
  ROOTS.map((table, at) => sql`${sql.raw(`t${at}`)} as (delete from ${table})`),
  sql`, `,
)} select 1`

async function empty(db: Db): Promise<void> {
  await db.execute(EMPTY)
}
