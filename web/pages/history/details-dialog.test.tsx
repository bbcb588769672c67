import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { createMemoryRouter, Outlet, RouterProvider, useOutletContext } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import type { AnalysisRecord } from '#shared/schema/analysis.ts'
import { CompareDialog } from './compare-dialog.tsx'
import { DetailsDialog, type RecordDialogProps } from './details-dialog.tsx'

// What the dialogs show of an analysis is not what this is about.
vi.mock('./use-body.ts', () => ({ useBody: () => ({ state: 'loading' }) }))
vi.mock('./use-page-source.ts', () => ({ usePageSource: () => ({ state: 'looking' }) }))
vi.mock('./use-comparison.ts', () => ({ useComparison: () => ({ state: 'loading' }) }))
vi.mock('#web/session/use-store.ts', () => ({ useStore: () => null }))
vi.mock('#web/components/use-live.ts', () => ({ useLive: () => ({ state: 'ready', value: new Map() }) }))
vi.mock('./export-menu.tsx', () => ({ ExportMenu: () => null }))

afterEach(cleanup)

const record = (_id: string, hour: string) =>
  ({
    _id,
    resumeId: 'one',
    resumeName: 'cv.pdf',
    analysisType: 'standard',
    jobDescription: '',
    createdAt: `2026-05-04T${hour}:00:00.000Z`,
    scores: { overall: 50, ats: 50, format: 50, section: 50, keywordMatch: null },
  }) as AnalysisRecord
const RECORDS = [record('c', '12'), record('b', '11'), record('a', '10')]

function List() {
  const compared = useRef('')
  return <Outlet context={{ records: RECORDS, ready: true, onClose: () => {}, compared }} />
}
const Details = () => <DetailsDialog {...useOutletContext<RecordDialogProps>()} />
const Compare = () => <CompareDialog {...useOutletContext<RecordDialogProps>()} />

test('back from a comparison the focus is on the link that led to it, and the list is searched as before', async () => {
  const children = [
    { path: ':id', element: <Details /> },
    { path: ':id/compare/:other', element: <Compare /> },
  ]
  const router = createMemoryRouter([{ path: '/history', element: <List />, children }], {
    initialEntries: ['/history/c?search=cv'],
  })
  render(<RouterProvider router={router} />)
  const link = () => screen.getAllByRole('link', { name: /^Compare/ })[1]!
  fireEvent.click(link())
  await screen.findByRole('dialog', { name: 'What changed' })
  expect(router.state.location).toMatchObject({ pathname: '/history/c/compare/a', search: '?search=cv' })
  await act(() => router.navigate(-1))
  await waitFor(() => expect(document.activeElement).toBe(link()))
})
