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

test('says which checks only a file has, and which came out otherwise', () => {
  const checks: Record<string, [number, number]> = {
    fonts: [3, 6],
    verbs: [6, 6],
    dates: [3, 6],
    email: [5, 5],
    order: [0, 0],
  }
  expect(sinceFile({ score: 81, job: 'Nurse', checks }, result)).toEqual({
    score: 81,
    otherJob: '',
    onlyInFile: ['fonts'],
    onlyHere: ['order'],
    better: ['dates'],
    worse: ['verbs'],
  })
})

test('names the other job', () => {
  expect(sinceFile({ score: 81, job: 'Cook', checks: {} }, result).otherJob).toBe('Cook')
})
