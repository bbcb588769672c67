import { expect, test } from 'vitest'
import { openDrafts } from '#web/store/open-drafts.ts'
import type { AccountStore } from '#web/store/store.ts'
import type { SyncEngine } from './engine.ts'
import { observeSync } from './observe.ts'
import { NO_TRIES } from './tries.ts'

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
