import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { emptyResult } from '#shared/schema/analysis.ts'
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
