import { demandScore } from '#shared/learn/demands.ts'
import type { SkillDemand } from '#shared/schema/job.ts'
import type { Spoken } from '#shared/text/roots.ts'
import type { Lexicon } from '../text/lexicon.ts'
import { type Hit, type Scan, scan } from '../text/scan.ts'
import { choices, isClassOfNext, isSlashed } from './alternatives.ts'
import { certifiedSkill, namedCertificates } from './certificates.ts'
import { cuesOf } from './cues.ts'
import { degreeLevels } from './degree-names.ts'
import { certificatesHeld } from './held.ts'
import { type Around, type Phrase, phrasesIn } from './phrases.ts'
import { nameOf } from './skill-name.ts'
import type { Statement } from './statements.ts'
import type { Wording } from './wording.ts'

/** What the statements ask for, in the order of the text. */
export interface Asked {
  skills: {
    demand: SkillDemand
    ids: number[]
    want: Statement['want']
    guess: boolean
    /** The clause says how much it is wanted, and a wish names nothing else. */
    cued: boolean
  }[]
  certificates: Credential[]
  languages: Credential[]
  /** Named and, for all that can be told, not asked for. */
  mentioned: string[]
}

export interface Credential {
  name: string
  id: number
  want: Statement['want']
  /** Where one of several is enough: all their names. */
  oneOf?: string[]
}

/** A posting whose statements are known: what is asked, and what all of it says of a phrase. */
interface Asking {
  statements: readonly Statement[]
  /** The names of the vocabulary in each statement. */
  scans: readonly Scan[]
  around: Around
  lexicon: Lexicon
  wording: Wording
}

export function askedIn(asking: Asking): Asked {
  const asked: Asked = { skills: [], certificates: [], languages: [], mentioned: [] }
  for (const [at, found] of asking.scans.entries()) {
    const statement = asking.statements[at]
    if (statement) collect(statement, found, asking, asked)
  }
  return asked
}

type Scored = Phrase & { score: number }

/**
 * What a phrase has to score before it counts: a known name less than a run of words, which needs evidence, and least behind
 * 'experience with' or in a clause that says how much it is wanted. There, and under a heading of demands, a run counts with
 * less where it is all of an item, or stands behind such words.
 */
const NAME_LEAST = 300
const NAME_FRAMED_LEAST = -500
const RUN_WHOLE_LEAST = -1000
const RUN_FRAMED_LEAST = 300
const RUN_LEAST = 1600

/** And the likeliest of those in a line that asks and would ask for nothing. */
const RUN_ALONE_LEAST = -750

function leastOf({ hit, framed, whole }: Phrase, statement: Statement, kind: string): number {
  if (statement.want === 'duty') return kind === 'tool' ? DUTY_TOOL_LEAST : DUTY_LEAST
  if (kind === 'certificate') return CERTIFICATE_LEAST
  if (kind === 'language') return LANGUAGE_LEAST
  if (hit) return framed || isCued(statement) ? NAME_FRAMED_LEAST : NAME_LEAST
  if (!isOutright(statement)) return RUN_LEAST
  return whole ? RUN_WHOLE_LEAST : framed ? RUN_FRAMED_LEAST : RUN_LEAST
}

const isCued = ({ text }: Statement): boolean => cuesOf(text).length > 0
const isOutright = (statement: Statement): boolean =>
  statement.opens === 'must' || statement.opens === 'nice' || isCued(statement)

/** What is said of the work is rather told than asked, but for its tools. */
const DUTY_LEAST = 2500
const DUTY_TOOL_LEAST = 500
/** What somebody was is asked for, but a known name in it more: of 'as an SAP consultant' SAP is. */
const TRADE_SCORE = 0
/** Certificates are seldom named for anything else, and languages never. */
const CERTIFICATE_LEAST = -2500
const LANGUAGE_LEAST = -4500
/** What a run has to score that holds a known name. */
const HOLDS_LEAST = 500
/** A run of words named no demand is worth a mention above this. */
const MENTION_LEAST = -1500
/** No name of the vocabulary. */
const UNKNOWN = -1

/** The names in a statement, without words of the text's own language: Polish 'jest' is no test runner, French 'titre' no
 * form of 'titration', whose English endings it would have to have, and Portuguese 'bom' no bill of materials. */
export function scanned(statement: Statement, lexicon: Lexicon, { language, small }: Spoken): Scan {
  const found = scan(statement.text, lexicon, statement.listed && isShort(statement.text))
  const isOfText = ({ skill, form, printed, asListed, inflected, from, to }: Hit): boolean =>
    small.has(printed) ||
    (language !== 'en' &&
      to - from === 1 &&
      (asListed ? lexicon.skills[skill]?.kind === 'hard' && isOf(form, printed) : !inflected))
  return found.hits.some(isOfText) ? { ...found, hits: found.hits.filter((hit) => !isOfText(hit)) } : found
}

const LETTERS = /^\p{Lu}{2,3}$/u
const isOf = (form: string, printed: string): boolean =>
  LETTERS.test(form) && /^\p{Lu}\p{Ll}+$/u.test(printed)

function collect(statement: Statement, found: Scan, { lexicon, around, wording }: Asking, asked: Asked) {
  const { text, want } = statement
  const cued = isCued(statement)
  const from = asked.skills.length
  const met = phrasesIn(statement, found, lexicon, around).filter(({ noSkill }) => !noSkill)
  const phrases = met.map((phrase) => ({
    ...phrase,
    score: Math.max(
      demandScore(phrase.text, phrase.signs()),
      phrase.trade ? TRADE_SCORE : Number.NEGATIVE_INFINITY,
    ),
  }))
  const apart = likeliest(phrases)
  const isClear = (phrase: Scored) => {
    const { hit, score, trade } = phrase
    const kind = (hit && lexicon.skills[hit.skill]?.kind) ?? 'run'
    return trade || score > leastOf(phrase, statement, kind)
  }
  const clear = apart.filter(isClear)
  if (clear.length === 0 && want !== 'duty' && isOutright(statement) && degreeLevels(text).length === 0)
    clear.push(...likeliestFramed(apart))
  for (const phrase of apart)
    if (!clear.includes(phrase) && (phrase.hit || phrase.score > MENTION_LEAST))
      asked.mentioned.push(phrase.hit ? nameOf(phrase.hit, lexicon) : capital(phrase.called))
  const named = clear.map(
    ({ hit, called, from, to }): Hit =>
      hit ?? { skill: UNKNOWN, printed: called, form: called, asListed: true, ambiguous: false, from, to },
  )
  // What only says what the names behind it are examples of is not asked for beside them.
  const usable = named.filter(
    ({ skill }, at) => skill !== UNKNOWN || !isClassOfNext(at, { ...found, hits: named }, wording.either),
  )
  const all: Scan = { ...found, hits: usable }
  const kindOf = (hit: Hit) => lexicon.skills[hit.skill]?.kind ?? 'hard'
  const nameFor = (hit: Hit) => (hit.skill === UNKNOWN ? capital(hit.printed) : nameOf(hit, lexicon))
  const groups = choices(all, wording.either)
  const hitsAt = (places: readonly number[]): Hit[] => places.flatMap((i) => usable[i] ?? [])
  const credential = (hit: Hit): Credential => {
    const group = groups.find((at) => at.some((i) => usable[i] === hit)) ?? []
    const same = group.filter((i) => usable[i] && kindOf(usable[i]) === kindOf(hit))
    const names = [...new Set(hitsAt(same).map(nameFor))]
    const both = isSlashed(same, all) && !HELD_ALONE.has(lexicon.skills[hit.skill]?.field ?? '')
    const own = { name: nameFor(hit), id: hit.skill, want }
    return names.length > 1 && !both ? { ...own, oneOf: names } : own
  }
  for (const hit of usable) {
    if (kindOf(hit) === 'certificate') asked.certificates.push(credential(hit))
    if (kindOf(hit) === 'language') asked.languages.push(credential(hit))
  }
  for (const group of groups) {
    const certified = group.map((at) => certifiedSkill(all, at, lexicon)).filter((name) => name !== null)
    const hits = hitsAt(certified.length > 0 ? [] : group).filter(
      (hit) => kindOf(hit) !== 'certificate' && kindOf(hit) !== 'language',
    )
    for (const name of certified) asked.certificates.push({ name, id: UNKNOWN, want })
    const names = [...new Set(hits.map(nameFor))]
    const [one] = names
    if (one === undefined) continue
    const ids = [...new Set(hits.map(({ skill }) => skill))]
    asked.skills.push({
      demand: names.length > 1 && (ids.length > 1 || ids[0] === UNKNOWN) ? { anyOf: names } : one,
      ids: ids.filter((id) => id !== UNKNOWN),
      want,
      guess: hits.every(({ skill }) => skill === UNKNOWN),
      cued,
    })
  }
  const own = asked.skills.slice(from)
  if (want === 'nice' && own.length > 1) for (const skill of own) skill.cued = false
  if (want === 'duty') return
  const certified = usable
    .filter((hit) => kindOf(hit) === 'certificate')
    .map(({ printed }) => printed.toLowerCase())
  const held = certificatesHeld(text, found.tokens, wording).map(([from, to]) =>
    capital(text.slice(from, to)),
  )
  for (const name of [...namedCertificates(text), ...held])
    if (degreeLevels(name).length === 0 && !certified.some((known) => alike(known, name.toLowerCase())))
      asked.certificates.push({ name, id: UNKNOWN, want })
}

/** Of what overlaps the likeliest. A known name gives way only to a run that holds it and is likelier by far. */
function likeliest<T extends { text: string; hit: Hit | null; from: number; to: number; score: number }>(
  scored: readonly T[],
): T[] {
  const overlap = (a: T, b: T) => a.from < b.to && a.to > b.from
  let names = scored.filter(({ hit }) => hit)
  const kept: T[] = []
  for (const run of scored.filter(({ hit }) => !hit).sort((a, b) => b.score - a.score)) {
    if (kept.some((other) => overlap(run, other))) continue
    const held = names.filter((name) => overlap(name, run))
    // 'Java 17' is Java, whatever its version.
    if (held.some(({ text }) => VERSION.test(run.text.replace(text, '')))) continue
    if (held.length > 0 && (run.score < HOLDS_LEAST || held.some(({ score }) => score + HELD_BY > run.score)))
      continue
    names = names.filter((name) => !held.includes(name))
    kept.push(run)
  }
  return [...names, ...kept].sort((a, b) => a.from - b.from)
}

/** 'Experience working with distributed teams' asks for one thing at least. */
const likeliestFramed = (phrases: readonly Scored[]): Scored[] =>
  phrases
    .filter(({ hit, framed, score }) => !hit && framed && score > RUN_ALONE_LEAST)
    .sort((a, b) => b.score - a.score)
    .slice(0, 1)
const VERSION = /^[\s\d.+]*$/
/** How much likelier it has to be. */
const HELD_BY = 500

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A name of one to three words; 'Go – nice to have' is one word. */
const isShort = (text: string): boolean =>
  text.length < SHORT_CHARACTERS && withoutCues(text).trim().split(/\s+/).length <= 3
const SHORT_CHARACTERS = 120
const withoutCues = (text: string): string =>
  cuesOf(text).reduceRight((rest, { from, to }) => rest.slice(0, from) + rest.slice(to), text)

/** 'ACA/ACCA/CIMA qualified' asks for one, 'BLS/ACLS' for both: nobody is an accountant by three bodies. */
const HELD_ALONE: ReadonlySet<string> = new Set(['finance'])

const alike = (a: string, b: string): boolean => a.includes(b) || b.includes(a)
