import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import 'fake-indexeddb/auto'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { type Draft, draftEducation, emptyDraft } from '#shared/schema/draft.ts'
import { ToastProvider } from '#web/components/ui/toast.tsx'
import { type AccountStore, openAccountStore } from '#web/store/store.ts'
import Editor from './editor.tsx'

// The score and the pages are made in workers: here they stay away.
let store: AccountStore
vi.mock('#web/session/use-store.ts', () => ({ useStore: () => store }))
vi.mock('./score/use-draft-score.ts', () => ({
  useDraftScore: () => ({ result: null, before: null, problem: '' }),
}))
vi.mock('./score/score-panel.tsx', () => ({
  ScorePanel: ({ onGoTo }: { onGoTo: (step: string, path: string) => void }) => (
    <button type="button" onClick={() => onGoTo('education', 'education.1.degree')}>
      A finding
    </button>
  ),
}))
vi.mock('../preview/preview.tsx', () => ({ Preview: () => null }))

afterEach(cleanup)

const named = (firstName: string): Draft => {
  const draft = emptyDraft()
  return { ...draft, personalInfo: { ...draft.personalInfo, firstName } }
}

const firstName = () => screen.getByLabelText<HTMLInputElement>(/^First Name/i).value

const open = (path: string) => {
  const pages = [
    { path: '/builder/:id/:step', element: <Editor /> },
    { path: '/elsewhere', element: <h1>Elsewhere</h1> },
  ]
  const router = createMemoryRouter(pages, { initialEntries: [path] })
  const { container } = render(
    <ToastProvider>
      <main>
        <RouterProvider router={router} />
      </main>
    </ToastProvider>,
  )
  return { router, page: within(container.querySelector('main')!) }
}

test('from an original that was saved many times to its first copy: the copy is what is shown', async () => {
  store = await openAccountStore('ada', { platform: { indexedDB: new IDBFactory(), IDBKeyRange } })
  const { id } = (await store.resumes.saveDraft({ draft: named('A') })).row
  for (const name of ['Al', 'Ali', 'Alina']) await store.resumes.saveDraft({ id, draft: named(name) })
  const copy = (await store.resumes.saveDraft({ draft: named('Bea') })).row.id
  const { router } = open(`/builder/${id}/personal`)
  await waitFor(() => expect(firstName()).toBe('Alina'))
  await act(() => router.navigate(`/builder/${copy}/personal`))
  await waitFor(() => expect(firstName()).toBe('Bea'))
  expect((await store.resumes.get(copy))?.body.draft?.personalInfo.firstName).toBe('Bea')
})

test('a save that the device refuses is said once, and why stands on the page until one succeeds', async () => {
  store = await openAccountStore('ada', { platform: { indexedDB: new IDBFactory(), IDBKeyRange } })
  const { id } = (await store.resumes.saveDraft({ draft: named('A') })).row
  const { page } = open(`/builder/${id}/personal`)
  await waitFor(() => expect(firstName()).toBe('A'))
  const refused = vi.spyOn(store.resumes, 'saveDraft').mockRejectedValue(new Error('The disk is full.'))
  fireEvent.change(screen.getByLabelText(/^First Name/i), { target: { value: 'Al' } })
  fireEvent.click(page.getByRole('button', { name: 'Save Resume' }))
  await screen.findByText('Failed to save resume')
  expect(page.queryByText('Failed to save resume')).toBeNull()
  expect((await page.findByRole('alert')).textContent).toContain('The disk is full')
  refused.mockRestore()
  fireEvent.click(page.getByRole('button', { name: 'Save Resume' }))
  await screen.findByText('Resume saved successfully!')
  await waitFor(() => expect(page.queryByRole('alert')).toBeNull())
})

test('who comes from another page has the focus on the resume’s name; who begins here is left where they are', async () => {
  store = await openAccountStore('ada', { platform: { indexedDB: new IDBFactory(), IDBKeyRange } })
  const { id } = (await store.resumes.saveDraft({ draft: named('A') })).row
  const { router, page } = open(`/builder/${id}/personal`)
  await waitFor(() => expect(firstName()).toBe('A'))
  expect(document.activeElement).toBe(document.body)
  await act(() => router.navigate('/elsewhere'))
  await act(() => router.navigate(`/builder/${id}/skills`))
  await waitFor(() =>
    expect(document.activeElement).toBe(page.getByRole('heading', { level: 1, name: /^Resume Builder/ })),
  )
})

test('a finding leads to its field in a step that has to be fetched first', async () => {
  store = await openAccountStore('ada', { platform: { indexedDB: new IDBFactory(), IDBKeyRange } })
  const education = ['One', 'Two'].map((degree) => draftEducation.parse({ id: degree, degree }))
  const { id } = (await store.resumes.saveDraft({ draft: { ...named('A'), education } })).row
  const { page } = open(`/builder/${id}/personal`)
  await waitFor(() => expect(firstName()).toBe('A'))
  fireEvent.click(page.getByRole('button', { name: 'A finding' }))
  await waitFor(() => expect((document.activeElement as HTMLInputElement).value).toBe('Two'))
})
