import { ACTION_VERBS, type Tense, VERB_OR_NOUN, type VerbForm } from '../words/action-verbs.ts'
import { objectFollows } from './opening.ts'

// The further verbs of a line: 'Made drinks and prepared food'. Whether a word behind an 'and' is told of the same
// person is often open, and wrong English is worse than none: null says that nobody can tell.

export const isIn = (word: string, tense: Tense): boolean =>
  ACTION_VERBS.get(word)?.tenses.includes(tense) === true

/** What people do, and what it is called: of these nobody can tell which is meant. */
const FIELDS =
  /^(?:account|advertis|bank|bill|build|cater|clean|coach|consult|cook|driv|engineer|farm|fil|fir|fish|fund|hir|hous|land|learn|licens|light|mail|manufactur|market|meet|nurs|onboard|open|operat|packag|paint|park|pric|process|programm|publish|purchas|read|receiv|record|recruit|report|sail|schedul|screen|shipp|staff|swimm|teach|test|track|trad|train|weld|work|writ)ing$/u
export const isFieldName = (word: string): boolean => FIELDS.test(word)

/** Adjectives too: 'accurate and complete records'. */
const VERB_OR_ADJECTIVE = new Set(
  'complete clear correct clean open direct separate secure dry calm empty free light narrow perfect present square tidy total warm welcome'.split(
    ' ',
  ),
)
const ADJECTIVE =
  /(?:[aeiou]te|ble|al|ive|ous|ful|less|ic|ed|ary|ly)$|^(?:safe|clean|clear|open|new|full|tidy|dry|warm|true|fair|secure|quick|fast|large|small|big|strong|healthy|friendly|calm|simple|short|long|high|low|easy|good|modern|smart)$/u
const PAIRS =
  /^(?:buy and sell|search and (?:replace|rescue)|meet and greet|lift and carry|research and develop|hire and fire|pick and pack|copy and paste|cut and paste|drag and drop|stop and search|read and write|design and build)$/u

const VERB = /(,|,?\s(?:and|&|or))\s((?:\p{Ll}+ly\s)?)(\p{Ll}[\p{Ll}-]*)(?=[\s.,;:)]|$)/gu
const GERUND = /(?:,|,?\s(?:and|&|or))\s\p{L}+ing(?!\p{L})/u
/** 'Managing a team and for preparing rotas'. */
const ANOTHER_DUTY = /\s(?:and|&)\s(?:also\s)?(?:for|in|with|on|of|to|by)\s/u
const lastWordOf = (text: string): string => (text.split(/[^\p{L}-]/u).at(-1) ?? '').toLowerCase()
const WITH_ARTICLE = /(?<!\p{L})(?:an?|the|our|their|its|his|her|my|this|each|every)\s[\p{L}-]+$/iu

/** Behind these a verb may be of another clause. */
const OPEN = /(?<!\p{L})(?:including|such as|help|let)(?!\p{L})/iu
/** 'Ensure staff arrive and leave on time'. */
const TAKES_CLAUSE = /^(?:help|let|ensure|assure|guarantee|confirm|verify|see|watch)s?$/u
const INFINITIVE = /\sto\s(\p{L}+)/gu

const PREPOSITION =
  /^(?:of|to|for|in|at|on|with|from|by|across|within|per|under|throughout|between)(?!\p{L})/u
/** 'Support to clients' is a noun, and 'work with clients' may be a verb. */
const ALONE =
  /^(?:answer|appeal|bargain|bid|blog|camp|campaign|cook|cycle|deal|drive|exercise|experiment|fight|fly|focus|help|lecture|lodge|look|march|network|partner|post|present|print|queue|reason|report|research|ride|rise|run|sail|score|search|serve|shop|stand|start|stop|strike|study|test|time|trade|train|transfer|transition|travel|vote|volunteer|walk|watch|work)s?$/u

/** Endings and short words of other kinds. */
const NO_VERB = /^(?:.{1,4}|.*(?:ed|ing|ly|[^s]s))$/u
const ARTICLE = /^\s(?:an?|the|all|each|our|their)\s/u

type Verdict = 'change' | 'keep' | 'maybe' | null

interface Place {
  word: string
  form: VerbForm
  comma: boolean
  from: Tense
  /** Between the first verb and the joint. */
  between: string
  next: string
}

/** The line behind its first verb in the base or third form, with the verbs that are told with it. */
export function furtherVerbs(first: string, rest: string, from: Tense, to: 'past' | 'base'): string | null {
  let told = ''
  let done = 0
  let maybe = false
  let changed = false
  for (const match of rest.matchAll(VERB)) {
    const [whole, joint, adverb, word = ''] = match
    const form = ACTION_VERBS.get(word) ?? ACTION_VERBS.get(word.replace('-', ''))
    const end = match.index + whole.length
    const comma = joint === ','
    const tells = form !== undefined || word.endsWith('ing')
    // Behind 'and' and before an article stands a verb, known or not.
    if (!form && from === 'base' && !NO_VERB.test(word) && ARTICLE.test(rest.slice(end))) return null
    const isOther = /(?:ing|ed)$/u.test(word) && objectFollows(rest.slice(end).trimStart())
    // 'Keep the files and properly destroying them' is told in two ways; 'Prepare or review' in one of two.
    if (tells && !comma && (joint?.endsWith('or') || adverb !== '' || isOther)) return null
    if (!form?.tenses.includes(from)) continue
    if (TAKES_CLAUSE.test(first)) return null
    const verdict = judged({
      word,
      form,
      comma,
      from,
      between: rest.slice(0, match.index),
      next: rest.slice(end).trimStart(),
    })
    if (verdict === null) return null
    if (verdict === 'maybe') maybe = true
    if (verdict !== 'change') continue
    changed = true
    told += rest.slice(done, end - word.length) + form[to]
    done = end
  }
  return maybe && changed ? null : told + rest.slice(done)
}

function judged(place: Place): Verdict {
  const { word, form, comma, from, between, next } = place
  const outer = clauseOf(between, from)
  if (outer !== 'change') return outer
  const before = lastWordOf(between)
  if (PAIRS.test(`${before} and ${word}`)) return 'keep'
  // 'Set' and 'cut' are their own past.
  if (form.past === word) return 'keep'
  const isNoun = VERB_OR_NOUN.has(form.base)
  const isAdjective = VERB_OR_ADJECTIVE.has(word)
  if (next === '' || /^[.,;:)]/.test(next)) {
    if (isNoun || comma || (isAdjective && ADJECTIVE.test(before))) return 'keep'
    return null
  }
  if (objectFollows(next)) return 'change'
  if (ADJECTIVE.test(before)) return isAdjective ? 'keep' : comma ? 'maybe' : null
  if (isNoun && PREPOSITION.test(next) && (/^of\s/u.test(next) || !ALONE.test(word))) return 'keep'
  if (isNoun || isAdjective) return comma ? 'maybe' : null
  // 'Manage stock and prepare orders', or 'process trade and sell orders'?
  if (!comma && from === 'base' && isIn(before, 'base') && !WITH_ARTICLE.test(between)) return null
  return 'change'
}

/** Whether the words before it leave a verb to the person told of. */
function clauseOf(between: string, from: Tense): Verdict {
  if (OPEN.test(between)) return null
  if (from !== 'base') return 'change'
  for (const [, word = ''] of between.matchAll(INFINITIVE)) {
    if (isIn(word.toLowerCase(), 'base')) return 'keep'
    if (!objectFollows(word) && !/[^su]s$/u.test(word)) return null
  }
  return 'change'
}

/** Behind a first -ing another may be told of the same person, or name a thing: then nobody can tell. */
export const furtherGerunds = (rest: string): string | null =>
  ANOTHER_DUTY.test(rest) || GERUND.test(rest) ? null : rest
