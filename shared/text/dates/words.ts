import { itemAt } from '#shared/lists.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { LOCALES } from '#shared/locale/locales.ts'
import { MORE_MONTHS } from '#shared/locale/more-months.ts'
import { PRINTED } from '#shared/locale/printed.ts'
import { foldSameLength, plainWords } from '../fold.ts'

// Words of dates, by language. Plain forms: lower case, without accents.

const listed = (of: keyof Omit<NonNullable<Locale['dates']>, 'months'>): Record<string, string> =>
  Object.fromEntries(
    LOCALES.flatMap(({ language, dates }) => {
      const words = dates?.[of]
      return words ? [[language, words.map(foldSameLength).join('; ')]] : []
    }),
  )
const listedOf = (of: Parameters<typeof listed>[0]): string[] =>
  LOCALES.flatMap(({ dates }) => (dates?.[of] ?? []).map(foldSameLength))
/** What our own pages print: known after what other people print, so that it takes no name of theirs. */
const printed = Object.entries(PRINTED)

/** January to December; abbreviations beside the names. */
export const MONTHS: Record<string, string[]> = Object.fromEntries([
  ...LOCALES.flatMap(({ language, dates }) => {
    const months = dates?.months
    return months ? [[language, months.map((names) => names.map(plainWords).join(' '))]] : []
  }),
  ...printed.map(([language, { months, shortMonths }]) => [
    `${language} printed`,
    months.map((name, at) => [name, itemAt(shortMonths, at)].map(plainWords).join(' ')),
  ]),
  ...Object.entries(MORE_MONTHS).map(([language, months]) => [`more ${language}`, months.split(', ')]),
])

/** 'Until now', as it stands at the end of a range. */
export const PRESENT: Record<string, string> = {
  ...listed('present'),
  printed: printed.map(([, { present }]) => plainWords(present)).join('; '),
}
export const SEASONS = listed('seasons')
/** What is printed behind the number of a year: `2019 г.`. */
export const YEAR_WORDS = listed('year')
/** 'And since then', behind a start without an end. */
export const ONWARDS = listed('onwards')

/** `szept.`: the first letters of a month's name with a full stop, where no other month begins so. */
export const ABBREVIATED_MONTHS: Map<string, number> = new Map()
const ambiguous = new Set<string>()
for (const names of Object.values(MONTHS))
  for (const [at, forms] of names.entries())
    for (const name of forms.split(' '))
      for (let length = 3; length <= Math.min(5, name.length - 1); length += 1) {
        const form = `${name.slice(0, length)}.`
        if ((ABBREVIATED_MONTHS.get(form) ?? at + 1) !== at + 1) ambiguous.add(form)
        ABBREVIATED_MONTHS.set(form, at + 1)
      }
for (const form of ambiguous) ABBREVIATED_MONTHS.delete(form)

/** 'From', in front of a start without an end; and 'until', in front of an end alone. */
export const SINCE = listedOf('since')
export const UNTIL = [...listedOf('until'), ...printed.map(([, { until }]) => plainWords(until))]
