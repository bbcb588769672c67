import { expect, test } from 'vitest'
import { readExperience } from '../experience.ts'
import { createPlacer } from '../placer.ts'
import { printedLines } from '../testing/printed-lines.ts'

const positions = (rows: string[]): string[] =>
  readExperience(printedLines(rows), true, createPlacer(), 0).map(({ position, company, printedDates }) =>
    [position, company, printedDates].join(' | '),
  )

test('a label in a cell of its own, beside values that differ, is no company', () => {
  expect(
    positions([
      '2014 – 2017 ⇥ Redactora',
      'Empresa ⇥ Fundación Vilamar',
      '2011 – 2014 ⇥ Camarera',
      'Empresa ⇥ Hotel Marfil',
    ]),
  ).toEqual(['Redactora | Fundación Vilamar | 2014 – 2017', 'Camarera | Hotel Marfil | 2011 – 2014'])
})

test('a position before a colon is no label, though sibling lines repeat it', () => {
  expect(
    positions([
      '2014 – 2017 ⇥ Kestrel Labs GmbH, Hallstedt',
      'Softwareentwickler: Java, Swing',
      '2011 – 2014 ⇥ Trask & Söhne GmbH, Bremen',
      'Softwareentwickler: Portale',
    ]).map((said) => said.split(':')[0]),
  ).toEqual(['Softwareentwickler', 'Softwareentwickler'])
})

test('a single sentence without a date is no position', () => {
  expect(positions(['Без опыта работы.'])).toEqual([])
})
