import { z } from 'zod'
import type { Failure } from './outcome.ts'

const outcome = z.enum(['offline', 'failing', 'paused', 'stuck', 'device_only', 'deleted'])
const failure: z.ZodType<Failure> = z.object({
  outcome,
  detail: z.string(),
  retryAfter: z.number().nullable(),
  retry: z.boolean(),
})

/** What all tabs of an account on this device know of their tries to reach the server: one row of its database. */
export const triesRow = z.object({
  /** In a row. */
  failures: z.number().default(0),
  /** When the last try began, and when one last succeeded. */
  tried: z.number().default(0),
  succeeded: z.number().default(0),
  /** Nothing is asked before this moment unless a person wants it. */
  notBefore: z.number().default(0),
  /** The moment a server named itself: not even a person's press goes before it. */
  named: z.number().default(0),
  /** Whether the browser had a network when the last try failed. */
  online: z.boolean().default(true),
  failure: failure.nullable().default(null),
})
export type Tries = z.infer<typeof triesRow>

export const NO_TRIES: Tries = triesRow.parse({})

/** Why the server is to be asked. */
export type Reason =
  /** There is work, the page is looked at, the network or the browser says so, or the wait is over. */
  | 'due'
  /** Nothing happened here for a while: has something happened elsewhere? */
  | 'poll'
  /** A person pressed a button. */
  | 'asked'
  /** Somebody signed in again, or wants to sync again: what failed before says nothing any more. */
  | 'renewed'

const SECOND = 1_000

export const PACE = {
  /** The wait after the first failure; it doubles with each further one. */
  first: 4 * SECOND,
  most: 300 * SECOND,
  /** A server that names a longer time is asked all the same. */
  namedMost: 3_600 * SECOND,
  /** Devices that were told the same moment come spread over half the time they were told, up to this. */
  namedSpread: 60 * SECOND,
  /** Everybody behind one router has a network again in the same second. */
  reconnected: 2 * SECOND,
  /** Between two looks for what happened elsewhere, when there is nothing to send. */
  gap: 3 * SECOND,
  /** A page in view: another device's change is here within a minute. */
  poll: { least: 35 * SECOND, most: 45 * SECOND },
  /** Between two presses of a button. */
  asked: 2 * SECOND,
} as const

/** Half of it is certain, half is left to chance, so that devices that failed together do not come back together. */
const spread = (failures: number, random: number) =>
  Math.min(PACE.first * 2 ** Math.min(failures, 20), PACE.most) * (0.5 + random / 2)

/** The clock of the device was set back: moments written before say nothing. */
const isOfAnotherClock = ({ tried, succeeded }: Tries, now: number) =>
  Math.max(tried, succeeded) > now + PACE.first

/** What still counts at this moment: not what another clock wrote, nor failures from before the network was back. */
export function standing(tries: Tries, now: number, random: number, online: boolean): Tries {
  if (isOfAnotherClock(tries, now)) return NO_TRIES
  if (tries.failures === 0 || tries.online || !online) return tries
  return {
    ...tries,
    failures: 0,
    online: true,
    notBefore: Math.max(tries.named, now + random * PACE.reconnected),
  }
}

/** How long this reason has to wait; nothing: now. */
export function waitOf(tries: Tries, reason: Reason, now: number, hasWork: boolean): number {
  const quiet = reason === 'poll' ? PACE.poll.least : hasWork ? 0 : PACE.gap
  const until = {
    due: Math.max(tries.notBefore, tries.succeeded + quiet),
    poll: Math.max(tries.notBefore, tries.succeeded + quiet),
    asked: Math.max(tries.named, tries.failures > 0 ? tries.tried + PACE.asked : 0),
    renewed: tries.named,
  }[reason]
  return Math.max(0, until - now)
}

/** A try begins. Should this page die in the middle of it, the next one waits as if it had failed. */
export const begun = (tries: Tries, now: number, random: number): Tries => ({
  ...tries,
  tried: now,
  notBefore: now + spread(tries.failures, random),
})

export function failed(tries: Tries, failure: Failure, now: number, random: number, online: boolean): Tries {
  // Only the person at this page can help: the others find that out for themselves.
  if (!failure.retry) return { ...tries, failures: 0, notBefore: 0, failure: null }
  const told = Math.min((failure.retryAfter ?? 0) * SECOND, PACE.namedMost)
  const named = told > 0 ? now + told : tries.named
  const apart = Math.min(told / 2, PACE.namedSpread)
  return {
    ...tries,
    failures: tries.failures + 1,
    notBefore: Math.max(now + spread(tries.failures, random), named + random * apart),
    named,
    online,
    failure,
  }
}

export const succeeded = (now: number): Tries => ({ ...NO_TRIES, tried: now, succeeded: now })
