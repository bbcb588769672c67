import { describe, expect, it } from 'vitest'
import { type Line, NOW } from './lines.ts'
import { lasting } from './spans.ts'

const AS_OF = '2025-06-15'
const during = (...spans: [start: string, end: string][]): Line[] =>
  spans.map(([start, end]) => ({ text: '', path: '', strength: 'work', alone: false, start, end }))

describe('years that dates cover', () => {
  it.each<[string, [string, string][], number | null, string]>([
    ['from month to month, both whole', [['2018-01', '2019-12']], 2, '2019'],
    ['from year to year, both whole', [['2018', '2020']], 3, '2020'],
    [
      'two positions one after the other',
      [
        ['2016-01', '2017-12'],
        ['2018-01', '2018-06'],
      ],
      2.5,
      '2018',
    ],
    [
      'two positions that overlap, once',
      [
        ['2018-01', '2019-12'],
        ['2019-06', '2020-05'],
      ],
      2.4,
      '2020',
    ],
    [
      'one position within another, once',
      [
        ['2015-01', '2020-12'],
        ['2017-01', '2018-12'],
      ],
      6,
      '2020',
    ],
    [
      'a year shared by two positions, once',
      [
        ['2018', '2020'],
        ['2020', '2022'],
      ],
      5,
      '2022',
    ],
    ['a current position, up to the day given', [['2024-06', NOW]], 1.1, '2025'],
    ['an end still to come, up to the day given', [['2024-01', '2027-01']], 1.5, '2025'],
    ['one date alone, that year', [['2018', '']], 1, '2018'],
    ['an end without a start: when, not how long', [['', '2019']], null, '2019'],
    ['dates the wrong way round: when, not how long', [['2020-05', '2020-03']], null, '2020'],
    ['a position still to come: nothing', [['2026-01', NOW]], null, ''],
    ['no dates: nothing', [['', '']], null, ''],
  ])('%s', (_, spans, years, lastUsed) =>
    expect(lasting(during(...spans), AS_OF)).toEqual({ years, lastUsed }),
  )

  it('are the same in whatever order the positions stand', () => {
    const spans: [string, string][] = [
      ['2018-01', '2019-12'],
      ['2012', '2014'],
      ['2019-06', NOW],
    ]
    expect(lasting(during(...[...spans].reverse()), AS_OF)).toEqual(lasting(during(...spans), AS_OF))
  })
})
