import { SPAN_CLASSES, spanScores } from '#shared/learn/spans.ts'
import { oddsBy, type Trees, treesFrom } from '#shared/learn/trees.ts'
import { CONTENT_TREES } from '#shared/learn/weights/contents.ts'
import type { SectionKind } from '#shared/schema/resume.ts'
import { fitsOf } from '../joint/kind.ts'
import { kindOdds } from '../learned-heading.ts'
import { type Prepared, wordCount } from '../prepared.ts'

// What kind of section it is, from what stands in it: for headings whose words nobody knows.

export const TOLD_KINDS = [
  'summary',
  'experience',
  'education',
  'skills',
  'projects',
  'certifications',
  'languages',
  'interests',
] as const satisfies SectionKind[]
export type ToldKind = (typeof TOLD_KINDS)[number]

/** Where a section stands among the others. */
export interface Place {
  isFirst: boolean
  isLast: boolean
  /** The kinds of sections whose headings are known. */
  known: ReadonlySet<SectionKind>
}

/** Lines that are asked; what is below says the same again. */
const ASKED = 14
const MANY = 6
const LONG = 8
/** In thousandths of a nat: less likely than this is not likely at all. */
const LEAST = -3000
const PARTS = /\t|\s[|·•/–—]\s|[,;、，]\s*/
const IN_BRACKETS = /\([^()]*\)/

const share = (count: number, of: number): number => (of === 0 ? 0 : Math.round((100 * count) / of))

export const contentOf = (
  heading: string,
  lines: Prepared[],
  { isFirst, isLast, known }: Place,
): number[] => {
  const asked = lines.slice(0, ASKED)
  const of = (holds: (line: Prepared) => boolean) => share(asked.filter(holds).length, asked.length)
  const parts = asked
    .flatMap(({ fields }) => fields.flatMap((field) => field.split(PARTS)))
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part))
  const spans = parts.map((part) => spanScores(part.slice(0, 60)))
  const words = parts.reduce((sum, part) => sum + wordCount(part), 0)
  const odds = kindOdds(heading)
  return [
    ...TOLD_KINDS.map((kind) => Math.max(LEAST, odds.of(kind))),
    Math.max(LEAST, odds.elsewhere(TOLD_KINDS)),
    Math.max(LEAST, odds.none),
    Math.min(asked.length, MANY),
    of(({ dated }) => dated),
    Math.min(asked.filter(({ dated }) => dated).length, MANY),
    of(({ line }) => line.bullet !== undefined),
    of(({ text }) => wordCount(text) >= LONG),
    of(({ text }) => /[.。]$/.test(text)),
    of(({ text }) => /[:：]/.test(text)),
    of(({ line }) => line.bold),
    asked.length === 0 ? 0 : Math.round((10 * parts.length) / asked.length),
    parts.length === 0 ? 0 : Math.round((10 * words) / parts.length),
    share(asked.filter(({ text }) => IN_BRACKETS.test(text)).length, asked.length),
    ...SPAN_CLASSES.map((name) =>
      spans.length === 0
        ? LEAST
        : Math.round(spans.reduce((sum, one) => sum + Math.max(LEAST, one[name]), 0) / spans.length),
    ),
    ...SPAN_CLASSES.map((name) => Math.max(LEAST, ...spans.map((one) => one[name]))),
    ...fitsOf(asked),
    isFirst ? 1 : 0,
    isLast ? 1 : 0,
    ...TOLD_KINDS.map((kind) => (known.has(kind) ? 1 : 0)),
  ]
}

/** In thousandths of a nat; below it the section is of another kind. */
const LEAST_ODDS = -2500
/** A page seldom has two sections of a kind, and never two summaries: other prose is about something else. */
const AGAIN = 3000
const isTaken = (kind: ToldKind, known: Place['known']): boolean => kind === 'summary' && known.has(kind)
/** Work is dated somewhere: what nobody dates or heads as work is none. */
const lacksDates = (kind: ToldKind, lines: Prepared[]): boolean =>
  kind === 'experience' && !lines.some(({ dated }) => dated)

let trees: Map<ToldKind, Trees> | undefined

/** The kind whose sections look so, where one does; none where they look nothing like those that the heading may name. */
export const kindTold = (
  { heading, kind: named }: { heading: string; kind: SectionKind },
  lines: Prepared[],
  place: Place,
): ToldKind | 'other' | undefined => {
  trees ??= new Map(TOLD_KINDS.map((kind) => [kind, treesFrom(CONTENT_TREES[kind])]))
  const row = contentOf(heading, lines, place)
  let best: { kind: ToldKind; odds: number } | undefined
  for (const [kind, own] of trees) {
    if (isTaken(kind, place.known) || lacksDates(kind, lines)) continue
    const odds = oddsBy(own, row) - (place.known.has(kind) ? AGAIN : 0)
    if (odds > (best?.odds ?? LEAST_ODDS)) best = { kind, odds }
  }
  const own = trees.get(named as ToldKind)
  const isUnlike =
    own !== undefined && (oddsBy(own, row) < LEAST_ODDS || lacksDates(named as ToldKind, lines))
  return best?.kind ?? (isUnlike ? 'other' : undefined)
}
