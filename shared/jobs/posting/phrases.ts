import { sign } from '#shared/learn/features.ts'
import { likeliestSpan, spanScores } from '#shared/learn/spans.ts'
import { fold } from '#shared/text/fold.ts'
import { stem as rootOf } from '#shared/text/stem.ts'
import { placeOf, type Token } from '#shared/text/tokens.ts'
import { addressesIn } from '../text/addresses.ts'
import type { Lexicon } from '../text/lexicon.ts'
import { partsOf } from '../text/name-parts.ts'
import type { Hit, Scan } from '../text/scan.ts'
import { certificateRegions, isCertificateWord } from './certificates.ts'
import { degreeRegions } from './degree.ts'
import {
  amongOf,
  edgeAfter,
  edgeBefore,
  type Facts,
  factsOf,
  frameOf,
  openedBy,
  step,
  tailOf,
} from './frames.ts'
import { certificatesHeld } from './held.ts'
import { isState } from './location.ts'
import { linkedIn, namesWithin, runsIn } from './runs.ts'
import type { Statement } from './statements.ts'
import { hasTitleWord } from './title.ts'
import { tradesIn } from './trades.ts'
import { JOINS, PREPOSITIONS, type Wording } from './wording.ts'

// What a statement could ask for: names that the vocabulary knows, and runs of words that could be a name. What is
// known of each beside its letters is what the classifier of demands decides by.

export interface Phrase {
  /** As printed. */
  text: string
  /** What it is called where it stands apart: with the word that its endings hang on, as in 'conocimientos contables'. */
  called: string
  /** The name of the vocabulary it is, or null where it is only a run of words. */
  hit: Hit | null
  from: number
  to: number
  /** What the classifier of demands decides by: many, and asked of no phrase that can be none. */
  signs: () => number[]
  /** A word before it, or right behind its list, says that a person knows, has done or can do it: 'Kenntnisse in', 'Oracle experience'. */
  framed: boolean
  /** Who is hiring, where the work is, or half of a word: met in training like any other, and never asked for. */
  noSkill: boolean
  /** It is all of an item. */
  whole: boolean
  /** 'Experience as a cook' */
  trade: boolean
}

/** What the whole posting says of a phrase. */
export interface Around {
  /** How often each word stands in the posting. */
  times: ReadonlyMap<string, number>
  /** Words of the place of the work. */
  places: ReadonlySet<string>
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

/** A posting that names so much by name has said what of the trade it wants. */
const OUTRIGHT_FEW = 5

/** Every phrase of the statement, in order. */
export function phrasesIn(statement: Statement, scan: Scan, lexicon: Lexicon, around: Around): Phrase[] {
  const { text, tokens, hits } = scan
  const asksLittle = statement.want !== 'duty' && around.outright < OUTRIGHT_FEW
  const trades = asksLittle ? tradesIn(text, tokens, around.wording) : []
  const found = [
    ...hits.map((hit) => ({ hit, from: hit.from, to: hit.to })),
    // A word that nobody knows as a name is asked for in no sentence about the work.
    ...(statement.want === 'duty'
      ? []
      : [runsIn, namesWithin, linkedIn].flatMap((find) => find(tokens, hits, around.wording))
    )
      .filter(([from, to]) => !trades.some((trade) => from === trade[0] && to === trade[1]))
      .concat(trades)
      .map(([from, to]) => ({ hit: null, from, to })),
  ].sort((a, b) => a.from - b.from)
  if (found.length === 0) return []
  const facts = factsOf(scan, around.wording, statement.heading)
  const degrees = degreeRegions(text, around.wording.language)
  const addresses = addressesIn(text)
  const certificates = [
    ...certificateRegions(text),
    ...certificatesHeld(text, tokens, around.wording),
    ...classesBehind(text, scan, lexicon),
  ]
  return found.flatMap(({ hit, from, to }) => {
    const { start, end } = placeOf(tokens, { from, to })
    const printed = text.slice(start, end)
    const within = ([a, b]: [number, number]) => start >= a && start < b
    const kind = hit ? lexicon.skills[hit.skill]?.kind : 'run'
    const trade = !hit && trades.some((one) => from === one[0] && to === one[1])
    // 'We are seeking a Machine Learning Engineer': what the one wanted is called.
    const next = tokens[to]
    if (!statement.bullet && next && !next.breakBefore && hasTitleWord(next.raw)) return []
    if (addresses.some(within)) return []
    // The field of a degree and the words of a certificate name nothing by themselves.
    if (
      kind !== 'certificate' &&
      !trade &&
      ((degrees.some(within) && kind !== 'language') ||
        certificates.some(within) ||
        namesPaper(tokens, hit, from, to))
    )
      return []
    const opened = openedBy(tokens, facts, from)
    const closing = tailOf(tokens, hits, to)
    const framed = opened.kind !== '' || (facts.kinds[closing] ?? '') !== ''
    const isAll = (of: ReadonlySet<string>) => tokens.slice(from, to).every(({ key }) => of.has(key))
    // 'Indeed requires all visitors to sign in': who is hiring, by whatever the name is known. What it makes may be asked for.
    const hires = isAll(around.house) && kind !== 'language' && !(hit && framed && statement.want !== 'duty')
    const isPlace = !hit && (isAll(around.places) || (!framed && isState(printed)))
    // 'HR Manager': who is hired, named once more.
    const isHired =
      !hit && !framed && !trade && isAll(around.named) && hasTitleWord(tokens[to - 1]?.raw ?? '')
    const isNumeral = !hit && tokens.slice(from, to).every(({ raw }) => NUMERAL.test(raw))
    // 'Languages', 'LANGUAGE: …': a word that heads others, by its letters.
    const isHeading =
      !hit &&
      to - from === 1 &&
      ((tokens.length === 1 && !statement.bullet) || text[end] === ':') &&
      likeliestSpan(spanScores(printed)) === 'label'
    const least = Math.min(...tokens.slice(from, to).map(({ key }) => around.times.get(key) ?? 1))
    const whole = statement.bullet && to - from === tokens.length
    const repeated = statement.listed && to - from === tokens.length && least > 1 && around.outright > 1
    const signs = () => [
      ...signsOf({ statement, scan, facts, hit, from, to, printed, opened, closing, lexicon, around }),
      ...(repeated ? [sign`${hit ? 'name' : 'run'} repeated ${statement.want}`] : []),
      ...(!hit && isPlain(tokens, facts, from, to)
        ? [sign`plain`, sign`plain ${statement.want} ${framed}`]
        : []),
    ]
    return [
      {
        text: printed,
        called: hit
          ? printed
          : text.slice(placeOf(tokens, { from: headOf(tokens, facts, from, around.wording), to }).start, end),
        hit,
        from,
        to,
        signs,
        framed,
        noSkill: hires || isHired || isPlace || isNumeral || isHeading || (!hit && isHalf(text.slice(end))),
        whole,
        trade,
      },
    ]
  })
}

/** 'Permis B, C', 'prawo jazdy kategorii B i C': the letters of a list that a certificate with such a letter opens. */
const classesBehind = (text: string, { hits, tokens }: Scan, { skills }: Lexicon): [number, number][] =>
  hits.flatMap((hit) => {
    const { start, end } = placeOf(tokens, hit)
    return skills[hit.skill]?.kind === 'certificate' && CLASS.test(hit.printed)
      ? [[start, end + (CLASSES.exec(text.slice(end))?.[0].length ?? 0)] as [number, number]]
      : []
  })
const CLASS = /(?<!\p{L})\p{Lu}{1,2}\d?$/u
const CLASSES = /^(?:\s?(?:[,/+&]|\s\p{L}{1,3}\s)\s?\p{Lu}{1,2}\d?(?!\p{L}))+/u

/** 'Level II' */
const NUMERAL = /^[IVX]+$/

/** 'Sufficient math skills', 'end-to-end experience': a word in small letters that another one goes on with. */
function isPlain(tokens: readonly Token[], facts: Facts, from: number, to: number): boolean {
  const [first, ...others] = tokens.slice(from, to)
  if (!PLAIN.test((from === 0 ? first?.key : first?.raw) ?? '')) return false
  if (others.some(({ raw, glue }) => glue === '' || !PLAIN.test(raw))) return false
  // 'Retail experience' is of retail.
  const goesOn = BESIDE.has(edgeAfter(tokens, facts, to)) && (facts.kinds[to] === '' || others.length > 0)
  return goesOn || BESIDE.has(edgeBefore(tokens, facts, from))
}
const PLAIN = /^\p{Ll}+$/u
const BESIDE: ReadonlySet<string> = new Set(['word', 'name'])

/** Where the word stands that the first word of a phrase agrees with: 'doświadczenie' of 'doświadczenie w naprawach', else the phrase itself. */
function headOf(
  tokens: readonly Token[],
  { kinds }: Facts,
  from: number,
  { agrees, links, small }: Wording,
): number {
  if (agrees === undefined || !PLAIN.test(tokens[from]?.raw ?? '')) return from
  const most = agrees === 'cases' ? HEAD_MOST : 1
  for (let at = from; at > from - most && tokens[at]?.breakBefore === false; ) {
    at--
    if ((kinds[at] ?? '') !== '' && (agrees !== 'cases' || isAsNamed(tokens, kinds, at, links))) return at
    if (!small.has(tokens[at]?.key ?? '')) break
  }
  return from
}
/** No other frame and, since its clause began, no preposition stands before it: in 'se znalostí' it has another ending too. */
function isAsNamed(
  tokens: readonly Token[],
  kinds: Facts['kinds'],
  at: number,
  links: Wording['links'],
): boolean {
  if (tokens[at]?.breakBefore === false && kinds[at - 1]) return false
  for (let before = at; before > 0 && tokens[before]?.breakBefore === false; before--) {
    const { key = '' } = tokens[before - 1] ?? {}
    if (JOINS.has(key)) break
    if (PREPOSITIONS.has(key) || links.has(key)) return false
  }
  return true
}
/** Words before a phrase, at most. */
const HEAD_MOST = 3

/** 'Intensiv- und Beatmungspflege': a word whose end stands in another. */
const isHalf = (rest: string): boolean => /^[-‐‑](?:\s|$)/.test(rest)

/** 'Nursing registration', or the 'authorization' of 'work authorization': which certificate it is is told elsewhere. */
const namesPaper = (tokens: readonly Token[], hit: Hit | null, from: number, to: number): boolean =>
  isCertificateWord(tokens[to - 1]?.raw ?? '') &&
  (!hit ||
    (to - from === 1 && tokens[from]?.breakBefore === false && !JOINS.has(tokens[from - 1]?.key ?? '')))

interface Asking {
  statement: Statement
  scan: Scan
  facts: Facts
  hit: Hit | null
  from: number
  to: number
  printed: string
  /** What opens the phrase, and where the word behind its list stands. */
  opened: { kind: string; joints: number }
  closing: number
  lexicon: Lexicon
  around: Around
}

function signsOf({ statement, scan, facts, hit, from, to, printed, ...told }: Asking): number[] {
  const { opened, closing, lexicon, around } = told
  const { tokens, hits } = scan
  const skill = hit ? lexicon.skills[hit.skill] : undefined
  const kind = skill ? skill.kind : 'run'
  const stem = (at: number): string => facts.stems[at] ?? 'end'
  const shape = facts.shapes.slice(from, to).join('')
  const cutBefore = from > 0 && tokens[from]?.breakBefore === true
  const cutAfter = tokens[to]?.breakBefore === true
  const known = hits.length - Number(hit !== null)
  const words = tokens.slice(from, to)
  const [head = '', last = ''] = [words[0]?.key, words.at(-1)?.key]
  const times = Math.min(...words.map(({ key }) => around.times.get(key) ?? 1))
  const place = `${statement.want}${statement.bullet ? ' item' : ''}`
  const edges = [edgeBefore(tokens, facts, from), edgeAfter(tokens, facts, to)] as const
  const edge = edges.join(' ')
  const { frame, joints } = frameOf(tokens, from)
  const among = amongOf(facts, hit, from, to)
  const closed = facts.kinds[closing] ?? ''
  const signs = [
    sign`kind ${kind}`,
    sign`${kind} in ${place}`,
    sign`${kind} in ${place} ${around.wording.language}`,
    sign`${hit ? 'name' : 'run'} ${edge} ${around.wording.language}`,
    sign`${kind} of ${words.length} in ${step(tokens.length, [2, 3, 4, 6, 9, 14, 22])}`,
    sign`${kind} ${from === 0 ? 'first' : cutBefore ? 'cut' : 'on'} ${to === tokens.length ? 'last' : cutAfter ? 'cut' : 'on'}`,
    sign`${kind} beside ${step(known, [1, 2, 4])}`,
    sign`${kind} times ${step(times, [2, 3, 5])}`,
    sign`${kind} outright ${step(around.outright, [1, 2, 4, 7, 12])} ${statement.want}`,
    sign`${kind} ${edge} ${statement.want}`,
    sign`${kind} ${edge} of ${words.length}`,
    sign`${edges[0]} of ${words.length}`,
    sign`${edges[1]} of ${words.length}`,
    sign`${kind} frame ${frame}`,
    sign`frame ${frame}`,
    sign`frame ${frame} ${joints}`,
    sign`${kind} tail ${stem(closing)}`,
    sign`opened ${opened.kind} ${opened.joints} ${edges[0]} ${hit ? 'name' : 'run'} ${statement.want}`,
    sign`${hit ? 'name' : 'run'} opened ${opened.kind} ${opened.joints}`,
    sign`opened ${opened.kind} ends ${edges[1]} of ${words.length}`,
    sign`${hit ? 'name' : 'run'} closed ${closed} ${statement.want}`,
    sign`closed ${closed} ${edge}`,
    sign`${kind} among ${among}`,
    sign`${hit ? 'name' : 'run'} headed ${facts.headed} ${edge}`,
    sign`${hit ? 'name' : 'run'} under ${facts.headed} or ${opened.kind} in ${place}`,
    sign`shape ${kind} ${shape} ${from === 0 ? 'opens' : ''}`,
    sign`before ${stem(from - 1)}${cutBefore ? '|' : ''}`,
    sign`before ${stem(from - 2)} ${stem(from - 1)}`,
    sign`after ${cutAfter ? '|' : ''}${stem(to)}`,
    sign`after ${stem(to)} ${stem(to + 1)}`,
    ...facts.stems.slice(0, 3).map((word) => sign`${kind === 'run' ? 'run' : 'hit'} opened by ${word}`),
    ...facts.stems.slice(from, to).map((word) => sign`word ${word}`),
    sign`last word ${last}`,
    sign`first word ${head}`,
    sign`${hit ? 'name' : 'run'} ends ${last.slice(-3)}`,
    ...(hit ? [] : [sign`run begins ${head.slice(-3)} of ${words.length}`]),
    sign`${hit ? 'name' : 'run'} itself ${facts.kinds[to - 1]} ${edges[0]}`,
    sign`${kind} in a line ${step(statement.sure, [-500, 500, 1500, 3000, 5000])} sure`,
    sign`${kind} ${statement.want} under ${statement.opens}`,
    sign`${hit ? 'name' : 'run'} opened ${opened.kind} under ${statement.opens}`,
    sign`${hit ? 'name' : 'run'} opened ${opened.kind} under ${statement.opens} ${edge}`,
  ]
  if (from === 0 && to === tokens.length)
    signs.push(
      sign`${kind} all of ${place}`,
      sign`${kind} all of ${place} ${shape} ${step(around.outright, [1, 3])}`,
    )
  if (words.some(({ key }) => facts.small.has(key)))
    signs.push(
      sign`linked of ${words.length} ${edge}`,
      sign`linked ${words.map(({ key }) => (facts.small.has(key) ? key : '_')).join(' ')} ${opened.kind}`,
      sign`linked ${words.filter((_, at) => facts.named.has(from + at)).length} named of ${words.length}`,
    )
  const named = words.filter(({ key }) => around.named.has(key)).length
  if (named > 0)
    signs.push(
      sign`${kind} of the title or the company`,
      sign`${hit ? 'name' : 'run'} ${named === words.length ? 'all' : 'part'} of the title or the company ${statement.want}`,
    )
  if (hit && skill) {
    signs.push(
      sign`field ${skill.field} ${statement.want}`,
      sign`name ${fold(skill.name)}`,
      sign`${kind} ${hit.asListed ? 'listed' : 'other form'} ${hit.ambiguous ? 'doubtful' : 'sure'} ${statement.want}`,
      sign`${kind} ${hit.asListed ? 'listed' : 'other form'} of ${words.length}`,
    )
    if (hits.some((other) => other !== hit && other.from < hit.to && other.to > hit.from))
      signs.push(sign`overlaps`)
    if (hits.some((other) => other.to === hit.from && !cutBefore)) signs.push(sign`right after a known one`)
  } else {
    const within = hits.find((other) => other.from >= from && other.to <= to)
    if (within)
      signs.push(
        sign`holds a ${lexicon.skills[within.skill]?.kind} ${within.from === from ? 'first' : 'last'} of ${words.length}`,
        sign`holds ${within.ambiguous || !within.asListed ? 'a doubtful' : 'a sure'} name in ${edge}`,
      )
    const { heads, openers } = partsOf(lexicon)
    const [closes, begins] = [heads.get(rootOf(last)) ?? 0, openers.get(rootOf(head)) ?? 0]
    const parts = [step(closes, PARTS), words.length > 1 ? step(begins, PARTS) : '-'].join(' ')
    signs.push(
      sign`parts ${parts} of ${words.length}`,
      sign`parts ${parts} ${edge}`,
      sign`parts ${parts} opened ${opened.kind || facts.headed}`,
      sign`parts ${parts} ${statement.want}`,
    )
    const spans = spanScores(printed)
    const first = likeliestSpan(spans)
    const second = likeliestSpan(spans, first)
    signs.push(
      sign`span ${first}`,
      sign`span ${first} then ${second}`,
      sign`skill ${step(-spans.skill, [300, 1000, 2500, 5000])}`,
    )
  }
  return signs
}
