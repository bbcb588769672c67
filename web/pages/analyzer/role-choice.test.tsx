import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LikelyRole } from '#shared/jobs/occupations/likely.ts'
import { engine } from '#web/worker/client.ts'
import { Proposal, RoleChoice, RoleDoubt } from './role-choice.tsx'
import { type Given, initialTarget, jobOf, PRESET, type Target, unchosenOf } from './target.ts'

const NURSE = { category: 'Healthcare', name: 'Registered Nurse' }
const LIKELY = { ...NURSE, confidence: 0.9 }
const ASKED = {
  ...NURSE,
  code: '29-1141.00',
  description: '',
  titles: [],
  required: [{ skill: 'Patient care', weight: 3 as const }],
  preferred: [{ skill: { anyOf: ['EHR', 'Epic'] }, weight: 2 as const }],
  degree: { level: 'bachelor' as const, required: false },
  tasks: ['Administer medications to patients.'],
  inEsco: 1,
}

beforeEach(() => {
  vi.spyOn(engine, 'rolesFor').mockImplementation(async (query) =>
    query.startsWith('nur') ? [{ ...NURSE, title: 'Staff Nurse', score: 1 }] : [],
  )
  vi.spyOn(engine, 'occupation').mockImplementation(async (_category, role) =>
    role === NURSE.name ? ASKED : null,
  )
})
afterEach(cleanup)

let target: Target
interface ChoiceProps {
  likely?: LikelyRole | null
  from?: Target
  given?: Given
}
function Choice({ likely, from = initialTarget, given = PRESET }: ChoiceProps) {
  const [chosen, choose] = useState(from)
  target = chosen
  return (
    <>
      <Proposal target={chosen} onChange={choose} likely={likely} unchosen={unchosenOf(chosen, given)} />
      <RoleChoice target={chosen} onChange={choose} />
    </>
  )
}
const chosen = () => [jobOf(target).jobCategory, jobOf(target).jobRole]

test('the preset that does not fit is named before anything is analyzed, and one click chooses what does', async () => {
  render(<Choice likely={LIKELY} />)
  expect(screen.getByText(/Frontend Developer is only the preset/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Use Registered Nurse' }))
  expect(chosen()).toEqual(['Healthcare', 'Registered Nurse'])
  expect(screen.queryByText(/Looks like/)).toBeNull()
})

test('what was chosen on purpose is not called a preset', () => {
  render(<Choice likely={LIKELY} from={{ ...initialTarget, category: 'DevOps', role: 'DevOps Engineer' }} />)
  expect(screen.getByText(/Looks like/)).toBeTruthy()
  expect(screen.queryByText(/only the preset/)).toBeNull()
})

test('what was chosen for another resume is not taken for this one without a word', async () => {
  const baker = { ...initialTarget, category: 'Production', role: 'Baker' }
  render(<Choice likely={LIKELY} from={baker} given={{ from: 'last', job: jobOf(baker) }} />)
  expect(screen.getByText(/Baker is from your last analysis/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Use Registered Nurse' }))
  expect(screen.queryByText(/last analysis/)).toBeNull()
})

test('a preset that fits is said to fit', () => {
  render(<Choice likely={{ ...LIKELY, category: initialTarget.category, name: initialTarget.role }} />)
  expect(screen.getByRole('status').textContent).toBe(
    'Looks like: Frontend DeveloperThis role is already selected.',
  )
  expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull()
})

test('where no occupation can be told, the preset is not taken without a word', async () => {
  render(<Choice likely={null} />)
  expect(screen.getByText(/Frontend Developer was not chosen for this resume/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'No specific role' }))
  expect(chosen()).toEqual(['', ''])
  expect(screen.queryByText(/couldn't tell/)).toBeNull()
})

test.each([
  ['a likelier role', LIKELY, ['Use Registered Nurse', 'No specific role', 'Keep Frontend Developer']],
  ['none', null, ['No specific role', 'Keep Frontend Developer']],
])('who is asked about the role, with %s, can always choose none', async (_, likely, buttons) => {
  const onChoose = vi.fn()
  render(
    <RoleDoubt
      target={initialTarget}
      likely={likely}
      unchosen="preset"
      othersPosting={false}
      onChoose={onChoose}
    />,
  )
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons)
  expect(document.activeElement?.textContent).toBe(buttons[0])
  await userEvent.click(screen.getByRole('button', { name: 'No specific role' }))
  expect(onChoose).toHaveBeenCalledWith({ ...initialTarget, category: '', role: '' })
})

test('with a posting that was used for somebody else, it is the posting that is asked about', async () => {
  const onChoose = vi.fn()
  const posted = { ...initialTarget, description: 'Florist wanted.', descriptionOpen: true }
  render(<RoleDoubt target={posted} likely={null} unchosen="preset" othersPosting onChoose={onChoose} />)
  expect(screen.getByText(/posting here was used for another person's resume/)).toBeTruthy()
  expect(screen.queryByText(/Frontend Developer/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Keep this posting' }))
  expect(onChoose).toHaveBeenCalledWith(posted)
})

test('the categories of the specification come first, then every occupation, then none', () => {
  render(<Choice />)
  const options = screen.getByLabelText<HTMLSelectElement>('Job category').options
  expect([...options].map(({ text }) => text)).toEqual([
    'Software Development',
    'Data Science',
    'DevOps',
    'All occupations',
    'No specific role',
  ])
})

test('without a role none is sent, and it is said that no keywords are judged', async () => {
  render(<Choice />)
  await userEvent.selectOptions(screen.getByLabelText('Job category'), 'No specific role')
  expect(chosen()).toEqual(['', ''])
  expect(screen.getByText(/No keywords are judged/)).toBeTruthy()
  expect(screen.queryByLabelText('Job role')).toBeNull()
})

test('an occupation is found and chosen by keys, and says what it asks and where that comes from', async () => {
  render(<Choice />)
  await userEvent.selectOptions(screen.getByLabelText('Job category'), 'All occupations')
  const field = screen.getByRole('combobox', { name: 'Occupation' })
  await userEvent.type(field, 'nurs')
  const option = await screen.findByRole('option', { name: /Registered Nurse/ })
  expect(field.getAttribute('aria-expanded')).toBe('true')
  expect(field.getAttribute('aria-activedescendant')).toBe(option.id)
  expect(screen.getByText('1 result')).toBeTruthy()
  await userEvent.keyboard('{Enter}')
  expect(chosen()).toEqual(['Healthcare', 'Registered Nurse'])
  expect(field.getAttribute('aria-expanded')).toBe('false')
  expect(await screen.findByText('EHR or Epic')).toBeTruthy()
  expect(screen.getByText(/O\*NET 27.0 and 28.2, occupation 29-1141.00/)).toBeTruthy()
})

test.each([
  ['x', 'Type at least two letters.'],
  ['xyzzy', 'No occupation found for “xyzzy”.'],
])('%j says why nothing is listed', async (query, said) => {
  render(<Choice from={{ ...initialTarget, category: 'All occupations', role: '' }} />)
  await userEvent.type(screen.getByRole('combobox', { name: 'Occupation' }), query)
  expect(await screen.findByText(said)).toBeTruthy()
})

test('Escape leaves what was chosen before', async () => {
  render(<Choice from={{ ...initialTarget, category: 'Healthcare', role: 'Registered Nurse' }} />)
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Occupation' })
  await userEvent.clear(field)
  await userEvent.type(field, 'nur')
  await screen.findByRole('listbox')
  await userEvent.keyboard('{Escape}')
  expect(field.value).toBe('Registered Nurse')
  expect(screen.queryByRole('listbox')).toBeNull()
})
