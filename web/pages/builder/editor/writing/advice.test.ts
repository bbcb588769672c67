import { expect, test } from 'vitest'
import { emailAdvice, periodAdvice, phoneAdvice, urlAdvice, yearAdvice } from './advice.ts'

test.each([
  ['', false],
  ['ada@example.com', false],
  [' ada@example.com ', false],
  ['ada@example', true],
  ['ada example.com', true],
])('the email "%s" gets advice: %s', (value, advised) => {
  expect(emailAdvice(value) !== '').toBe(advised)
})

test.each([
  ['', false],
  ['example.com/ada', false],
  ['https://example.com', false],
  ['not a link', true],
  ['example', true],
])('the address "%s" gets advice: %s', (value, advised) => {
  expect(urlAdvice(value) !== '').toBe(advised)
})

test.each([
  ['2020-01', '2021-03', ''],
  ['2020', '2020-03', ''],
  ['2020-05', '', ''],
  ['2021', '2020', 'The end is before the start.'],
  ['2020-05', '2020-04', 'The end is before the start.'],
  ['', '2020', 'There is an end but no start.'],
  ['0203-05', '2020', 'This year looks unlikely.'],
  ['2020', '9999-01', 'This year looks unlikely.'],
  ['1999', '', ''],
])('from %s to %s: %s', (start, end, advice) => {
  expect(periodAdvice(start, end, 2026)).toBe(advice)
})

test.each([
  ['+49 30 1234567', false],
  ['12', true],
  ['', false],
])('the phone number "%s" gets advice: %s', (value, advised) => {
  expect(phoneAdvice(value) !== '').toBe(advised)
})

test.each([
  [2020, false],
  [null, false],
  [2050, true],
  [1066, true],
])('the year %s gets advice: %s', (value, advised) => {
  expect(yearAdvice(value, 2026) !== '').toBe(advised)
})
