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

test.each([
  ['tr', 'Görevler:', 'Kaynakçı'],
  ['ko', '담당 업무:', '생산직 사원'],
])('what ends with a colon over several entries is no position: %s', (_, label, position) => {
  const head = (years: string, company: string): string[] => [
    years,
    company,
    position,
    label,
    '- Cut and joined parts',
  ]
  expect(
    positions([
      ...head('2019 – 2021', 'Kastamonu Meslek Yüksekokulu'),
      ...head('2015 – 2019', 'Hacettepe Üniversitesi'),
    ]),
  ).toEqual([
    `${position} | Kastamonu Meslek Yüksekokulu | 2019 – 2021`,
    `${position} | Hacettepe Üniversitesi | 2015 – 2019`,
  ])
})

test('a company before a colon is no label', () => {
  expect(
    positions([
      '贵阳梁杰汽车公司: 大连 ⇥ 2024年7月 - 2026年9月',
      '新媒体运营',
      '新东方: 东莞 ⇥ 2022年3月 - 2024年5月',
      '咨询顾问',
    ]).map((said) => said.split(':')[0]),
  ).toEqual(['新媒体运营 | 贵阳梁杰汽车公司', '咨询顾问 | 新东方'])
})

test('a dash without blanks parts a position from a shortened legal form', () => {
  expect(
    positions([
      'Moos Sp. z o.o.—Technik pojazdów (2014 - 2018)',
      '- Cut parts',
      'Tann sp. k.—Spedytor (2011 - 2014)',
      '- Sold parts',
    ]),
  ).toEqual(['Technik pojazdów | Moos Sp. z o.o. | 2014 - 2018', 'Spedytor | Tann sp. k. | 2011 - 2014'])
})
