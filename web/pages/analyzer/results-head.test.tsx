// Live queries need the globals.
import 'fake-indexeddb/auto'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { draftFromResume } from '#shared/import/draft-from-resume.ts'
import { emptyResult } from '#shared/schema/analysis.ts'
import { type Draft, emptyDraft } from '#shared/schema/draft.ts'
import { emptyResume, type ReadProject } from '#shared/schema/resume.ts'
// Else the page would begin to load it when the test has ended.
import '#web/components/analysis/report-menu.tsx'
import { draftForFixing } from '#web/components/analysis/draft-for-fixing.ts'
import { ToastProvider } from '#web/components/ui/toast.tsx'
import { sessionOf } from '#web/testing/session.tsx'
import { engine } from '#web/worker/client.ts'
import { ResultsHead } from './results-head.tsx'
import type { Outcome } from './use-analysis.ts'

beforeEach(() => {
  vi.spyOn(engine, 'draftOf').mockImplementation(async (resume) => draftFromResume(resume))
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

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

const OUTCOME = {
  subject: { name: 'cv.pdf', resume: { ...emptyResume(), projects: [PROJECT] } },
  result: emptyResult(50),
  jobDescription: '',
} as unknown as Outcome

const At = () => <output>{useLocation().pathname}</output>

function head(outcome: Outcome, store: object) {
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
        <At />
      </MemoryRouter>
    </ToastProvider>,
    sessionOf({ account: { store } }),
  )
}

/** A device with resumes on it, of which each new one is counted. */
function deviceWith(drafts: Draft[]) {
  const rows = drafts.map((draft, at) => ({ id: `kept-${at}`, body: { draft } }))
  const saved: Draft[] = []
  const saveDraft = async ({ draft }: { draft: Draft }) => {
    saved.push(draft)
    return { row: { id: `new-${saved.length}` } }
  }
  return { saved, store: { resumes: { list: async () => rows, saveDraft } } }
}

const made = (outcome: Outcome) =>
  draftForFixing(
    draftFromResume(outcome.subject.resume),
    outcome.subject.resume,
    outcome.result,
    outcome.jobDescription,
  )
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const leadsTo = async (path: string) => expect.poll(() => screen.getByRole('status').textContent).toBe(path)

describe('Fix in builder', () => {
  test('makes a draft where there is none of this reading', async () => {
    const other = { ...OUTCOME, jobDescription: 'Another posting' }
    const { saved, store } = deviceWith([made(other), { ...made(OUTCOME), copiedFrom: 'kept-9' }])
    head(OUTCOME, store)
    press('Fix in builder')
    await leadsTo('/builder/new-1/personal')
    expect(saved).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Start a new draft' })).toBeNull()
  })

  test('says that it is at it for as long as the draft is made elsewhere', async () => {
    let answer: (draft: Draft) => void = () => {}
    vi.spyOn(engine, 'draftOf').mockReturnValue(
      new Promise((resolve) => {
        answer = resolve
      }),
    )
    const { store } = deviceWith([])
    head(OUTCOME, store)
    press('Fix in builder')
    const button = screen.getByRole('button', { name: 'Fix in builder' })
    await expect.poll(() => button.getAttribute('aria-busy')).toBe('true')
    answer(draftFromResume(OUTCOME.subject.resume))
    await leadsTo('/builder/new-1/personal')
    await expect.poll(() => button.getAttribute('aria-busy')).toBe(null)
  })

  test('opens the one it made, after a reload as well', async () => {
    const { saved, store } = deviceWith([emptyDraft(), JSON.parse(JSON.stringify(made(OUTCOME)))])
    head(JSON.parse(JSON.stringify(OUTCOME)), store)
    press('Fix in builder')
    await leadsTo('/builder/kept-1/personal')
    expect(saved).toEqual([])
  })

  test('starts afresh beside it when it is asked to', async () => {
    const { store } = deviceWith([made(OUTCOME)])
    head(OUTCOME, store)
    fireEvent.click(await screen.findByRole('button', { name: 'Start a new draft' }))
    await leadsTo('/builder/new-1/personal')
  })
})

test.each([
  ['says that none goes to it where none was recognised', [], true],
  ['says nothing where there is some', [PROJECT], false],
])('beside the way to the builder, the work of the resume: it %s', (_, projects, said) => {
  const outcome = {
    subject: { name: 'cv.pdf', resume: { ...emptyResume(), projects } },
    result: emptyResult(50),
    jobDescription: '',
  } as unknown as Outcome
  head(outcome, {})
  screen.getByRole('button', { name: 'Fix in builder' })
  expect(screen.queryByText(/experience, education or projects to import/) !== null).toBe(said)
})
