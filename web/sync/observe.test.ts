// Live queries need the globals.
import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { openDrafts } from '#web/store/open-drafts.ts'
import { type AccountStore, openAccountStore } from '#web/store/store.ts'
import type { SyncEngine } from './engine.ts'
import { observeSync } from './observe.ts'
import type { Signal } from './signals.ts'
import { syncState } from './state.ts'
import { failed, NO_TRIES, succeeded } from './tries.ts'
import { triesOnDevice } from './tries-shelf.ts'

test('nothing is called synced while the device refuses what is written in an open draft', () => {
  const drafts = openDrafts()
  const outbox = { waiting: async () => 0, refused: async () => [] }
  const engine = {
    outcome: 'done',
    failure: null,
    subscribe: () => () => {},
    hear: () => {},
  } as unknown as SyncEngine
  const shelf = { read: async () => NO_TRIES }
  const sync = observeSync(engine, { outbox, openDrafts: drafts } as unknown as AccountStore, shelf)
  const told: string[] = []
  sync.subscribe(() => told.push(sync.current().status))

  const draft = { save: async () => {}, setAside: () => true, forget: () => {} }
  const close = drafts.add({ id: 'a', ...draft })
  drafts.add({ id: 'b', ...draft })
  drafts.mark('a', true)
  drafts.mark('b', true)
  drafts.mark('b', false)
  close()
  expect(told).toEqual(['unsaved', 'unsaved', 'unsaved', 'synced'])

  sync.stop()
  drafts.mark('b', true)
  expect(told).toHaveLength(4)
})

test.each([
  ['one lost request', 'offline', 1, false],
  ['two in a row', 'offline', 2, true],
  ['two answers that were errors', 'failing', 2, true],
  ['the try that was answered', 'done', 0, false],
  ['a session that ended', 'paused', 2, false],
] as const)('after %s the server is called away: %s, %i, %s', (_, outcome, failures, away) => {
  expect(syncState(outcome, 0, [], '', { failures }).away).toBe(away)
})

test.each([
  ['done', 0, 'offline'],
  ['running', 1, 'offline'],
  ['paused', 0, 'paused'],
] as const)('without a network, after %s with %i waiting, it says %s at once', (outcome, waiting, status) => {
  const says = { online: true, hear: (_: Signal) => {} }
  const signals = {
    isOnline: () => says.online,
    listen: (callback: (signal: Signal) => void) => {
      says.hear = callback
      return () => {}
    },
  }
  const engine = { outcome, failure: null, subscribe: () => () => {}, hear: () => {} }
  const store = {
    outbox: { waiting: async () => waiting, refused: async () => [] },
    openDrafts: openDrafts(),
  }
  const sync = observeSync(
    engine as unknown as SyncEngine,
    store as unknown as AccountStore,
    { read: async () => NO_TRIES },
    signals,
  )
  const told: string[] = []
  sync.subscribe(() => told.push(sync.current().status))
  says.online = false
  says.hear('offline')
  expect(told).toEqual([status])
  says.online = true
  says.hear('online')
  expect(told.at(-1)).toBe(syncState(outcome, 0, [], '').status)
  sync.stop()
})

test('the failures of every tab are counted, and the line goes with the first answer', async () => {
  const store = { outbox: { waiting: async () => 0, refused: async () => [] }, openDrafts: openDrafts() }
  const shelf = triesOnDevice((await openAccountStore('observed')).context)
  const failure = { outcome: 'offline', detail: 'No connection', retryAfter: null, retry: true } as const
  const engine = { outcome: 'offline', failure, subscribe: () => () => {}, hear: () => {} }
  const sync = observeSync(engine as unknown as SyncEngine, store as unknown as AccountStore, shelf)
  const away = () => expect.poll(() => sync.current().away)
  await shelf.change((tries) => failed(tries, failure, 1, 0, true))
  await shelf.change((tries) => failed(tries, failure, 2, 0, true))
  await away().toBe(true)
  await shelf.change(() => succeeded(3))
  await away().toBe(false)
  sync.stop()
})
