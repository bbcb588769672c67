import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { emptyResume, type Resume } from '#shared/schema/resume.ts'
import type { Correcting, Step } from './correcting.ts'
import { Fields } from './field-rows.tsx'

afterEach(cleanup)

function shown(bullets: string[]) {
  const entry = { position: 'Baker', company: 'Elm Bread', location: '', startDate: '', endDate: '', bullets }
  const resume = { ...emptyResume(), experience: [entry] } as unknown as Resume
  const add = vi.fn<(...steps: Step[]) => void>()
  const correcting: Correcting = { steps: [], unfit: 0, busy: false, add, undo: () => {} }
  const group = {
    title: '',
    entry: 'experience.0',
    followed: false,
    fields: [{ label: 'Position', value: 'Baker', parts: [], line: 0, doubtful: false }],
  }
  render(
    <Fields group={group} onDelete={() => {}} resume={resume} onLocate={() => {}} correcting={correcting} />,
  )
  return add
}
const split = () => screen.queryByRole('button', { name: 'Split Baker into two entries' })

test('an entry that is two is split where a person says the second begins', async () => {
  const add = shown(['Baked rye', 'Sold rye', 'Drove the van'])
  await userEvent.click(split()!)
  const choices = screen.getByRole('group', { name: 'Which bullet begins the next entry?' })
  expect([...choices.querySelectorAll('li')].map((one) => one.textContent)).toEqual([
    'Sold rye',
    'Drove the van',
  ])
  expect(document.activeElement?.textContent).toBe('Sold rye')
  await userEvent.click(screen.getByRole('button', { name: 'Drove the van' }))
  expect(add).toHaveBeenCalledWith(expect.objectContaining({ do: 'split', path: 'experience.0', at: 2 }))
  expect(document.activeElement).toBe(split())
})

test('Escape leaves it whole, and one bullet is no two entries', async () => {
  const add = shown(['Baked rye', 'Sold rye'])
  await userEvent.click(split()!)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('group')).toBeNull()
  expect(document.activeElement).toBe(split())
  expect(add).not.toHaveBeenCalled()
  cleanup()
  shown(['Baked rye'])
  expect(split()).toBeNull()
})
