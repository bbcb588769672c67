import { describe, expect, test } from 'vitest'
import { sentences, words } from './words.ts'

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
