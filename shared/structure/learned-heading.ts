import { headingScores, NO_HEADING } from '#shared/learn/headings.ts'
import type { SectionKind } from '#shared/schema/resume.ts'
import { remember } from '#shared/text/remember.ts'
import { type HeadingKind, headingKind, MAX_LETTERS } from './heading-kind.ts'

/** In thousandths of a nat: so sure are the letters that the text heads a section at all, and of which kind. */
const SURE = { heading: -600, exact: -105 }
/** Where the look says that it is a heading, the likeliest kind counts, unless the letters say plainly that it is none. */
const HEADS_NOTHING = -105
const LIKELY = -700

interface Learned {
  kind: SectionKind
  score: number
  /** The same where it is certain that the text heads a section. */
  given: number
  none: number
}

const learned = remember((text: string): Learned => {
  const scores = headingScores(text)
  const none = scores.get(NO_HEADING) ?? 0
  let best: Learned = { kind: 'other', score: Number.NEGATIVE_INFINITY, given: 0, none }
  for (const [kind, score] of scores)
    if (kind !== NO_HEADING && score > best.score) best = { kind, score, given: score - lost(none), none }
  return best
})

/** log(1 − e^x) at the points that matter, both in thousandths: what the rest of the classes share. */
const lost = (none: number): number => {
  const found = REST.find(([least]) => none >= least)
  return found?.[1] ?? 0
}
const REST: [number, number][] = [
  [-22, -3800],
  [-51, -3000],
  [-105, -2300],
  [-223, -1600],
  [-511, -920],
  [-916, -510],
  [-1609, -220],
]

const isAskable = (text: string): boolean => text.length <= MAX_LETTERS && text.length >= 2

/** What the letters of a text tell that no list holds: `Praktische Tätigkeiten`, `학력`. Asked of lines that stand out. */
export const learnedKind = (text: string): HeadingKind | undefined => {
  if (!isAskable(text)) return undefined
  const { kind, score, none } = learned(text)
  return score < none || score < SURE.heading ? undefined : { kind, exact: score >= SURE.exact }
}

/** The kind of what is set like the other headings. */
export const kindOfHeading = (text: string): SectionKind => {
  const known = headingKind(text)
  if (known?.exact || !isAskable(text)) return known?.kind ?? 'other'
  const { kind, given, none } = learned(text)
  return none < HEADS_NOTHING && given >= LIKELY ? kind : (known?.kind ?? 'other')
}

/** By the lists or by the letters. */
export const headsSection = (text: string): boolean =>
  headingKind(text) !== undefined || learnedKind(text) !== undefined

/** In thousandths of a nat: how much likelier, by the letters, the text heads a section than not. */
export const headingOdds = (text: string): number => {
  if (!isAskable(text)) return 0
  const { none } = learned(text)
  return lost(none) - none
}

/** What the letters tell of each kind, in thousandths of a nat. */
interface KindOdds {
  of: (kind: SectionKind) => number
  /** The likeliest of all other kinds. */
  elsewhere: (kinds: readonly SectionKind[]) => number
  none: number
}

export const kindOdds = (text: string): KindOdds => {
  const scores = headingScores(text.slice(0, MAX_LETTERS))
  return {
    of: (kind) => scores.get(kind) ?? 0,
    elsewhere: (kinds) =>
      Math.max(
        ...[...scores].flatMap(([kind, score]) =>
          kind === NO_HEADING || kinds.includes(kind) ? [] : [score],
        ),
      ),
    none: scores.get(NO_HEADING) ?? 0,
  }
}
