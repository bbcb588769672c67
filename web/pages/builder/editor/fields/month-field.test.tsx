import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { draftEducation, draftExperience } from '#shared/schema/draft.ts'
import { withTyped } from '../entries/list-edits.ts'
import { YearField } from './fields.tsx'
import { MonthField } from './month-field.tsx'

let saved: string
let put: (value: string) => void
let kept: object

function Field({ first }: { first: string }) {
  const [entry, setEntry] = useState(() => draftExperience.parse({ id: 'ex-1', startDate: first }))
  saved = entry.startDate
  put = (startDate) => setEntry({ ...entry, startDate })
  kept = entry
  return (
    <MonthField
      label="Start"
      path="start"
      value={entry.startDate}
      typed={entry.unfinished?.startDate}
      onChange={(startDate, typed) =>
        setEntry({ ...entry, startDate, ...withTyped(entry, 'startDate', typed) })
      }
    />
  )
}

function Graduation({ first }: { first: object }) {
  const [entry, setEntry] = useState(() => draftEducation.parse({ id: 'ed-1', ...first }))
  kept = entry
  return (
    <YearField
      label="Start: year"
      path="year"
      value={entry.graduationYear ?? null}
      typed={entry.unfinished?.graduationYear}
      onChange={(graduationYear, typed) =>
        setEntry({ ...entry, graduationYear, ...withTyped(entry, 'graduationYear', typed) })
      }
    />
  )
}

const field = (part: string) => screen.getByLabelText<HTMLInputElement>(`Start: ${part}`)
const type = (part: string, value: string) => fireEvent.change(field(part), { target: { value } })
const advice = () => screen.queryByText('Not a date yet: a year has four digits.')

afterEach(cleanup)

test('a digit too many leaves the saved date and is told', () => {
  render(<Field first="2020-03" />)
  type('year', '20201')
  expect([saved, field('year').value, field('month').value]).toEqual(['2020-03', '20201', '03'])
  expect(advice()).not.toBeNull()
  type('month', '04')
  expect([saved, field('month').value]).toEqual(['2020-03', '04'])
  type('year', '2021')
  expect(saved).toBe('2021-04')
  expect(advice()).toBeNull()
})

test('a year that is not whole yet is no date, and waits with its month', () => {
  render(<Field first="" />)
  type('month', '12')
  type('year', '201')
  expect([saved, field('year').value, field('month').value]).toEqual(['', '201', '12'])
  type('year', '2019')
  expect(saved).toBe('2019-12')
})

test('another value from elsewhere takes the place of what was typed', () => {
  render(<Field first="2020" />)
  type('year', '20201')
  act(() => put('2018'))
  expect([field('year').value, advice()]).toEqual(['2018', null])
})

test('what is no date yet is kept in the entry, through a file and back, until it is one', () => {
  render(<Field first="" />)
  type('month', '03')
  type('year', '20')
  const stored = draftExperience.parse(JSON.parse(JSON.stringify(kept)))
  cleanup()
  render(
    <MonthField
      label="Start"
      path="start"
      value={stored.startDate}
      typed={stored.unfinished?.startDate}
      onChange={() => undefined}
    />,
  )
  expect([stored.startDate, field('year').value, field('month').value]).toEqual(['', '20', '03'])
  expect(advice()).not.toBeNull()
})

test('a date that was finished leaves nothing beside it', () => {
  render(<Field first="" />)
  type('year', '20')
  type('year', '2020')
  expect(JSON.parse(JSON.stringify(kept))).not.toHaveProperty('unfinished')
  type('year', '')
  expect(JSON.parse(JSON.stringify(kept))).not.toHaveProperty('unfinished')
})

test.each([
  ['202', null],
  ['1200', null],
  ['20201', null],
  ['2020', 2020],
])('a graduation year typed as %s is the year %s, and stays in its field', (text, year) => {
  render(<Graduation first={{}} />)
  type('year', text)
  const stored = draftEducation.parse(JSON.parse(JSON.stringify(kept)))
  cleanup()
  render(<Graduation first={stored} />)
  expect([stored.graduationYear, field('year').value]).toEqual([year, text])
})
