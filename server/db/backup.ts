import { createReadStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { errorCode } from '#shared/error-text.ts'
import { migrate } from './migrate.ts'
import type { Db, Tx } from './open.ts'
import { rowsOf } from './rows.ts'
import { userCounters } from './schema.ts'
import { StartError } from './start-error.ts'

// One file for both databases, so that a backup of the embedded one can be put into PostgreSQL: lines of JSON, packed.
// First what it is, then rows, last how many; a file that ends before that is no backup.

const head = z.object({ format: z.literal('legible-backup-1'), migratedTo: z.number() })
const part = z.object({ table: z.string(), rows: z.array(z.string()) })
const foot = z.object({ rows: z.number() })

const ROWS_AT_ONCE = 200
const NOT_DATA = 'migrations'

const name = (text: string) => sql.identifier(text)

/** Parents before the rows that point at them. */
async function tablesOf(tx: Tx): Promise<string[]> {
  const tables = rowsOf<{ table_name: string }>(
    await tx.execute(sql`
      select table_name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`),
  )
    .map((row) => row.table_name)
    .filter((table) => table !== NOT_DATA)
  const links = rowsOf<{ child: string; parent: string }>(
    await tx.execute(sql`
      select c.relname as child, p.relname as parent from pg_constraint k
      join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid where k.contype = 'f'`),
  )
  const ordered: string[] = []
  const add = (table: string): void => {
    if (ordered.includes(table)) return
    for (const { child, parent } of links) if (child === table && parent !== table) add(parent)
    ordered.push(table)
  }
  for (const table of tables) add(table)
  return ordered
}

async function migratedTo(tx: Tx): Promise<number> {
  const [row] = rowsOf<{ last: string | number }>(
    await tx.execute(sql`select max(created_at) as last from migrations`),
  )
  return Number(row?.last ?? 0)
}

async function* linesOf(tx: Tx): AsyncGenerator<string> {
  yield `${JSON.stringify({ format: 'legible-backup-1', migratedTo: await migratedTo(tx) })}\n`
  let count = 0
  for (const table of await tablesOf(tx)) {
    await tx.execute(
      sql`declare backup no scroll cursor for select row_to_json(t)::text as row from ${name(table)} t`,
    )
    for (;;) {
      const rows = rowsOf<{ row: string }>(
        await tx.execute(sql.raw(`fetch ${ROWS_AT_ONCE} from backup`)),
      ).map(({ row }) => row)
      if (rows.length === 0) break
      count += rows.length
      yield `${JSON.stringify({ table, rows })}\n`
    }
    await tx.execute(sql`close backup`)
  }
  yield `${JSON.stringify({ rows: count })}\n`
}

/** As everything was at one moment, while the server goes on. The file appears when it is whole, for this user only. */
export async function writeBackup(db: Db, file: string): Promise<void> {
  const draft = `${file}.part`
  const out = await open(draft, 'wx', 0o600)
  try {
    await db.transaction(
      (tx) => pipeline(Readable.from(linesOf(tx)), createGzip(), out.createWriteStream()),
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

const damaged = (cause?: unknown) =>
  new StartError('This backup is not complete. Nothing was restored.', { cause })

async function* partsOf(file: string): AsyncGenerator<unknown> {
  const unpacked = createGunzip()
  const source = createReadStream(file)
  source.on('error', (error) => unpacked.destroy(error))
  try {
    for await (const line of createInterface({ input: source.pipe(unpacked) })) yield JSON.parse(line)
  } catch (cause) {
    throw errorCode(cause) === 'ENOENT' ? cause : damaged(cause)
  }
}

async function insert(tx: Tx, { table, rows }: z.infer<typeof part>, known: string[]): Promise<void> {
  if (!known.includes(table)) throw damaged()
  const list = `[${rows.join(',')}]`
  await tx.execute(
    sql`insert into ${name(table)} select * from json_populate_recordset(null::${name(table)}, ${list}::json)`,
  )
}

/** Into an empty database, all or nothing; an older backup is brought up to date afterwards. Answers how many rows. */
export async function restoreBackup(db: Db, file: string): Promise<number> {
  const parts = partsOf(file)
  const first = head.safeParse((await parts.next()).value)
  if (!first.success) throw damaged(first.error)
  await migrate(db, first.data.migratedTo)
  const count = await db.transaction(async (tx) => {
    if ((await migratedTo(tx)) !== first.data.migratedTo)
      throw new StartError('This backup is of another version of Legible, or its database is in use.')
    const [used] = rowsOf(await tx.execute(sql`select 1 from users limit 1`))
    if (used) throw new StartError('This database has accounts already. Restore into an empty one.')
    const known = await tablesOf(tx)
    // What migrations wrote themselves stands in the backup too.
    for (const table of [...known].reverse()) await tx.execute(sql`delete from ${name(table)}`)
    let rows = 0
    for await (const line of parts) {
      const end = foot.safeParse(line)
      if (typeof end.data?.rows === 'number') {
        if (end.data.rows !== rows) throw damaged()
        return rows
      }
      const next = part.safeParse(line)
      if (!next.success) throw damaged(next.error)
      await insert(tx, next.data, known)
      rows += next.data.rows.length
    }
    throw damaged()
  })
  await migrate(db)
  await compareAnew(db)
  return count
}

/** Devices know changes that a backup does not: with a new epoch they compare everything instead of trusting numbers. */
export async function compareAnew(db: Db): Promise<void> {
  await db.update(userCounters).set({ epoch: sql`gen_random_uuid()` })
}
