import { spanScores } from '#shared/learn/spans.ts'
import type { Lexicon } from '../text/lexicon.ts'
import { partsOf } from '../text/name-parts.ts'
import type { Hit, Scan } from '../text/scan.ts'
import { stem as rootOf } from '../text/stem.ts'
import { fold, placeOf, type Token, tokensOf } from '../text/tokens.ts'
import { certificateRegions, isCertificateWord } from './certificates.ts'
import { degreeRegions } from './degree.ts'
import { certificatesHeld } from './held.ts'
import type { Statement } from './statements.ts'
import { hasTitleWord } from './title.ts'
import { frameKind, JOINS, PREPOSITIONS, type Wording } from './wording.ts'
import { isToldInYears } from './years.ts'

// What a statement could ask for: names that the vocabulary knows, and runs of words that could be a name. What is
// known of each beside its letters is what the classifier of demands decides by.

export interface Phrase {
  /** As printed. */
  text: string
  /** The name of the vocabulary it is, or null where it is only a run of words. */
  hit: Hit | null
  from: number
  to: number
  signs: string[]
  /** A word before it says that a person knows, has done or can do it: 'experience with', 'Kenntnisse in'. */
  framed: boolean
  /** It is all of an item, among names that are known, and stands elsewhere in the posting too. */
  repeated: boolean
  /** 'Cooking: 1 year' */
  inYears: boolean
}

/** What the whole posting says of a phrase. */
export interface Around {
  /** How often each word stands in the posting. */
  times: ReadonlyMap<string, number>
  /** Words of the company's name. */
  house: ReadonlySet<string>
  /** Those, and the words of the job's title. */
  named: ReadonlySet<string>
  /** How much the lines that ask name of the vocabulary. */
  outright: number
  wording: Wording
}

/** In how many names of the vocabulary a word has to end, or open, them. */
const PARTS = [1, 2, 5, 15, 50]

const RUN_WORDS_MOST = 4
/** A longer run is a sentence without small words, and names nothing. */
const RUN_WORDS_READ = 6
const RUN_CHARACTERS_MOST = 42
const STEM = 7

const step = (n: number, bounds: readonly number[]): number => bounds.filter((bound) => n >= bound).length

/** Every phrase of the statement, in order. */
export function phrasesIn(statement: Statement, scan: Scan, lexicon: Lexicon, around: Around): Phrase[] {
  const { text, tokens, hits } = scan
  const found = [
    ...hits.map((hit) => ({ hit, from: hit.from, to: hit.to })),
    // A word that nobody knows as a name is asked for in no sentence about the work.
    ...(statement.want === 'duty'
      ? []
      : [runsIn, namesWithin, linkedIn].flatMap((find) => find(tokens, hits, around.wording))
    ).map(([from, to]) => ({ hit: null, from, to })),
  ].sort((a, b) => a.from - b.from)
  const facts = factsOf(scan, around.wording, statement.heading)
  const degrees = degreeRegions(text)
  const certificates = [...certificateRegions(text), ...certificatesHeld(text, tokens, around.wording)]
  return found.flatMap(({ hit, from, to }) => {
    const { start, end } = placeOf(tokens, { from, to })
    const printed = text.slice(start, end)
    const within = ([a, b]: [number, number]) => start >= a && start < b
    const kind = hit ? lexicon.skills[hit.skill]?.kind : 'run'
    // 'We are seeking a Machine Learning Engineer': what the one wanted is called.
    const next = tokens[to]
    if (!statement.bullet && next && !next.breakBefore && hasTitleWord(next.raw)) return []
    // The field of a degree and the words of a certificate name nothing by themselves.
    if (
      kind !== 'certificate' &&
      ((degrees.some(within) && kind !== 'language') ||
        certificates.some(within) ||
        namesPaper(tokens, hit, from, to))
    )
      return []
    // 'Indeed requires all visitors to sign in': who is hiring, by whatever the name is known.
    if (!statement.bullet && tokens.slice(from, to).every(({ key }) => around.house.has(key))) return []
    const least = Math.min(...tokens.slice(from, to).map(({ key }) => around.times.get(key) ?? 1))
    const repeated = statement.listed && to - from === tokens.length && least > 1 && around.outright > 1
    const inYears = statement.listed && from === 0 && isToldInYears(text.slice(end))
    const signs = signsOf({ statement, scan, facts, hit, from, to, printed, lexicon, around })
    if (inYears) signs.push('told in years')
    const framed = openedBy(tokens, facts, from).kind !== ''
    return [{ text: printed, hit, from, to, signs, framed, repeated, inYears }]
  })
}

/** Runs of words that no stop word, sign or known name parts, and the parts of each that could be the name in it. */
function runsIn(tokens: readonly Token[], hits: readonly Hit[], { small }: Wording): [number, number][] {
  const taken = new Set(hits.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)))
  const runs: [number, number][] = []
  let from = 0
  const close = (end: number) => {
    if (end - from > RUN_WORDS_READ) return
    for (let first = from; first < end; first++)
      for (let to = first + 1; to <= Math.min(end, first + RUN_WORDS_MOST); to++)
        if (isNameLike(tokens.slice(first, to)) && !isGlued(tokens[first]) && !isGlued(tokens[to]))
          runs.push([first, to])
  }
  tokens.forEach((token, at) => {
    // 'Go-to-market' is one word, whatever stands in its middle.
    const glued = token.glue === '-' || tokens[at + 1]?.glue === '-'
    const apart = taken.has(at) || (!glued && small.has(token.key))
    if (apart || token.breakBefore) {
      close(at)
      from = apart ? at + 1 : at
    }
  })
  close(tokens.length)
  return runs
}

/** 'Park operations' around the known 'operations': one word that is known, and the words right beside it. */
function namesWithin(tokens: readonly Token[], hits: readonly Hit[], { small }: Wording): [number, number][] {
  const parts = (at: number) => tokens[at] === undefined || small.has(tokens[at].key)
  return hits.flatMap((hit): [number, number][] => {
    if (hit.to - hit.from > 1) return []
    let from = hit.from
    let to = hit.to
    while (tokens[from]?.breakBefore === false && !parts(from - 1) && hit.from - from < 2) from--
    while (!(tokens[to]?.breakBefore ?? true) && !parts(to) && to - hit.to < 2) to++
    const wide: [number, number][] = []
    for (let first = from; first <= hit.from; first++)
      for (let last = hit.to; last <= to; last++)
        if (
          last - first > 1 &&
          last - first <= RUN_WORDS_MOST &&
          isNameLike(tokens.slice(first, last)) &&
          !isGlued(tokens[first]) &&
          !isGlued(tokens[last])
        )
          wide.push([first, last])
    return wide.filter(
      ([first, last]) => !hits.some((other) => other !== hit && other.from <= first && other.to >= last),
    )
  })
}

/** Between two words of one name: 'de la'. */
const LINK_WORDS_MOST = 2

/** 'Gestión de flotas', 'lecture de plans': names of some words that small words of the language join. */
function linkedIn(
  tokens: readonly Token[],
  hits: readonly Hit[],
  { links, small }: Wording,
): [number, number][] {
  const says = (at: number) => !small.has(tokens[at]?.key ?? '')
  const linked: [number, number][] = []
  for (let first = 0; first < tokens.length; first++) {
    if (!says(first) || isGlued(tokens[first])) continue
    let words = 1
    let within = 0
    let joined = false
    for (let at = first + 1; at < tokens.length && !tokens[at]?.breakBefore; at++) {
      if (says(at)) {
        words++
        within = 0
        if (words > RUN_WORDS_MOST) break
        if (joined && isNameLike(tokens.slice(first, at + 1)) && !isGlued(tokens[at + 1]))
          linked.push([first, at + 1])
        continue
      }
      if (!links.has(tokens[at]?.key ?? '') || ++within > LINK_WORDS_MOST) break
      joined = true
    }
  }
  return linked.filter(([from, to]) => !hits.some((hit) => hit.from <= from && hit.to >= to))
}

/** 'Nursing registration', or the 'authorization' of 'work authorization': which certificate it is is told elsewhere. */
const namesPaper = (tokens: readonly Token[], hit: Hit | null, from: number, to: number): boolean =>
  isCertificateWord(tokens[to - 1]?.raw ?? '') &&
  (!hit ||
    (to - from === 1 && tokens[from]?.breakBefore === false && !JOINS.has(tokens[from - 1]?.key ?? '')))

const isGlued = (token: Token | undefined): boolean =>
  token !== undefined && token.glue !== '' && !token.breakBefore

function isNameLike(run: readonly Token[]): boolean {
  const { start, end } = placeOf(run, { from: 0, to: run.length })
  return (
    run.some(({ key }) => /\p{L}{2}|[+#]/u.test(key)) &&
    end - start <= RUN_CHARACTERS_MOST &&
    !/^\d/.test(run[0]?.key ?? '')
  )
}

interface Asking {
  statement: Statement
  scan: Scan
  facts: Facts
  hit: Hit | null
  from: number
  to: number
  printed: string
  lexicon: Lexicon
  around: Around
}

function signsOf({ statement, scan, facts, hit, from, to, printed, lexicon, around }: Asking): string[] {
  const { tokens, hits } = scan
  const skill = hit ? lexicon.skills[hit.skill] : undefined
  const kind = skill ? skill.kind : 'run'
  const stem = (at: number): string => {
    const token = tokens[at]
    if (token === undefined) return 'end'
    return token.key.slice(0, STEM)
  }
  const cutBefore = from > 0 && tokens[from]?.breakBefore === true
  const cutAfter = tokens[to]?.breakBefore === true
  const known = hits.filter((other) => other !== hit).length
  const words = tokens.slice(from, to)
  const [head = '', last = ''] = [words[0]?.key, words.at(-1)?.key]
  const times = Math.min(...words.map(({ key }) => around.times.get(key) ?? 1))
  const open = tokens.slice(0, 3).map(({ key }) => key.slice(0, STEM))
  const place = `${statement.want}${statement.bullet ? ' item' : ''}`
  const edges = [edgeBefore(tokens, facts, from), edgeAfter(tokens, facts, to)] as const
  const edge = edges.join(' ')
  const { frame, joints } = frameOf(tokens, from)
  const closing = tailOf(tokens, hits, to)
  const tail = tokens[closing]?.key.slice(0, STEM) ?? 'end'
  const among = amongOf(facts, hit, from, to)
  const opened = openedBy(tokens, facts, from)
  const closed = facts.kinds[closing] ?? ''
  const signs = [
    `kind ${kind}`,
    `${kind} in ${place}`,
    `${kind} in ${place} ${around.wording.language}`,
    `${hit ? 'name' : 'run'} ${edge} ${around.wording.language}`,
    `${kind} of ${words.length} in ${step(tokens.length, [2, 3, 4, 6, 9, 14, 22])}`,
    `${kind} ${from === 0 ? 'first' : cutBefore ? 'cut' : 'on'} ${to === tokens.length ? 'last' : cutAfter ? 'cut' : 'on'}`,
    `${kind} beside ${step(known, [1, 2, 4])}`,
    `${kind} times ${step(times, [2, 3, 5])}`,
    `${kind} outright ${step(around.outright, [1, 2, 4, 7, 12])} ${statement.want}`,
    `${kind} ${edge} ${statement.want}`,
    `${kind} ${edge} of ${words.length}`,
    `${edges[0]} of ${words.length}`,
    `${edges[1]} of ${words.length}`,
    `${kind} frame ${frame}`,
    `frame ${frame}`,
    `frame ${frame} ${joints}`,
    `${kind} tail ${tail}`,
    `opened ${opened.kind} ${opened.joints} ${edges[0]} ${hit ? 'name' : 'run'} ${statement.want}`,
    `${hit ? 'name' : 'run'} opened ${opened.kind} ${opened.joints}`,
    `opened ${opened.kind} ends ${edges[1]} of ${words.length}`,
    `${hit ? 'name' : 'run'} closed ${closed} ${statement.want}`,
    `closed ${closed} ${edge}`,
    `${kind} among ${among}`,
    `${hit ? 'name' : 'run'} headed ${facts.headed} ${edge}`,
    `${hit ? 'name' : 'run'} under ${facts.headed} or ${opened.kind} in ${place}`,
    `shape ${kind} ${words.map(shapeOf).join('')} ${from === 0 ? 'opens' : ''}`,
    `before ${stem(from - 1)}${cutBefore ? '|' : ''}`,
    `before ${stem(from - 2)} ${stem(from - 1)}`,
    `after ${cutAfter ? '|' : ''}${stem(to)}`,
    `after ${stem(to)} ${stem(to + 1)}`,
    ...open.map((word) => `${kind === 'run' ? 'run' : 'hit'} opened by ${word}`),
    ...words.map(({ key }) => `word ${key.slice(0, STEM)}`),
    `last word ${last}`,
    `first word ${head}`,
    `${hit ? 'name' : 'run'} ends ${last.slice(-3)}`,
    ...(hit ? [] : [`run begins ${head.slice(-3)} of ${words.length}`]),
    `${hit ? 'name' : 'run'} itself ${facts.kinds[to - 1]} ${edges[0]}`,
    `${kind} in a line ${step(statement.sure, [-500, 500, 1500, 3000, 5000])} sure`,
    `${kind} ${statement.want} under ${statement.opens}`,
    `${hit ? 'name' : 'run'} opened ${opened.kind} under ${statement.opens}`,
    `${hit ? 'name' : 'run'} opened ${opened.kind} under ${statement.opens} ${edge}`,
  ]
  if (from === 0 && to === tokens.length)
    signs.push(
      `${kind} all of ${place}`,
      `${kind} all of ${place} ${words.map(shapeOf).join('')} ${step(around.outright, [1, 3])}`,
    )
  if (words.some(({ key }) => facts.small.has(key)))
    signs.push(
      `linked of ${words.length} ${edge}`,
      `linked ${words.map(({ key }) => (facts.small.has(key) ? key : '_')).join(' ')} ${opened.kind}`,
      `linked ${words.filter((_, at) => facts.named.has(from + at)).length} named of ${words.length}`,
    )
  if (words.some(({ key }) => around.named.has(key))) signs.push(`${kind} of the title or the company`)
  if (hit && skill) {
    signs.push(
      `field ${skill.field} ${statement.want}`,
      `name ${fold(skill.name)}`,
      `${kind} ${hit.asListed ? 'listed' : 'other form'} ${hit.ambiguous ? 'doubtful' : 'sure'} ${statement.want}`,
      `${kind} ${hit.asListed ? 'listed' : 'other form'} of ${words.length}`,
    )
    if (hits.some((other) => other !== hit && other.from < hit.to && other.to > hit.from))
      signs.push('overlaps')
    if (hits.some((other) => other.to === hit.from && !cutBefore)) signs.push('right after a known one')
  } else {
    const within = hits.find((other) => other.from >= from && other.to <= to)
    if (within)
      signs.push(
        `holds a ${lexicon.skills[within.skill]?.kind} ${within.from === from ? 'first' : 'last'} of ${words.length}`,
        `holds ${within.ambiguous || !within.asListed ? 'a doubtful' : 'a sure'} name in ${edge}`,
      )
    const { heads, openers } = partsOf(lexicon)
    const [closes, begins] = [heads.get(rootOf(last)) ?? 0, openers.get(rootOf(head)) ?? 0]
    const parts = [step(closes, PARTS), words.length > 1 ? step(begins, PARTS) : '-'].join(' ')
    signs.push(
      `parts ${parts} of ${words.length}`,
      `parts ${parts} ${edge}`,
      `parts ${parts} opened ${opened.kind || facts.headed}`,
      `parts ${parts} ${statement.want}`,
    )
    const spans = spanScores(printed)
    const [first, second] = Object.entries(spans)
      .sort((a, b) => b[1] - a[1])
      .map(([name]) => name)
    signs.push(
      `span ${first}`,
      `span ${first} then ${second}`,
      `skill ${step(-spans.skill, [300, 1000, 2500, 5000])}`,
    )
  }
  return signs
}

/** What is asked of a statement for each of its phrases, found once. */
interface Facts {
  /** What each word frames, '' where it frames nothing. */
  kinds: readonly string[]
  /** What the words above the statement frame: all of it, where 'Knowledge of:' heads it. */
  headed: string
  /** Words of known names. */
  named: ReadonlySet<number>
  /** Where the items of its lists begin, and which of them are known names to the letter. */
  starts: ReadonlySet<number>
  known: readonly Hit[]
  ends: (at: number) => boolean
  small: ReadonlySet<string>
}

function factsOf({ tokens, hits }: Scan, { small }: Wording, heading: string): Facts {
  const joins = (token: Token | undefined) => token !== undefined && JOINS.has(token.key)
  const starts = new Set(
    tokens.flatMap(({ breakBefore }, at) => (at === 0 || breakBefore || joins(tokens[at - 1]) ? [at] : [])),
  )
  const ends = (at: number) => at === tokens.length || tokens[at]?.breakBefore === true || joins(tokens[at])
  return {
    kinds: tokens.map(({ key }) => frameKind(key)),
    headed: tokensOf(heading).reduce((kind, { key }) => frameKind(key) || kind, ''),
    named: new Set(hits.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i))),
    starts,
    known: hits.filter(({ from, to }) => starts.has(from) && ends(to)),
    ends,
    small,
  }
}

/** What stands at either side of a phrase: nothing, a sign, 'and', a small word, a known name or another word. */
function edgeBefore(tokens: readonly Token[], { named, small }: Facts, from: number): string {
  const before = tokens[from - 1]
  if (before === undefined) return 'start'
  return tokens[from]?.breakBefore ? 'cut' : edgeOf(before, named.has(from - 1), small)
}
function edgeAfter(tokens: readonly Token[], { named, small }: Facts, to: number): string {
  const after = tokens[to]
  if (after === undefined) return 'end'
  return after.breakBefore ? 'cut' : edgeOf(after, named.has(to), small)
}
function edgeOf({ key, glue }: Token, known: boolean, small: ReadonlySet<string>): string {
  if (known) return glue === '' ? 'name' : 'glued name'
  if (JOINS.has(key)) return 'and'
  if (PREPOSITIONS.has(key)) return 'of'
  return small.has(key) ? 'small' : 'word'
}

/** The frame that a phrase stands in, in whatever language: what kind of word opens it, and how many items lie between. */
function openedBy(
  tokens: readonly Token[],
  { kinds }: Facts,
  from: number,
): { kind: string; joints: number } {
  let joints = 0
  for (let at = from - 1; at >= 0 && from - at <= FRAME_WORDS; at--) {
    const kind = kinds[at] ?? ''
    if (kind !== '') return { kind, joints }
    if (isParted(tokens, at)) joints = Math.min(3, joints + 1)
  }
  return { kind: '', joints }
}

/** 'Experience with X, Y and Z': the nearest preposition before a phrase, the word that opens it, and how many items lie between. */
function frameOf(tokens: readonly Token[], from: number): { frame: string; joints: number } {
  let joints = 0
  for (let at = from - 1; at >= 0 && from - at <= FRAME_WORDS; at--) {
    const key = tokens[at]?.key ?? ''
    if (PREPOSITIONS.has(key))
      return { frame: `${tokens[at - 1]?.key.slice(0, STEM) ?? 'start'} ${key}`, joints }
    if (isParted(tokens, at)) joints = Math.min(2, joints + 1)
  }
  return { frame: 'none', joints }
}
const FRAME_WORDS = 14

/** A sign stands behind the word, or the word is an 'and'. */
const isParted = (tokens: readonly Token[], at: number): boolean =>
  tokens[at + 1]?.breakBefore === true || JOINS.has(tokens[at]?.key ?? '')

/** 'Python and SQL skills': the word behind the list that a phrase stands in. */
function tailOf(tokens: readonly Token[], hits: readonly Hit[], to: number): number {
  let at = to
  for (let seen = 0; seen < 4 && at < tokens.length; seen++) {
    const hit = hits.find((other) => other.from === at)
    if (hit) at = hit.to
    else if (JOINS.has(tokens[at]?.key ?? '')) at++
    else break
  }
  return at
}

/** How many items the list of a phrase has, how many of them are known names, and whether the phrase is one of the items. */
function amongOf({ starts, known, ends }: Facts, hit: Hit | null, from: number, to: number): string {
  const others = known.length - Number(hit !== null && known.includes(hit))
  const own = starts.has(from) && ends(to)
  return `${step(starts.size, [2, 3, 5])} ${step(others, [1, 2, 3])} ${own ? 'item' : 'part'}`
}

/** A capital, all capitals, mixed, a figure or a word in small letters. */
function shapeOf({ raw, key }: Token): string {
  if (raw === key && SMALL.test(raw)) return 'w'
  if (/^\p{Lu}+$/u.test(raw)) return raw.length > 1 ? 'A' : 'X'
  if (/[\d.+#]/.test(raw.slice(1)) || /\p{Ll}\p{Lu}/u.test(raw)) return /^\d/.test(raw) ? '1' : 'M'
  if (/^\p{Lu}/u.test(raw)) return 'T'
  return /^\d/.test(raw) ? '1' : 'w'
}
const SMALL = /^[a-z]+$/
