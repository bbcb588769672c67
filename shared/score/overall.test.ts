import { describe, expect, test } from 'vitest'
import type { Check, ScorePart } from '#shared/schema/analysis.ts'
import { gainOf, judgedPoints, overall, partScores, withGains } from './overall.ts'

const check = (part: ScorePart, points: number, change: Partial<Check> = {}): Check => ({
  ...{ id: `of ${part}`, part, points, of: 100, group: 'skills', title: '', status: 'partial' },
  ...{ finding: `Half of ${part} is open.`, why: '', fix: '', gain: 0, evidence: [], advice: false },
  ...change,
})
const required = (points: number, limit: number): Check =>
  check('keyword', points, { id: 'keyword-required', limit })
const whole = (...checks: Check[]) => overall(partScores(checks), checks)

describe('the score of the whole', () => {
  test.each<[string, Check[], number, number | null]>([
    ['of the words alone', [check('section', 80)], 80, 80],
    ['with what a machine loses', [check('section', 80), check('ats', 50)], 68, 68],
    ['with what is untidy', [check('section', 80), check('format', 50)], 76, 76],
    ['with both', [check('section', 80), check('ats', 0), check('format', 0)], 48, 48],
    ['of the match alone', [check('keyword', 70)], 70, null],
    ['of nothing', [], 0, null],
    ['with a match', [check('section', 80), check('keyword', 30)], 75, 80],
    ['up to a limit', [check('section', 80, { limit: 60 })], 60, 80],
    [
      'up to the lower of two',
      [check('section', 80, { limit: 60 }), check('ats', 100, { limit: 50 })],
      50,
      80,
    ],
    ['by what is required', [check('section', 80), required(80, 50)], 40, 80],
    ['by both', [check('section', 80, { limit: 60 }), required(80, 50)], 30, 80],
    ['without what does not apply', [check('section', 80), check('ats', 0, { of: 0 })], 80, 80],
    [
      'of several checks',
      [check('section', 30, { of: 50 }), check('section', 40, { of: 50, id: 'second' })],
      70,
      70,
    ],
  ])('%s', (_, checks, score, quality) => expect(whole(...checks)).toMatchObject({ score, quality }))
})

describe('the formula', () => {
  test.each<[string, Check[], string]>([
    [
      'of the words and a page',
      [check('section', 80), check('ats', 50), check('format', 25)],
      'Resume quality 62 = Sections 80 × (0.60 + 0.30 × ATS 0.50 + 0.10 × Format 0.25). Overall 62 = Resume quality.',
    ],
    [
      'of what was not looked at',
      [check('section', 80)],
      'Resume quality 80 = Sections 80 × (0.60 + 0.30 × ATS 1.00 + 0.10 × Format 1.00). Overall 80 = Resume quality.',
    ],
    [
      'with a match',
      [check('section', 80), required(40, 50)],
      'Overall 38 = (0.90 × Resume quality 80 + 0.10 × Job match 40) × 0.50 for the required skills.',
    ],
    [
      'up to a limit',
      [check('section', 80, { limit: 60 })],
      'Overall 60 = Resume quality, at most 60: half of section is open.',
    ],
    ['at its limit', [check('section', 80, { limit: 80 })], 'Resume quality, at most 80: half'],
    ['below a limit', [check('section', 80, { limit: 81 })], 'Overall 80 = Resume quality.'],
    [
      'of a finding that begins with a name',
      [check('section', 80, { limit: 9, finding: 'ATS.' })],
      'at most 9: ATS.',
    ],
    ['of the match alone', [check('keyword', 70)], ''],
  ])('%s', (_, checks, formula) => expect(whole(...checks).formula).toContain(formula))
})

describe('what a fix brings', () => {
  const two = [check('section', 80), check('ats', 50, { limit: 60 })]
  test.each<[string, Check[], string[], number]>([
    ['its own points', [check('section', 80)], ['of section'], 20],
    ['a tenth of a point', [check('section', 80, { of: 81 }), check('keyword', 0)], ['of section'], 0.9],
    ['nothing under the limit of another', two, ['of section'], 0],
    ['what its own limit held down', two, ['of ats'], 20],
    ['all of them together', two, ['of section', 'of ats'], 40],
    [
      'nothing where nobody could check',
      [check('section', 80, { status: 'could_not_check' })],
      ['of section'],
      0,
    ],
    ['nothing of a check that is not there', [check('section', 80)], ['another'], 0],
  ])('%s', (_, checks, ids, gain) => expect(gainOf(new Set(ids), checks)).toBe(gain))

  test('says which limit keeps it from more', () => {
    const [section, ats] = withGains(two, partScores(two))
    expect(section).toMatchObject({ gain: 0, held: { by: 'of ats', limit: 60 } })
    expect(ats).toMatchObject({ gain: 20 })
    expect(ats).not.toHaveProperty('held')
  })
  test.each<[string, Check]>([
    ['full marks', check('section', 100, { gain: 9 })],
    ['what nobody could check', check('section', 0, { gain: 9, status: 'could_not_check' })],
  ])('is nothing for %s', (_, one) => expect(withGains([one], partScores([one]))[0]?.gain).toBe(0))
  test('is looked for where full marks are under a limit', () => {
    const one = check('section', 100, { limit: 60 })
    expect(withGains([one], partScores([one]))[0]?.gain).toBe(40)
  })
})

describe('the points that could be judged', () => {
  const unjudged = check('section', 0, { id: 'unread', of: 40, status: 'could_not_check' })
  test.each<[string, Check[], number | undefined]>([
    ['are not told where all could', [check('section', 80)], undefined],
    ['are what is left of them', [check('section', 20, { of: 60 }), unjudged], 60],
    ['leave other parts as they are', [check('section', 20, { of: 60 }), unjudged, check('ats', 50)], 60],
  ])('%s', (_, checks, most) => expect(judgedPoints(checks, partScores(checks))).toBe(most))
})
