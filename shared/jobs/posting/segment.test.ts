import { expect, it } from 'vitest'
import { segmentsOf } from './segment.ts'

const read = (text: string) => segmentsOf(text).map(({ text, bullet }) => (bullet ? `- ${text}` : text))

it.each([
  ['You know R + Python and C + Fortran.', ['You know R + Python and C + Fortran.']],
  ['Drilling • Welding • Sanding', ['Drilling', '- Welding', '- Sanding']],
  ...[
    'Arbeitszeit: Vollzeit|Ihr Profil:',
    'Durée : 6 mois|Profils recherchés :',
    'Local: Porto|Perfil procurado:',
    'Miejsce pracy:|Gdynia|Wymagania:',
    'We are a small family business.|What you bring:',
  ].map((given): [string, string[]] => [given.replaceAll('|', ' '), given.split('|')]),
  ...[
    'Tools you will use: Microsoft Word, Excel:',
    'Skills: one of these Siemens PLC:',
    'Contact: Jo Sample:',
  ].map((given): [string, string[]] => [given, [given]]),
  ['►assurer le tri\n► nettoyer', ['- assurer le tri', '- nettoyer']],
])('%j: %j', (text, lines) => expect(read(text)).toEqual(lines))

it('parts a long paragraph where its labels and what is to be known stood on lines of their own', () => {
  const lines = segmentsOf(
    [
      'Stores clerk for a small depot in the north of the county, where four people receive and send goods every day of the week. ',
      'They count what comes, and what goes. '.repeat(5),
      'About you: Ability to lift what is heavy and to count it twice over ',
      'Experience of working in a depot or behind the counter of a shop ',
      'Knowledge of stock control and of how goods are booked.',
    ].join(''),
  ).map(({ text }) => text)
  expect(lines).toContain('About you:')
  expect(lines).toContain('Experience of working in a depot or behind the counter of a shop')
  expect(lines.at(-1)).toBe('Knowledge of stock control and of how goods are booked.')
})
