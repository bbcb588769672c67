import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { emptyResult } from '#shared/schema/analysis.ts'
import { emptyResume, type ReadProject } from '#shared/schema/resume.ts'
import { ToastProvider } from '#web/components/ui/toast.tsx'
import { ResultsHead } from './results-head.tsx'
import type { Outcome } from './use-analysis.ts'

vi.mock('#web/session/use-store.ts', () => ({ useStore: () => ({}) }))

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
  )
  screen.getByRole('button', { name: 'Fix in builder' })
  expect(screen.queryByText(/experience, education or projects to import/) !== null).toBe(said)
})
