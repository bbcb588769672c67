import { existsSync } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import type { Logger } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js'
import type { Sql as PostgresClient } from 'postgres'
import type { Env } from '#server/env.ts'
import { errorCode, errorText } from '#shared/error-text.ts'
import { sqlState } from './database-errors.ts'
import { type DiskSpace, NO_DISK, watchDisk } from './disk-space.ts'
import { lockFolder } from './folder-lock.ts'
import { type DatabaseState, openThreaded } from './pglite/client.ts'
import { closeOursToOthers } from './pglite/private-files.ts'
import type { LineSettings, Patience } from './postgres/line.ts'
import { createPool, type Pool } from './postgres/pool.ts'
import * as schema from './schema.ts'
import { StartError } from './start-error.ts'

type Schema = typeof schema
export type Db = PgDatabase<PgQueryResultHKT, Schema>
/** What `db.transaction` hands to its callback; queries take either. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]
export type DbOrTx = Db | Tx

/** How the place is that the rows are kept in. */
export interface Storage {
  disk: DiskSpace
  /** The embedded database is opened anew after a hang; a server elsewhere counts as open. */
  state: () => DatabaseState
}

export const STORED_ELSEWHERE: Storage = { disk: NO_DISK, state: () => 'open' }

export interface OpenDatabase extends Storage {
  db: Db
  kind: 'pglite' | 'postgres'
  where: string
  /** For work that nobody waits for, such as migrations: the limits on one answer don't hold there. */
  unhurried: <Answer>(work: (db: Db) => Promise<Answer>) => Promise<Answer>
  close: () => Promise<void>
}

const CONNECT_SECONDS = 10
const NO_ANSWER = `no answer within ${CONNECT_SECONDS} seconds`

/** Together under the 10 seconds after which each request has its answer, were the network silent. */
export const PATIENCE: Patience = { answer: 6000, turn: 3000 }

/** The server itself answers people in time; a command waits for the database as long as it takes. */
export const openDatabase = (
  env: Env,
  { onRestart, inTime = false }: { onRestart?: (reason: string) => void; inTime?: boolean } = {},
): Promise<OpenDatabase> =>
  env.DATABASE_URL
    ? openPostgres(env.DATABASE_URL, env.DATABASE_POOL, inTime ? { patience: PATIENCE } : {})
    : openPglite(env.DATA_DIR, env.DISK_RESERVE_MB, onRestart)

interface PostgresOptions {
  patience?: Patience
  logger?: Logger
}

export async function openPostgres(
  url: string,
  size: number,
  { patience, logger }: PostgresOptions = {},
): Promise<OpenDatabase> {
  const { hostname, port, pathname } = new URL(url)
  const where = `PostgreSQL ${hostname}:${port || 5432}${pathname}`
  let pool: Pool
  try {
    pool = await openPool(url, size, patience)
  } catch (cause) {
    throw new StartError(`The database cannot be reached: ${where} (${errorText(cause)}).`, { cause })
  }
  return {
    db: overPool(pool, logger),
    kind: 'postgres',
    where,
    ...STORED_ELSEWHERE,
    async unhurried(work) {
      const apart = createPool(1, { url, patience: undefined, session: {} })
      try {
        return await work(overPool(apart, logger))
      } finally {
        await apart.end(1)
      }
    },
    close: () => pool.end(10),
  }
}

/** Both drivers answer the same queries; their types differ in what is never asked. */
const asDb = (database: unknown): Db => database as Db

const overPool = (pool: Pool, logger: Logger | undefined): Db =>
  asDb(
    drizzlePostgres({
      client: pool as unknown as PostgresClient,
      schema,
      ...(logger ? { logger } : {}),
    }),
  )

async function openPool(url: string, size: number, patience: Patience | undefined): Promise<Pool> {
  const opened = (session: LineSettings['session']) =>
    withFirstAnswer(createPool(size, { url, patience, session }))
  if (!patience) return opened({})
  try {
    return await opened({
      // Before we stop listening: an answer that says so is better than a connection that is cut.
      statement_timeout: patience.answer - 500,
      // Where the network took our end of a transaction, its locks must not outlive it for long.
      idle_in_transaction_session_timeout: patience.answer + patience.turn,
    })
  } catch (error) {
    // A pooler that shares connections takes no settings for one of them: there they belong to the role.
    if (sqlState(error) !== PROTOCOL_VIOLATION) throw error
    return await opened({})
  }
}

const PROTOCOL_VIOLATION = '08P01'

async function withFirstAnswer(pool: Pool): Promise<Pool> {
  try {
    await inTime(pool.unsafe('select 1'))
    return pool
  } catch (error) {
    await pool.end(1)
    throw error
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
    throw errorCode(error) === 'CONNECT_TIMEOUT' ? new Error(NO_ANSWER, { cause: error }) : error
  } finally {
    patience.abort()
  }
}

/** `onRestart` hears why PGlite was ended and opened anew. */
export async function openPglite(
  folder: string,
  reserveMb: number,
  onRestart?: (reason: string) => void,
): Promise<OpenDatabase> {
  await makeWritable(folder)
  const unlock = await lockFolder(folder)
  const inside = path.join(folder, 'pglite')
  try {
    closeOursToOthers(folder)
    const disk = watchDisk(folder, reserveMb)
    const room = disk.freeMb()
    if (disk.state() === 'full')
      throw new Error(`only ${Math.floor(room)} MB are free on its disk, and ${reserveMb} are needed`)
    const { drizzle } = await import('drizzle-orm/pglite')
    const client = await openThreaded({ folder: inside, disk, ...(onRestart ? { onRestart } : {}) })
    const db = asDb(drizzle(client as unknown as PGlite, { schema }))
    return {
      db,
      kind: 'pglite',
      where: `PGlite in ${path.resolve(folder)}`,
      disk,
      state: client.state,
      unhurried: (work) => work(db),
      close: async () => {
        try {
          await client.close()
        } finally {
          await unlock()
        }
      },
    }
  } catch (cause) {
    await unlock()
    throw new StartError(`The database in ${folder} cannot be opened (${errorText(cause)}).`, { cause })
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
    throw new StartError(`The data folder ${path.resolve(folder)} is not writable (${errorText(cause)}).`, {
      cause,
    })
  }
}

/** Not `recursive`: Node's own never ends where the parent is there and still takes no folder, as in /proc. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 })
  } catch (error) {
    const code = errorCode(error)
    if (code === 'EEXIST') return
    const parent = path.dirname(path.resolve(folder))
    if (code !== 'ENOENT' || existsSync(parent)) throw error
    await makeFolder(parent)
    await mkdir(folder, { mode: 0o700 })
  }
}
