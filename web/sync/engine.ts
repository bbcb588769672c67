import { ApiProblem } from '#web/api/problem.ts'
import type { AccountStore } from '#web/store/store.ts'
import { type Failure, failureOf } from './outcome.ts'
import { prefetchBodies } from './prefetch.ts'
import { pull, startResync } from './pull.ts'
import { push } from './push.ts'
import type { SyncServer } from './server.ts'
import type { Outcome } from './state.ts'

/** Runs the work while no other tab of this account does. */
export type OneAtATime = <T>(name: string, work: () => Promise<T>) => Promise<T>

export interface EngineParts {
  store: AccountStore
  server: SyncServer
  oneAtATime: OneAtATime
  /** 'Keep resumes on this device'. */
  deviceOnly: () => Promise<boolean>
}

/** A merge can make new work (a copy, a merged body) that is sent in the next round; this many are never needed. */
const ROUNDS = 8

/** Drains the outbox and takes what changed elsewhere. Framework-free; everything it touches is passed in. */
export class SyncEngine {
  outcome: Outcome = 'never'
  failure: Failure | null = null
  private running: Promise<Outcome> | null = null
  private again: Promise<Outcome> | null = null
  private readonly listeners = new Set<() => void>()

  constructor(private readonly parts: EngineParts) {}

  /** Everything that was written before this call has been offered to the server when it resolves. */
  flush(): Promise<Outcome> {
    if (!this.running) {
      this.running = this.run().finally(() => {
        this.running = null
      })
      return this.running
    }
    this.again ??= this.running.then(() => {
      this.again = null
      return this.flush()
    })
    return this.again
  }

  subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => {
      this.listeners.delete(listener)
    }
  }

  private async run(): Promise<Outcome> {
    this.say('running', null)
    try {
      if (await this.parts.deviceOnly()) return this.say('device_only', null)
      await this.parts.oneAtATime(`legible-sync-${this.parts.store.account}`, () => this.rounds())
      return this.say('done', null)
    } catch (error) {
      const failure = failureOf(error)
      return this.say(failure.outcome, failure)
    }
  }

  private async rounds() {
    const ctx = this.parts.store.context
    for (let round = 0; round < ROUNDS; round++) {
      try {
        await push(ctx, this.parts.server, false)
        await pull(ctx, this.parts.server)
        await push(ctx, this.parts.server, true)
      } catch (error) {
        if (!(error instanceof ApiProblem && error.code === 'epoch_changed')) throw error
        await startResync(ctx, 'restored', '')
        continue
      }
      if ((await this.parts.store.outbox.waiting()) === 0) break
    }
    await prefetchBodies(this.parts.store, this.parts.server)
  }

  private say(outcome: Outcome, failure: Failure | null): Outcome {
    this.outcome = outcome
    this.failure = failure
    for (const listener of this.listeners) listener()
    return outcome
  }
}
