import type { Logger } from 'pino'

/** Work that goes on after its request was answered; a stopping server waits for it. */
export interface Background {
  run(what: string, work: () => Promise<void>): void
  settled(): Promise<void>
}

export function createBackground(log: Logger): Background {
  const under = new Set<Promise<void>>()
  return {
    run(what, work) {
      const job = work()
        .catch((error: unknown) => log.error({ err: error, what }, 'background work failed'))
        .finally(() => under.delete(job))
      under.add(job)
    },
    async settled() {
      while (under.size > 0) await Promise.all(under)
    },
  }
}
