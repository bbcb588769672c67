import { expect, test } from 'vitest'
import type { AnalysisRecord } from '#shared/schema/analysis.ts'
import type { ResumeRow } from '#web/store/rows.ts'
import { isSameResume, ofNewestResume, peopleOf } from './same-resume.ts'

const NOBODY = peopleOf([])
const upload = (id: string, name: string) => ({ id, body: { resume: { name } } }) as unknown as ResumeRow
const JOB = { jobCategory: 'Healthcare', jobRole: 'Registered Nurse', jobDescription: '' }
const file = (resumeId: string, resumeName: string, job = {}) => ({ resumeId, resumeName, ...JOB, ...job })

test.each([
  ['My CV.pdf', 'My CV.pdf'],
  ['My CV.pdf', 'my-cv.docx'],
  ['My CV.pdf', 'My CV (1).pdf'],
  ['cv_v1.docx', 'cv_v2_final.docx'],
  ['Example resume 2025.pdf', 'Example resume 2026-11-21.pdf'],
  ['Lebenslauf Zoë.pdf', 'Lebenslauf Zoe\u0308 copy.pdf'],
  ['سيرة ذاتية.pdf', 'سيرة ذاتية 2.pdf'],
])('%s comes back as %s', (before, after) => {
  expect(isSameResume(file('a', before), file('b', after), NOBODY)).toBe(true)
})

test.each([
  ['Frontend.pdf', 'Backend.pdf'],
  ['cv ada.pdf', 'cv bob.pdf'],
  ['2025.pdf', '2026.pdf'],
  ['version control engineer.pdf', 'control engineer.pdf'],
  ['', ''],
])('%s and %s are two', (before, after) => {
  expect(isSameResume(file('a', before), file('b', after), NOBODY)).toBe(false)
})

test('one file is one resume, whatever it is called', () => {
  expect(isSameResume(file('a', 'x.pdf'), file('a', 'y.pdf'), NOBODY)).toBe(true)
})

test.each([
  ['Ada Quill', 'Bo Reed', false],
  ['Ada Quill', 'ADA  QUILL', true],
  ['Ada Quill', '', true],
])('a "resume.pdf" of %s and one of %s', (one, other, same) => {
  const people = peopleOf([upload('a', one), upload('b', other)])
  expect(isSameResume(file('a', 'resume.pdf'), file('b', 'resume.pdf'), people)).toBe(same)
})

test('one line joins the analyses of the newest resume only', () => {
  const records = [file('a', 'resume.pdf'), file('b', 'resume.pdf'), file('c', 'resume (2).pdf')]
  const people = peopleOf([upload('a', 'Ada'), upload('b', 'Bo'), upload('c', 'Ada')])
  const joined = ofNewestResume(records as AnalysisRecord[], people)
  expect(joined.map(({ resumeId }) => resumeId)).toEqual(['a', 'c'])
  expect(ofNewestResume([], people)).toEqual([])
})

test.each([
  ['another role', { jobRole: 'Midwife' }],
  ['a posting', { jobDescription: 'A nurse for nights' }],
])('a score for %s is not joined to the line', (_, job) => {
  const records = [file('a', 'cv.pdf'), file('a', 'cv.pdf', job), file('a', 'cv.pdf')]
  expect(ofNewestResume(records as AnalysisRecord[], NOBODY)).toEqual([records[0], records[2]])
})
