import { listIfThere, table } from '../lists.ts'

const LOCAL = new Map<string, string[]>()
for (const [locale = '', kind = '', value = ''] of table('places/local.tsv')) {
  const key = `${locale} ${kind}`
  LOCAL.set(key, [...(LOCAL.get(key) ?? []), value])
}

/** What a language calls cities, states and streets. */
export function local(language: string, kind: string): string[] {
  const keys = [...LOCAL.keys()].filter(
    (k) => k.endsWith(` ${kind}`) && (k.startsWith(`${language} `) || k.startsWith(`${language}_`)),
  )
  return keys.flatMap((k) => LOCAL.get(k) ?? [])
}

const WORLD = table('places/cities.tsv')
export const WORLD_CITIES = WORLD.map(([, name = '']) => name)
export const US_CITIES = WORLD.filter(([country]) => country === 'US').map(([, name = '']) => name)
export const REGIONS = table('places/admin1.tsv').map(([, name = '']) => name)

export function citiesOf(language: string): string[] {
  const plain = listIfThere(`places/own/${language}.txt`).filter((c) => !/[,/]/.test(c))
  const all = [...plain, ...plain, ...local(language, 'city_name')]
  return all.length > 0 ? all : WORLD_CITIES
}
