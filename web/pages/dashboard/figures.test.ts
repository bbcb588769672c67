import { describe, expect, test } from 'vitest'
import type { AnalysisRecord } from '#shared/schema/analysis.ts'
import { averageText, figuresOf } from './figures.ts'

const record = (createdAt: Date, overall: number) =>
  ({ createdAt: createdAt.toISOString(), scores: { overall, ats: 50 } }) as AnalysisRecord
const now = new Date(2026, 4, 15, 12)

describe('the four figures', () => {
  test('nothing yet: zeros, and no average instead of a zero', () => {
    expect(figuresOf([], 0, now)).toEqual({
      totalResumes: 0,
      totalAnalyses: 0,
      averageScore: null,
      thisMonth: 0,
    })
  })

  test.each([
    [new Date(2026, 4, 1, 0, 0), 1],
    [new Date(2026, 3, 30, 23, 59), 0],
    [new Date(2025, 4, 15), 0],
    [now, 1],
  ])('an analysis of %s counts %i for this month', (at, counted) => {
    expect(figuresOf([record(at, 70)], 1, now).thisMonth).toBe(counted)
  })

  test.each([
    [[70, 71], '70.5%'],
    [[70], '70.0%'],
    [[0], '0.0%'],
    [[66, 67, 67], '66.7%'],
    [[], 'N/A'],
  ])('the scores %j average to %s', (scores, text) => {
    const records = scores.map((score) => record(now, score))
    expect(averageText(figuresOf(records, 1, now).averageScore)).toBe(text)
  })

  test('what was judged in part is counted, and averaged with nothing', () => {
    const part = { ...record(now, 30), judged: 56 }
    expect(figuresOf([part], 1, now)).toMatchObject({ totalAnalyses: 1, averageScore: null })
    expect(figuresOf([part, record(now, 80)], 1, now)).toMatchObject({ totalAnalyses: 2, averageScore: 80 })
  })
})
