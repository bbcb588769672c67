import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { type Draft, draft as draftSchema } from '#shared/schema/draft.ts'
import SkillsStep from './skills.tsx'

let saved: Draft
let steps: string[] = []

function Step({ first }: { first: Draft }) {
  const [draft, setDraft] = useState(first)
  saved = draft
  return (
    <SkillsStep
      draft={draft}
      change={(what, edit) => {
        steps.push(what)
        setDraft(edit)
      }}
    />
  )
}

const show = (...skills: { name: string; level?: string; group?: string }[]) =>
  render(<Step first={draftSchema.parse({ skills: skills.map((one) => ({ id: one.name, ...one })) })} />)
const said = () =>
  saved.skills.map(
    ({ name, level, group }) => `${group ? `${group}: ` : ''}${name}${level ? ` = ${level}` : ''}`,
  )
const field = (label = 'Skill') => screen.getByLabelText<HTMLInputElement>(label)
const type = (value: string, label?: string) => fireEvent.change(field(label), { target: { value } })
const tag = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const focused = (element: () => HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element()))

afterEach(() => {
  cleanup()
  steps = []
})

test('Enter, a comma, the button and leaving the field add what is typed, without a level', () => {
  show()
  type('Baking')
  fireEvent.keyDown(field(), { key: 'Enter' })
  type('Frying,')
  type('Cooling')
  fireEvent.click(tag('Add Skill'))
  type('Selling')
  fireEvent.blur(field())
  expect([said(), field().value]).toEqual([['Baking', 'Frying', 'Cooling', 'Selling'], ''])
  expect(new Set(saved.skills.map(({ id }) => id)).size).toBe(4)
})

test('a word that an input method is still making is not added', () => {
  show()
  type('焼')
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
  expect(said()).toEqual([])
})

test('a pasted list splits, into groups where it names them, and says what was there already', () => {
  show({ name: 'Rye' })
  const paste = (text: string) => fireEvent.paste(field(), { clipboardData: { getData: () => text } })
  expect(paste('Wheat')).toBe(true)
  expect(paste('• rye\n• Spelt (Expert)\nTools: Mixer, Deck oven')).toBe(false)
  expect(said()).toEqual(['Rye', 'Spelt = Expert', 'Tools: Mixer', 'Tools: Deck oven'])
  screen.getByText('3 skills added. Already listed: rye.')
})

test('Backspace in an empty field takes the last of its group back to be changed, and removes nothing else', () => {
  show({ name: 'Rye' }, { name: 'Spelt', level: 'Expert' }, { name: 'Mixer', group: 'Tools' })
  type('a')
  fireEvent.keyDown(field(), { key: 'Backspace' })
  expect(said().length).toBe(3)
  type('')
  fireEvent.keyDown(field(), { key: 'Backspace' })
  expect([said(), field().value]).toEqual([['Rye', 'Tools: Mixer'], 'Spelt (Expert)'])
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(said()).toEqual(['Rye', 'Spelt = Expert', 'Tools: Mixer'])
})

test('Alt with arrows moves a tag, over the edge of its group too; it keeps the focus and its place is said', async () => {
  show({ name: 'Rye' }, { name: 'Spelt' }, { name: 'Mixer', group: 'Tools' })
  tag('Rye').focus()
  fireEvent.keyDown(tag('Rye'), { key: 'ArrowRight' })
  fireEvent.keyDown(tag('Rye'), { key: 'ArrowRight', altKey: true })
  expect(said()).toEqual(['Spelt', 'Rye', 'Tools: Mixer'])
  fireEvent.keyDown(tag('Rye'), { key: 'ArrowRight', altKey: true })
  expect(said()).toEqual(['Spelt', 'Tools: Rye', 'Tools: Mixer'])
  screen.getByText('Rye is now 1 of 2 in Tools.')
  await focused(() => tag('Rye'))
})

test('Delete removes a tag and the focus goes on; after the last one to the field', async () => {
  show({ name: 'Rye' }, { name: 'Spelt' })
  fireEvent.keyDown(tag('Rye'), { key: 'Delete' })
  await focused(() => tag('Spelt'))
  fireEvent.click(tag('Remove Spelt'))
  expect(said()).toEqual([])
  await focused(() => field())
})

test('a tag opens its name, level and group', () => {
  show({ name: 'Rye', level: 'Muttersprache' }, { name: 'Mixer', group: 'Tools' })
  fireEvent.click(tag(/^Rye/))
  const levels = within(screen.getByLabelText('Level'))
    .getAllByRole('option')
    .map((one) => one.textContent)
  expect(levels).toEqual(['No level', 'Muttersprache', 'Beginner', 'Intermediate', 'Advanced', 'Expert'])
  fireEvent.change(screen.getByLabelText('Level'), { target: { value: 'Expert' } })
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Rye bread' } })
  fireEvent.change(screen.getByLabelText('Group'), { target: { value: 'Tools' } })
  expect(said()).toEqual(['Tools: Rye bread = Expert', 'Tools: Mixer'])
  fireEvent.click(tag('Done'))
  expect(screen.queryByLabelText('Level')).toBeNull()
})

test('a group is named before it takes skills, renamed as a whole, and joins one of its name only when that is finished', async () => {
  show({ name: 'Rye', group: 'Bread' })
  fireEvent.click(tag('Add group'))
  const names = () => screen.getAllByLabelText<HTMLInputElement>('Group name (optional)')
  screen.getByText('Name the group, then add its skills.')
  fireEvent.change(names()[1]!, { target: { value: 'Tools' } })
  fireEvent.keyDown(names()[1]!, { key: 'Enter' })
  await focused(() => field('Skill in Tools'))
  type('Mixer,', 'Skill in Tools')
  expect(said()).toEqual(['Bread: Rye', 'Tools: Mixer'])
  for (const value of ['Bread', 'Bread ovens']) fireEvent.change(names()[1]!, { target: { value } })
  fireEvent.blur(names()[1]!)
  expect(said()).toEqual(['Bread: Rye', 'Bread ovens: Mixer'])
  fireEvent.change(names()[1]!, { target: { value: 'Bread' } })
  fireEvent.blur(names()[1]!)
  expect([said(), names().length]).toEqual([['Bread: Rye', 'Bread: Mixer'], 1])
})
