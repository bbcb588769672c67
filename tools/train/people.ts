import { table } from '../lists.ts'
import type { Random } from './random.ts'

export interface Names {
  locale: string
  first: string[]
  last: string[]
}

export const NAMES: Names[] = (() => {
  const by = new Map<string, Names>()
  for (const [locale = '', part = '', name = ''] of table('names/names.tsv')) {
    const names = by.get(locale) ?? { locale, first: [], last: [] }
    if (part === 'first') names.first.push(name)
    if (part === 'last') names.last.push(name)
    by.set(locale, names)
  }
  return [...by.values()].filter((n) => n.first.length > 5 && n.last.length > 5)
})()

export function namesOf(language: string): Names {
  const found =
    NAMES.find((n) => n.locale === language) ?? NAMES.find((n) => n.locale.startsWith(`${language}_`))
  const english = NAMES.find((n) => n.locale === 'en')
  const names = found ?? english
  if (!names) throw new Error('The list of names has no English ones.')
  return names
}

/** Family name first, without a space. */
const TOGETHER = ['zh', 'ko', 'ja']

export function fullName(random: Random, names: Names): string {
  const first = random.pick(names.first)
  const last = random.pick(names.last)
  if (TOGETHER.some((l) => names.locale.startsWith(l)))
    return random.chance(0.7) ? last + first : `${last} ${first}`
  const way = random.below(12)
  if (way === 0) return `${first} ${random.pick(names.first)} ${last}`
  if (way === 1) return `${first} ${random.pick(names.first).slice(0, 1)}. ${last}`
  if (way === 2) return `${last}, ${first}`
  if (way === 3) return `${first} ${last}-${random.pick(names.last)}`
  if (way === 4) return `${first} ${last} ${random.pick(names.last)}`
  return `${first} ${last}`
}
