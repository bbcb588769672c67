import { expect, test } from 'vitest'
import { readEducation } from './education.ts'
import { createPlacer } from './placer.ts'
import { printedLines } from './testing/printed-lines.ts'

const studies = (...rows: string[]): string[] =>
  readEducation(printedLines(rows), false, createPlacer(), 0).map(({ degree, field, institution }) =>
    [[degree, field].filter(Boolean).join(', '), institution].join(' | '),
  )

test.each<[string, string, string, string, string]>([
  [
    'en',
    'MS, Business Analytics',
    'MS, Information Systems',
    'MS, Business Analytics',
    'MS, Information Systems',
  ],
  ['es', 'Máster en Óptica', 'Grado en Física', 'Máster, Óptica', 'Grado, Física'],
  [
    'de',
    'Master of Science in Physik',
    'Bachelor of Science in Physik',
    'Master of Science, Physik',
    'Bachelor of Science, Physik',
  ],
  ['fr', 'Licence en droit', 'Licence en histoire', 'Licence, droit', 'Licence, histoire'],
  ['it', 'Laurea in Fisica', 'Laurea in Storia', 'Laurea, Fisica', 'Laurea, Storia'],
  ['pt', 'Mestrado em Biologia', 'Licenciatura em Biologia', 'Mestrado, Biologia', 'Licenciatura, Biologia'],
  ['nl', 'Master in Rechten', 'Bachelor in Rechten', 'Master, Rechten', 'Bachelor, Rechten'],
  ['es', 'Grado en Derecho', 'Grado en Economía', 'Grado, Derecho', 'Grado, Economía'],
])('two degrees below one school are two studies (%s)', (_, one, other, first, second) => {
  expect(studies('**Hale College** ⇥ 2019', one, other).sort()).toEqual(
    [`${first} | Hale College`, `${second} | Hale College`].sort(),
  )
})

test.each<[string, string[], string]>([
  [
    'a remark',
    ['Bachelor of Science in Physics', 'Completed a bachelor degree with nine friends'],
    'Bachelor of Science, Physics | Hale College',
  ],
  ['numbered courses', ['BSCS', 'Course 1 Course 2 Course 3'], 'BSCS | Hale College'],
  ['what the degree is in', ['BSc', 'Physics'], 'BSc, Physics | Hale College'],
])('%s below a degree makes no second study', (_, below, said) => {
  expect(studies('**Hale College** ⇥ 2019', ...below)).toEqual([said])
})

test.each<[string, string[], string]>([
  [
    'en',
    [
      '**Vilamar University – 3.93 GPA**',
      '- Estimated graduation: May 2022',
      '- Major: Mechanical Engineering',
    ],
    'Mechanical Engineering',
  ],
  ['de', ['**Universität Erlbach** ⇥ 2019', '- Fachrichtung: Maschinenbau'], 'Maschinenbau'],
  ['es', ['**Universidad de Vilamar** ⇥ 2019', 'Especialidad: Ingeniería mecánica'], 'Ingeniería mecánica'],
  ['fr', ['**Université de Vilamar** ⇥ 2019', 'Spécialité : Génie mécanique'], 'Génie mécanique'],
])('a label below names the field (%s)', (_, rows, field) => {
  expect(readEducation(printedLines(rows), false, createPlacer(), 0)).toMatchObject([{ degree: '', field }])
})
