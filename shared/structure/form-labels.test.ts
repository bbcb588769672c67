import { expect, test } from 'vitest'
import { labelsOf } from './form-labels.ts'
import { POSITIONS } from './joint/trades.ts'
import { printedLines } from './testing/printed-lines.ts'

const labelled = (rows: string[]): string[] =>
  [...(labelsOf(printedLines(rows), POSITIONS)?.values() ?? [])].map(
    ({ label, value }) => `${label}: ${value}`,
  )

test.each<[string, string[], string]>([
  [
    'of one entry alone',
    ['Zeitraum\t2014 – 2018', 'Verrichtung\tFilialleiterin', 'Arbeitgeber\tBackhaus Lindner GmbH'],
    'position: Filialleiterin',
  ],
  [
    'whose values are what another label holds already',
    [
      'Zeitraum\t2014 – 2018',
      'Funktion\tFilialleiterin',
      'Verrichtung\tVerkäuferin',
      'Zeitraum\t2010 – 2013',
      'Funktion\tBuchhalterin',
      'Verrichtung\tKassiererin',
    ],
    'position: Verkäuferin',
  ],
  [
    'beside the same words in every entry',
    [
      'Arbeitgeber\tBackhaus Lindner GmbH',
      'Verrichtung\tFilialleiterin',
      'Arbeitgeber\tRottmann AG',
      'Verrichtung\tFilialleiterin',
    ],
    'position: Filialleiterin',
  ],
  [
    'where no label is known',
    [
      'Verrichtung\tFilialleiterin',
      'Haus\tBackhaus Lindner GmbH',
      'Verrichtung\tBuchhalterin',
      'Haus\tRottmann AG',
    ],
    'position: Filialleiterin',
  ],
])('a label no list knows, %s, stays one', (_name, rows, value) => {
  expect(labelled(rows)).not.toContain(value)
})

test.each<[string, string[], string[]]>([
  [
    'names its entries and dates them',
    ['- Employer: Oakwood Nursery', '- Position: Gardener', '- Period: 2014 – 2018'],
    ['company: Oakwood Nursery', 'position: Gardener', 'dates: 2014 – 2018'],
  ],
  ['dates none of what it names', ['- Employer: Oakwood Nursery', '- Position: Gardener'], []],
])('a list that %s', (_name, rows, found) => expect(labelled(rows)).toEqual(found))
