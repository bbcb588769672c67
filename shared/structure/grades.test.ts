import { expect, test } from 'vitest'
import { partedGrade, saysOfStudy } from './grades.ts'

test.each([
  ['Bio-Informatica, BSc. 7,1 gemiddeld', 'Bio-Informatica, BSc.', '7,1'],
  ['Havodiploma. 6,8 gemiddeld', 'Havodiploma', '6,8'],
  ['Matura, średnia 4,5', 'Matura', '4,5'],
  ['B.Tech (8.4/10)', 'B.Tech', '8.4/10'],
  ['Laurea in Fisica, 110/110', 'Laurea in Fisica', '110/110'],
  ['Diploma | 78%', 'Diploma', '78%'],
])('%s: a grade stands behind the degree', (text, degree, grade) => {
  expect(partedGrade(text)).toEqual({ degree, grade })
})

test.each([
  'Web 2.0 Design',
  'BAC +2',
  'Level 3 Diploma',
  'Certificate in Python 3.9',
  'A levels: Maths, Physics',
  'ISO 9001, 14001',
])('%s: no number of it is a grade', (text) => {
  expect(partedGrade(text)).toEqual({ degree: text, grade: '' })
})

test.each<[string, boolean]>([
  ['GRE: 332', true],
  ['IELTS: 7.5', true],
  ['CGPA - 3.45', true],
  ['Note – 1,7', true],
  ['Baccalaureate: High School', false],
  ['Abitur 2019', false],
])('%s says of a study what neither degree nor school is: %s', (text, says) => {
  expect(saysOfStudy(text)).toBe(says)
})
