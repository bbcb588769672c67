import { writeFileSync } from 'node:fs'
import { plainWords } from '#shared/text/fold.ts'
import { languagesOf, list, table } from '../lists.ts'

// `npm run generate:meaning`: what tools/lists/meaning says of skills and words, as the app loads it.

const HOME = new URL('../../shared/jobs/vocabulary/compiled/meaning.ts', import.meta.url)

const byLanguage = (file: string): Record<string, string> =>
  Object.fromEntries(table(`meaning/${file}.tsv`).map(([language = '', words = '']) => [language, words]))

const deeds = Object.fromEntries(
  languagesOf('meaning/deeds').map((language) => [
    language,
    list(`meaning/deeds/${language}.txt`).join('\n'),
  ]),
)

const LONG = 4
/** Whose name another country has too says nothing of the country: Valencia. The longest ones nobody writes. */
function largeCities(): string[] {
  const countries = new Map<string, Set<string>>()
  for (const [country = '', name = ''] of table('places/cities.tsv')) {
    const own = countries.get(plainWords(name)) ?? new Set()
    countries.set(plainWords(name), own.add(country))
  }
  return table('places/large.tsv').flatMap(([country = '', names = '']) => {
    const only = names
      .split('; ')
      .filter((name) => (countries.get(plainWords(name))?.size ?? 0) < 2 && name.split(' ').length < LONG)
    return only.length > 0 ? [`${country}\t${only.join('; ')}`] : []
  })
}

const constants = {
  COMMON_WORDS: byLanguage('common'),
  DEEDS: deeds,
  LARGE_CITIES: largeCities().join('\n'),
  LIGHT_WORDS: byLanguage('light'),
  PARTS: list('meaning/parts.tsv').join('\n'),
}

const lines = Object.entries(constants).map(([name, value]) => {
  const type = typeof value === 'string' ? 'string' : 'Readonly<Record<string, string>>'
  return `export const ${name}: ${type} = ${JSON.stringify(value, null, 2)}\n`
})
writeFileSync(
  HOME,
  `// Written by \`npm run generate:meaning\` from tools/lists/meaning; not to be changed by hand.\n${lines.join('\n')}`,
)
