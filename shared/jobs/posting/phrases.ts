import { spanScores } from '#shared/learn/spans.ts'
import type { Lexicon } from '../text/lexicon.ts'
import type { Hit, Scan } from '../text/scan.ts'
import { fold, type Token } from '../text/tokens.ts'
import { certificateRegions } from './certificates.ts'
import { degreeRegions } from './degree.ts'
import type { Statement } from './statements.ts'
import { STOP_WORDS } from './stop-words.ts'
import { hasTitleWord } from './title.ts'

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
  /** It is all of an item, among names that are known, and stands elsewhere in the posting too. */
  repeated: boolean
}

/** What the whole posting says of a phrase. */
export interface Around {
  /** How often each word stands in the posting. */
  times: ReadonlyMap<string, number>
  /** Words of the job's title and of the company's name. */
  named: ReadonlySet<string>
  /** How much the lines that ask name of the vocabulary. */
  outright: number
}

const RUN_WORDS_MOST = 4
const RUN_CHARACTERS_MOST = 42
const STEM = 7

const step = (n: number, bounds: readonly number[]): number => bounds.filter((bound) => n >= bound).length

/** Every phrase of the statement, in order. */
export function phrasesIn(statement: Statement, scan: Scan, lexicon: Lexicon, around: Around): Phrase[] {
  const { text, tokens, hits } = scan
  const found = [
    ...hits.map((hit) => ({ hit, from: hit.from, to: hit.to })),
    ...runsIn(tokens, hits).map(([from, to]) => ({ hit: null, from, to })),
  ].sort((a, b) => a.from - b.from)
  const degrees = degreeRegions(text)
  const certificates = certificateRegions(text)
  return found.flatMap(({ hit, from, to }) => {
    const [start, end] = [tokens[from]!.start, tokens[to - 1]!.end]
    const within = ([a, b]: [number, number]) => start >= a && start < b
    const kind = hit ? lexicon.skills[hit.skill]!.kind : 'run'
    // 'We are seeking a Machine Learning Engineer': what the one wanted is called.
    const next = tokens[to]
    if (!statement.bullet && next && !next.breakBefore && hasTitleWord(next.raw)) return []
    // The field of a degree and the words of a certificate name nothing by themselves.
    if (
      kind !== 'certificate' &&
      ((degrees.some(within) && kind !== 'language') || certificates.some(within))
    )
      return []
    const printed = text.slice(start, end)
    const least = Math.min(...tokens.slice(from, to).map(({ key }) => around.times.get(key) ?? 1))
    const repeated = statement.listed && to - from === tokens.length && least > 1 && around.outright > 1
    const signs = signsOf({ statement, scan, hit, from, to, printed, lexicon, around })
    return [{ text: printed, hit, from, to, signs, repeated }]
  })
}

/** Runs of words that no stop word, sign or known name parts. */
function runsIn(tokens: readonly Token[], hits: readonly Hit[]): [number, number][] {
  const taken = new Set(hits.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)))
  const runs: [number, number][] = []
  let from = 0
  const close = (to: number) => {
    if (to > from && to - from <= RUN_WORDS_MOST && isNameLike(tokens.slice(from, to))) runs.push([from, to])
  }
  tokens.forEach((token, at) => {
    // 'Go-to-market' is one word, whatever stands in its middle.
    const glued = token.glue === '-' || tokens[at + 1]?.glue === '-'
    const parts = taken.has(at) || (!glued && STOP_WORDS.has(token.key))
    if (parts || token.breakBefore) {
      close(at)
      from = parts ? at + 1 : at
    }
  })
  close(tokens.length)
  return runs
}

const isNameLike = (run: readonly Token[]): boolean =>
  run.some(({ key }) => /\p{L}{2}|[+#]/u.test(key)) &&
  run.at(-1)!.end - run[0]!.start <= RUN_CHARACTERS_MOST &&
  !/^\d/.test(run[0]!.key)

interface Asking {
  statement: Statement
  scan: Scan
  hit: Hit | null
  from: number
  to: number
  printed: string
  lexicon: Lexicon
  around: Around
}

function signsOf({ statement, scan, hit, from, to, printed, lexicon, around }: Asking): string[] {
  const { tokens, hits } = scan
  const skill = hit ? lexicon.skills[hit.skill]! : null
  const kind = skill ? skill.kind : 'run'
  const stem = (at: number): string => {
    const token = tokens[at]
    if (token === undefined) return 'end'
    return token.key.slice(0, STEM)
  }
  const cutBefore = from > 0 && tokens[from]!.breakBefore
  const cutAfter = to < tokens.length && tokens[to]!.breakBefore
  const known = hits.filter((other) => other !== hit).length
  const words = tokens.slice(from, to)
  const times = Math.min(...words.map(({ key }) => around.times.get(key) ?? 1))
  const open = tokens.slice(0, 3).map(({ key }) => key.slice(0, STEM))
  const place = `${statement.want}${statement.bullet ? ' item' : ''}`
  const signs = [
    `kind ${kind}`,
    `${kind} in ${place}`,
    `${kind} of ${words.length} in ${step(tokens.length, [2, 3, 4, 6, 9, 14, 22])}`,
    `${kind} ${from === 0 ? 'first' : cutBefore ? 'cut' : 'on'} ${to === tokens.length ? 'last' : cutAfter ? 'cut' : 'on'}`,
    `${kind} beside ${step(known, [1, 2, 4])}`,
    `${kind} times ${step(times, [2, 3, 5])}`,
    `${kind} outright ${step(around.outright, [1, 2, 4, 7, 12])} ${statement.want}`,
    `shape ${kind} ${words.map(shapeOf).join('')} ${from === 0 ? 'opens' : ''}`,
    `before ${stem(from - 1)}${cutBefore ? '|' : ''}`,
    `before ${stem(from - 2)} ${stem(from - 1)}`,
    `after ${cutAfter ? '|' : ''}${stem(to)}`,
    `after ${stem(to)} ${stem(to + 1)}`,
    ...open.map((word) => `${kind === 'run' ? 'run' : 'hit'} opened by ${word}`),
    ...words.map(({ key }) => `word ${key.slice(0, STEM)}`),
    `last word ${words.at(-1)!.key}`,
    `${kind} in a line ${step(statement.sure, [-500, 500, 1500, 3000, 5000])} sure`,
    `${kind} ${statement.want} under ${statement.opens}`,
  ]
  if (from === 0 && to === tokens.length)
    signs.push(
      `${kind} all of ${place}`,
      `${kind} all of ${place} ${words.map(shapeOf).join('')} ${step(around.outright, [1, 3])}`,
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
    const spans = spanScores(printed)
    const [first, second] = Object.entries(spans).sort((a, b) => b[1] - a[1])
    signs.push(
      `span ${first![0]}`,
      `span ${first![0]} then ${second![0]}`,
      `skill ${step(-spans.skill, [300, 1000, 2500, 5000])}`,
    )
  }
  return signs
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
