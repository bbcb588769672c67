import { LOCALES } from '#shared/locale/locales.ts'
import type { DegreeLevel } from '#shared/schema/job.ts'
import { foldSameLength } from '#shared/structure/fold.ts'

// The names of degrees that languages bring as data, found in the text of a posting.

interface Named {
  level: DegreeLevel
  from: number
  to: number
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

const oneOf = (phrases: readonly string[]): RegExp | null =>
  phrases.length === 0
    ? null
    : new RegExp(
        `(?<![\\p{L}\\d])(?:${[...phrases]
          .sort((a, b) => b.length - a.length)
          .map(sourceOf)
          .join('|')})(?![\\p{L}\\d&])`,
        'gu',
      )

interface Patterns {
  level: DegreeLevel
  plain: RegExp | null
  parted: RegExp | null
  capitals: RegExp | null
}

const isCapital = (phrase: string): boolean => /\p{Lu}/u.test(phrase)

const PATTERNS: Patterns[] = (['phd', 'master', 'bachelor', 'associate', 'highschool'] as const).map(
  (level) => {
    const phrases = [...new Set(LOCALES.flatMap(({ degrees }) => degrees?.[level] ?? []))]
    const small = phrases.filter((phrase) => !isCapital(phrase)).map(foldSameLength)
    return {
      level,
      plain: oneOf(small.filter((phrase) => !phrase.includes(PARTED))),
      parted: oneOf(small.filter((phrase) => phrase.includes(PARTED))),
      capitals: oneOf(phrases.filter(isCapital)),
    }
  },
)

/** Few sentences name any: one look tells them from the rest. */
const ANY = oneOf([
  ...new Set(LOCALES.flatMap(({ degrees }) => Object.values(degrees ?? {}).flat()).map(foldSameLength)),
])
const namesAny = (folded: string): boolean => {
  if (ANY === null) return false
  ANY.lastIndex = 0
  return ANY.test(folded)
}

function namesIn(text: string, pattern: RegExp | null, level: DegreeLevel, parted: boolean): Named[] {
  if (pattern === null) return []
  return [...text.matchAll(pattern)].map(({ index, 0: name }) => ({
    level,
    from: index,
    to: index + name.length,
    parted,
  }))
}

/** The levels that are named: of two names that share words the one that reaches further counts, `laurea magistrale` before `laurea`. */
export function degreesByName(text: string): DegreeLevel[] {
  const folded = foldSameLength(text)
  if (!namesAny(folded)) return []
  const all = PATTERNS.flatMap(({ level, plain, parted, capitals }) => [
    ...namesIn(folded, plain, level, false),
    ...namesIn(folded, parted, level, true),
    ...namesIn(text, capitals, level, false),
  ])
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
