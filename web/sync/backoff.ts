import type { Failure } from './outcome.ts'
import { realTime, type Time } from './time.ts'
import {
  begun,
  failed,
  NO_TRIES,
  PACE,
  type Reason,
  standing,
  succeeded,
  type Tries,
  waitOf,
} from './tries.ts'
import type { TriesShelf } from './tries-shelf.ts'

/** Not now: how long not, and what the tabs of this account know meanwhile. */
export interface Held {
  wait: number
  tries: Tries
}

interface BackoffParts {
  /** Shared by every tab of the account. */
  shelf: TriesShelf
  online: () => boolean
  time?: Time
}

/** The one gate before the server: whatever wants to sync, in whichever tab, passes here. */
export class Backoff {
  readonly time: Time
  /** Until then a failure that only this person can mend is not tried again without them. */
  private helpless: { until: number; failure: Failure } | null = null

  constructor(private readonly parts: BackoffParts) {
    this.time = parts.time ?? realTime
  }

  /** Null: go, and say afterwards how it went. */
  async claim(reason: Reason, hasWork: boolean): Promise<Held | null> {
    const { shelf, online } = this.parts
    const now = this.time.now()
    const isAutomatic = reason === 'due' || reason === 'poll'
    if (!isAutomatic) this.helpless = null
    if (this.helpless && now < this.helpless.until)
      return { wait: this.helpless.until - now, tries: { ...NO_TRIES, failure: this.helpless.failure } }
    const random = this.time.random()
    let wait = 0
    const tries = await shelf.change((before) => {
      const at = standing(before, now, random, online())
      wait = waitOf(at, reason, now, hasWork)
      return wait > 0 ? at : begun(at, now, this.time.random())
    })
    return wait > 0 ? { wait, tries } : null
  }

  /** How long nothing is tried by itself; null: until this person did something. */
  async failed(failure: Failure): Promise<number | null> {
    const [now, random, online] = [this.time.now(), this.time.random(), this.parts.online()]
    this.helpless = failure.retry ? null : { until: now + PACE.most, failure }
    const tries = await this.parts.shelf.change((before) => failed(before, failure, now, random, online))
    return failure.retry ? Math.max(0, tries.notBefore - now) : null
  }

  async succeeded(): Promise<number> {
    this.helpless = null
    const now = this.time.now()
    await this.parts.shelf.change(() => succeeded(now))
    return this.untilPoll()
  }

  untilPoll(): number {
    const { least, most } = PACE.poll
    return least + this.time.random() * (most - least)
  }

  /** The network went: what fails now says nothing of the server, and the wait ends when the network is back. */
  async lost(): Promise<void> {
    if (this.parts.online()) return
    await this.parts.shelf.change((tries) => (tries.failures > 0 ? { ...tries, online: false } : tries))
  }
}
