import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { emptyResult } from '#shared/schema/analysis.ts'
import { emptyResume, type ReadProject } from '#shared/schema/resume.ts'
// Else the page would begin to load it when the test has ended.
import '#web/components/analysis/report-menu.tsx'
import { ToastProvider } from '#web/components/ui/toast.tsx'
import { sessionOf } from '#web/testing/session.tsx'
import { ResultsHead } from './results-head.tsx'
import type { Outcome } from './use-analysis.ts'

afterEach(cleanup)

const PROJECT: ReadProject = {
  name: 'Ledger',
  description: '',
  technologies: '',
  link: '',
  startDate: '',
  endDate: '',
  printedDates: '',
  bullets: [],
}

test.each([
  ['says that none goes to it where none was recognised', [], true],
  ['says nothing where there is some', [PROJECT], false],
])('beside the way to the builder, the work of the resume: it %s', (_, projects, said) => {
  const outcome = {
    subject: { name: 'cv.pdf', resume: { ...emptyResume(), projects } },
    result: emptyResult(50),
    jobDescription: '',
  } as unknown as Outcome
  render(
    <ToastProvider>
      <MemoryRouter>
        <ResultsHead
          outcome={outcome}
          heading={null}
          setup={{ id: 'setup', open: false, onToggle: () => {} }}
        >
          cv.pdf
        </ResultsHead>
      </MemoryRouter>
    </ToastProvider>,
    sessionOf({ account: { store: {} } }),
  )
  screen.getByRole('button', { name: 'Fix in builder' })
  expect(screen.queryByText(/experience, education or projects to import/) !== null).toBe(said)
})
