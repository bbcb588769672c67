import { describe, expect, it } from 'vitest'
import { draft } from '#shared/schema/draft.ts'
import { emptyJob } from '#shared/schema/job.ts'
import { resumeFromDraft } from '#shared/structure/from-draft.ts'
import { match } from '../match.ts'

// Counted by hand: whole months, both ends included, each month once, up to 15 June 2025.
const AS_OF = '2025-06-15'
const WELDED = 'Welded frames for forty bridges'
const OTHER = 'Answered the phone'

type Position = [start: string, end: string, did: string]
const covered = (positions: Position[]) => {
  const experience = positions.map(([startDate, endDate, description]) => ({
    company: 'Example',
    position: 'Worker',
    startDate,
    endDate,
    description,
  }))
  const resume = resumeFromDraft(draft.parse({ personalInfo: {}, experience, skills: [{ name: 'Welding' }] }))
  const asked = { ...emptyJob('description'), required: ['Welding'] }
  const { status, lastUsed, years } = match(resume, asked, AS_OF)[0]!
  return { status, lastUsed, years }
}

describe('a skill was used for so many years, and last in', () => {
  it.each<[string, number, string, Position[]]>([
    ['two whole years', 2, '2019', [['2018-01', '2019-12', WELDED]]],
    ['one month', 0.1, '2018', [['2018-03', '2018-03', WELDED]]],
    ['eleven months over the turn of a year', 0.9, '2019', [['2018-06', '2019-04', WELDED]]],
    ['64 months up to today', 5.3, '2025', [['2020-03', '', WELDED]]],
    ['the month that is running', 0.1, '2025', [['2025-06', '', WELDED]]],
    ['a year and a half of years and months', 1.5, '2019', [['2018', '2019-06', WELDED]]],
    ['years alone, from January to December', 3, '2020', [['2018', '2020', WELDED]]],
    ['one year alone', 1, '2020', [['2020', '2020', WELDED]]],
    ['twelve months of a contract that goes on', 1, '2025', [['2024-07', '2026-12', WELDED]]],
    [
      'two positions that overlap by half a year',
      4,
      '2021',
      [
        ['2019-07', '2021-12', WELDED],
        ['2018-01', '2019-12', WELDED],
      ],
    ],
    [
      'two that meet in one month, counted once',
      1,
      '2018',
      [
        ['2018-06', '2018-12', WELDED],
        ['2018-01', '2018-06', WELDED],
      ],
    ],
    [
      'two with a gap between',
      2,
      '2020',
      [
        ['2020-01', '2020-12', WELDED],
        ['2015-01', '2015-12', WELDED],
      ],
    ],
    [
      'one within another',
      11,
      '2020',
      [
        ['2012-01', '2013-12', WELDED],
        ['2010-01', '2020-12', WELDED],
      ],
    ],
    [
      'the older position only',
      3,
      '2015',
      [
        ['2016-01', '', OTHER],
        ['2013-01', '2015-12', WELDED],
      ],
    ],
    [
      'the newer position only',
      1,
      '2025',
      [
        ['2024-07', '', WELDED],
        ['2013-01', '2024-06', OTHER],
      ],
    ],
    [
      'ten years ago',
      2,
      '2015',
      [
        ['2015-07', '', OTHER],
        ['2013-07', '2015-06', WELDED],
      ],
    ],
    [
      'a dated position beside one without dates',
      1,
      '2018',
      [
        ['', '', WELDED],
        ['2018-01', '2018-12', WELDED],
      ],
    ],
  ])('%s', (_, years, lastUsed, positions) =>
    expect(covered(positions)).toEqual({ status: 'proven', years, lastUsed }),
  )
})

describe('no years are claimed', () => {
  it.each<[string, string, string, Position[]]>([
    ['of a position still to come', 'proven', '', [['2026-01', '', WELDED]]],
    ['of one without dates', 'proven', '', [['', '', WELDED]]],
    ['of one that only says when it ended', 'proven', '2019', [['', '2019-05', WELDED]]],
    ['of one whose dates are the wrong way round', 'proven', '2018', [['2020-05', '2018-01', WELDED]]],
    ['of what is only listed', 'listed', '', [['2018-01', '2020-12', OTHER]]],
  ])('%s', (_, status, lastUsed, positions) =>
    expect(covered(positions)).toEqual({ status, years: null, lastUsed }),
  )
})
