import { writeFileSync } from 'node:fs'
import { MONTHS } from '#shared/text/dates/words.ts'
import { foldSameLength } from '#shared/text/fold.ts'

// The months' names in languages that no folder of their own tells them of, from the locale data of this Node: as they stand
// alone and as they stand behind a day. What one language calls May and another June is left out.

const LANGUAGES = [
  ...['az', 'be', 'bs', 'cy', 'et', 'eu', 'fil', 'gl', 'hr', 'hu', 'hy', 'ka', 'kk', 'lt', 'lv', 'mk', 'ms'],
  ...['sq', 'sw', 'uz'],
]
const SHORTEST = 4
const MONTH_COUNT = 12

const known = new Map<string, Set<number>>()
const told = (name: string, month: number): void => {
  known.set(name, (known.get(name) ?? new Set()).add(month))
}
for (const [language, names] of Object.entries(MONTHS))
  if (!language.startsWith('more'))
    for (const [month, forms] of names.entries()) for (const form of forms.split(' ')) told(form, month)
const before = new Map([...known].map(([name, months]) => [name, new Set(months)]))

const nameOf = (language: string, options: Intl.DateTimeFormatOptions, month: number): string =>
  new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
    .formatToParts(new Date(Date.UTC(2018, month, 15)))
    .find(({ type }) => type === 'month')?.value ?? ''
const rows = LANGUAGES.map((language) =>
  Array.from({ length: MONTH_COUNT }, (_, month) => {
    const forms = [
      nameOf(language, { month: 'long' }, month),
      nameOf(language, { month: 'long', day: 'numeric' }, month),
    ]
    return [...new Set(forms.map((form) => foldSameLength(form).trim()))].filter(
      (form) => /^[\p{L}\p{M}]+$/u.test(form) && form.length >= SHORTEST && !before.get(form)?.has(month),
    )
  }),
)
for (const names of rows)
  for (const [month, forms] of names.entries()) for (const form of forms) told(form, month)
const isPlain = (form: string): boolean => known.get(form)?.size === 1

const seen = new Set<string>()
const lines = rows.map((names, at) => {
  const months = names.map((forms) =>
    forms.filter((form) => isPlain(form) && !seen.has(form) && seen.add(form)).join(' '),
  )
  return `  ${LANGUAGES[at]}: '${months.join(', ')}',`
})
const text = `// Written by \`npm run generate:months\` from the Unicode Common Locale Data Repository (Unicode License v3).

/** January to December between commas, in plain forms; what a folder of a language tells is not told again. */
export const MORE_MONTHS: Record<string, string> = {
${lines.join('\n')}
}
`
writeFileSync(new URL('../../shared/locale/more-months.ts', import.meta.url), text)
