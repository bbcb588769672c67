import { expect, test } from 'vitest'
import { type Check, emptyResult } from '#shared/schema/analysis.ts'
import { sinceFile } from './since-file.ts'

const check = (id: string, points: number, of: number): Check => ({
  id,
  part: 'ats',
  group: 'format',
  title: id,
  status: 'pass',
  points,
  of,
  finding: '',
  why: '',
  fix: '',
  gain: 0,
  evidence: [],
  advice: false,
})
const result = {
  ...emptyResult(90),
  checks: [
    check('fonts', 0, 0),
    check('verbs', 4, 8),
    check('dates', 8, 8),
    check('email', 9, 9),
    check('order', 4, 4),
  ],
  job: { source: 'role' as const, title: 'Nurse', category: '', role: 'Nurse' },
}

const moves = (checks: Record<string, [number, number]>) =>
  sinceFile({ score: 75, job: 'Nurse', checks }, result).moved.map(({ how, check: { id } }) => `${id} ${how}`)

test('names the three that make most of the difference, the greatest first', () => {
  expect(moves({ fonts: [1, 6], verbs: [6, 6], dates: [2, 8], email: [6, 9], order: [4, 4] })).toEqual([
    'dates better',
    'verbs worse',
    'fonts onlyInFile',
  ])
})

test.each<[string, Record<string, [number, number]>, string[]]>([
  ['a check that the file could not be judged by', { order: [0, 0] }, ['order onlyHere']],
  ['nothing of what came out alike', { dates: [6, 6], email: [5, 5], verbs: [3, 6] }, []],
  ['nothing that no score shows', { email: [98, 100] }, []],
  ['nothing that the file’s score does not tell of', {}, []],
])('names %s', (_, checks, named) => {
  expect(moves(checks)).toEqual(named)
})

test('names the other job', () => {
  expect(sinceFile({ score: 81, job: 'Cook', checks: {} }, result).otherJob).toBe('Cook')
})
