import { describe, expect, test } from 'vitest'
import { readExperience } from '../experience.ts'
import { createPlacer } from '../placer.ts'
import { printedLines } from '../testing/printed-lines.ts'

// Entries that name an organisation and no position, or a position and no organisation: a form of its own.

const positions = (rows: string[]): string[] =>
  readExperience(printedLines(rows), false, createPlacer(), 0).map(({ position, company, printedDates }) =>
    [position, company, printedDates].join(' | '),
  )

describe('only organisations', () => {
  test.each<[string, string[], string[]]>([
    [
      'behind their dates, with what was done as items',
      [
        '2018 – 2021 ⇥ Holloway Hospital Trust',
        '- Washed and fed patients of two wards',
        '2015 – 2018 ⇥ Green Door Restaurants Ltd',
        '- Cooked breakfast for eighty guests',
        '2013 – 2015 ⇥ Trask & Sons Haulage Ltd',
        '- Loaded and drove a van of three tons',
      ],
      [
        ' | Holloway Hospital Trust | 2018 – 2021',
        ' | Green Door Restaurants Ltd | 2015 – 2018',
        ' | Trask & Sons Haulage Ltd | 2013 – 2015',
      ],
    ],
    [
      'with dates in brackets (ru)',
      [
        'Центр помощи детям «Радуга» (2014-2016);',
        'ООО «Вереск» (2016-2018);',
        'Детский лагерь «Сосны» (2018-2019).',
      ],
      [
        ' | Центр помощи детям «Радуга» | 2014-2016',
        ' | ООО «Вереск» | 2016-2018',
        ' | Детский лагерь «Сосны» | 2018-2019',
      ],
    ],
  ])('%s', (_, rows, said) => {
    expect(positions(rows)).toEqual(said)
  })
})

describe('only positions', () => {
  test.each<[string, string[], string[]]>([
    [
      'with their place',
      [
        '**Freelance Illustrator** ⇥ 2018 – 2022',
        'Bristol, UK',
        '- Drew forty covers for small presses',
        '**Private Tutor** ⇥ 2015 – 2018',
        'Leeds, UK',
        '- Taught six children to read',
      ],
      ['Freelance Illustrator |  | 2018 – 2022', 'Private Tutor |  | 2015 – 2018'],
    ],
  ])('%s', (_, rows, said) => {
    expect(positions(rows)).toEqual(said)
  })
})
