import { describe, expect, test } from 'vitest'
import { readExperience } from '../experience.ts'
import { createPlacer } from '../placer.ts'
import { printedLines } from '../testing/printed-lines.ts'

const positions = (rows: string[]): string[] =>
  readExperience(printedLines(rows), false, createPlacer(), 0).map(
    ({ position, company, location, startDate }) => [position, company, location, startDate].join(' | '),
  )

describe('what ends as a company does and as a place does', () => {
  test.each<[string, string[], string[]]>([
    [
      'is the place beside a name',
      [
        '**Swimming Coach**',
        'Marlow Street College ⇥ March 2022 – Present ⇥ Adelaide, SA',
        '- Planned the lessons of three groups',
        '**Bakery Assistant**',
        'Crumb and Kettle ⇥ May 2019 – February 2022 ⇥ Adelaide, SA',
        '- Baked bread for eighty guests',
      ],
      [
        'Swimming Coach | Marlow Street College | Adelaide, SA | 2022-03',
        'Bakery Assistant | Crumb and Kettle | Adelaide, SA | 2019-05',
      ],
    ],
    [
      'is the company where no other is named',
      ['**Comptable** ⇥ 2019 – 2022', 'Ferrolux, SA', '- Tenue des comptes de trois filiales'],
      ['Comptable | Ferrolux, SA |  | 2019'],
    ],
  ])('%s', (_, rows, said) => {
    expect(positions(rows)).toEqual(said)
  })
})

describe('a name before its place', () => {
  test.each<[string, string[], string[]]>([
    [
      'is the company, whatever stands below',
      [
        'Intern, QuillSoft, Lisbon, Portugal ⇥ Jun 2019 – Aug 2019',
        'Data Department Intern',
        '- Measured the flow of two plants',
        'Intern, DataVines, Austin, TX ⇥ Jun 2016 – Aug 2016',
        'Website Designer',
        '- Drew the pages of a museum',
      ],
      ['Intern | QuillSoft | Lisbon, Portugal | 2019-06', 'Intern | DataVines | Austin, TX | 2016-06'],
    ],
    [
      'in German',
      [
        'Praktikant, Quellwerk, Hamburg, Deutschland ⇥ 06/2019 – 08/2019',
        'Praktikant der Abteilung Messtechnik',
        '- Messung von zwei Anlagen',
      ],
      ['Praktikant | Quellwerk | Hamburg, Deutschland | 2019-06'],
    ],
  ])('%s', (_, rows, said) => {
    expect(positions(rows)).toEqual(said)
  })

  test('a place of several parts stays one', () => {
    expect(positions(['**Plumber** ⇥ 2019 – 2022', 'Trask & Sons LLP ⇥ Mill Lane, Leeds, England'])).toEqual([
      'Plumber | Trask & Sons LLP | Mill Lane, Leeds, England | 2019',
    ])
  })
})

describe('an undated line right over a dated one', () => {
  const siblings = [
    '**Kestrel Labs Ltd** ⇥ Leeds, UK',
    'Software Engineer ⇥ 2017 – 2018',
    '- Built the ordering of a warehouse',
    '**Green Door Restaurants Ltd** ⇥ York, UK',
    'Head Cook ⇥ 2014 – 2016',
    '- Cooked for eighty guests',
  ]
  const read = [
    'Software Engineer | Kestrel Labs Ltd | Leeds, UK | 2017',
    'Head Cook | Green Door Restaurants Ltd | York, UK | 2014',
  ]

  test('is no entry of its own, though it names two things', () => {
    const entries = positions([
      ...siblings,
      '**Werkstudent, Labor für Bodenkunde** ⇥ Busan, S.Korea',
      'RESEARCHER ⇥ 2012 – 2013',
      '- Dug and sieved',
    ])
    expect(entries.slice(0, 2)).toEqual(read)
    expect(entries.slice(2)).toEqual([expect.stringMatching(/^RESEARCHER .*2012$/)])
  })

  test('is one where something stands under it', () => {
    const entries = positions([
      ...siblings,
      '**Gardener, Holloway Hospital Trust** ⇥ York, UK',
      '- Planted and watered',
      '**Trask & Sons LLP** ⇥ York, UK',
      'Driver ⇥ 2009 – 2011',
      '- Drove a van',
    ])
    expect(entries).toHaveLength(4)
    expect(entries[2]).toBe('Gardener | Holloway Hospital Trust | York, UK | ')
  })
})
