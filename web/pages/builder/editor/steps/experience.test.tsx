import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Draft, draft as draftSchema } from '#shared/schema/draft.ts'
import ExperienceStep from './experience.tsx'

const COOK = { id: 'cook', position: 'Cook', company: 'Contoso Ltd', location: 'Rome', startDate: '2019' }
const WAITER = { id: 'waiter', position: 'Waiter', company: 'Acme Ltd', startDate: '2017' }

let now: Draft

function Step({ experience }: { experience: object[] }) {
  const [draft, setDraft] = useState(() => draftSchema.parse({ experience }))
  now = draft
  return <ExperienceStep draft={draft} change={(_, next) => setDraft(next)} />
}

beforeEach(() => render(<Step experience={[COOK, WAITER]} />))
afterEach(cleanup)

const grouped = () => screen.queryByRole<HTMLInputElement>('checkbox', { name: /employer once/ })

test('a further position stands below its neighbor, at the same employer, and has the focus', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Add another position at Contoso Ltd' }))
  expect(now.experience.map(({ position, company, location }) => [position, company, location])).toEqual([
    ['Cook', 'Contoso Ltd', 'Rome'],
    ['', 'Contoso Ltd', 'Rome'],
    ['Waiter', 'Acme Ltd', ''],
  ])
  expect(new Set(now.experience.map(({ id }) => id)).size).toBe(3)
  await waitFor(() => expect(document.activeElement?.getAttribute('data-path')).toBe('experience.1.position'))
})

test('positions are grouped on request, once there is a group', () => {
  expect(grouped()).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Add another position at Contoso Ltd' }))
  expect(grouped()?.checked).toBe(false)
  fireEvent.click(grouped()!)
  expect(now.layout.grouped).toBe(true)
})
