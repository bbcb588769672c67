import { SPAN_CLASSES, spanScores } from '#shared/learn/spans.ts'
import { oddsBy, type Trees, treesFrom } from '#shared/learn/trees.ts'
import { CONTENT_TREES } from '#shared/learn/weights/contents.ts'
import type { SectionKind } from '#shared/schema/resume.ts'
import { emailsIn } from '../contact.ts'
import { fitsOf } from '../joint/kind.ts'
import { kindOdds } from '../learned-heading.ts'
import { type Prepared, wordCount } from '../prepared.ts'
import { degreeScore, schoolScore } from '../word-signs.ts'

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
type ToldKind = (typeof TOLD_KINDS)[number]

/** Where a section stands among the others. */
interface Place {
  isFirst: boolean
  isLast: boolean
  /** It is the first of its column. */
  leads: boolean
  /** The kinds of sections whose headings are known. */
  known: ReadonlySet<SectionKind>
  /** Those that the headings of the others may name. */
  named: ReadonlySet<SectionKind>
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
/** The same of kinds whose loss costs less than posts, studies or skills. */
const LIKELY = 0
const DEAR = new Set<SectionKind>(['experience', 'education', 'skills'])
/** A page seldom has two sections of a kind, and never two summaries: other prose is about something else. */
const AGAIN = 3000
const isTaken = (kind: ToldKind, known: Place['known']): boolean => kind === 'summary' && known.has(kind)
/** Work is dated somewhere, and so are studies that name neither school nor degree. */
const isUnlikely = (
  kind: ToldKind,
  heads: SectionKind,
  lines: Prepared[],
  { known, named }: Place,
): boolean => {
  const dated = lines.filter(({ dated }) => dated).length
  if (kind === 'experience') return dated === 0
  // What the heading may name needs no more.
  if (kind === heads) return false
  if (kind === 'education')
    return dated === 0 && lines.every(({ text }) => schoolScore(text) <= 0 && degreeScore(text) < 1)
  if (kind !== 'projects') return false
  return dated === 0
    ? lines.length <= FEW && lines.every(({ line }) => line.bullet === undefined)
    : dated >= ENTRIES && ![known, named].some((kinds) => kinds.has('experience'))
}
const ENTRIES = 2
const FEW = 3
/** Under no tree's odds. */
const SURE = 10_000

let trees: Map<ToldKind, Trees> | undefined

/** The kind whose sections look so, where one does, and how surely; none where they look nothing like those that the heading may
 * name. */
export const kindTold = (
  { heading, kind: named }: { heading: string; kind: SectionKind },
  lines: Prepared[],
  place: Place,
): { kind: ToldKind | 'other' | undefined; odds: number } => {
  if (lines.some(({ text }) => emailsIn(text).length > 0)) return { kind: 'other', odds: SURE }
  trees ??= new Map(TOLD_KINDS.map((kind) => [kind, treesFrom(CONTENT_TREES[kind])]))
  const row = contentOf(heading, lines, place)
  let best: { kind: ToldKind; odds: number } | undefined
  for (const [kind, own] of trees) {
    if (isTaken(kind, place.known) || isUnlikely(kind, named, lines, place)) continue
    const odds = oddsBy(own, row) - (place.known.has(kind) ? AGAIN : 0)
    if (odds > (best?.odds ?? LEAST_ODDS)) best = { kind, odds }
  }
  if (best && best.odds < LIKELY && !DEAR.has(best.kind)) best = undefined
  const own = trees.get(named as ToldKind)
  const isUnlike =
    own !== undefined && (oddsBy(own, row) < LEAST_ODDS || isUnlikely(named as ToldKind, named, lines, place))
  return best ?? { kind: isUnlike ? 'other' : undefined, odds: LEAST_ODDS }
}
