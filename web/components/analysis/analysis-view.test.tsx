import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Check, emptyResult } from '#shared/schema/analysis.ts'
import type { Correction } from '#shared/schema/corrections.ts'
import { emptyResume } from '#shared/schema/resume.ts'
import { AnalysisView } from './analysis-view.tsx'
import type { PageSource } from './page-proof.tsx'

// The page is drawn in a worker: here it stays away.
vi.mock('./page-proof.tsx', () => ({ PageProof: () => <p>the drawn page</p> }))
vi.mock('../ui/use-media.ts', () => ({ useMedia: () => true }))

afterEach(cleanup)

const RESUME = { ...emptyResume(), name: 'Nora Sample', places: { name: { page: 1, line: 1, sure: 1 } } }
const PAGE: PageSource = { bytes: new Uint8Array(), pages: [], lines: [] }

test('a field leads to its place on the page, and takes the focus along to that side', () => {
  render(<AnalysisView result={emptyResult(50)} resume={RESUME} source={PAGE} name="cv.pdf" />)
  fireEvent.click(screen.getByRole('button', { name: 'What the machine read' }))
  const field = screen.getByRole('button', { name: 'Nora Sample' })
  field.focus()
  fireEvent.click(field)
  screen.getByText('the drawn page')
  screen.getByText('Line 1')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Page', pressed: true }))
})

const check = (id: string, more: Partial<Check>): Check => ({
  ...{ id, part: 'section', points: 0, of: 1, group: 'experience', title: id, status: 'fail' },
  ...{ advice: false, finding: `${id} is open.`, why: '', fix: `Fix ${id}.`, gain: 2, evidence: [], ...more },
})

test('the verdict leads to what to fix first, which is no advice and no doubt of ours', () => {
  const checks = [
    check('may-be-misread', { fix: 'Check what was read.' }),
    check('photo', { advice: true, gain: 0 }),
    check('bullet-numbers', {}),
  ]
  const result = { ...emptyResult(50), checks, assessment: 'Your resume makes a fair case.' }
  render(<AnalysisView result={result} resume={RESUME} source={null} name="cv.pdf" />)
  const verdict = within(screen.getByRole('region', { name: 'Overall assessment' }))
  verdict.getByText('Fix first')
  fireEvent.click(verdict.getByRole('button', { name: 'bullet-numbers is open' }))
  const listed = screen.getByRole('button', { name: /^2?bullet-numbers is open/, expanded: true })
  expect(document.activeElement).toBe(listed)
})

test('a verdict with nothing to fix names nothing', () => {
  render(<AnalysisView result={emptyResult(100)} resume={RESUME} source={null} name="cv.pdf" />)
  expect(screen.queryByText('Fix first')).toBeNull()
})

test('what could not be scored has no figures, and nothing to fix', () => {
  const notices = [{ code: 'not_a_resume', text: 'This does not look like a resume.' }]
  const result = { ...emptyResult(0), quality_score: 0, checks: [check('blank', {})], notices }
  render(<AnalysisView result={result} resume={RESUME} source={null} name="invoice.pdf" />)
  const verdict = within(screen.getByRole('region', { name: 'Overall assessment' }))
  expect(verdict.getAllByText('Not scored')).toHaveLength(5)
  for (const said of ['Needs Improvement', 'Resume quality', 'Fix first'])
    expect(verdict.queryByText(said)).toBeNull()
})

const post = (position: string) => ({
  ...{ position, company: '', location: '', startDate: '', endDate: '', printedDates: '' },
  ...{ text: '', bullets: [] },
})

test('what was corrected on another device is marked, where it can only be looked at', () => {
  const resume = { ...RESUME, experience: ['Weaver', 'Dyer'].map(post) }
  const corrections: Correction[] = [
    { id: 'a', do: 'edit', path: 'experience.1.position', line: 4, value: 'Weaver' },
    { id: 'b', do: 'move', path: 'experience.1', line: 4, to: 0 },
  ]
  const view = { result: emptyResult(50), source: null, name: 'cv.pdf' }
  const { rerender } = render(<AnalysisView {...view} resume={resume} corrections={corrections} />)
  screen.getByText(/^2 corrections, kept with this resume/)
  const marked = screen.getAllByText('corrected')
  expect(marked.map((mark) => mark.parentElement?.textContent)).toEqual(['Weavercorrected'])
  const misread = [{ path: 'name', was: 'Sample', now: 'Nora Sample', page: 1, line: 1 }]
  rerender(<AnalysisView {...view} resume={{ ...resume, misread }} />)
  expect(screen.getByText('corrected').parentElement?.textContent).toBe('Nora Samplecorrected')
  expect(screen.queryByText(/kept with this resume/)).toBeNull()
})
