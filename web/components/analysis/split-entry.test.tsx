import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { emptyResume, type Resume } from '#shared/schema/resume.ts'
import type { Correcting, Step } from './correcting.ts'
import { Fields } from './field-rows.tsx'

afterEach(cleanup)

/** `lines`: of the page, from the position on. */
function shown(bullets: string[], lines: string[] = []) {
  const entry = { position: 'Baker', company: 'Elm Bread', location: '', startDate: '', endDate: '', bullets }
  const next = { ...entry, position: 'Driver' }
  const resume = {
    ...emptyResume(),
    experience: [entry, next],
    places: {
      'experience.0.position': { page: 1, line: 11, sure: 1 },
      'experience.1.position': { page: 1, line: 11 + lines.length, sure: 1 },
    },
    sections: [
      {
        ...{ kind: 'experience', heading: 'Experience', page: 1, line: 10 },
        lines: [...lines, 'Driver'].map((text, at) => ({ text, page: 1, line: 11 + at, bullet: false })),
      },
    ],
  } as unknown as Resume
  const add = vi.fn<(...steps: Step[]) => void>()
  const correcting: Correcting = { steps: [], unfit: 0, busy: false, add, undo: () => {} }
  const group = {
    title: '',
    entry: 'experience.0',
    followed: false,
    fields: [{ label: 'Position', value: 'Baker', parts: [], line: 0, doubtful: false }],
  }
  render(
    <Fields
      group={group}
      resume={resume}
      onLocate={() => {}}
      isCorrected={() => false}
      correcting={correcting}
    />,
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

test('without bullets a line of the page begins the second, with all below it', async () => {
  const add = shown([], ['Baker, Elm Bread', 'Miller, Oak Mill', '2014'])
  await userEvent.click(split()!)
  const choices = screen.getByRole('group', { name: 'Which line begins the next entry?' })
  expect([...choices.querySelectorAll('li')].map((one) => one.textContent)).toEqual([
    'Miller, Oak Mill',
    '2014',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Miller, Oak Mill' }))
  expect(add).toHaveBeenCalledWith({ do: 'read_as', first: 12, last: 13, as: 'experience', headed: false })
})
