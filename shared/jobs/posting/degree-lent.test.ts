import { expect, test } from 'vitest'
import { degreeAsked } from './degree.ts'
import { wordingOf } from './wording.ts'

const level = (language: string, text: string) =>
  degreeAsked(
    [{ text, want: 'must', bullet: true, listed: true, sure: 6000, opens: 'must', heading: '' }],
    wordingOf(language),
  )?.level

test.each([
  ['en', "Associate or bachelor's degree in nursing", 'associate'],
  ['en', 'Associate/Bachelor degree in accounting', 'associate'],
  ['en', "Master's or bachelor's degree", 'bachelor'],
  ['it', 'Laurea magistrale o triennale in Scienze infermieristiche', 'bachelor'],
  ['it', 'Laurea specialistica o breve', 'bachelor'],
  ['pt', 'Ensino superior ou médio completo', 'highschool'],
  ['nl', 'Hbo- of mbo-diploma', 'associate'],
  ['de', 'Master- oder Bachelorabschluss', 'bachelor'],
  ['de', 'Uni- oder FH-Abschluss', 'bachelor'],
  ['pl', 'Studia magisterskie lub licencjackie', 'bachelor'],
  ['fr', 'Bac+5 ou Bac+3', 'bachelor'],
  ['fr', 'Formation Bac+5 ou +3 en gestion', 'bachelor'],
  ['fr', 'Bac+3/+2 commercial', 'associate'],
  ['es', 'Máster o grado en Economía', 'bachelor'],
  ['en', "Bachelor's degree or similar experience", 'bachelor'],
  ['it', 'Laurea magistrale in Economia o Giurisprudenza', 'master'],
])('%s: of two degrees the lower is enough: %s', (language, text, expected) =>
  expect(level(language, text)).toBe(expected),
)
