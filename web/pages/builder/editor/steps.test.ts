import { expect, test } from 'vitest'
import type { Check } from '#shared/schema/analysis.ts'
import { draft, emptyDraft } from '#shared/schema/draft.ts'
import { CHECKS } from '#shared/score/all-checks.ts'
import {
  FIELD_OF_ABSENT,
  fieldToTell,
  isComplete,
  labelOfStep,
  placeOfCheck,
  STEPS,
  stepIndex,
} from './steps.ts'

const check = (group: Check['group'], path = '', id = 'x'): Check => ({
  id,
  part: 'section',
  group,
  title: '',
  status: 'fail',
  points: 0,
  of: 1,
  finding: '',
  why: '',
  fix: '',
  gain: 0,
  evidence: path ? [{ text: '', page: 0, line: 0, path, fix: '' }] : [],
  advice: false,
})

test('the steps are the seven of the specification, in its order', () => {
  expect(STEPS.map(labelOfStep)).toEqual([
    'Personal Info',
    'Summary & Target',
    'Education',
    'Work Experience',
    'Projects',
    'Skills',
    'Template & Review',
  ])
})

test.each([
  ['education', 2],
  ['review', 6],
  ['nonsense', 0],
  [undefined, 0],
])('the address %s is step %i', (path, index) => {
  expect(stepIndex(path)).toBe(index)
})

test('an empty draft has no completed step', () => {
  expect(STEPS.filter((step) => isComplete(step, emptyDraft()))).toEqual([])
})

test.each([
  ['personal', { personalInfo: { firstName: 'Ada', lastName: 'Example', email: 'ada@example.com' } }, true],
  ['personal', { personalInfo: { firstName: 'Ada', lastName: '', email: 'ada@example.com' } }, false],
  ['experience', { experience: [{ company: 'Acme', position: 'Cook', startDate: '2020' }] }, true],
  ['experience', { experience: [{ company: 'Acme', position: 'Cook', startDate: '2020' }, {}] }, false],
  ['skills', { skills: [{ name: 'Baking' }] }, true],
  ['skills', { skills: [{ name: ' ' }] }, false],
] as const)('the step %s of %j is complete: %s', (step, value, complete) => {
  expect(isComplete(step, draft.parse(value))).toBe(complete)
})

test.each([
  ['contact', 'experience.0.bullets.2', 'x', 'experience', 'experience.0.bullets.2'],
  ['contact', '', 'phone-valid', 'personal', 'personalInfo.phone'],
  ['contact', 'personalInfo.email', 'phone-valid', 'personal', 'personalInfo.email'],
  ['contact', '', 'x', 'personal', 'personalInfo'],
  ['skills', '', 'keyword-languages', 'review', 'languages'],
  ['format', '', 'x', 'review', ''],
  ['skills', 'skills.3', 'x', 'skills', 'skills.3'],
] as const)('a finding of %s at "%s" by %s is mended in %s, at "%s"', (group, path, id, step, field) => {
  expect(placeOfCheck(check(group, path, id))).toEqual({ step, field })
})

test('what a finding misses is missed by a check that there is', () => {
  const known = new Set(CHECKS.map(({ id }) => id))
  for (const id of Object.keys(FIELD_OF_ABSENT)) expect(known).toContain(id)
})

test.each([
  ['years', 'experience', 'experience.0.bullets'],
  ['degree', 'education', 'education'],
  ['location', 'personal', 'personalInfo.address'],
  ['title', 'summary', 'headline'],
] as const)('a missing requirement (%s) is told in %s, at %s', (kind, step, field) => {
  expect(fieldToTell(kind, step)).toBe(field)
})
