import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { splitCorrected, withCorrection } from '#shared/jobs/corrected.ts'
import { emptyResult } from '#shared/schema/analysis.ts'
import type { Requirement } from '#shared/schema/job.ts'
import { JobCorrecting } from './job-correcting.tsx'

afterEach(cleanup)

const POSTING = 'Baker\n\nWe need SQL.'
const asks = (text: string, more: Partial<Requirement> = {}): Requirement => ({
  text,
  kind: 'hard',
  must: true,
  status: 'missing',
  proof: null,
  lastUsed: '',
  years: null,
  weight: 1,
  ...more,
})
const shown = (text = POSTING, busy = false) => {
  const change = vi.fn<(text: string) => void>()
  const requirements = [
    asks('SQL'),
    asks('Vue', { alternatives: ['React', 'Vue'], must: false }),
    asks('Bachelor', { kind: 'degree' }),
  ]
  render(<JobCorrecting result={{ ...emptyResult(50), requirements }} editing={{ text, busy, change }} />)
  return change
}
const choice = (name: string) => screen.getByLabelText<HTMLSelectElement>(`How ${name} is asked for`)
const corrections = (change: ReturnType<typeof shown>) =>
  splitCorrected(change.mock.calls[0]?.[0] ?? '').corrections

test('each demand says what it is; a degree is told by the posting alone', () => {
  shown()
  expect([choice('SQL').value, choice('React or Vue').value]).toEqual(['must', 'nice'])
  expect(screen.queryByLabelText('How Bachelor is asked for')).toBeNull()
})

test('what is not asked for is said in the posting, below its own words', () => {
  const change = shown()
  fireEvent.change(choice('React or Vue'), { target: { value: 'none' } })
  expect(change.mock.calls[0]?.[0].startsWith(POSTING)).toBe(true)
  expect(corrections(change)).toEqual([{ name: 'React or Vue', as: 'none' }])
})

test('what was taken out can be brought back', () => {
  const change = shown(withCorrection(POSTING, { name: 'Excel', as: 'none' }))
  fireEvent.change(choice('Excel'), { target: { value: 'must' } })
  expect(corrections(change)).toEqual([{ name: 'Excel', as: 'must' }])
})

test('what was missed is added, and nothing empty is', () => {
  const change = shown()
  const add = screen.getByRole<HTMLButtonElement>('button', { name: 'Add' })
  fireEvent.change(screen.getByLabelText('What else it asks for'), { target: { value: '  ' } })
  expect(add.disabled).toBe(true)
  fireEvent.change(screen.getByLabelText('What else it asks for'), { target: { value: ' Sourdough ' } })
  fireEvent.change(screen.getByLabelText('How it is asked for'), { target: { value: 'nice' } })
  fireEvent.click(add)
  expect(corrections(change)).toEqual([{ name: 'Sourdough', as: 'nice' }])
})

test('while it is scored again nothing can be changed, and it is said', () => {
  shown(POSTING, true)
  expect(choice('SQL').disabled).toBe(true)
  expect(screen.getByRole('status').textContent).toBe('Scoring again…')
})
