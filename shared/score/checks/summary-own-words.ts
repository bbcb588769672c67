import { unusableSummary } from '../absent.ts'
import { at, type CheckDefinition, evidenceOf, named, partly, pass } from '../check.ts'
import { t } from '../summary-texts.ts'
import { runs } from '../text/words.ts'

/** So many words in a row are no chance. */
const SAME_WORDS = 9

/** A summary longer than this is told to be cut elsewhere; the search stays quick. */
const LOOKED_AT = 3000

const check: CheckDefinition = {
  id: 'summary-own-words',
  part: 'section',
  group: 'summary',
  restsOn: ['summary', 'experience'],
  look(subject) {
    const { summary } = subject.resume
    const unusable = unusableSummary(subject)
    if (unusable) return unusable
    const own = runs(summary.slice(0, LOOKED_AT))
    const told = ` ${own.join(' ')} `
    const known = new Set(own)
    const phrases = new Set(stretches(own, known).map((stretch) => stretch.join(' ')))
    const twice = subject.statements.find(({ runs: parts }) => {
      if (parts.length < SAME_WORDS) return parts.length > 4 && told.includes(` ${parts.join(' ')} `)
      return stretches(parts, known).some((stretch) => phrases.has(stretch.join(' ')))
    })
    if (!twice) return pass(t.ownWords)
    return partly(0.3, t.repeats, t.sayOtherwise({ bullet: named(twice) }), [
      at(subject, 'summary', summary),
      evidenceOf(subject, twice),
    ])
  },
}
export default check

/** So many words in a row of which the summary has every one: few texts have any, and only they need comparing. */
function stretches(words: readonly string[], known: ReadonlySet<string>): string[][] {
  const found: string[][] = []
  let row = 0
  for (const [i, word] of words.entries()) {
    row = known.has(word) ? row + 1 : 0
    if (row >= SAME_WORDS) found.push(words.slice(i + 1 - SAME_WORDS, i + 1))
  }
  return found
}
