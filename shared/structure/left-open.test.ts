import { expect, test } from 'vitest'
import { readEducation } from './education.ts'
import { readExperience } from './experience.ts'
import { createPlacer } from './placer.ts'
import { printedLines } from './testing/printed-lines.ts'

const studies = (rows: string[]): string[] =>
  readEducation(printedLines(rows), false, createPlacer(), 0).map(
    ({ degree, field, institution, startDate, endDate }) =>
      [[degree, field].filter(Boolean).join(', '), institution, startDate, endDate].join(' | '),
  )

test.each<[string, string[], string]>([
  [
    'a range of years (cs)',
    ['Počítačová akademie Hora – Kurz návrhu webu (2021 –', '2022, certifikát)'],
    'Kurz návrhu webu | Počítačová akademie Hora | 2021 | 2022',
  ],
  [
    'a range of years (en)',
    ['Vale School of Design – Diploma in Ceramics (2011 –', '2013)'],
    'Diploma, Ceramics | Vale School of Design | 2011 | 2013',
  ],
  [
    'months (en)',
    ['Hale University – BSc Botany (Sep 2014 –', 'Jun 2017)'],
    'BSc Botany | Hale University | 2014-09 | 2017-06',
  ],
  [
    'months (de)',
    ['Hochschule Hallstedt – Bachelor of Arts (Oktober 2012 –', 'Juli 2015)'],
    'Bachelor of Arts | Hochschule Hallstedt | 2012-10 | 2015-07',
  ],
  [
    'what a school is called in full (es)',
    [
      '2010 – 2014 ⇥ Universidad del Alba (Centro Superior de la',
      '                Bahía)',
      '                Licenciatura en Comercio',
    ],
    'Licenciatura, Comercio | Universidad del Alba (Centro Superior de la Bahía) | 2010 | 2014',
  ],
  [
    'the university of a faculty (sk)',
    [
      '2013 – 2015 ⇥ Fakulta informatiky (Vilamarská technická',
      '                univerzita)',
      '                Počítačové siete',
    ],
    'Počítačové siete | Fakulta informatiky (Vilamarská technická univerzita) | 2013 | 2015',
  ],
])('a bracket left open goes on in the next line: %s', (_name, rows, expected) => {
  expect(studies(rows)).toEqual([expected])
})

test('a bracket left open beside the years of a position (fr)', () => {
  const rows = ['Atelier Ferrand – Cuisinier (2014 –', '2016)', '- Préparait les repas de midi.']
  const [read] = readExperience(printedLines(rows), false, createPlacer(), 0)
  expect(read).toMatchObject({ company: 'Atelier Ferrand', startDate: '2014', endDate: '2016' })
})

test.each<[string, string[]]>([
  ['closed on its own line', ['Hale College (Leeds) ⇥ 2014', 'BSc Botany (Hons)']],
  ['closed by another bracket of the next', ['Hale College (Leeds ⇥ 2014', 'BSc (Hons) Botany']],
])('a bracket %s joins no lines', (_name, rows) => {
  expect(studies(rows)[0]).toMatch(/BSc.*Hale College/)
})
