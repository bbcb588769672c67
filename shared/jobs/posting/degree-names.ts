import { LOCALES } from '#shared/locale/locales.ts'
import type { DegreeLevel } from '#shared/schema/job.ts'
import { foldSameLength } from '#shared/structure/fold.ts'
import { type Finder, type Found, finderOf } from '../text/finder.ts'

// The names of degrees that languages bring as data, found in the text of a posting.

interface Named extends Found {
  level: DegreeLevel
  /** With words between its own: other names may stand among them. */
  parted: boolean
}

const PARTED = '…'
const BETWEEN = '[^;:]{1,24}?'

const sourceOf = (phrase: string): string =>
  phrase
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '\\p{L}*')
    .replace(/ … /g, `\\s${BETWEEN}\\s`)
    .replace(/ /g, '\\s')

/** Longest first. */
const finderFor = (phrases: readonly string[], exact = false): Finder =>
  finderOf([...phrases].sort((a, b) => b.length - a.length).map(sourceOf), {
    within: '\\p{L}\\d',
    after: '\\p{L}\\d&',
    exact,
  })

interface Finders {
  level: DegreeLevel
  plain: Finder
  parted: Finder
  capitals: Finder
}

const isCapital = (phrase: string): boolean => /\p{Lu}/u.test(phrase)

const FINDERS: Finders[] = (['phd', 'master', 'bachelor', 'associate', 'highschool'] as const).map(
  (level) => {
    const phrases = [...new Set(LOCALES.flatMap(({ degrees }) => degrees?.[level] ?? []))]
    const small = phrases.filter((phrase) => !isCapital(phrase)).map(foldSameLength)
    return {
      level,
      plain: finderFor(small.filter((phrase) => !phrase.includes(PARTED))),
      parted: finderFor(small.filter((phrase) => phrase.includes(PARTED))),
      capitals: finderFor(phrases.filter(isCapital), true),
    }
  },
)

/** The levels that are named: of two names that share words the one that reaches further counts, `laurea magistrale` before `laurea`. */
export function degreesByName(text: string): DegreeLevel[] {
  const folded = foldSameLength(text)
  const all = FINDERS.flatMap(({ level, plain, parted, capitals }): Named[] => [
    ...plain.all(folded).map((found) => ({ ...found, level, parted: false })),
    ...parted.all(folded).map((found) => ({ ...found, level, parted: true })),
    ...capitals.all(text).map((found) => ({ ...found, level, parted: false })),
  ])
  if (all.length === 0) return []
  const isPartOf = (one: Named, other: Named): boolean =>
    !one.parted &&
    !other.parted &&
    one.from < other.to &&
    other.from < one.to &&
    (other.to > one.to || (other.to === one.to && other.from < one.from))
  return [
    ...new Set(all.filter((one) => !all.some((other) => isPartOf(one, other))).map(({ level }) => level)),
  ]
}
