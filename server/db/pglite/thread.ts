import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { errorCode, errorText, thrownValue } from '#shared/error-text.ts'
import { PrivateNodeFs } from './private-files.ts'
import type { Order, PlainError, Report, Statement } from './protocol.ts'
import { templateFor } from './template.ts'

// The thread that runs PGlite. On a full disk PostgreSQL in WebAssembly can spin for ever: here it blocks nobody else,
// and the server can end it.

const port = parentPort
if (!port) throw new Error('This is run as a thread.')
const report = (what: Report) => port.postMessage(what)

const asIs = (value: string) => value

const plain = (error: unknown): PlainError => {
  const text = (key: string) => {
    const value = thrownValue(error, key)
    return typeof value === 'string' ? value : undefined
  }
  return {
    message: text('message') || errorText(error),
    code: text('code'),
    detail: text('detail'),
    constraint: text('constraint'),
  }
}

const run = (db: PGlite, { sql, params, rowMode, asText }: Statement) =>
  db.query(sql, params, {
    ...(rowMode ? { rowMode } : {}),
    parsers: Object.fromEntries(asText.map((type) => [type, asIs])),
  })

const DISK_FULL = '53100'

/**
 * After an ordinary error the next statement is answered, after a PANIC none is. A full disk is reported as an ordinary
 * error, but the statement after it spins for ever, even when there is space again.
 */
async function stillAnswers(db: PGlite, error: unknown): Promise<boolean> {
  if (errorCode(error) === DISK_FULL) return false
  if (isOrdinary(error)) return true
  return db.query('select 1').then(() => true, isOrdinary)
}

const isOrdinary = (error: unknown): boolean => thrownValue(error, 'severity') === 'ERROR'

async function obey(db: PGlite, order: Order): Promise<void> {
  try {
    if (order.kind === 'close') {
      await db.close()
      report({ kind: 'done', id: order.id, rows: undefined })
    } else {
      const { rows, fields, affectedRows } = await run(db, order.statement)
      report({ kind: 'done', id: order.id, rows: { rows, fields, affectedRows } })
    }
  } catch (error) {
    report({ kind: 'failed', id: order.id, error: plain(error) })
    if (!(await stillAnswers(db, error))) report({ kind: 'broken', error: plain(error) })
  }
}

try {
  const folder = String(workerData)
  const loadDataDir = templateFor(folder)
  const db = await PGlite.create({
    fs: new PrivateNodeFs(folder),
    extensions: { pg_trgm },
    ...(loadDataDir ? { loadDataDir } : {}),
  })
  port.on('message', (order: Order) => obey(db, order))
  report({ kind: 'open' })
} catch (error) {
  report({ kind: 'cannot-open', error: plain(error) })
}
