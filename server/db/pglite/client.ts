import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { QueryOptions } from '@electric-sql/pglite'
import type { DiskSpace } from '#server/db/disk-space.ts'
import { faults } from '#server/faults.ts'
import { projectRoot } from '#server/project-root.ts'
import { errorText } from '#shared/error-text.ts'
import { PgliteError } from './database-error.ts'
import type { Order, Report, Rows, Statement } from './protocol.ts'
import { kindOf } from './statement-kind.ts'
import { createTurns } from './turns.ts'

/** Milliseconds one statement may take before its thread counts as hung. */
interface Patience {
  open: number
  statement: number
  /** Vacuum, indexes: once an hour, or once a version. */
  maintenance: number
  /** With little space left a hang is likely, and waiting helps nobody. */
  onFullDisk: number
  close: number
}

export const PATIENCE: Patience = {
  open: 300_000,
  statement: 60_000,
  maintenance: 600_000,
  onFullDisk: 10_000,
  close: 10_000,
}

const REOPEN_EVERY = 1000

export type DatabaseState = 'open' | 'opening' | 'closed'

export interface ThreadedPglite {
  query(sql: string, params?: unknown[], options?: QueryOptions): Promise<Rows>
  transaction<T>(work: (tx: Pick<ThreadedPglite, 'query'>) => Promise<T>): Promise<T>
  state(): DatabaseState
  close(): Promise<void>
}

interface Settings {
  /** Where PGlite's files are. */
  folder: string
  disk: DiskSpace
  patience?: Patience
  onRestart?: (reason: string) => void
  start?: (folder: string) => Worker
}

interface Pending {
  resolve(rows: Rows): void
  reject(error: unknown): void
}

/** One life of the thread: from its start until it is ended or breaks. */
interface Life {
  worker: Worker
  pending: Map<number, Pending>
}

export async function openThreaded(settings: Settings): Promise<ThreadedPglite> {
  const { folder, disk, patience = PATIENCE, onRestart = () => undefined, start = startThread } = settings
  const turns = createTurns()
  let life: Life | undefined
  let state: DatabaseState = 'opening'
  let nextId = 0

  const unavailable = () => (disk.state() === 'full' ? faults.diskFull() : faults.databaseAway())

  async function begin(): Promise<void> {
    const born = await bear(start(folder), patience.open)
    life = born
    state = 'open'
    born.worker.on('message', (what: Report) => {
      if (what.kind === 'broken') lose(born, what.error.message)
    })
    born.worker.once('error', (error) => lose(born, error.message))
    born.worker.once('exit', () => lose(born, 'the thread ended'))
  }

  /** What was asked is answered with an error, and the folder is opened anew, as after a crash. */
  function lose(lost: Life, reason: string): void {
    if (life !== lost) return
    life = undefined
    for (const { reject } of lost.pending.values()) reject(unavailable())
    lost.pending.clear()
    if (state === 'closed') return
    state = 'opening'
    onRestart(reason)
    void reopen(lost.worker)
  }

  async function reopen(old: Worker): Promise<void> {
    // Two threads on one folder would both write.
    await old.terminate()
    while (state === 'opening') {
      // Recovery writes too, and would hang as the first thread did.
      if (disk.state() !== 'full') {
        try {
          await begin()
          return
        } catch (error) {
          onRestart(errorText(error))
        }
      }
      await sleep(REOPEN_EVERY, undefined, { ref: false })
    }
  }

  function send(order: Omit<Extract<Order, { kind: 'query' }>, 'id'> | { kind: 'close' }, ms: number) {
    const at = life
    if (!at) return Promise.reject(unavailable())
    nextId += 1
    const id = nextId
    return new Promise<Rows>((resolve, reject) => {
      const late = setTimeout(() => lose(at, `a statement took longer than ${ms} ms`), ms)
      const settle = <T>(done: (value: T) => void) => {
        return (value: T) => {
          clearTimeout(late)
          at.pending.delete(id)
          done(value)
        }
      }
      at.pending.set(id, { resolve: settle(resolve), reject: settle(reject) })
      at.worker.postMessage({ ...order, id })
    })
  }

  const run = async (sql: string, params: unknown[] = [], options: QueryOptions = {}): Promise<Rows> => {
    const kind = kindOf(sql)
    const space = disk.state()
    if (space === 'full' && (kind === 'write' || kind === 'maintenance')) throw faults.diskFull()
    const normal = kind === 'maintenance' ? patience.maintenance : patience.statement
    const statement: Statement = {
      sql,
      params,
      rowMode: options.rowMode,
      asText: Object.keys(options.parsers ?? {}).map(Number),
    }
    return send({ kind: 'query', statement }, space === 'ok' ? normal : patience.onFullDisk)
  }

  await begin()
  return {
    query: (sql, params, options) => turns(() => run(sql, params, options)),
    transaction: (work) =>
      turns(async () => {
        const during = life
        // A statement after a restart would run outside of the transaction that it belongs to.
        const same: typeof run = async (...statement) => {
          if (!during || life !== during) throw unavailable()
          return run(...statement)
        }
        await same('begin')
        try {
          const result = await work({ query: same })
          await same('commit')
          return result
        } catch (error) {
          // Where the thread is gone, so is the transaction.
          if (life === during) await run('rollback').catch(() => undefined)
          throw error
        }
      }),
    state: () => state,
    async close() {
      state = 'closed'
      const last = life
      if (!last) return
      // Whatever hangs in line before it must not keep the process from ending.
      const late = setTimeout(() => lose(last, 'it was told to close'), patience.close)
      try {
        await turns(() => send({ kind: 'close' }, patience.close))
      } finally {
        clearTimeout(late)
        await last.worker.terminate()
      }
    },
  }
}

/** Waits for the thread to have opened its folder. */
function bear(worker: Worker, patience: number): Promise<Life> {
  const pending: Life['pending'] = new Map()
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      clearTimeout(late)
      void worker.terminate().then(() => reject(error))
    }
    const late = setTimeout(() => fail(new Error(`it did not open within ${patience} ms`)), patience)
    const failed = (error: Error) => fail(error)
    const ended = () => fail(new Error('the thread ended while it opened'))
    worker.once('error', failed)
    worker.once('exit', ended)
    worker.on('message', (what: Report) => {
      if (what.kind === 'open') {
        clearTimeout(late)
        worker.off('error', failed)
        worker.off('exit', ended)
        resolve({ worker, pending })
      } else if (what.kind === 'cannot-open') fail(new PgliteError(what.error))
      else if (what.kind === 'done') pending.get(what.id)?.resolve(what.rows ?? NO_ROWS)
      else if (what.kind === 'failed') pending.get(what.id)?.reject(new PgliteError(what.error))
    })
  })
}

const NO_ROWS: Rows = { rows: [], fields: [] }

/** From the source by tsx, whose hooks a thread does not inherit, or its bundle in dist/server. */
function startThread(folder: string): Worker {
  const here = fileURLToPath(import.meta.url)
  if (!here.endsWith('.ts'))
    return new Worker(path.join(projectRoot, 'dist', 'server', 'pglite-thread.js'), { workerData: folder })
  const source = JSON.stringify(new URL('./thread.ts', import.meta.url).href)
  return new Worker(`import('tsx/esm/api').then(({ register }) => (register(), import(${source})))`, {
    eval: true,
    workerData: folder,
    execArgv: [],
  })
}
