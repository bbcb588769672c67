import { noStatements } from '../absent.ts'
import { type CheckDefinition, evidenceOf, gradedBy, named } from '../check.ts'
import { bulletsOf } from '../said.ts'
import type { Statement } from '../subject.ts'
import { ACTION_VERBS, IRREGULAR_PARTICIPLES } from '../words/action-verbs.ts'
import { t } from '../writing-texts.ts'

const BE = new Set(['was', 'were', 'been', 'being'])
const IS = new Set(['is', 'are'])
const AUXILIARY = /^(?:is|are|was|were)$/i
/** To be chosen by others is an achievement, and has no active form. */
const HONOURS = new Set(
  'awarded promoted selected named chosen recognized recognised nominated appointed elected invited honored honoured hired accepted admitted ranked rated featured published licensed certified credited commended asked adopted inducted short-listed shortlisted trained based focused located related used dedicated limited involved entrusted trusted thanked acknowledged'.split(
    ' ',
  ),
)

/** 'Is used by 40 teams', 'is cited by many': what came of a deed is told so, and by its number. */
const OUTCOME =
  /(?<!\p{L})(?:is|are)\s(?:\p{L}+ly\s|also\s|often\s|still\s)?(?:cited|downloaded|followed|inspired|installed|liked|loved|owned|played|praised|quoted|read|seen|shared|viewed|visited|watched|worn)(?!\p{L})|(?<!\p{L})by\s(?:(?:all|about|around|its|many|more|most|nearly|other|our|over|several|some|than|the)\s)*(?:[$€£~]?\d|hundreds|thousands|millions|companies|customers|users|teams|readers|listeners|players|subscribers|viewers|visitors)/iu

const BETWEEN = new Set(['always', 'often', 'also', 'then', 'never', 'later'])

const check: CheckDefinition = {
  id: 'passive-voice',
  title: 'Active voice',
  why: '“Was implemented” hides who did it. “Implemented” says it was you, in fewer words.',
  part: 'section',
  place: 330,
  weight: 2, // Hides the person, in single lines.
  group: 'experience',
  restsOn: ['experience'],
  english: true,
  look(subject) {
    const all = subject.statements
    if (all.length === 0) return noStatements(subject)
    const passive = all.filter((s) => phraseIn(s) !== '')
    return gradedBy(passive, 1 - passive.length / all.length, t.active, (first) => ({
      finding: t.passive(passive.length, { bullets: bulletsOf(passive.length, all, subject) }),
      fix: turnedAround(first),
      evidence: passive.map((s) => evidenceOf(subject, s)),
    }))
  },
}
export default check

export const turnedAround = (s: Statement): string => t.turnAround({ bullet: named(s), words: phraseIn(s) })

/** The present is asked about only where a line names no deed, and who does it is not who is glad of it. */
export const phraseIn = ({ text, runs, opening }: Statement): string => {
  // Who begins with a deed has said who did it, and a weak opening is spoken of elsewhere.
  if (opening.verb !== '' || opening.weak !== '') return ''
  if (runs.some((run) => BE.has(run))) return passiveIn(text)
  return runs.some((run) => IS.has(run)) && runs.includes('by') && !OUTCOME.test(text)
    ? passiveIn(text, IS)
    : ''
}

/** The passive phrase, of the main clause only: 'that was built' describes a thing. */
function passiveIn(text: string, forms = BE): string {
  const tokens = text.split(/\s+/)
  for (const [i, be] of tokens.slice(0, -1).entries()) {
    if (!forms.has(be.toLowerCase())) continue
    // 'Food being prepared' is a thing, 'is being prepared' a clause.
    if (be.toLowerCase() === 'being' && !AUXILIARY.test(tokens[i - 1] ?? '')) continue
    if (
      /^(?:that|which|who|what|when|where|while|as|if|once|after|before|until|because)$/i.test(
        clauseHead(tokens, i),
      )
    )
      continue
    const next = (tokens[i + 1] ?? '').toLowerCase().replace(/[^\p{L}-]/gu, '')
    const at = next.endsWith('ly') || BETWEEN.has(next) ? i + 2 : i + 1
    const participle = (tokens[at] ?? '').toLowerCase().replace(/[^\p{L}-]/gu, '')
    if (isParticiple(participle))
      return tokens
        .slice(i, at + 1)
        .join(' ')
        .replace(/[.,;:]$/, '')
  }
  return ''
}

/** The subordinating word within the few before the verb, if any. */
const clauseHead = (tokens: readonly string[], be: number): string =>
  tokens
    .slice(Math.max(0, be - 5), be)
    .findLast((t) =>
      /^(?:that|which|who|what|when|where|while|as|if|once|after|before|until|because)$/i.test(t),
    ) ?? ''

const SHORT = new Set(['led', 'fed', 'cut', 'put', 'set'])

function isParticiple(word: string): boolean {
  if (word === '' || HONOURS.has(word)) return false
  if (word in IRREGULAR_PARTICIPLES) return true
  const form = ACTION_VERBS.get(word)
  return form?.tenses.includes('past') === true && (word.length > 3 || SHORT.has(word))
}
