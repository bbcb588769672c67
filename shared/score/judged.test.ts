import { expect, test } from 'vitest'
import type { AnalysisRecord } from '#shared/schema/analysis.ts'
import { withJudged } from './judged.ts'

type Scores = AnalysisRecord['scores']
const judgedAt = (scores: Scores) => withJudged<Pick<AnalysisRecord, 'scores' | 'judged'>>({ scores }).judged
const ZEROS = { overall: 0, ats: 0, keywordMatch: null, format: 0, section: 0 }

test('a record of nothing but zeros, from before it was told, was not scored', () => {
  expect(judgedAt(ZEROS)).toBe(0)
  expect(judgedAt({ ...ZEROS, keywordMatch: 0 })).toBe(0)
})

test.each([
  ['one figure that is none of them', { scores: { ...ZEROS, ats: 61 } }],
  ['only the match at zero', { scores: { overall: 48, ats: 90, keywordMatch: 0, format: 88, section: 51 } }],
  ['what was told already', { scores: ZEROS, judged: 40 }],
])('%s is left as it is', (_, record) => {
  expect(withJudged(record)).toBe(record)
})
