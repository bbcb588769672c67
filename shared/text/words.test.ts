import { describe, expect, test } from 'vitest'
import { tokens, words } from './words.ts'

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
