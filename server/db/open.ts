import { existsSync } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Logger } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Env } from '#server/env.ts'
import { lockFolder } from './folder-lock.ts'
import * as schema from './schema.ts'
import { StartError } from './start-error.ts'

export type Schema = typeof schema
export type Db = PgDatabase<PgQueryResultHKT, Schema>
/** What `db.transaction` hands to its callback; queries take either. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]
export type DbOrTx = Db | Tx

export interface OpenDatabase {
  db: Db
  kind: 'pglite' | 'postgres'
  where: string
  close: () => Promise<void>
}

const CONNECT_SECONDS = 10
const NO_ANSWER = `no answer within ${CONNECT_SECONDS} seconds`

export const openDatabase = (env: Env): Promise<OpenDatabase> =>
  env.DATABASE_URL ? openPostgres(env.DATABASE_URL, env.DATABASE_POOL) : openPglite(env.DATA_DIR)

export async function openPostgres(url: string, pool: number, logger?: Logger): Promise<OpenDatabase> {
  const [{ default: postgres }, { drizzle }] = await Promise.all([
    import('postgres'),
    import('drizzle-orm/postgres-js'),
  ])
  const { hostname, port, pathname } = new URL(url)
  const where = `PostgreSQL ${hostname}:${port || 5432}${pathname}`
  let client: ReturnType<typeof postgres> | undefined
  try {
    // A pooler in transaction mode hands each transaction another connection: no prepared statements.
    client = postgres(url, {
      max: pool,
      prepare: false,
      connect_timeout: CONNECT_SECONDS,
      onnotice: () => undefined,
    })
    await inTime(client`select 1`)
  } catch (cause) {
    await client?.end({ timeout: 1 })
    throw new StartError(`The database cannot be reached: ${where} (${reasonOf(cause)}).`, { cause })
  }
  const opened = client
  return {
    db: drizzle(opened, { schema, ...(logger ? { logger } : {}) }) as unknown as Db,
    kind: 'postgres',
    where,
    close: () => opened.end({ timeout: 10 }),
  }
}

/** The driver's own limit is on one connection; where each is closed at once it tries anew for a long time. */
async function inTime(answer: Promise<unknown>): Promise<void> {
  const patience = new AbortController()
  const late = setTimeout(CONNECT_SECONDS * 1000, undefined, patience).then(() => {
    throw new Error(NO_ANSWER)
  })
  try {
    await Promise.race([answer, late])
  } catch (error) {
    throw (error as { code?: unknown }).code === 'CONNECT_TIMEOUT'
      ? new Error(NO_ANSWER, { cause: error })
      : error
  } finally {
    patience.abort()
  }
}

export async function openPglite(folder: string): Promise<OpenDatabase> {
  await makeWritable(folder)
  const unlock = await lockFolder(folder)
  try {
    const [{ PGlite }, { pg_trgm }, { drizzle }] = await Promise.all([
      import('@electric-sql/pglite'),
      import('@electric-sql/pglite/contrib/pg_trgm'),
      import('drizzle-orm/pglite'),
    ])
    const client = await PGlite.create({ dataDir: path.join(folder, 'pglite'), extensions: { pg_trgm } })
    return {
      db: drizzle(client, { schema }) as unknown as Db,
      kind: 'pglite',
      where: `PGlite in ${path.resolve(folder)}`,
      close: async () => {
        await client.close()
        await unlock()
      },
    }
  } catch (cause) {
    await unlock()
    throw new StartError(`The database in ${folder} cannot be opened (${reasonOf(cause)}).`, { cause })
  }
}

/** Only the user that runs the server may look into the folder. */
async function makeWritable(folder: string): Promise<void> {
  const probe = path.join(folder, `.writable-${process.pid}`)
  try {
    await makeFolder(folder)
    await (await open(probe, 'w')).close()
    await rm(probe)
  } catch (cause) {
    throw new StartError(`The data folder ${path.resolve(folder)} is not writable (${reasonOf(cause)}).`, {
      cause,
    })
  }
}

/** Not `recursive`: Node's own never ends where the parent is there and still takes no folder, as in /proc. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 })
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'EEXIST') return
    const parent = path.dirname(path.resolve(folder))
    if (code !== 'ENOENT' || existsSync(parent)) throw error
    await makeFolder(parent)
    await mkdir(folder, { mode: 0o700 })
  }
}

export const reasonOf = (cause: unknown): string => {
  if (!(cause instanceof Error)) return String(cause)
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
  // An AggregateError of several refused addresses has an empty message of its own.
  return cause.message.split('\n')[0] || code || cause.name
}
