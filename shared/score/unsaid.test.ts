import { expect, test } from 'vitest'
import { unsaidNotices } from './unsaid.ts'

const RUSSIAN = { code: 'language', text: 'This resume is in Russian.' }
const POEM = { code: 'job_unusable', text: 'The job description could not be used.' }

test.each([
  ['one that is the assessment', [RUSSIAN], RUSSIAN.text, []],
  ['two that make it up', [RUSSIAN, POEM], `${RUSSIAN.text} ${POEM.text}`, []],
  ['one beside an assessment of its own', [POEM], 'A machine reads this resume well.', [POEM]],
  ['one of two', [RUSSIAN, POEM], RUSSIAN.text, [POEM]],
  ['none', [], 'A machine reads this resume well.', []],
])('of the notices, %s: what is left to say', (_, notices, assessment, left) => {
  expect(unsaidNotices({ notices, assessment })).toEqual(left)
})
