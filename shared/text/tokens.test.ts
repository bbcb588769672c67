import { describe, expect, it } from 'vitest'
import { placeOf, tokensOf } from './tokens.ts'

const keys = (text: string) => tokensOf(text).map(({ key }) => key)

describe('words', () => {
  it.each([
    ['C, C++17 and C#', ['c', 'c++', 'and', 'c#']],
    ['.NET, ASP.NET and Node.js.', ['.net', 'asp.net', 'and', 'node.js']],
    ['CI/CD', ['ci', 'cd']],
    ['R&D', ['r', 'and', 'd']],
    ['Health & safety', ['health', 'and', 'safety']],
    ["driver's license", ['driver', 'license']],
    ['scikit-learn', ['scikit', 'learn']],
    ['3+ years', ['3+', 'years']],
    ['Security+ or A+', ['security+', 'or', 'a+']],
    ['Python+Django', ['python', 'django']],
    ['Kenntnisse über Prüfgeräte', ['kenntnisse', 'uber', 'prufgerate']],
    ['end.Next', ['end', 'next']],
    ['使用Python开发', ['使用', 'python', '开发']],
    ['4,000 orders', ['4,000', 'orders']],
    ['4,00 orders', ['4', '00', 'orders']],
    ['4,0001 orders', ['4', '0001', 'orders']],
    ['a,000', ['a', '000']],
    ['SQL + Python', ['sql', 'and', 'python']],
    ['SQL+ Python', ['sql+', 'python']],
    ["the owner's", ['the', 'owner']],
    ["it'said", ['it', 'said']],
    ['end.next', ['end.next']],
    ['END.Next', ['end.next']],
    ['ＳＱＬ', ['sql']],
    ['Straße, Łódź', ['strasse', 'lodz']],
    ['', []],
    ['– • ***', []],
  ])('of %j', (text, expected) => expect(keys(text)).toEqual(expected))

  it.each([
    ['Excel, Word', true],
    ['Excel (Word)', true],
    ['Excel. Word', true],
    ['Excel Word', false],
    ['Excel-Word', false],
    ['Excel - Word', true],
    ['Excel – Word', true],
    ['Excel- Word', false],
    ['Excel: Word', true],
    ['Excel & Word', false],
    ['Excel/Word', false],
  ])('a name does not go across the mark in %j: %s', (text, broken) =>
    expect(tokensOf(text)[1]!.breakBefore).toBe(broken),
  )

  it('keeps what glues two words', () => expect(tokensOf('C-level')[1]!.glue).toBe('-'))

  it.each([
    ['C/level', '/'],
    ['C level', ''],
    ['C, level', ''],
    ['C   level', ''],
  ])('of the words of %j that is %j', (text, glue) => expect(tokensOf(text)[1]?.glue.trim()).toBe(glue))

  it.each([
    [60, 60],
    [61, 60],
    [100_000, 60],
  ])('keeps of a word of %i letters %i', (length, kept) =>
    expect(tokensOf('x'.repeat(length))[0]?.key).toHaveLength(kept),
  )

  it('knows where words stand', () => {
    const tokens = tokensOf('Ran  a shop, well')
    expect(placeOf(tokens, { from: 1, to: 3 })).toEqual({ start: 5, end: 11 })
    expect(placeOf(tokens, { from: 9, to: 9 })).toEqual({ start: 0, end: 0 })
  })
})
