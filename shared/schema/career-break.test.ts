import { expect, test } from 'vitest'
import { isCareerBreak } from './career-break.ts'

test.each([
  ['Career break', ''],
  ['Career Break – raising two children', 'Raising two children'],
  ['', 'Parental leave'],
  ['Stay-at-home father', ''],
  ['Elternzeit', ''],
])('%j at %j is time without work', (position, company) =>
  expect(isCareerBreak({ position, company })).toBe(true),
)
test.each([
  ['Leave Coordinator', 'Example Ltd'],
  ['Nurse', 'Sabbatical Homes'],
  ['Parental Leave Adviser', ''],
  ['', ''],
])('%j at %j is not', (position, company) => expect(isCareerBreak({ position, company })).toBe(false))
