import { expect, it } from 'vitest'
import { segmentsOf } from './segment.ts'

const read = (text: string) => segmentsOf(text).map(({ text, bullet }) => (bullet ? `- ${text}` : text))

it.each([
  [
    'Education:** + Diploma + Two years of study **Experience:** + One year in a lab + Night shifts',
    [
      'Education:',
      '- Diploma',
      '- Two years of study',
      'Experience:',
      '- One year in a lab',
      '- Night shifts',
    ],
  ],
  ['You know R + Python and C + Fortran.', ['You know R + Python and C + Fortran.']],
  ['Drilling • Welding • Sanding', ['Drilling', '- Welding', '- Sanding']],
  ['►assurer le tri\n► nettoyer', ['- assurer le tri', '- nettoyer']],
])('%j: %j', (text, lines) => expect(read(text)).toEqual(lines))
