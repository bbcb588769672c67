import { expect, test } from 'vitest'
import { isCareerBreak } from './career-break.ts'

test.each([
  ['Career break', ''],
  ['Career Break – raising two children', 'Raising two children'],
  ['Career break to raise two children', 'Bristol'],
  ['Maternity leave (second child)', 'Example Ltd'],
  ['Sabbatical in Peru', ''],
  ['', 'Parental leave'],
  ['', 'Full-time carer for my mother'],
  ['Stay-at-home father', ''],
  ['Full-time parent', ''],
  ['Elternzeit', ''],
])('%j at %j is time without work', (position, company) =>
  expect(isCareerBreak({ position, company })).toBe(true),
)
test.each([
  ['Leave Coordinator', 'Example Ltd'],
  ['Nurse', 'Sabbatical Homes'],
  ['Parental Leave Adviser', ''],
  ['Full-time carer', 'Elm Care Ltd'],
  ['Full-Time Caregiver', 'Sunrise Homes'],
  ['Maternity Leave Cover – Year 3 Teacher', 'Oak School'],
  ['Maternity Leave (cover), Year 3 Teacher', 'Oak School'],
  ['Sabbatical Officer', 'Leeds Students’ Union'],
  ['Gap year tutor', ''],
  ['Family Leave Consultant', 'Example Ltd'],
  ['Medical Leave Administrator', ''],
  ['Elternzeit-Vertretung Buchhaltung', 'Beispiel GmbH'],
  ['', 'Sabbatical Homes Ltd'],
  ['', ''],
])('%j at %j is not', (position, company) => expect(isCareerBreak({ position, company })).toBe(false))
