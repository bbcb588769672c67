import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { errorText } from '#shared/error-text.ts'
import { PrivateNodeFs } from './private-files.ts'
import type { Order, PlainError, Report, Statement } from './protocol.ts'

// The thread that runs PGlite. On a full disk PostgreSQL in WebAssembly can spin for ever: here it blocks nobody else,
// and the server can end it.

const port = parentPort
if (!port) throw new Error('This is run as a thread.')
const report = (what: Report) => port.postMessage(what)

const asIs = (value: string) => value

const plain = (error: unknown): PlainError => {
  const { message, code, detail, constraint } = error as Partial<Record<keyof PlainError, unknown>>
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
  return {
    message: text(message) || errorText(error),
    code: text(code),
    detail: text(detail),
    constraint: text(constraint),
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
  const { severity, code } = error as { severity?: unknown; code?: unknown }
  if (code === DISK_FULL) return false
  if (severity === 'ERROR') return true
  return db.query('select 1').then(
    () => true,
    (next: unknown) => (next as { severity?: unknown }).severity === 'ERROR',
  )
}

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
  const db = await PGlite.create({ fs: new PrivateNodeFs(String(workerData)), extensions: { pg_trgm } })
  port.on('message', (order: Order) => obey(db, order))
  report({ kind: 'open' })
} catch (error) {
  report({ kind: 'cannot-open', error: plain(error) })
}
