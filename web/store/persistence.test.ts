import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { emptyDraft } from '#shared/schema/draft.ts'
import { keepPersistent } from './persistence.ts'
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
