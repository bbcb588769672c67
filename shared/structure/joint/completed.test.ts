import { describe, expect, test } from 'vitest'
import { readEducation } from '../education.ts'
import { readExperience } from '../experience.ts'
import { createPlacer } from '../placer.ts'
import { printedLines } from '../testing/printed-lines.ts'
import { cutsOf } from './slots.ts'

const studies = (rows: string[]): string[] =>
  readEducation(printedLines(rows), false, createPlacer(), 0).map(({ degree, field, institution }) =>
    [[degree, field].filter(Boolean).join(', '), institution].join(' | '),
  )
const positions = (rows: string[]): string[] =>
  readExperience(printedLines(rows), false, createPlacer(), 0).map(({ position, company }) =>
    [position, company].join(' | '),
  )

describe('a study takes what was studied from its first item', () => {
  test.each<[string, string[], string[]]>([
    [
      'a field',
      ['2015 – 2019', 'Vilamar University', '- Mechanical Engineering'],
      ['Mechanical Engineering | Vilamar University'],
    ],
    [
      'a field (tr)',
      ['2022 - 2027', 'VİLAMAR ÜNİVERSİTESİ', '- Yazılım Mühendisliği'],
      ['Yazılım Mühendisliği | VİLAMAR ÜNİVERSİTESİ'],
    ],
    [
      'but not from a list of courses',
      ['2015 – 2019', 'Vilamar University', '- Nursing', '- Biology', '- Chemistry'],
      [' | Vilamar University'],
    ],
    [
      'nor from what was done there',
      ['2015 – 2019', 'Vilamar University', '- Captain of the rowing team'],
      [' | Vilamar University'],
    ],
  ])('%s', (_, rows, expected) => expect(studies(rows)).toEqual(expected))
})

describe('a position stands right below its firm, however long its line', () => {
  test.each<[string, string[], string[]]>([
    [
      'with its team and project behind it',
      [
        'Kestrel Labs Ltd ⇥ 2019 – 2022',
        'Software Engineer, Imaging Systems, Digital Detectors and Leaders Team of Northern Europe and the Isles',
        '- Wrote the first viewer of the clinic',
        'Trask Haulage Ltd ⇥ 2016 – 2019',
        'Clerk',
        '- Kept the books of the yard',
      ],
      ['Software Engineer | Kestrel Labs Ltd', 'Clerk | Trask Haulage Ltd'],
    ],
    [
      'items tell of the work',
      [
        'Kestrel Labs Ltd ⇥ 2019 – 2022',
        '- Cooked for eighty guests',
        '- Waited at twelve tables',
        'Trask Haulage Ltd ⇥ 2016 – 2019',
        '- Drove a van',
      ],
      [' | Kestrel Labs Ltd', ' | Trask Haulage Ltd'],
    ],
  ])('%s', (_, rows, expected) => expect(positions(rows)).toEqual(expected))
})

test('a firm that sibling lines repeat before a colon is no label', () =>
  expect(
    positions([
      'Kestrel Labs GmbH: Research assistant in optics',
      '2021 – 2023',
      'Kestrel Labs GmbH: Working student in assembly',
      '2019 – 2021',
      'Trask Maschinenbau GmbH: Intern in quality control',
      '2018 – 2019',
    ]),
  ).toEqual([
    'Research assistant in optics | Kestrel Labs GmbH',
    'Working student in assembly | Kestrel Labs GmbH',
    'Intern in quality control | Trask Maschinenbau GmbH',
  ]))

test.each([
  ['Leeds -Hale College', true],
  ['Leeds- Hale College', true],
  ['Mill House (Leeds)- Cook', true],
  ['Abwasser- und Klärwerk', false],
  ['Hale-Reed College', false],
  ['Pre- and post-war prints', false],
])('a dash with a blank on one side parts what begins large: %s', (text, parts) =>
  expect(
    [...cutsOf(text).values()].some(
      (pieces) => pieces.length === 2 && /^(?:Hale College|Cook)$/.test(pieces[1] ?? ''),
    ),
  ).toBe(parts),
)

test.each([
  ['a degree', ['2015 – 2019', 'Vilamar University', '- Mechanical Engineering']],
  ['a school', ['2015 – 2019', '**BSc Botany**', '- Vilamar University']],
])('%s that a study takes whole from below it is no item of it any more', (_, rows) => {
  const [study] = readEducation(printedLines(rows), false, createPlacer(), 0)
  expect(study?.bullets).toEqual([])
})
