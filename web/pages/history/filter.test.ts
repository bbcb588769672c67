import { describe, expect, test } from 'vitest'
import type { AnalysisRecord } from '#shared/schema/analysis.ts'
import { type Filter, filtered, NO_FILTER } from './filter.ts'

const record = (id: string, more: Partial<AnalysisRecord> = {}) =>
  ({
    _id: id,
    resumeName: `${id}.pdf`,
    analysisType: 'standard',
    jobDescription: '',
    jobRole: 'Data Analyst',
    jobCategory: 'Data Science',
    createdAt: '2026-01-01T00:00:00Z',
    scores: { overall: 50, ats: 50, format: 50, section: 50, keywordMatch: null },
    keywordMatch: { matched: [], missing: [] },
    ...more,
  }) as AnalysisRecord

const scored = (overall: number) => ({ overall, ats: 1, format: 1, section: 1, keywordMatch: null })
const RECORDS = [
  record('Zoe', { createdAt: '2026-03-01T00:00:00Z', scores: scored(60) }),
  record('ada', { createdAt: '2026-02-01T00:00:00Z', scores: scored(90), analysisType: 'ai' }),
  record('Élodie', {
    scores: scored(10),
    jobDescription: 'Remote React developer',
    keywordMatch: { matched: ['TypeScript'], missing: ['GraphQL'] },
  }),
]
const ids = (filter: Partial<Filter>) => filtered(RECORDS, { ...NO_FILTER, ...filter }).map(({ _id }) => _id)

describe('the history, filtered', () => {
  test.each<[string, Partial<Filter>, string[]]>([
    ['newest first', {}, ['Zoe', 'ada', 'Élodie']],
    ['highest score first', { sort: 'score' }, ['ada', 'Zoe', 'Élodie']],
    ['by name, without regard to case and accents', { sort: 'name' }, ['ada', 'Élodie', 'Zoe']],
    ['only AI', { type: 'ai' }, ['ada']],
    ['only standard', { type: 'standard' }, ['Zoe', 'Élodie']],
    ['by name', { search: 'ZOE' }, ['Zoe']],
    ['without the accent', { search: 'elodie' }, ['Élodie']],
    ['by a word of the job', { search: 'react' }, ['Élodie']],
    ['by a missing skill', { search: 'graphql' }, ['Élodie']],
    ['every word counts', { search: 'remote zoe' }, []],
    ['blanks are no search', { search: '   ' }, ['Zoe', 'ada', 'Élodie']],
    ['both filters hold', { search: 'elodie', type: 'ai' }, []],
    ['special characters are only characters', { search: '.*' }, []],
  ])('%s', (_, filter, expected) => {
    expect(ids(filter)).toEqual(expected)
  })

  test('leaves the list it was given as it was', () => {
    const before = [...RECORDS]
    filtered(RECORDS, { ...NO_FILTER, sort: 'name' })
    expect(RECORDS).toEqual(before)
  })
})
