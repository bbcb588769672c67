import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Next } from './engine.ts'
import type { Failure } from './outcome.ts'
import { browserSignals } from './signals.ts'
import type { Reason } from './tries.ts'
import { startTriggers } from './triggers.ts'

let flushes: Reason[]
let losses: number
let failure: Failure | null
let next: Next | null
let edit: () => void
let stop: () => void
let visible: boolean
let online: boolean
let askedToBeWoken: number

const offline: Failure = { outcome: 'offline', detail: '', retryAfter: null, retry: true }

beforeEach(async () => {
  vi.useFakeTimers()
  flushes = []
  losses = 0
  failure = null
  next = null
  visible = true
  online = true
  askedToBeWoken = 0
  const engine = {
    flush: async (reason: Reason = 'asked') => {
      flushes.push(reason)
      return 'done' as const
    },
    lost: async () => {
      losses += 1
    },
    get failure() {
      return failure
    },
    get next() {
      return next
    },
  }
  const store = {
    onWork: (listener: () => void) => {
      edit = listener
      return () => {
        edit = () => {}
      }
    },
  }
  const signals = {
    ...browserSignals,
    isVisible: () => visible,
    isOnline: () => online,
    askToBeWoken: async () => {
      askedToBeWoken += 1
    },
  }
  stop = startTriggers({ engine, store, signals })
  await vi.advanceTimersByTimeAsync(0)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const tell = async (event: string, from: EventTarget = window) => {
  from.dispatchEvent(new Event(event))
  await pass(0)
}

test('the engine is asked at start', () => {
  expect(flushes).toEqual(['due'])
})

test('when the network is back', async () => {
  await tell('online')
  expect(flushes).toEqual(['due', 'due'])
})

test('when the page is looked at again', async () => {
  await tell('visibilitychange', document)
  expect(flushes).toEqual(['due', 'due'])
})

test('that the network went is told, and asks for nothing', async () => {
  await tell('offline')
  expect([losses, flushes.length]).toEqual([1, 1])
})

test('once after a burst of edits', async () => {
  for (let i = 0; i < 5; i++) {
    edit()
    await pass(300)
  }
  expect(flushes).toHaveLength(1)
  await pass(1_500)
  expect(flushes).toHaveLength(2)
})

test('now and then also for somebody who never stops typing', async () => {
  for (let i = 0; i < 60; i++) {
    edit()
    await pass(1_000)
  }
  expect(flushes.length).toBeGreaterThan(3)
})

test('again when the engine says so, and not before', async () => {
  failure = offline
  next = { reason: 'due', wait: 60_000 }
  await tell('online')
  await pass(59_999)
  expect(flushes).toHaveLength(2)
  await pass(1)
  expect(flushes).toEqual(['due', 'due', 'due'])
})

test('not by itself where only the person can help', async () => {
  failure = { ...offline, outcome: 'paused', retry: false }
  await tell('online')
  await pass(3_600_000)
  expect(flushes).toHaveLength(2)
})

test('what happened elsewhere is looked for while the page is in view', async () => {
  next = { reason: 'poll', wait: 40_000 }
  await tell('online')
  await pass(80_000)
  expect(flushes).toEqual(['due', 'due', 'poll', 'poll'])
})

test('and not while nobody looks at it', async () => {
  next = { reason: 'poll', wait: 40_000 }
  await tell('online')
  visible = false
  // As the browser tells it: the page is hidden now.
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await tell('visibilitychange', document)
  await pass(3_600_000)
  expect(flushes).toHaveLength(2)
})

test('the browser is asked to wake us only where it has no network itself', async () => {
  failure = offline
  next = { reason: 'due', wait: 60_000 }
  await tell('online')
  expect(askedToBeWoken).toBe(0)
  online = false
  await pass(60_000)
  expect(askedToBeWoken).toBe(1)
})

test('never after it was stopped', async () => {
  edit()
  stop()
  await tell('online')
  await pass(60_000)
  expect(flushes).toHaveLength(1)
})
