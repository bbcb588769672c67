import { type Token, tokensOf } from '#shared/text/tokens.ts'
import type { Scan } from '../text/scan.ts'
import type { Classified } from './classify.ts'
import type { Around } from './phrases.ts'
import type { Statement } from './statements.ts'
import { JOINS, PREPOSITIONS, STOP_WORDS, type Wording } from './wording.ts'

/** What the whole posting says of any phrase in it. */
export function aroundOf(
  text: string,
  { title, location }: { title: string; location: string },
  lines: readonly Classified[],
  statements: readonly Statement[],
  scans: readonly Scan[],
  wording: Wording,
): Around {
  const times = new Map<string, number>()
  for (const { key } of tokensOf(text)) times.set(key, (times.get(key) ?? 0) + 1)
  const outright = new Set<number>()
  for (const [at, { listed }] of statements.entries())
    if (listed) for (const { skill } of scans[at]?.hits ?? []) outright.add(skill)
  const house = new Set(companyWords(lines).filter((word) => !STOP_WORDS.has(word)))
  return {
    times,
    places: new Set(wordsOf(location).filter((word) => !STOP_WORDS.has(word))),
    house,
    named: new Set([...wordsOf(title).filter((word) => !STOP_WORDS.has(word)), ...house]),
    outright: outright.size,
    wording,
  }
}

const wordsOf = (text: string): string[] => tokensOf(text).map(({ key }) => key)

/** How often a name has to stand in a posting. */
const TIMES_LEAST = 3
/** What has to be said of it, once at least as of nobody but who is hiring. */
const SAID_LEAST = 2

/**
 * Words of who is hiring, told by all of the text: a name that is never printed small, that a heading is about, that sentences
 * begin with as a place to be at ('At Lorimar, we …'), that owns things, or that is or does something.
 */
export function companyWords(lines: readonly Classified[]): string[] {
  const texts = [...new Set(lines.map(({ text }) => text))].map((text) => ({ text, tokens: tokensOf(text) }))
  const headings = [...new Set(lines.map(({ heading }) => heading))].map(tokensOf)
  const words = texts.flatMap(({ tokens }) => tokens)
  const printedSmall = new Set(words.filter(({ raw }) => SMALL.test(raw)).map(({ key }) => key))
  const isName = ({ key, raw }: Token) => CAPITAL.test(raw) && !STOP_WORDS.has(key) && !printedSmall.has(key)
  const times = new Map<string, number>()
  for (const { key } of words.filter(isName)) times.set(key, (times.get(key) ?? 0) + 1)
  const said = new Map<string, { sure: number; all: number }>()
  const say = (name: readonly Token[], sure: boolean) => {
    for (const { key } of name) {
      const before = said.get(key) ?? { sure: 0, all: 0 }
      said.set(key, { sure: before.sure + Number(sure), all: before.all + 1 })
    }
  }
  for (const tokens of headings) {
    const { before, name, after } = openingName(tokens, isName)
    if (before.length > 0 && after === undefined) say(name, true)
  }
  for (const { text, tokens } of texts) {
    const { before, name, after } = openingName(tokens, isName)
    const at = PREPOSITIONS.has(before[0]?.key ?? '')
    if (at) say(name, true)
    else if (isVerbLike(after)) say(name, false)
    for (const token of tokens) if (isName(token) && OWNS.test(text.slice(token.end))) say([token], true)
  }
  return [...said].flatMap(([key, { sure, all }]) =>
    sure > 0 && all >= SAID_LEAST && (times.get(key) ?? 0) >= TIMES_LEAST ? [key] : [],
  )
}
const CAPITAL = /^\p{Lu}[\p{L}\d]{2}/u
const SMALL = /^\p{Ll}/u
const OWNS = /^['’]s(?!\p{L})/u
/** Small words before a name that opens a sentence: 'At the'. */
const BEFORE_MOST = 2

/** The name that a sentence opens with, behind small words. */
function openingName(tokens: readonly Token[], isName: (token: Token) => boolean) {
  const from = tokens.slice(0, BEFORE_MOST + 1).findIndex(({ key }) => !STOP_WORDS.has(key))
  const rest = tokens.slice(Math.max(from, 0))
  const ends = rest.findIndex((token, at) => !isName(token) || (at > 0 && token.breakBefore))
  const name = ends < 0 ? rest : rest.slice(0, ends)
  return { before: tokens.slice(0, Math.max(from, 0)), name, after: rest[name.length] }
}

/** 'Is', 'has', 'will': a small word that joins nothing. */
const isVerbLike = (token: Token | undefined): boolean =>
  token !== undefined &&
  !token.breakBefore &&
  STOP_WORDS.has(token.key) &&
  !JOINS.has(token.key) &&
  !PREPOSITIONS.has(token.key)
