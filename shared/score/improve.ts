import { cut } from './text/cut.ts'
import { deedFirst } from './text/deed.ts'
import { opening } from './text/opening.ts'
import { PhraseFinder } from './text/phrases.ts'
import { retold } from './text/tense.ts'
import { CLICHES, FILLERS, isAdjective } from './words/cliches.ts'

// Better wording by rules alone: filler out, verb first, the tense of the position. It changes no fact, because it only
// takes words away or puts one verb into another form. What cannot be said so safely is left as it is.

/** Of clichés only adjectives can go: a noun leaves a hole that its author fills. */
const EMPTY = [...FILLERS, ...CLICHES.filter(({ phrase }) => isAdjective(phrase))]
const FINDER = new PhraseFinder(
  EMPTY.map(({ phrase }) => phrase),
  true,
)
const INSTEAD = new Map(EMPTY.map(({ phrase, instead }) => [phrase, instead]))

interface ImproveOptions {
  /** The position has ended: its bullets are told in the past. */
  ended: boolean
}

/** Without 'was able to' at its head a line would be left in no tense: that goes with its deed, or stays. */
const withoutFiller = (text: string): string =>
  FINDER.find(text)
    .filter(({ phrase }) => phrase !== opening(text).weak)
    .reduceRight((rest, found) => cut(rest, [found], (phrase) => INSTEAD.get(phrase) ?? '') || rest, text)

function inTense(text: string, ended: boolean): string {
  const { token, at, verb, past, tenses } = opening(text)
  const [from] = tenses
  if (!ended || !verb || !past || !from || tenses.includes('past')) return text
  return retold(text, { token, at, from, to: 'past' }) || text
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The text with every rule applied, or null where the rules find nothing to better. */
export function improvedByRules(text: string, { ended }: ImproveOptions): string | null {
  // 'Was able to' opens weakly, and is a filler elsewhere: the deed behind it is looked for first.
  const deed = deedFirst(text, ended)
  const plain = withoutFiller(deed || text)
  const better = tidy(inTense((deed ? '' : deedFirst(plain, ended)) || plain, ended))
  return better && better !== tidy(text) ? better : null
}
