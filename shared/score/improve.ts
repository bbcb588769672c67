import { opening } from './text/opening.ts'
import { PhraseFinder, without } from './text/phrases.ts'
import { withFirstWord } from './text/tense.ts'
import { capitalised } from './text/words.ts'
import { ACTION_VERBS } from './words/action-verbs.ts'
import { CLICHES, FILLERS } from './words/cliches.ts'

// Better wording by rules alone: filler out, verb first, the tense of the position. It changes no fact, because it only
// takes words away or puts one verb into another form. What cannot be said so safely is left as it is.

const EMPTY = [...FILLERS, ...CLICHES]
const FINDER = new PhraseFinder(EMPTY.map(({ phrase }) => phrase))
const INSTEAD = new Map(EMPTY.map(({ phrase, instead }) => [phrase, instead]))

export interface ImproveOptions {
  /** The position has ended: its bullets are told in the past. */
  ended: boolean
}

const withoutFiller = (text: string): string =>
  FINDER.find(text).reduceRight(
    (rest, { phrase, index }) => without(rest, index, phrase.length, INSTEAD.get(phrase)),
    text,
  )

/** 'Responsible for leading the shift' hides a verb; 'responsible for the shift' hides none that is certain. */
function verbFirst(text: string, ended: boolean): string {
  const { weak } = opening(text)
  if (!weak) return text
  const rest = text.trimStart().slice(weak.length).trimStart()
  const token = /^[\p{L}-]+/u.exec(rest)?.[0] ?? ''
  const verb = ACTION_VERBS.get(token.toLowerCase())
  if (!verb?.tenses.some((tense) => tense === 'gerund' || tense === 'base')) return text
  const told = ended || !/^(?:help|assist|work)/i.test(weak) ? verb.past : verb.base
  return capitalised(withFirstWord(rest, token, told))
}

function inTense(text: string, ended: boolean): string {
  const { token, verb, past, tenses } = opening(text)
  if (!ended || !verb || !past || tenses.includes('past')) return text
  return withFirstWord(text, token, past)
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The text with every rule applied, or null where the rules find nothing to better. */
export function improvedByRules(text: string, { ended }: ImproveOptions): string | null {
  const better = tidy(inTense(verbFirst(withoutFiller(text), ended), ended))
  return better && better !== tidy(text) ? better : null
}
