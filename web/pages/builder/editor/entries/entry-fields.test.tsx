import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { type DraftProject, draftProject } from '#shared/schema/draft.ts'
import {
  EntryDates,
  EntryImported,
  EntryLink,
  EntryMonth,
  EntryProse,
  EntryText,
  entryForm,
} from './entry-fields.tsx'

const KILN = {
  id: 'kiln',
  name: 'Kiln',
  link: 'kiln.example.org',
  startDate: '2019-03',
  inventedLater: 'kept',
}
const LOOM = { id: 'loom', name: 'Loom' }
const SEASON = {
  id: 'season',
  startDate: '2022',
  endDate: '2023',
  printedDates: { text: 'Fall 2022 – Spring 2023', of: '2022/2023' },
}

let now: DraftProject[]
let edits: string[]

function Form({ at }: { at: number }) {
  const [list, setList] = useState(() => [KILN, LOOM, SEASON].map((one) => draftProject.parse(one)))
  now = list
  const form = entryForm('projects', list[at]!, at, (what, next) => {
    edits.push(what)
    setList(next)
  })
  return (
    <>
      <EntryText of={form} name="name" label="Name" />
      <EntryLink of={form} name="link" label="Link" />
      <EntryDates of={form} />
      <EntryMonth of={form} name="startDate" label="Start" />
      <EntryImported of={form} name="part" label="Heading" />
      <EntryProse of={form} name="description" label="Description" hint="One point per line" />
    </>
  )
}

function shown(at: number) {
  edits = []
  render(<Form at={at} />)
}
afterEach(cleanup)

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

test('a field shows and sets its own property of its own entry, and stands at its path', () => {
  shown(0)
  expect(field('Name').value).toBe('Kiln')
  expect(field('Name').dataset.path).toBe('projects.0.name')
  fireEvent.change(field('Name'), { target: { value: 'Oven' } })
  expect(now.slice(0, 2)).toEqual([draftProject.parse({ ...KILN, name: 'Oven' }), draftProject.parse(LOOM)])
  expect(edits).toEqual(['kiln.name'])
})

test('a date that is still being typed waits in its entry and in no other field', () => {
  shown(1)
  fireEvent.change(field('Start: year'), { target: { value: '20' } })
  expect(now[1]).toMatchObject({ startDate: '', unfinished: { startDate: { year: '20' } } })
  fireEvent.change(field('Start: year'), { target: { value: '2021' } })
  expect(now[1]).toMatchObject({ startDate: '2021', unfinished: undefined })
  expect(now[0]).toEqual(draftProject.parse(KILN))
})

test('a link that is no address is said to be none, and a field that nothing was imported for is not shown', () => {
  shown(0)
  expect(screen.queryByLabelText('Heading')).toBeNull()
  const before = document.body.textContent
  fireEvent.change(field('Link'), { target: { value: 'not an address' } })
  expect(now[0]?.link).toBe('not an address')
  expect(document.body.textContent).not.toBe(before)
})

test('dates in words are shown as printed, set the fields when typed, and give way to a field', async () => {
  shown(2)
  const words = await screen.findByLabelText<HTMLInputElement>('Dates, as printed')
  expect(words.value).toBe('Fall 2022 – Spring 2023')
  fireEvent.change(words, { target: { value: 'Summer 2024' } })
  expect(now[2]).toMatchObject({
    startDate: '',
    endDate: '2024',
    printedDates: { text: 'Summer 2024', of: '/2024' },
  })
  fireEvent.change(field('Start: year'), { target: { value: '2021' } })
  expect(words.value).toBe('')
  expect(now[2]).toMatchObject({ startDate: '2021', endDate: '2024' })
})

test('entries whose dates say all have no field for words', () => {
  shown(0)
  expect(screen.queryByLabelText('Dates, as printed')).toBeNull()
})
