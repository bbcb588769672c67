import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { emptyDraft } from '#shared/schema/draft.ts'
import { keepPersistent, storageUse } from './persistence.ts'
import { openAccountStore } from './store.ts'

const open = () => openAccountStore('ada', { platform: { indexedDB: new IDBFactory(), IDBKeyRange } })

test('the browser is asked to keep the data after the first save, not before, and once', async () => {
  const store = await open()
  const ask = vi.fn(async () => true)
  keepPersistent(store, ask)
  expect(ask).not.toHaveBeenCalled()
  await store.resumes.saveDraft({ draft: emptyDraft() })
  await store.resumes.saveDraft({ draft: emptyDraft() })
  expect(ask).toHaveBeenCalledTimes(1)
})

test('nobody is asked after the account was closed', async () => {
  const store = await open()
  const ask = vi.fn(async () => true)
  keepPersistent(store, ask)()
  await store.resumes.saveDraft({ draft: emptyDraft() })
  expect(ask).not.toHaveBeenCalled()
})

const refuses = () => Promise.reject(new TypeError('Internal error'))
test.each<[string, Parameters<typeof storageUse>[0], object]>([
  [
    'says all',
    { estimate: async () => ({ usage: 5, quota: 9 }), persisted: async () => true },
    { used: 5, available: 9, persistent: true },
  ],
  [
    'refuses one of them',
    { estimate: refuses, persisted: async () => false },
    { used: null, available: null, persistent: false },
  ],
  ['has no such question', {}, { used: null, available: null, persistent: null }],
])('what is stored, where the browser %s', async (_, storage, known) => {
  expect(await storageUse(storage)).toEqual(known)
})
