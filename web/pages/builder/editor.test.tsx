import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import 'fake-indexeddb/auto'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { type Draft, emptyDraft } from '#shared/schema/draft.ts'
import { ToastProvider } from '#web/components/ui/toast.tsx'
import { type AccountStore, openAccountStore } from '#web/store/store.ts'
import Editor from './editor.tsx'

// The score and the pages are made in workers: here they stay away.
let store: AccountStore
vi.mock('#web/session/use-store.ts', () => ({ useStore: () => store }))
vi.mock('./use-draft-score.ts', () => ({
  useDraftScore: () => ({ result: null, before: null, problem: '' }),
}))
vi.mock('./score-panel.tsx', () => ({ ScorePanel: () => null }))
vi.mock('./preview/preview.tsx', () => ({ Preview: () => null }))

afterEach(cleanup)

const named = (firstName: string): Draft => {
  const draft = emptyDraft()
  return { ...draft, personalInfo: { ...draft.personalInfo, firstName } }
}

const firstName = () => screen.getByLabelText<HTMLInputElement>(/^First Name/i).value

test('from an original that was saved many times to its first copy: the copy is what is shown', async () => {
  store = await openAccountStore('ada', { platform: { indexedDB: new IDBFactory(), IDBKeyRange } })
  const { id } = (await store.resumes.saveDraft({ draft: named('A') })).row
  for (const name of ['Al', 'Ali', 'Alina']) await store.resumes.saveDraft({ id, draft: named(name) })
  const copy = (await store.resumes.saveDraft({ draft: named('Bea') })).row.id
  const router = createMemoryRouter([{ path: '/builder/:id/:step', element: <Editor /> }], {
    initialEntries: [`/builder/${id}/personal`],
  })
  render(
    <ToastProvider>
      <RouterProvider router={router} />
    </ToastProvider>,
  )
  await waitFor(() => expect(firstName()).toBe('Alina'))
  await act(() => router.navigate(`/builder/${copy}/personal`))
  await waitFor(() => expect(firstName()).toBe('Bea'))
  expect((await store.resumes.get(copy))?.body.draft?.personalInfo.firstName).toBe('Bea')
})
