import { oddsBy, treesFrom } from '#shared/learn/trees.ts'
import { LOOK_TREES } from '#shared/learn/weights/looks.ts'
import { itemAt } from '#shared/lists.ts'
import { headingOdds, kindOfHeading } from '../learned-heading.ts'
import type { Prepared } from '../prepared.ts'
import type { Body, Candidate } from './candidates.ts'
import type { FoundHeading } from './found.ts'
import { looksOf } from './look.ts'

const trees = treesFrom(LOOK_TREES)

/** Headings nobody knows, told by how they are set. */
export const unknownHeadings = (lines: Prepared[], accepted: Candidate[], body: Body): FoundHeading[] => {
  const known = accepted.filter(({ runIn }) => !runIn).map(({ at }) => itemAt(lines, at))
  const isRanked = lines.filter(({ line }) => line.outline !== undefined).length >= FEW
  const looks = looksOf(lines, accepted, body).map(({ at, look }) => {
    const odds = oddsBy(trees, look)
    return { line: itemAt(lines, at), at, isHead: odds > 0, isSure: odds > SURE }
  })
  const printed = new Map<string, number>()
  for (const { style } of lines) printed.set(style, (printed.get(style) ?? 0) + 1)
  const setLike = new Map<string, { all: number; heads: number }>()
  for (const { line, isHead } of looks) {
    const group = setLike.get(settingOf(line)) ?? { all: 0, heads: 0 }
    setLike.set(settingOf(line), { all: group.all + 1, heads: group.heads + Number(isHead) })
  }
  return looks.flatMap(({ line, at, isHead, isSure }) => {
    const { all, heads } = setLike.get(settingOf(line)) ?? { all: 0, heads: 0 }
    return isHead &&
      (heads >= all * LEAST_SHARE || (isSure && headsByLetters(line, lines))) &&
      (!isRanked || isOfTheirRank(line, known)) &&
      !(ACRONYM.test(line.text) && (printed.get(inSmall(line.style)) ?? 0) >= FEW)
      ? [{ at, kind: kindOfHeading(line.text), heading: line.text, rest: '' }]
      : []
  })
}

/** `UST` is in capitals whatever is set so: it may be one of those in the same print without. */
const ACRONYM = /^\p{Lu}{2,4}$/u
const inSmall = (style: string): string => style.replace('C|', '|')

const settingOf = ({ line, style }: Prepared): string => `${line.column}|${style}`

/** Of the lines set like it so many look like headings too: a title of an entry is none, though the first of them looks like one. */
const LEAST_SHARE = 0.6

/** In thousandths of a nat: what both look and letters say of a line that stands once is believed whatever is set like it. */
const SURE = 600
const TOLD = 1500
const headsByLetters = ({ text }: Prepared, lines: Prepared[]): boolean =>
  headingOdds(text) > TOLD && lines.filter((other) => other.text === text).length === 1

/** So many lines of a kind show what it is like here. */
const FEW = 2

/** Word says itself which rank a heading has: an entry's title is one below the section's. */
const isOfTheirRank = ({ line, style }: Prepared, known: Prepared[]): boolean => {
  if (known.some((head) => head.style === style && line.outline === undefined)) return true
  const ranks = known.flatMap((head) => head.line.outline ?? [])
  return ranks.length === 0 || (line.outline !== undefined && line.outline <= Math.max(...ranks))
}
