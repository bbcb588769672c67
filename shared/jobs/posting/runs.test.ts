import { describe, expect, test } from 'vitest'
import { tokensOf } from '#shared/text/tokens.ts'
import { runsIn } from './runs.ts'
import { wordingOf } from './wording.ts'

/** The longest of the runs that begin at a word: those within it are tried as names too. */
const longest = (text: string): string[] => {
  const tokens = tokensOf(text)
  const until = new Map<number, number>()
  for (const [from, to] of runsIn(tokens, [], wordingOf('en')))
    until.set(from, Math.max(until.get(from) ?? 0, to))
  return [...until]
    .filter(([from, to]) => ![...until].some(([first, last]) => first < from && last >= to))
    .map(([from, to]) =>
      tokens
        .slice(from, to)
        .map(({ key }) => key)
        .join(' '),
    )
}

describe('a run that could be a name', () => {
  test.each([
    ['ends at a small word', 'Blorvik the Tranzel', ['blorvik', 'tranzel']],
    ['ends at a sign', 'Blorvik, Tranzel', ['blorvik', 'tranzel']],
    ['goes over a hyphen, whatever small word it joins', 'Blorvik-to-Tranzel', ['blorvik to tranzel']],
    ['is of four words', 'Blorvik Tranzel Quemmer Dostal', ['blorvik tranzel quemmer dostal']],
  ])('%s', (_, text, runs) => expect(longest(text)).toEqual(runs))

  test('is none of more than six words: those are a sentence', () => {
    expect(longest('Blorvik Tranzel Quemmer Dostal Harnig Folker')).not.toEqual([])
    expect(longest('Blorvik Tranzel Quemmer Dostal Harnig Folker Zandrel')).toEqual([])
  })
})
