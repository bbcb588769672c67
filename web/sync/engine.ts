import type { Backoff, Held } from './backoff.ts'
import { type Failure, failureOf } from './outcome.ts'
import { isAway, type Outcome } from './state.ts'
import { PACE, type Reason, type Tries } from './tries.ts'

/** Runs the work while no other tab of this account does. */
export type OneAtATime = <T>(name: string, work: () => Promise<T>) => Promise<T>

interface EngineParts {
  account: string
  /** Sends pending changes and fetches changes made elsewhere. */
  rounds: () => Promise<void>
  /** How many changes the server has not confirmed. */
  waiting: () => Promise<number>
  backoff: Backoff
  oneAtATime: OneAtATime
  /** 'Keep resumes on this device'. */
  deviceOnly: () => Promise<boolean>
}

export interface Next {
  reason: Reason
  /** Milliseconds. */
  wait: number
}

/** The run that starts when the current one ends. */
interface Again {
  promise: Promise<Outcome>
  reason: Reason
}

/** If two callers want the same run, the more urgent reason decides how long it waits. */
const URGENCY: Record<Reason, number> = { poll: 0, due: 1, asked: 2, renewed: 3 }

/** Decides when to contact the server and reports how it went. It depends on no framework; its dependencies are passed in. */
export class SyncEngine {
  outcome: Outcome = 'never'
  failure: Failure | null = null
  /** The next automatic attempt; null if none is planned. */
  next: Next | null = null
  /** When this page last saw one of its own attempts end. */
  private ended = 0
  private running: Promise<Outcome> | null = null
  private again: Again | null = null
  private readonly listeners = new Set<() => void>()

  constructor(private readonly parts: EngineParts) {}

  /**
   * Resolves to `done` once everything written before this call has been offered to the server. After a failure it first
   * waits for as long as the back-off asks of this reason.
   */
  flush(reason: Reason = 'asked'): Promise<Outcome> {
    if (!this.running) {
      this.running = this.run(reason).finally(() => {
        this.running = null
      })
      return this.running
    }
    if (this.again) {
      if (URGENCY[reason] > URGENCY[this.again.reason]) this.again.reason = reason
      return this.again.promise
    }
    const again: Again = {
      reason,
      promise: this.running.then(() => {
        this.again = null
        return this.flush(again.reason)
      }),
    }
    this.again = again
    return again.promise
  }

  /** Called when the network is lost. */
  lost(): Promise<void> {
    return this.parts.backoff.lost()
  }

  /** Takes over what another tab of this account learned about the server. */
  hear(tries: Tries): void {
    const isShared = this.outcome === 'done' || isAway(this.outcome)
    if (this.running || !isShared || tries.tried <= this.ended) return
    if (tries.failure && this.failure?.detail !== tries.failure.detail)
      this.say(tries.failure.outcome, tries.failure)
    else if (this.failure && tries.succeeded >= tries.tried) this.say('done', null)
  }

  subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => {
      this.listeners.delete(listener)
    }
  }

  private async run(reason: Reason): Promise<Outcome> {
    try {
      if (await this.parts.deviceOnly()) {
        this.next = null
        return this.say('device_only', null)
      }
      const name = `legible-sync-${this.parts.account}`
      return await this.parts.oneAtATime(name, () => this.attempt(reason))
    } catch (error) {
      const failure = failureOf(error)
      this.next = failure.retry ? { reason: 'due', wait: PACE.first } : null
      return this.say(failure.outcome, failure)
    }
  }

  private async attempt(reason: Reason): Promise<Outcome> {
    const { backoff, rounds } = this.parts
    const held = await this.pass(reason)
    if (held) {
      this.next = { reason: reason === 'poll' ? 'poll' : 'due', wait: held.wait }
      return this.sayHeld(held)
    }
    await this.sayRunning(reason)
    try {
      await rounds()
    } catch (error) {
      const failure = failureOf(error)
      const wait = await backoff.failed(failure)
      this.next = wait === null ? null : { reason: 'due', wait }
      this.ended = backoff.time.now()
      return this.say(failure.outcome, failure)
    }
    this.next = { reason: 'poll', wait: await backoff.succeeded() }
    this.ended = backoff.time.now()
    return this.say('done', null)
  }

  /** Someone who presses the button gets a fresh answer, as long as the wait is no longer than the pause between two presses. */
  private async pass(reason: Reason): Promise<Held | null> {
    const { backoff } = this.parts
    const claim = async () => backoff.claim(reason, (await this.parts.waiting()) > 0)
    const held = await claim()
    if (!held || reason !== 'asked' || held.wait > PACE.asked) return held
    await new Promise<void>((resolve) => {
      backoff.time.after(held.wait, resolve)
    })
    return claim()
  }

  private sayHeld({ tries: { failure, tried, succeeded } }: Held): Outcome {
    if (failure) return this.say(failure.outcome, failure)
    return succeeded > 0 && succeeded >= tried ? this.say('done', null) : this.outcome
  }

  /** Automatic attempts do not show as running, so that the screen does not flicker; the last outcome stays until they end. */
  private async sayRunning(reason: Reason): Promise<void> {
    const isWanted = this.outcome === 'never' || reason === 'asked' || reason === 'renewed'
    const sends = !this.failure && (await this.parts.waiting()) > 0
    if (isWanted || sends) this.say('running', null)
  }

  private say(outcome: Outcome, failure: Failure | null): Outcome {
    this.outcome = outcome
    this.failure = failure
    for (const listener of this.listeners) listener()
    return outcome
  }
}
