import { type Asking, createLine, deferred, type Line, type LineSettings, overdue } from './line.ts'

export interface Pool extends Asking {
  /** drizzle writes its own readers of values here; each line has them from its own driver. */
  options: { parsers: object; serializers: object }
  end: (seconds: number) => Promise<void>
}

interface Waiting {
  since: number
  take: (line: Line) => void
  giveUp: () => void
}

/**
 * As drizzle asks the driver, over so many lines. Who waits for one waits as long as the database answers anybody; when it
 * has been silent for `turn`, they are told so and what they wanted is never asked.
 */
export function createPool(size: number, settings: Omit<LineSettings, 'onAnswer'>): Pool {
  const { patience } = settings
  let heard = Date.now()
  const onAnswer = () => {
    heard = Date.now()
  }
  const lines = Array.from({ length: size }, () => createLine({ ...settings, onAnswer }))
  // The one used last is used next: the others need no connection.
  const free = [...lines]
  const waiting = new Set<Waiting>()
  let timer: NodeJS.Timeout | undefined

  function giveUpOnSilence(turn: number): void {
    timer = undefined
    const now = Date.now()
    for (const one of waiting) if (now - Math.max(one.since, heard) >= turn) one.giveUp()
    watchTheSilent()
  }

  function watchTheSilent(): void {
    const [first] = waiting
    if (!patience || timer || !first) return
    const left = Math.max(first.since, heard) + patience.turn - Date.now()
    timer = setTimeout(giveUpOnSilence, Math.max(1, left), patience.turn)
  }

  function line(): Promise<Line> | Line {
    const one = free.pop()
    if (one) return one
    return new Promise((resolve, reject) => {
      const me: Waiting = {
        since: Date.now(),
        take(one) {
          waiting.delete(me)
          resolve(one)
        },
        giveUp() {
          waiting.delete(me)
          reject(overdue())
        },
      }
      waiting.add(me)
      watchTheSilent()
    })
  }

  async function lend(use: (line: Line) => Promise<unknown>): Promise<unknown> {
    const mine = await line()
    try {
      return await use(mine)
    } finally {
      const [next] = waiting
      if (next) next.take(mine)
      else free.push(mine)
    }
  }

  return {
    options: { parsers: {}, serializers: {} },
    unsafe: (text, values = [], options = {}) =>
      deferred((raw) => lend((one) => one.ask(text, values, options, raw))),
    begin: (work) => lend((one) => one.begin(work)),
    async end(seconds) {
      await Promise.all(lines.map((one) => one.close(seconds)))
    },
  }
}
