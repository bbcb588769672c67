import { expect, test } from 'vitest'
import type { SectionKind } from '#shared/schema/resume.ts'
import { printedLines } from '../testing/printed-lines.ts'
import { kindByContent } from './kind.ts'

test.each<[string, SectionKind, string, string[], SectionKind]>([
  [
    'positions with their years',
    'other',
    'Stations of a working life',
    [
      '**Sales Manager** ⇥ 2019 – 2023',
      'Harbourline Freight Ltd',
      '',
      '**Sales Assistant** ⇥ 2015 – 2019',
      'Northgate Foods Inc.',
    ],
    'experience',
  ],
  [
    'what has but a year each',
    'other',
    'Service to the profession',
    [
      'Associate editor, Harbourline Publishing Ltd ⇥ 2021',
      'Project manager, Northgate Foods Inc. ⇥ 2019',
      'Sales manager, Thornbury Consulting ⇥ 2017',
    ],
    'other',
  ],
  ['a line without any date', 'experience', 'Wunschposition', ['Leitung Einkauf'], 'other'],
  [
    'two lines are read for what they are',
    'experience',
    'Wirkungsstätten',
    ['Leitung Einkauf', 'Nordtor GmbH'],
    'experience',
  ],
  [
    'schools and degrees under a heading of work',
    'experience',
    '教育歴',
    ['大阪大学大学院 ⇥ 2018 – 2021', '歯学 修士', '', '京都大学 ⇥ 2014 – 2018', '機械工学 学士'],
    'education',
  ],
  [
    'positions at schools',
    'experience',
    'Berufserfahrung',
    [
      '**Lehrerin für Mathematik** ⇥ 2018 – 2021',
      'Gymnasium Musterstadt',
      '',
      '**Lehrbeauftragte** ⇥ 2014 – 2018',
      'Hochschule Musterstadt',
    ],
    'experience',
  ],
  ['a study without a date', 'education', 'Werdegang der Bildung', ['Abitur'], 'education'],
  ['a line with a date', 'experience', 'Wirkungsstätten', ['Leitung Einkauf ⇥ 2019 – 2023'], 'experience'],
])('%s', (_name, guessed, heading, rows, kind) => {
  expect(kindByContent(guessed, heading, printedLines(rows))).toBe(kind)
})

test('schools under a heading of work stay where the education stands elsewhere', () => {
  const rows = ['大阪大学大学院 ⇥ 2018 – 2021', '歯学 修士', '', '京都大学 ⇥ 2014 – 2018', '機械工学 学士']
  const kinds = new Set<SectionKind>(['education'])
  expect(kindByContent('experience', '教育歴', printedLines(rows), { kinds })).toBe('experience')
})
