import { describe, expect, test } from 'vitest'
import { clausesOf, sentences } from './sentences.ts'

describe('a stop', () => {
  test.each([
    'Agente do Dep. Operacional',
    'Chefe Dep. Operacional',
    'Clerk at J.P. Morgan',
    'Dr. Okafor',
    'Arbeit in Köln bzw. Bonn',
    'z.B. Kunden in Bonn',
  ])('ends no sentence in “%s”', (text) => expect(sentences(text)).toEqual([text]))
  test.each([
    ['Wrote the tests in Git. Led the team.', 2],
    ['Ran the shop. Sold bread. Trained staff.', 3],
    ['Sold cars in Rome. Then vans.', 2],
  ])('parts “%s” in %i', (text, parts) => expect(sentences(text)).toHaveLength(parts))
})

test('the sentences of a paragraph', () =>
  expect(sentences('Ran the shop. Sold bread.  Trained staff.')).toEqual([
    'Ran the shop.',
    'Sold bread.',
    'Trained staff.',
  ]))

test.each(['Prawo jazdy kat. B, C', 'Führerschein Kl. B', 'Permiso cat. C – deseable'])(
  'a letter begins no sentence: “%s”',
  (text) => expect(clausesOf(text)).toEqual([text]),
)
