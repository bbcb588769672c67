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
    const told = normal(summary.slice(0, LOOKED_AT))
    const twice = subject.statements.find((s) => {
      const parts = normal(s.text).split(' ')
      if (parts.length < SAME_WORDS) return parts.length > 4 && told.includes(parts.join(' '))
      for (let i = 0; i + SAME_WORDS <= parts.length; i++)
        if (told.includes(parts.slice(i, i + SAME_WORDS).join(' '))) return true
      return false
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

const normal = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
