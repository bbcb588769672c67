import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import type { AnalysisRecord, Check } from '#shared/schema/analysis.ts'
import { CompareDialog } from './compare-dialog.tsx'

const check = (id: string) => ({ id, title: `All ${id}`, finding: `Lacks ${id}.` }) as Check
const FOUND = {
  resumeDelta: 4,
  engineDelta: 0,
  jobDelta: 0,
  momentDelta: 0,
  correctionDelta: 0,
  fixed: [check('dates')],
  fresh: [check('links')],
  still: [check('numbers'), check('names')],
  was: new Map([
    ['numbers', { ...check('numbers'), finding: 'Lacks only a few numbers.' }],
    ['names', check('names')],
  ]),
  byEngine: [],
  jobChanged: true,
}
const people = vi.fn()
vi.mock('./use-comparison.ts', () => ({ useComparison: () => ({ state: 'ready', value: FOUND }) }))
vi.mock('#web/session/use-store.ts', () => ({ useStore: () => null }))
vi.mock('#web/components/use-live.ts', () => ({ useLive: () => people() }))
afterEach(cleanup)

const record = (_id: string, resumeName: string, hour: string) =>
  ({
    _id,
    resumeId: _id,
    resumeName,
    analysisType: 'standard',
    jobDescription: '',
    createdAt: `2026-05-04T${hour}:00:00.000Z`,
    scores: { overall: 50, ats: 50, format: 50, section: 50, keywordMatch: null },
  }) as AnalysisRecord

function compared(names: Record<string, string>, files: [string, string]) {
  people.mockReturnValue({ state: 'ready', value: new Map(Object.entries(names)) })
  const records = [record('a', files[0], '10'), record('b', files[1], '11')]
  const element = <CompareDialog records={records} ready onClose={() => {}} compared={{ current: '' }} />
  const router = createMemoryRouter([{ path: '/:id/:other', element }], { initialEntries: ['/b/a'] })
  render(<RouterProvider router={router} />)
  return screen.getByRole('dialog').textContent ?? ''
}
const regions = () => screen.getAllByRole('region').map((one) => one.getAttribute('aria-label'))

test.each([
  [{ a: 'ada quill', b: 'bo reed' }, ['cv.pdf', 'cv.pdf']],
  [{}, ['ada.pdf', 'bo.pdf']],
] as const)('resumes of different people have no before and after', (names, [one, other]) => {
  const said = compared(names, [one, other])
  expect(screen.getByRole('dialog', { name: 'Side by side' })).toBeTruthy()
  expect(regions()).toEqual(['Only in the first', 'Only in the second', 'In both'])
  expect(said).not.toMatch(/Before|After|changed in the resume|Fixed|New/)
  // What one of them has is not said of both.
  expect(said.match(/In the first: Lacks [^.]*/g)).toEqual(['In the first: Lacks only a few numbers'])
})

test('two versions of one resume have', () => {
  const said = compared({ a: 'ada quill', b: 'ada quill' }, ['cv.pdf', 'cv-2.pdf'])
  expect(screen.getByRole('dialog', { name: 'What changed' })).toBeTruthy()
  expect(regions()).toEqual(['Fixed', 'New', 'Still open'])
  expect(said).toMatch(/Before.*After/)
  expect(said).toMatch(/Before: Lacks only a few numbers/)
})

test('a file whose reading was corrected is told from another day', () => {
  Object.assign(FOUND, { resumeDelta: 0, correctionDelta: -22 })
  const said = compared({ a: 'ada quill', b: 'ada quill' }, ['cv.pdf', 'cv.pdf'])
  expect(said).toMatch(/Your corrections of what was read: \u2068−22 points/)
  expect(said).not.toContain('Another day')
})
