import { expect, test } from 'vitest'
import type { Check } from '#shared/schema/analysis.ts'
import { draft, emptyDraft } from '#shared/schema/draft.ts'
import { isComplete, STEPS, stepIndex, stepOfCheck } from './steps.ts'

const check = (group: Check['group'], path = ''): Check => ({
  id: 'x',
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
  expect(STEPS.map((step) => step.label)).toEqual([
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
  expect(STEPS.filter((step) => isComplete(step.path, emptyDraft()))).toEqual([])
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
  ['contact', 'experience.0.bullets.2', 'experience'],
  ['contact', '', 'personal'],
  ['format', '', 'review'],
  ['skills', 'skills.3', 'skills'],
] as const)('a finding of %s at "%s" is mended in %s', (group, path, step) => {
  expect(stepOfCheck(check(group, path))).toBe(step)
})
