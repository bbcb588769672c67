import { noSummary } from '../absent.ts'
import { at, type CheckDefinition, evidenceOf, named, partly, pass } from '../check.ts'

/** So many words in a row are no chance. */
const SAME_WORDS = 9

/** A summary longer than this is told to be cut elsewhere; the search stays quick. */
const LOOKED_AT = 3000

const check: CheckDefinition = {
  id: 'summary-own-words',
  part: 'section',
  group: 'summary',
  title: 'The summary is not a bullet again',
  why: 'The same sentence twice wastes the best place of the page.',
  look(subject) {
    const { summary } = subject.resume
    if (summary.trim() === '') return noSummary()
    const told = ` ${normal(summary.slice(0, LOOKED_AT))} `
    const phrases = new Set(phrasesOf(told.trim().split(' ')))
    const twice = subject.statements.find((s) => {
      const parts = normal(s.text).split(' ')
      if (parts.length < SAME_WORDS) return parts.length > 4 && told.includes(` ${parts.join(' ')} `)
      return phrasesOf(parts).some((phrase) => phrases.has(phrase))
    })
    if (!twice) return pass('Your summary has words of its own.')
    return partly(
      0.3,
      'Your summary repeats one of your bullets.',
      `Say ${named(twice)} in other words in the summary, or leave it to the bullet.`,
      [at(subject, 'summary', summary), evidenceOf(subject, twice)],
    )
  },
}
export default check

const phrasesOf = (words: readonly string[]): string[] =>
  words.slice(SAME_WORDS - 1).map((_, i) => words.slice(i, i + SAME_WORDS).join(' '))

const normal = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
