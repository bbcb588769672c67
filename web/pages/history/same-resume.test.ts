import { expect, test } from 'vitest'
import { isSameResume } from './same-resume.ts'

const file = (resumeId: string, resumeName: string) => ({ resumeId, resumeName })

test.each([
  ['My CV.pdf', 'My CV.pdf'],
  ['My CV.pdf', 'my-cv.docx'],
  ['My CV.pdf', 'My CV (1).pdf'],
  ['cv_v1.docx', 'cv_v2_final.docx'],
  ['Example resume 2025.pdf', 'Example resume 2026-11-21.pdf'],
  ['Lebenslauf Zoë.pdf', 'Lebenslauf Zoe\u0308 copy.pdf'],
  ['سيرة ذاتية.pdf', 'سيرة ذاتية 2.pdf'],
])('%s comes back as %s', (before, after) => {
  expect(isSameResume(file('a', before), file('b', after))).toBe(true)
})

test.each([
  ['Frontend.pdf', 'Backend.pdf'],
  ['cv ada.pdf', 'cv bob.pdf'],
  ['2025.pdf', '2026.pdf'],
  ['version control engineer.pdf', 'control engineer.pdf'],
  ['', ''],
])('%s and %s are two', (before, after) => {
  expect(isSameResume(file('a', before), file('b', after))).toBe(false)
})

test('one file is one resume, whatever it is called', () => {
  expect(isSameResume(file('a', 'x.pdf'), file('a', 'y.pdf'))).toBe(true)
})
