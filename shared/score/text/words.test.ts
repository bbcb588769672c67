import { describe, expect, test } from 'vitest'
import { capitalised, quote, sentences, tokens, words } from './words.ts'

describe('words as a reader counts them', () => {
  test.each([
    ['Led a team of four', 5],
    ['Raised sales by 14 %, to $40,000', 4],
    ['ana@example.com https://example.com', 0],
    ['负责支付系统开发', 4],
    ['React を使った開発', 4],
    ['Ran a 24-bed ward in 2019', 5],
    ['Ran a -bed ward in ', 5],
    ['', 0],
  ])('%s: %i', (text, count) => expect(words(text).length).toBe(count))
})

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

describe('a line is quoted', () => {
  test.each([
    ['whole where it fits', 'Sold bread', 'Sold bread'],
    ['up to a word behind its middle', 'Bakers bake', 'Bakers…'],
    ['up to the last word that fits', 'Baked rye and more', 'Baked rye…'],
    ['without the comma there', 'Bakers, bake', 'Bakers…'],
    ['within a word that begins before its middle', 'Bakes bread', 'Bakes bre…'],
    ['with single marks within its own', 'A “b” c', 'A ‘b’ c'],
  ])('%s', (_, text, quoted) => expect(quote(text, 10)).toBe(quoted))
})

test.each([
  [60, 60],
  [61, 60],
])('of a token of %i signs %i are read', (length, read) =>
  expect(tokens('x'.repeat(length))).toEqual(['x'.repeat(read)]),
)

test.each([
  ['(“Bread”)', ['Bread']],
  ['C++, C#', ['C++', 'C#']],
  ['12%. $40,', ['12%', '$40']],
  ['a - b', ['a', 'b']],
])('the tokens of “%s”', (text, found) => expect(tokens(text)).toEqual(found))

test('a sentence begins with a capital', () => expect(capitalised('sold bread')).toBe('Sold bread'))
