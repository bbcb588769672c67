import { type Token, tokensOf } from '#shared/text/tokens.ts'
import type { Hit, Scan } from '../text/scan.ts'
import { frameKind, JOINS, PREPOSITIONS, type Wording } from './wording.ts'

// What a phrase stands in: the frame that opens it, what stands at its edges, and the list it is an item of.

/** Letters of a word that tell it from others, so that its forms look alike. */
export const STEM = 7

/** How many of the bounds a number has reached. */
export function step(n: number, bounds: readonly number[]): number {
  let at = 0
  while (n >= (bounds[at] ?? Number.POSITIVE_INFINITY)) at++
  return at
}

/** What is asked of a statement for each of its phrases, found once. */
export interface Facts {
  /** What each word frames, '' where it frames nothing. */
  kinds: readonly string[]
  /** How each word begins and how it is printed. */
  stems: readonly string[]
  shapes: readonly string[]
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

export function factsOf({ tokens, hits }: Scan, { small }: Wording, heading: string): Facts {
  const joins = (token: Token | undefined) => token !== undefined && JOINS.has(token.key)
  const starts = new Set(
    tokens.flatMap(({ breakBefore }, at) => (at === 0 || breakBefore || joins(tokens[at - 1]) ? [at] : [])),
  )
  const ends = (at: number) => at === tokens.length || tokens[at]?.breakBefore === true || joins(tokens[at])
  return {
    kinds: tokens.map(({ key }) => frameKind(key)),
    stems: tokens.map(({ key }) => key.slice(0, STEM)),
    shapes: tokens.map(shapeOf),
    headed: tokensOf(heading).reduce((kind, { key }) => frameKind(key) || kind, ''),
    named: new Set(hits.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i))),
    starts,
    known: hits.filter(({ from, to }) => starts.has(from) && ends(to)),
    ends,
    small,
  }
}

/** What stands at either side of a phrase: nothing, a sign, 'and', a small word, a known name or another word. */
export function edgeBefore(tokens: readonly Token[], { named, small }: Facts, from: number): string {
  const before = tokens[from - 1]
  if (before === undefined) return 'start'
  return tokens[from]?.breakBefore ? 'cut' : edgeOf(before, named.has(from - 1), small)
}
export function edgeAfter(tokens: readonly Token[], { named, small }: Facts, to: number): string {
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
export function openedBy(
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
export function frameOf(tokens: readonly Token[], from: number): { frame: string; joints: number } {
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
export function tailOf(tokens: readonly Token[], hits: readonly Hit[], to: number): number {
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
export function amongOf({ starts, known, ends }: Facts, hit: Hit | null, from: number, to: number): string {
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
