import { ACTION_VERBS, NOT_A_PAST, type Tense, VERB_OR_NOUN } from '../words/action-verbs.ts'
import { dutyAt } from '../words/told.ts'

// How a bullet begins: with a verb, in which tense, or with a phrase that hides the deed.

export interface Opening {
  /** As printed. */
  token: string
  /** Where it begins in the text. */
  at: number
  /** Base form of the verb; the spelling itself where the lexicon does not know it; '' when it is no verb. */
  verb: string
  past: string
  tenses: readonly Tense[]
  weak: string
  /** No verb for certain, but a word that may well be one: nothing is claimed of it. */
  unsure: boolean
}

const PREFIX = /^(?:co|re|pre|self|over|out|cross|hand|in|de)-?(?=\p{L}{3})/u
const LABEL = /^[^.;:–—]{2,40}(?::|\s[–—-])\s+/
/** 'Marketing: …' is a label, though its word could be a verb. */
const ONE_WORD_LABEL = /^\s*\p{L}+:\s/u
const WORD = /^[\p{L}][\p{L}'’-]*/u
const ADVERB = /ly$/
/** The second half tells a noun what it is: 'Early engineering leader'. */
const NOT_ADVERBS = new Set(
  'apply supply reply rely multiply comply fly ally rally early only daily weekly monthly quarterly yearly hourly family assembly friendly elderly costly timely anomaly likely'.split(
    ' ',
  ),
)
/** 'I rebuilt the page' begins with its verb, too: that the pronoun goes is said elsewhere. */
const LEADING = new Set(['also', 'then', 'and', 'to', 'single-handedly', 'further', 'previously', 'i', 'we'])

const none = (token: string, at: number, weak: string): Opening => ({
  token,
  at,
  verb: '',
  past: '',
  tenses: [],
  weak,
  unsure: mayBeVerb(token.toLowerCase()),
})

/** 'Titrate' and 'Decarbonize' end as verbs do. */
const VERBAL = /^\p{L}{3,}(?:ate|ize|ise|ify)s?$/u
const mayBeVerb = (lower: string): boolean =>
  ACTION_VERBS.get(lower)?.tenses.some((t) => t === 'base' || t === 'third') === true || VERBAL.test(lower)

export function opening(text: string): Opening {
  const weak = weakOpener(text)
  // 'Stack used: Go, Kafka' has no deed on either side of its colon.
  const found = isLabelled(text) ? (labelled(text) ?? pastAt(text)) : (verbAt(text) ?? labelled(text))
  if (found) return { ...found, weak }
  const start = text.trimStart()
  const plain = none(WORD.exec(start)?.[0] ?? '', text.length - start.length, weak)
  return isJoinedToVerb(start) ? { ...plain, unsure: true } : plain
}

/** 'Tag and isolate parts': what a verb is joined to is one. */
const isJoinedToVerb = (text: string): boolean => {
  const joined = JOINED_BY.exec(text)
  return joined !== null && verbAt(text, joined[0].length)?.tenses.includes('base') === true
}
const JOINED_BY = /^\p{Lu}\p{Ll}+ (?:and|or|&) (?=\p{Ll})/u

/** 'Training programs: Developed …' is told by what stands behind the colon; 'Built three shops: …' is not. */
const isLabelled = (text: string): boolean =>
  ONE_WORD_LABEL.test(text) || (CAPITAL_BEHIND.test(text) && verbAt(text)?.tenses.includes('past') !== true)
const pastAt = (text: string): Opening | null => {
  const found = verbAt(text)
  return found?.tenses.includes('past') ? found : null
}
const CAPITAL_BEHIND = /^[^.;:–—]{2,40}:\s+\p{Lu}/u

/** `Helped build the shop` hides the deed; `Helped 32 residents` is one. */
const HELP = /^help(?:ed|ing)?$/

function weakOpener(text: string): string {
  const head = text.trimStart().slice(0, 60).toLowerCase().replaceAll('’', "'")
  const phrase = dutyAt(head)
  const behind = () => verbAt(text.trimStart().slice(phrase.length))
  // 'Responsibilities: Managed the ward' has its deed behind the label.
  if (phrase.endsWith(':')) return behind()?.tenses.includes('past') ? '' : phrase
  return HELP.test(phrase) && !behind() ? '' : phrase
}

/** 'Checkout: rebuilt the page' begins with a verb behind its label. */
function labelled(text: string): Opening | null {
  const label = LABEL.exec(text.slice(0, 60))
  return label ? verbAt(text, label[0].length) : null
}

function verbAt(text: string, from = 0): Opening | null {
  const whole = text.slice(from).trimStart()
  const start = text.length - whole.length
  const head = whole.slice(0, 200)
  let rest = head
  for (let skipped = 0; skipped < 3; skipped++) {
    const token = WORD.exec(rest)?.[0]
    if (!token) return null
    const next = rest.slice(token.length).trimStart()
    const lower = token.toLowerCase().replace('’', "'")
    const found = knownVerb(lower, next)
    if (found) return { token, at: start + head.length - rest.length, ...found, weak: '', unsure: false }
    if (!((ADVERB.test(lower) && !NOT_ADVERBS.has(lower)) || LEADING.has(lower))) return null
    rest = next.replace(/^,\s*/, '')
  }
  return null
}

/** 'Phase 3 trials', 'Form 1040'. */
const NUMBERED = new Set(
  'phase grade stage form route page class volume type line zone position unit batch model code series'.split(
    ' ',
  ),
)
const IN_A_ROW = /^(?:\(|[,;] ?\p{Lu})/u
const OF = /^of(?!\p{L})/iu
const NAMED_WITH = /^(?:and|&|,) \p{L}+(?:tion|sion|ment|ance|ence|ing|ity)s? of(?!\p{L})/iu
const TITLED =
  /^(?:Assistant|Associate|Fellow|Manager|Engineer|Specialist|Coordinator|Intern|Lead|Officer|Instructor)s?(?!\p{L})/u
const FINITE = /^(?:is|are|was|were|has|have|had|will|can)(?!\p{L})/iu

/** 'Wound care', 'Ground operations', 'Shore excursions', 'Inbound calls'. */
const PAST_OR_NOUN = new Set(['wound', 'ground', 'shore', 'bound'])

type Verb = Pick<Opening, 'verb' | 'past' | 'tenses'>

function knownVerb(lower: string, next: string): Verb | null {
  const whole = ACTION_VERBS.get(lower)
  const prefix = whole ? '' : (PREFIX.exec(lower)?.[0] ?? '')
  const form = whole ?? ACTION_VERBS.get(lower.slice(prefix.length))
  if (form) {
    const { base, tenses } = form
    const past = prefix + form.past
    if (tenses.includes('base') && !tenses.includes('past') && VERB_OR_NOUN.has(base) && !verbFollows(next))
      return null
    if (
      tenses.includes('third') &&
      VERB_OR_NOUN.has(base) &&
      !verbFollows(next) &&
      (prefix !== '' || !takesPlural(lower, next))
    )
      return null
    if (tenses.includes('past') && PAST_OR_NOUN.has(past) && !verbFollows(next)) return null
    // 'Go (golang), MongoDB' and 'Switch, Xbox' are names in a row.
    if (tenses.includes('base') && !tenses.includes('past') && IN_A_ROW.test(next)) return null
    if (NUMBERED.has(base) && /^\d/.test(next) && !tenses.includes('past')) return null
    // 'Design and implementation of', 'Shepherd of 160 sheep' and 'Teaching Assistant – …' name a thing or a person.
    if (!tenses.includes('past') && (OF.test(next) || NAMED_WITH.test(next))) return null
    if (tenses.includes('gerund') && TITLED.test(next)) return null
    // 'Imaging of laptops' names a thing, and so does 'Restructuring was led'.
    if (tenses.includes('gerund') && OF.test(next)) return null
    if (!tenses.includes('past') && FINITE.test(next)) return null
    return { verb: base, past, tenses }
  }
  // A verb the lexicon lacks is still a verb.
  if (/^\p{L}[\p{L}-]+[^e]ed$/u.test(lower) && !NOT_A_PAST.has(lower))
    return { verb: lower, past: lower, tenses: ['past'] }
  return null
}

const OBJECT = new Set(
  'a an the and & new all each every daily weekly our my their its his her your this these those up out on over with to for both multiple several various how and/or complex high large key key existing in-house end-to-end cross-functional'.split(
    ' ',
  ),
)
const JOINED = /^(?:and|&|and\/or) ([\p{L}-]+)\s*(.*)/iu
const NOUN_FOLLOWS = new Set('with to for on'.split(' '))
/** 'Tutor students after school' does something to them; 'support clients' and 'residents committees' could be some. */
const PEOPLE =
  /^(?:students|patients|residents|children|guests|visitors|tourists|pupils)(?=[.,;:]|$|\s(?:in|at|after|before|during|from|by|who|as|of|through|using|and|or|with|to|for|on|aged|daily|weekly)(?!\p{L}))/iu
/** Plurals that other nouns follow: 'Claims reviews', 'Records requests'. */
const ADJOINING = new Set(
  'accounts benefits brands charts claims contracts controls cooks designs files forms grants guides hosts images leads leases lists loads logs markets materials models networks orders parts permits plans plants positions prices processes programs projects prospects purchases records refunds repairs reports returns rooms sales samples services shares shops stocks stores supplies surveys systems targets tests trades trains trials values volunteers works'.split(
    ' ',
  ),
)
/** 'Drafts pleadings' is told of somebody: two plurals are no name of a thing, unless they did it: 'Tools engineers led'. */
function takesPlural(lower: string, next: string): boolean {
  const [plural, then] = /^\p{Ll}{3,}[^s\W]s(?!\p{L})(?:\s+(\p{Ll}+))?/u.exec(next) ?? []
  return (
    plural !== undefined && !ADJOINING.has(lower) && !ACTION_VERBS.get(then ?? '')?.tenses.includes('past')
  )
}

/** 'Design the …' is a verb, 'Design reviews' may be a noun: then nothing is claimed. */
const verbFollows = (next: string): boolean => objectFollows(next) || PEOPLE.test(next)

/** Words that only a verb has behind it: an article, a number, a possessive. */
export function objectFollows(next: string): boolean {
  const [, joined, rest = ''] = JOINED.exec(next) ?? []
  // 'Plan and lead the shoots' joins two deeds, 'Network and network devices' two things.
  if (joined !== undefined) return ADVERB.test(joined) || knownVerb(joined.toLowerCase(), rest) !== null
  const [first = ''] = next.split(/\s/)
  const word = first.toLowerCase().replace(/[.,;:]$/, '')
  return /^[$€£~]?\d/.test(word) || (OBJECT.has(word) && !NOUN_FOLLOWS.has(word))
}
