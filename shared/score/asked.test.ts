import { describe, expect, test } from 'vitest'
import type { Requirement } from '#shared/schema/job.ts'
import { inProse, visible } from './asked.ts'
import required from './checks/keyword-required.ts'
import { asked, asks, madeJob } from './testing/asks.ts'
import { cleanFacts } from './testing/sample.ts'
import { type Edit, shares, verdict } from './testing/verdicts.ts'

test.each<[Requirement, string]>([
  [asks('React'), 'React'],
  [asks('React or Vue'), 'React (or Vue)'],
  [asks('React or Vue', { status: 'proven' }), 'React or Vue'],
  [asks('One of them', { alternatives: ['Go', 'Java', 'C'] }), 'Go (or Java, C)'],
])('%j is named “%s”', (requirement, said) => expect(inProse(requirement)).toBe(said))

describe('what proves a requirement', () => {
  const proof = { text: 'Wrote Go', page: 1, line: 4, path: 'summary', note: '' }
  const go = asks('Go', { status: 'proven', proof, years: 2, lastUsed: '2020' })
  const isProven = (hidden: object): boolean =>
    visible([go], { ...cleanFacts(), hiddenText: [hidden] as never })[0]?.status === 'proven'

  test.each<[string, object, boolean]>([
    ['not what nobody can see', { text: 'Wrote Go and more', page: 2 }, false],
    ['not what stands on a line nobody can see', { text: 'Go', page: 1, line: 4 }, false],
    ['what stands on that line of another page', { text: 'Go', page: 2, line: 4 }, true],
    ['what stands on another line', { text: 'Go', page: 1, line: 5 }, true],
    ['what stands where nobody knows', { text: 'Go', page: 1 }, true],
  ])('%s', (_, hidden, is) => expect(isProven(hidden)).toBe(is))

  test('what is in no line proves nothing, hidden or not', () =>
    expect(visible([asks('C')], { ...cleanFacts(), hiddenText: [{ text: 'C', page: 1 }] as never })).toEqual([
      asks('C'),
    ]))
  test('a requirement that nobody can see is missing', () =>
    expect(visible([go], { ...cleanFacts(), hiddenText: [{ text: 'Wrote Go', page: 1 }] as never })).toEqual([
      asks('Go', { status: 'missing', proof: null, lastUsed: '', years: null }),
    ]))
})

const met = (count: number, of: number): Requirement[] =>
  Array.from({ length: of }, (_, i) => asks(`Skill ${i}`, { status: i < count ? 'proven' : 'missing' }))

describe('so much of the score is reached with', () => {
  const limit = (edit: Edit): number | undefined => verdict(required, edit).limit
  const role =
    (...requirements: Requirement[]): Edit =>
    (c) => {
      asked(...requirements)(c)
      c.job = { ...madeJob(), source: 'role' }
    }
  test.each<[string, Edit, number | undefined]>([
    ['none of what is required', asked(...met(0, 4)), 45],
    ['a quarter', asked(...met(1, 4)), 58],
    ['half', asked(...met(2, 4)), 70],
    ['three quarters', asked(...met(3, 4)), 85],
    ['all', asked(...met(4, 4)), undefined],
    ['three fifths of what a role asks for', role(...met(3, 5)), 88],
    ['two thirds of it', role(...met(4, 6)), undefined],
    ['nothing required', asked(), undefined],
    ['the heavier of two', asked(asks('A', { status: 'proven', weight: 3 }), asks('B')), 85],
  ])('%s', (_, edit, most) => expect(limit(edit)).toBe(most))
})

shares(required, {
  'two of three': [asked(...met(2, 3)), 0.667, '1 of 3 required skills'],
  'all of two': [asked(...met(2, 2)), 1, 'Both required skills'],
  'all of three': [asked(...met(3, 3)), 1, 'All 3 required skills'],
  'one that is only listed': [asked(asks('Go', { status: 'listed' })), 0.6, 'The required skill'],
  'a listed one of two': [asked(asks('Go', { status: 'listed' }), ...met(1, 1)), 0.8, 'Go'],
  'the heavier is named first': [asked(asks('Light'), asks('Heavy', { weight: 2 })), 0, 'Heavy and Light'],
  'one that nobody can judge': [asked(asks('Go', { unjudged: true })), null],
  'a stuffed list': [
    (c) => {
      const proof = { text: 'Go', page: 1, line: 1, path: 'skills.0', note: '' }
      asked(asks('Go', { status: 'proven', proof }), ...met(1, 1))(c)
      c.heap = { kind: 'list', names: 300 }
    },
    0.5,
  ],
})

test.each([
  ['skills.0', 'Docker', 100],
  ['skills.0', 'Docker Certified Associate', 45],
  ['skills.0', 'Certified in Docker', 45],
  ['summary', 'Builds with Docker', 45],
  ['certifications.0', 'Docker, Oakfield Academy', 45],
])('named in %s as “%s”, so much of the score is reached: %d', (path, text, most) => {
  const named = asks('Docker', {
    kind: 'tool',
    must: true,
    status: 'listed',
    proof: { text, path, page: 1, line: 4 },
  })
  expect(verdict(required, asked(named)).limit ?? 100).toBe(most)
})
