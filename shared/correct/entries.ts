import type { Place, Resume } from '#shared/schema/resume.ts'

// The entries of a list, each with the places of its own fields, so that entries can move without losing them.

const LISTS = [
  'experience',
  'education',
  'projects',
  'skills',
  'certifications',
  'languages',
  'awards',
  'publications',
  'volunteering',
  'interests',
  'links',
] as const
export type List = (typeof LISTS)[number]
export const isList = (name: string): name is List => LISTS.some((list) => list === name)

export type Value = Record<string, unknown> & { bullets?: string[] }

export interface Entry {
  value: Value
  /** Keyed within the entry: `company`, `bullets.2`; '' for the entry as a whole. */
  places: Record<string, Place>
}

/** Interests are bare texts: here they have a name, as skills have. */
const entryValue = (one: unknown): Value => (typeof one === 'string' ? { name: one } : { ...(one as Value) })

export function entriesOf(resume: Resume, list: List): Entry[] {
  const entries = (resume[list] as unknown[]).map((one): Entry => ({ value: entryValue(one), places: {} }))
  for (const [path, place] of Object.entries(resume.places)) {
    const [of, at, ...rest] = path.split('.')
    if (of === list) {
      const entry = entries[Number(at)]
      if (entry) entry.places[rest.join('.')] = place
    }
  }
  return entries
}

/** The same resume with these entries in the list. */
export function withEntries(resume: Resume, list: List, entries: readonly Entry[]): Resume {
  const others = Object.entries(resume.places).filter(([path]) => !path.startsWith(`${list}.`))
  const own = entries.flatMap(({ places }, at) =>
    Object.entries(places).map(
      ([key, place]) => [key ? `${list}.${at}.${key}` : `${list}.${at}`, place] as const,
    ),
  )
  const values = entries.map(({ value }) => (list === 'interests' ? value.name : value))
  return { ...resume, [list]: values, places: Object.fromEntries([...others, ...own]) }
}

/** Where the entry begins on the page; 0 where that is not known. */
export const lineOf = ({ places }: Entry): number =>
  Object.values(places).reduce((least, { line }) => (least === 0 || line < least ? line : least), 0)

interface Bullet {
  text: string
  place: Place | undefined
}

export const bulletsOf = ({ value, places }: Entry): Bullet[] =>
  (value.bullets ?? []).map((text, at) => ({ text, place: places[`bullets.${at}`] }))

export function withBullets(entry: Entry, bullets: readonly Bullet[]): Entry {
  const places = Object.fromEntries(
    Object.entries(entry.places).filter(([key]) => !key.startsWith('bullets.')),
  )
  for (const [at, { place }] of bullets.entries()) if (place) places[`bullets.${at}`] = place
  return { value: { ...entry.value, bullets: bullets.map(({ text }) => text) }, places }
}
