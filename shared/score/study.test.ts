import { describe, expect, test } from 'vitest'
import { emptyResume, type ReadEducation, type Resume } from '#shared/schema/resume.ts'
import { isFreshFromStudy, isUnderWay, monthsSinceStudy } from './study.ts'
import { sampleResume } from './testing/sample.ts'

type Study = Partial<ReadEducation>

const NOW = 2026 * 12 + 2
const studied = (...studies: Study[]): Resume => {
  const [first] = sampleResume().education
  if (!first) throw new Error('The sample has a study')
  const bare = { ...first, startDate: '', endDate: '', printedDates: '', graduationYear: undefined }
  return { ...emptyResume(), education: studies.map((study) => ({ ...bare, ...study })) }
}

describe('the months since the last study', () => {
  test.each<[string, Study[], number]>([
    ['of nobody who studied', [], 0],
    ['of a study without dates', [{}], 0],
    ['of one that ended in a month', [{ endDate: '2026-01' }], 2],
    ['of one that ended in a year', [{ graduationYear: 2025 }], 3],
    ['of one that goes on', [{ startDate: '2024' }], 0],
    ['of the last of two', [{ endDate: '2020' }, { endDate: '2025-03' }], 12],
  ])('%s', (_, studies, months) =>
    expect(monthsSinceStudy({ resume: studied(...studies), now: NOW })).toBe(months),
  )
})

describe('fresh from study', () => {
  const fresh = (end: string, workedUntil: (number | null)[] = []): boolean =>
    isFreshFromStudy({
      resume: studied({ endDate: end }),
      positions: workedUntil.map((until) => ({ end: until })) as never,
      now: NOW,
    })
  test.each<[string, boolean, boolean]>([
    ['less than two years after it', fresh('2024-04'), true],
    ['two years after it', fresh('2024-03'), false],
    ['where all work ended soon after it', fresh('2019-01', [2020 * 12, null]), true],
    ['where work went on for two years', fresh('2019-01', [2021 * 12]), false],
    ['where work goes on', fresh('2024-04', [2030 * 12]), true],
    ['where nobody studied', isFreshFromStudy({ resume: studied(), positions: [], now: NOW }), false],
  ])('%s', (_, is, expected) => expect(is).toBe(expected))
})

describe('a study under way', () => {
  const lines = (...texts: string[]): Resume => ({
    ...studied({ degree: 'B.Sc.' }, { degree: 'M.Sc.' }),
    places: {
      'education.0.degree': { page: 1, line: 10, sure: 1 },
      'education.0.institution': { page: 1, line: 9, sure: 1 },
      'education.1.degree': { page: 1, line: 12, sure: 1 },
    } as never,
    sections: [
      {
        kind: 'education',
        heading: 'Education',
        page: 1,
        line: 8,
        lines: texts.map((text, i) => ({ text, page: 1, line: 8 + i, bullet: false })),
      },
    ],
  })
  test.each<[string, Resume, boolean]>([
    ['by its field', studied({ degree: 'B.Sc. (in progress)' }), true],
    ['by its last words', studied({ degree: 'Ensino Médio em andamento' }), true],
    ['by its dates', studied({ printedDates: '2022 – present' }), true],
    ['by a line below it', studied({ bullets: ['Expected May 2027'] }), true],
    ['by what was read of it', studied({ current: true }), true],
    ['by its first line on the page', lines('', 'B.Sc. (in progress)'), true],
    ['by a remark on a line of its own', lines('', '(Ongoing education)'), true],
    ['by a word before a field', studied({ field: 'Current affairs' }), false],
    ['by its last line on the page', lines('', '', '', 'Expected May 2027'), true],
    ['by a word of a sentence', studied({ bullets: ['The present state of the tides'] }), false],
    ['by a line above it', lines('Expected May 2027'), false],
    ['by a line of the next', lines('', '', '', '', 'Expected May 2027'), false],
    ['by nothing', studied({ degree: 'B.Sc.' }), false],
    ['where there is none', studied(), false],
  ])('%s', (_, resume, is) => expect(isUnderWay(resume, 0)).toBe(is))
})
