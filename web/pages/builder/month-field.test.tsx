import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { MonthField } from './month-field.tsx'

let saved: string
let put: (value: string) => void

function Field({ first }: { first: string }) {
  const [value, setValue] = useState(first)
  saved = value
  put = setValue
  return <MonthField label="Start" path="start" value={value} onChange={setValue} />
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
