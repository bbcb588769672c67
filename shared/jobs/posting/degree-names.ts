import type { DegreeName } from '#shared/locale/locale.ts'
import { LOCALES } from '#shared/locale/locales.ts'
import type { DegreeLevel } from '#shared/schema/job.ts'
import { foldSameLength } from '#shared/text/fold.ts'
import { type Found, finderOf, findersOf } from '../text/finder.ts'

// The names of degrees that languages bring as data, found in the text of a posting.

interface Named extends Found {
  level: DegreeName
  /** English brings the name, which stands in postings of every language. */
  english: boolean
  /** With words between its own: other names may stand among them. */
  parted: boolean
}

const PARTED = '…'
const BETWEEN = '[^;:]{1,24}?'

const sourceOf = (phrase: string): string =>
  phrase
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '\\p{L}*')
    .replace(/#/g, '\\d+')
    .replace(/ … /g, `\\s${BETWEEN}\\s`)
    .replace(/ /g, '\\s')

/** Longest first. */
const sourcesOf = (phrases: readonly string[]): string[] =>
  [...phrases].sort((a, b) => b.length - a.length).map(sourceOf)
const BOUNDS = { within: '\\p{L}\\d', after: '\\p{L}\\d&' }

const isCapital = (phrase: string): boolean => /\p{Lu}/u.test(phrase)

export const LEVELS: readonly DegreeLevel[] = ['highschool', 'associate', 'bachelor', 'master', 'phd']
const isLevel = (level: DegreeName): level is DegreeLevel => (LEVELS as readonly string[]).includes(level)

const KINDS: readonly DegreeName[] = [...LEVELS, 'training', 'unnamed', 'none']
const NAMES = KINDS.flatMap((level) =>
  LOCALES.flatMap(({ language, degrees }) =>
    (degrees?.[level] ?? []).map((phrase) => ({ level, phrase, english: language === 'en' })),
  ),
)
const LISTS = KINDS.flatMap((level) =>
  [true, false].flatMap((english) => {
    const own = NAMES.filter((name) => name.level === level && name.english === english)
    const phrases = [...new Set(own.map(({ phrase }) => phrase))]
    const small = phrases.filter((phrase) => !isCapital(phrase)).map(foldSameLength)
    const isParted = (phrase: string) => phrase.includes(PARTED)
    return [
      { level, english, exact: false, parted: false, of: small.filter((phrase) => !isParted(phrase)) },
      { level, english, exact: false, parted: true, of: small.filter(isParted) },
      { level, english, exact: true, parted: false, of: phrases.filter(isCapital) },
    ].filter(({ of }) => of.length > 0)
  }),
)
const [SMALL_LISTS, CAPITAL_LISTS] = [false, true].map((exact) =>
  LISTS.filter((list) => list.exact === exact),
)
const SMALL = findersOf(SMALL_LISTS?.map(({ of }) => sourcesOf(of)) ?? [], BOUNDS)
const CAPITALS = findersOf(CAPITAL_LISTS?.map(({ of }) => sourcesOf(of)) ?? [], { ...BOUNDS, exact: true })

/** What a text names, from left to right: of two names that share words the one that reaches further, `laurea magistrale` before `laurea`. */
export function degreeNames(text: string): readonly Named[] {
  const before = known.get(text)
  if (before) return before
  if (known.size >= KNOWN_MOST) known.clear()
  const names = namesIn(text)
  known.set(text, names)
  return names
}

/** A sentence is asked by what classifies it, by its years and by each of its phrases; what many texts said is not kept. */
const KNOWN_MOST = 1000
const known = new Map<string, readonly Named[]>()

function namesIn(text: string): Named[] {
  const named = (lists: typeof LISTS = [], places: readonly Found[][]): Named[] =>
    lists.flatMap(({ level, english, parted }, at) =>
      (places[at] ?? []).map((found) => ({ ...found, level, english, parted })),
    )
  const all = [...named(SMALL_LISTS, SMALL(foldSameLength(text))), ...named(CAPITAL_LISTS, CAPITALS(text))]
  const isPartOf = (one: Named, other: Named): boolean =>
    !one.parted &&
    !other.parted &&
    one.from < other.to &&
    other.from < one.to &&
    (other.to > one.to || (other.from < one.from && (other.to === one.to || other.level === 'none')))
  return all
    .filter((one) => one.level !== 'none' && !all.some((other) => isPartOf(one, other)))
    .sort((a, b) => a.from - b.from)
}
const levelsOf = (names: readonly Named[]): DegreeLevel[] =>
  LEVELS.filter((level) => names.some((name) => name.level === level))

/** The levels of degree a text names, each once. */
export const degreesNamedIn = (text: string): DegreeLevel[] => levelsOf(degreeNames(text))

const OWN = LOCALES.flatMap(({ language, degreesOfOwn = {} }) =>
  LEVELS.flatMap((level) => {
    const phrases = degreesOfOwn[level]
    return phrases ? [{ of: language, level, finder: finderOf(sourcesOf(phrases), BOUNDS) }] : []
  }),
)

/** The levels a text asks for, with what only its own language calls one: Italian 'diploma' is of school. */
export function degreeLevels(text: string, language = ''): DegreeLevel[] {
  const names = degreeNames(text).filter(({ level }) => level !== 'highschool' || !isOfPupils(text))
  const levels = levelsOf(names)
  if (levels.length > 0) return levels
  // 'Título de técnico en …' is of a training.
  const isOfTraining = ({ from, to }: Named) =>
    names.some((other) => other.level === 'training' && other.from < to && from < other.to)
  if (names.some((name) => name.level === 'unnamed' && !isOfTraining(name))) return ['bachelor']
  const own = names.some(({ level }) => !isLevel(level))
    ? undefined
    : OWN.find(({ of, finder }) => of === language && finder.test(foldSameLength(text)))
  return own ? [own.level] : []
}

/** 'Teach A-level physics': the school of others. */
const isOfPupils = (text: string): boolean =>
  /teach|alumnos|élèves|schüler|students|pupils|curricul/i.test(text) && !/diploma|ged\b|grade/i.test(text)
