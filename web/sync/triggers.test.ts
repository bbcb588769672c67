import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AccountStore } from '#web/store/store.ts'
import type { SyncEngine } from './engine.ts'
import type { Failure } from './outcome.ts'
import { startTriggers } from './triggers.ts'

let flushes: number
let failure: Failure | null
let edit: () => void
let stop: () => void

const offline = (retryAfter: number | null = null): Failure => ({
  outcome: 'offline',
  detail: '',
  retryAfter,
  retry: true,
})

beforeEach(async () => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  flushes = 0
  failure = null
  const engine = {
    flush: async () => {
      flushes += 1
    },
    get failure() {
      return failure
    },
  } as unknown as SyncEngine
  const store = {
    onWork: (listener: () => void) => {
      edit = listener
      return () => {
        edit = () => {}
      }
    },
  } as unknown as AccountStore
  stop = startTriggers(engine, store)
  await vi.advanceTimersByTimeAsync(0)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('the engine runs at start', () => {
  expect(flushes).toBe(1)
})

test('when the network is back', async () => {
  window.dispatchEvent(new Event('online'))
  expect(flushes).toBe(2)
})

test('when the page is looked at again', () => {
  document.dispatchEvent(new Event('visibilitychange'))
  expect(flushes).toBe(2)
})

test('once after a burst of edits', async () => {
  for (let i = 0; i < 5; i++) {
    edit()
    await vi.advanceTimersByTimeAsync(300)
  }
  expect(flushes).toBe(1)
  await vi.advanceTimersByTimeAsync(1_500)
  expect(flushes).toBe(2)
})

test('now and then also for somebody who never stops typing', async () => {
  for (let i = 0; i < 60; i++) {
    edit()
    await vi.advanceTimersByTimeAsync(1_000)
  }
  expect(flushes).toBeGreaterThan(3)
})

test('again and again without the network, each time later', async () => {
  failure = offline()
  window.dispatchEvent(new Event('online'))
  const after: number[] = []
  for (const wait of [3_000, 6_000, 12_000]) {
    await vi.advanceTimersByTimeAsync(wait)
    after.push(flushes)
  }
  expect(after).toEqual([3, 4, 5])
})

test('not before the server said', async () => {
  failure = offline(60)
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(59_000)
  expect(flushes).toBe(2)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(flushes).toBe(3)
})

test('not by itself where only the person can help', async () => {
  failure = { ...offline(), outcome: 'paused', retry: false }
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(flushes).toBe(2)
})

test('never after it was stopped', async () => {
  edit()
  stop()
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(flushes).toBe(1)
})
