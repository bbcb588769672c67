import { expect, test } from 'vitest'
import { readEducation } from '../education.ts'
import { createPlacer } from '../placer.ts'
import { printedLines } from '../testing/printed-lines.ts'

test.each<[string, string[], string[]]>([
  [
    'what labels a date names nothing, and a school stands behind “where” (pt)',
    [
      'Ensino médio: completo ⇥ Local: EEB Vale Heriberto',
      'Início: 2012 ⇥ Término: 2014',
      'Curso técnico em administração ⇥ Local: CEDUP Hale Paulo',
      'Início: 13/02/2017 ⇥ Previsão de término: julho/2018',
    ],
    ['EEB Vale Heriberto | 2012-2014', 'CEDUP Hale Paulo | 2017-02-2018-07'],
  ],
  [
    'a town behind “where” is a place (en)',
    ['BSc Botany', 'Vale College ⇥ Place: Hasselt', 'Início: 2012 ⇥ Término: 2014'],
    ['Vale College | 2012-2014'],
  ],
])('%s', (_name, rows, expected) => {
  const studies = readEducation(printedLines(rows), false, createPlacer(), 0)
  expect(
    studies.map(({ institution, startDate, endDate }) => `${institution} | ${startDate}-${endDate}`),
  ).toEqual(expected)
})
