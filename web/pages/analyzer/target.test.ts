import { expect, test } from 'vitest'
import {
  type Given,
  initialTarget,
  isLastPosting,
  jobOf,
  PRESET,
  targetOf,
  unchosenOf,
  withCategory,
  withLikely,
  withRole,
} from './target.ts'

test('the defaults are the ones of the specification', () => {
  expect(jobOf(initialTarget)).toEqual({
    jobCategory: 'Software Development',
    jobRole: 'Frontend Developer',
    jobDescription: '',
  })
})

test.each([
  ['Data Science', 'Data Scientist'],
  ['DevOps', 'DevOps Engineer'],
  ['Software Development', 'Frontend Developer'],
])('choosing %s resets the role to %s', (category, role) => {
  expect(withCategory({ ...initialTarget, role: 'Backend Developer' }, category).role).toBe(role)
})

test.each([
  ['its panel is open and it has text', true, 'We look for React', 'We look for React'],
  ['its panel is closed', false, 'We look for React', ''],
  ['it is only white space', true, ' \n ', ''],
])('the job description when %s', (_case, descriptionOpen, description, sent) => {
  expect(jobOf({ ...initialTarget, descriptionOpen, description }).jobDescription).toBe(sent)
})

test.each([
  ['a posting', 'web+legible:job?text=We%20look%20for%20React', 'We look for React'],
  ['a posting behind slashes', 'web+legible://job/?text=R%C3%A9act', 'Réact'],
  ['another thing of the app', 'web+legible:resume?text=no', ''],
  ['another address', 'https://example.com/job?text=no', ''],
  ['nothing', '', ''],
])('a link with %s begins with its text', (_case, link, text) => {
  expect(jobOf(targetOf(`?link=${encodeURIComponent(link)}`)).jobDescription).toBe(text)
})

test.each([
  ['as the page begins', initialTarget, 'preset'],
  ['with another type of analysis', { ...initialTarget, type: 'ai' as const }, 'preset'],
  ['with an empty panel', { ...initialTarget, descriptionOpen: true }, 'preset'],
  ['with another role', { ...initialTarget, role: 'Backend Developer' }, null],
  ['with a posting', { ...initialTarget, descriptionOpen: true, description: 'React' }, null],
])('whether the job was chosen, %s', (_case, target, from) => {
  expect(unchosenOf(target, PRESET)).toBe(from)
  expect(unchosenOf(target, null)).toBeNull()
})

const POSTED = { ...initialTarget, descriptionOpen: true, description: 'We look for a baker' }
const LAST: Given = { from: 'last', job: jobOf(POSTED), of: 'Ada Quill' }
const BAKER = { category: 'Food and hospitality', name: 'Baker' }

test.each([
  ["somebody else's goes", true, ''],
  ["the person's own stays", false, 'We look for a baker'],
])('of a posting that was used last, when a likelier role is chosen, %s', (_case, othersPosting, left) => {
  expect(jobOf(withLikely(POSTED, BAKER, othersPosting))).toMatchObject({
    jobRole: 'Baker',
    jobDescription: left,
  })
})

test.each([
  ['as it came', POSTED, LAST, true],
  ['with another role', withRole(POSTED, BAKER.category, BAKER.name), LAST, true],
  ['changed', { ...POSTED, description: 'We look for a cook' }, LAST, false],
  ['put away', { ...POSTED, descriptionOpen: false }, LAST, false],
  ['pasted anew', POSTED, PRESET, false],
])('whether a posting is the one of the last analysis, %s', (_case, target, given, is) => {
  expect(isLastPosting(target, given)).toBe(is)
})
