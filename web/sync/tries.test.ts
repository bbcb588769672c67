import { describe, expect, test } from 'vitest'
import type { Failure } from './outcome.ts'
import { begun, failed, NO_TRIES, PACE, standing, succeeded, type Tries, waitOf } from './tries.ts'

const NOW = 1_800_000_000_000
const down: Failure = { outcome: 'offline', detail: 'Down', retryAfter: null, retry: true }
const MIDDLE = 0.5

const failedTimes = (failures: number, more: Partial<Failure> = {}, random = MIDDLE): Tries => {
  let tries = NO_TRIES
  for (let i = 0; i < failures; i++)
    tries = failed(begun(tries, NOW, random), { ...down, ...more }, NOW, random, true)
  return tries
}
const due = (tries: Tries, now = NOW) => waitOf(tries, 'due', now, true)

describe('the wait', () => {
  test('doubles with each failure, up to five minutes', () => {
    expect([1, 2, 3, 4, 7, 8, 30].map((failures) => due(failedTimes(failures)))).toEqual([
      3_000, 6_000, 12_000, 24_000, 192_000, 225_000, 225_000,
    ])
  })

  test.each([0, 0.999])('is never less than half and never more than the whole of it (%d)', (random) => {
    const wait = due(failedTimes(3, {}, random))
    expect(wait).toBeGreaterThanOrEqual(8_000)
    expect(wait).toBeLessThanOrEqual(16_000)
  })

  test('is over after a success', () => {
    expect(due(succeeded(NOW))).toBe(0)
  })

  test('counts from the beginning of a try whose page died', () => {
    expect(due(begun(failedTimes(2), NOW, MIDDLE))).toBe(12_000)
  })

  test('of a moment that the server named is not shorter, and spread beyond it', () => {
    expect(due(failedTimes(1, { retryAfter: 60 }, 0))).toBe(60_000)
    expect(due(failedTimes(1, { retryAfter: 60 }, 0.999))).toBeCloseTo(90_000, -3)
    expect(due(failedTimes(1, { retryAfter: 7_200 }, 0))).toBe(PACE.namedMost)
  })

  test('a failure that only this person can mend holds no other tab', () => {
    expect(due(failed(begun(NO_TRIES, NOW, MIDDLE), { ...down, retry: false }, NOW, MIDDLE, true))).toBe(0)
  })
})

describe('a network that is back', () => {
  const without = { ...failedTimes(6), online: false }
  test('ends the wait within two seconds, not for everybody in the same one', () => {
    expect(due(standing(without, NOW, 0, true))).toBe(0)
    expect(due(standing(without, NOW, MIDDLE, true))).toBe(1_000)
  })
  test.each([
    ['still away', without, false],
    ['never away', failedTimes(6), true],
  ])('%s: the wait stays', (_, tries, online) => {
    expect(due(standing(tries, NOW, MIDDLE, online))).toBe(due(tries))
  })
  test('does not overrule the server', () => {
    const told = { ...failedTimes(1, { retryAfter: 60 }), online: false }
    expect(due(standing(told, NOW, MIDDLE, true))).toBe(60_000)
  })
})

describe('who asks', () => {
  test('a person does not wait, but for the server and between two presses', () => {
    expect(waitOf(failedTimes(6), 'asked', NOW + PACE.asked, false)).toBe(0)
    expect(waitOf(failedTimes(6), 'asked', NOW + 500, false)).toBe(1_500)
    expect(waitOf(failedTimes(6, { retryAfter: 60 }), 'asked', NOW + PACE.asked, false)).toBe(58_000)
  })
  test('who signed in again begins anew', () => {
    expect(waitOf(failedTimes(6), 'renewed', NOW, false)).toBe(0)
  })
  test('a look for news waits for the look before, in whichever tab; work does not', () => {
    const tries = succeeded(NOW)
    expect(waitOf(tries, 'poll', NOW + 1_000, false)).toBe(PACE.poll.least - 1_000)
    expect(waitOf(tries, 'due', NOW + 1_000, false)).toBe(PACE.gap - 1_000)
    expect(waitOf(tries, 'due', NOW + 1_000, true)).toBe(0)
  })
})

test('a clock that was set back makes nobody wait for years', () => {
  expect(due(standing(failedTimes(8), NOW - 365 * 86_400_000, MIDDLE, true), NOW - 365 * 86_400_000)).toBe(0)
})
