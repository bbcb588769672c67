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

test.each<[string, string[], string[]]>([
  [
    'after the dates (de)',
    [
      '**LAGERLEITER**',
      'Holzkontor Erlbach, Leipzig ⇥ 07/2012 - 10/2019',
      'Einkauf, Lager, Versand, Personal',
      'Verantwortung für 12 Mitarbeiter',
      '**KÜCHENHILFE**',
      'Kiosk 12 und Sommerfest am Wehr, Leipzig ⇥ 11/2006 - 05/2009',
      'Planung, Kasse, Helferliste',
      'Verantwortung für 8 Mitarbeiter',
      '**BÄCKERIN**',
      'Bäckerei Kornblum, Dresden ⇥ 11/2003 - 05/2006',
      'Teige, Backofen, Verkauf',
    ],
    [
      'LAGERLEITER | Holzkontor Erlbach | 07/2012 - 10/2019',
      'KÜCHENHILFE | Kiosk 12 und Sommerfest am Wehr | 11/2006 - 05/2009',
      'BÄCKERIN | Bäckerei Kornblum | 11/2003 - 05/2006',
    ],
  ],
])('duties fill no role: %s', (_, rows, said) => {
  expect(positions(rows)).toEqual(said)
})
