import { describe, expect, it } from 'vitest'
import { tokensOf } from './tokens.ts'

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
    ['', []],
    ['– • ***', []],
  ])('of %j', (text, expected) => expect(keys(text)).toEqual(expected))

  it.each([
    ['Excel, Word', true],
    ['Excel (Word)', true],
    ['Excel. Word', true],
    ['Excel Word', false],
    ['Excel-Word', false],
  ])('a name does not go across the mark in %j: %s', (text, broken) =>
    expect(tokensOf(text)[1]!.breakBefore).toBe(broken),
  )

  it('keeps what glues two words', () => expect(tokensOf('C-level')[1]!.glue).toBe('-'))

  it('cuts a word without end', () => expect(tokensOf('x'.repeat(100_000))[0]!.key.length).toBeLessThan(100))
})
