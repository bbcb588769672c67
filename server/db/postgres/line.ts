import { connect, type Socket } from 'node:net'
import { drizzle } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { isUnreachable } from '../database-errors.ts'

/** How long the database may take; without limits it may take as long as it likes, as migrations do. */
export interface Patience {
  /** Milliseconds for one answer, the connection to it included. */
  answer: number
  /** Milliseconds in line for a connection while the database answers nobody. */
  turn: number
}

export interface LineSettings {
  url: string
  patience: Patience | undefined
  /** Sent when a connection opens. */
  session: Record<string, number>
  /** The database said something. */
  onAnswer: () => void
}

type Sql = ReturnType<typeof postgres>
/** What is the same outside and inside a transaction. */
export interface Asking {
  unsafe: (text: string, values?: unknown[], options?: object) => Promise<unknown> & { values?: unknown }
  begin?: (work: (inside: Asking) => Promise<unknown>) => Promise<unknown>
  savepoint?: (work: (inside: Asking) => Promise<unknown>) => Promise<unknown>
}

interface Dialled {
  sql: Sql
  socket: Socket | undefined
  /** How often its connection closed. */
  closed: number
}

/** One connection at most, opened when it's needed, cut when an answer is overdue, and dialled anew after a loss. */
export interface Line {
  ask: (text: string, values: unknown[], options: object, raw: boolean) => Promise<unknown>
  begin: (work: (inside: Asking) => Promise<unknown>) => Promise<unknown>
  close: (seconds: number) => Promise<void>
}

const CONNECT_SECONDS = 5

export function createLine({ url, patience, session, onAnswer }: LineSettings): Line {
  let current: Dialled | undefined

  function dial(): Dialled {
    const options = {
      max: 1,
      // A pooler in transaction mode hands each transaction another connection: no prepared statements.
      prepare: false,
      connect_timeout: CONNECT_SECONDS,
      connection: session,
      onnotice: () => undefined,
      // Only who has the socket can end a connection whose other side is silent.
      socket: (to: { host: string[]; port: number[]; path: string | false }) => {
        const host = to.host[0] ?? 'localhost'
        const socket = to.path ? connect(to.path) : connect({ host, port: to.port[0] ?? 5432 })
        dialled.socket = socket
        // The driver takes the name that a certificate must have from here.
        return Object.assign(socket, { host })
      },
      // What the driver remembers of a lost connection leaks into the next one: that gets a driver of its own.
      onclose: () => {
        dialled.closed += 1
        drop(dialled)
      },
    }
    const dialled: Dialled = { sql: postgres(url, options), socket: undefined, closed: 0 }
    // This is how drizzle teaches a driver which values it reads itself.
    drizzle({ client: dialled.sql })
    return dialled
  }

  function drop(dialled: Dialled): void {
    if (current === dialled) current = undefined
  }

  async function over<Answer>(use: (dialled: Dialled, watch: Watch) => Promise<Answer>): Promise<Answer> {
    current ??= dial()
    const dialled = current
    const cut = () => dialled.socket?.destroy(overdue())
    const watch = createWatch(patience?.answer, cut, onAnswer)
    try {
      return await watch.over(use(dialled, watch))
    } catch (error) {
      // It may say so before it says that it closed.
      if (isUnreachable(error)) drop(dialled)
      throw error
    }
  }

  return {
    ask: (text, values, options, raw) => over(({ sql }) => statement(sql, text, values, options, raw)),
    begin: (work) =>
      over((dialled, watch) => {
        const closedBefore = dialled.closed
        const isGone = () => dialled.closed > closedBefore
        return within((run) => dialled.sql.begin(run), work, { watch, isGone })
      }),
    async close(seconds) {
      await current?.sql.end({ timeout: seconds })
    },
  }
}

export const overdue = () => Object.assign(new Error('The database gives no answer.'), { code: 'ETIMEDOUT' })

const lost = () =>
  Object.assign(new Error('The connection to the database is gone.'), { code: 'CONNECTION_CLOSED' })

const settled = (work: Promise<unknown>) => Promise.allSettled([work])

type Inside = Parameters<Parameters<Sql['begin']>[1]>[0]

function statement(
  on: Sql | Inside,
  text: string,
  values: unknown[],
  options: object,
  raw: boolean,
): Promise<unknown> {
  const query = on.unsafe(text, values as never[], options)
  return raw ? query.values() : query
}

/** The connection that a transaction is on. */
interface Held {
  watch: Watch
  isGone: () => boolean
}

const askingOn = (inside: Inside, held: Held): Asking => ({
  unsafe: (text, values = [], options = {}) =>
    deferred((raw) =>
      held.isGone() ? Promise.reject(lost()) : held.watch.over(statement(inside, text, values, options, raw)),
    ),
  savepoint: (work) =>
    held.isGone()
      ? Promise.reject(lost())
      : held.watch.over(within((run) => inside.savepoint(run), work, held)),
})

/**
 * On a connection that is gone there is nothing to roll back or to commit, and the driver's trying would end the process: its
 * part is left waiting, and the answer comes from here.
 */
function within(
  open: (run: (inside: Inside) => Promise<unknown>) => Promise<unknown>,
  work: (inside: Asking) => Promise<unknown>,
  held: Held,
): Promise<unknown> {
  let leave: (why: unknown) => void
  const left = new Promise<never>((_, reject) => {
    leave = reject
  })
  const run = async (inside: Inside) => {
    held.watch.answered()
    const done = work(askingOn(inside, held))
    await settled(done)
    held.watch.asked()
    if (!held.isGone()) return done
    done.then(() => leave(lost()), leave)
    return new Promise(() => undefined)
  }
  return Promise.race([left, open(run)])
}

/** As with the driver's own, lists instead of objects may be asked for until the statement is sent. */
export function deferred(ask: (raw: boolean) => Promise<unknown>) {
  let raw = false
  const answer = Promise.resolve().then(() => ask(raw))
  return Object.assign(answer, {
    values: () => {
      raw = true
      return answer
    },
  })
}

interface Watch {
  asked: () => void
  answered: () => void
  over: <Answer>(asking: Promise<Answer>) => Promise<Answer>
}

/** Each answer gives the next one its full time; while nothing is asked nothing can be overdue. */
function createWatch(milliseconds: number | undefined, cut: () => void, onAnswer: () => void): Watch {
  let open = 0
  let timer: NodeJS.Timeout | undefined
  const count = (change: 1 | -1) => {
    open += change
    clearTimeout(timer)
    if (open > 0 && milliseconds !== undefined) timer = setTimeout(cut, milliseconds)
  }
  const watch: Watch = {
    asked: () => count(1),
    answered: () => {
      count(-1)
      onAnswer()
    },
    async over(asking) {
      count(1)
      try {
        const answer = await asking
        onAnswer()
        return answer
      } finally {
        count(-1)
      }
    },
  }
  return watch
}
