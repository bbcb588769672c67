import { expect, test } from 'vitest'
import { claimedYears } from './claimed-years.ts'

test.each([
  ['Nurse with 12 years of experience in acute care.', 12, false, '12 years'],
  ['10+ years of professional experience', 10, false, '10+ years'],
  ['Over fifteen years’ experience in sales', 15, false, 'fifteen years'],
  ['Engineer, 8 yrs experience', 8, false, '8 yrs'],
  ['With over 3 years in DevOps, I excel in Linux', 3, true, '3 years'],
  ['Tester with 2.8+ years of experience', 2.8, false, '2.8+ years'],
  ['5 years of React and 2 of Go', 5, true, '5 years'],
])('“%s” claims %i years', (text, years, ofOneThing, printed) =>
  expect(claimedYears(text)).toEqual({ years, ofOneThing, text: printed }),
)

test.each([
  '',
  'Experienced nurse',
  'Born 34 years ago, 34 years old',
  'Class of 2012',
  'Led 12 people for a year',
])('“%s” claims none', (text) => expect(claimedYears(text)).toBeNull())
