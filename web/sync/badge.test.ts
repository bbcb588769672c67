import { expect, test, vi } from 'vitest'
import { showBadge } from './badge.ts'
import { syncState } from './state.ts'

/** A sync whose outbox is as long as the test says. */
function syncOf(waiting: number) {
  const listeners = new Set<() => void>()
  const sync = {
    current: () => syncState('offline', waiting, [], ''),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop: () => undefined,
    now(count: number) {
      waiting = count
      for (const listener of listeners) listener()
    },
  }
  return sync
}

const badge = () => ({
  setAppBadge: vi.fn(async () => undefined),
  clearAppBadge: vi.fn(async () => undefined),
})

test('the icon shows how much waits, each number once, and nothing when all is synced', () => {
  const [sync, icon] = [syncOf(0), badge()]
  showBadge(sync, icon)
  for (const count of [1, 2, 2, 0, 0]) sync.now(count)
  expect(icon.setAppBadge.mock.calls).toEqual([[1], [2]])
  expect(icon.clearAppBadge).toHaveBeenCalledTimes(1)
})

test('signed out, the icon tells nothing of who was here', () => {
  const [sync, icon] = [syncOf(0), badge()]
  const stop = showBadge(sync, icon)
  sync.now(3)
  stop()
  sync.now(4)
  expect(icon.setAppBadge.mock.calls).toEqual([[3]])
  expect(icon.clearAppBadge).toHaveBeenCalledTimes(1)
})

test('a browser without badges, or one that denies them, holds nothing up', async () => {
  const denied = { setAppBadge: async () => Promise.reject(new Error('denied')) }
  for (const icon of [{}, denied]) {
    const sync = syncOf(0)
    showBadge(sync, icon)
    sync.now(1)
    await Promise.resolve()
  }
})
