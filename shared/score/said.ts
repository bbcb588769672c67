import { once } from '#shared/i18n/catalog.ts'
import { chosenLanguage, localeOfDates } from '#shared/i18n/language.ts'
import { t } from './texts.ts'
import { t as writing } from './writing-texts.ts'

// What many findings say alike, in the language of the moment.

/** Without a comma before the 'and'. */
const ENGLISH = 'en-GB'

/** 'a', 'a and b', 'a, b and c', 'a, b, c and 4 more'. */
export function list(items: readonly string[], most = 4): string {
  const shown = items.length <= most ? items : [...items.slice(0, most), t.more(items.length - most)]
  return joined(shown, 'conjunction')
}

/** 'a', 'a or b'. */
export const either = (items: readonly string[]): string => joined(items, 'disjunction')

const joined = (items: readonly string[], type: keyof typeof LISTS): string =>
  LISTS[type](chosenLanguage.get() === 'en' ? ENGLISH : (localeOfDates() ?? '')).format(items)

/** Without a language, that of the machine. */
const LISTS = {
  conjunction: once((locale) => new Intl.ListFormat(locale || undefined, { type: 'conjunction' })),
  disjunction: once((locale) => new Intl.ListFormat(locale || undefined, { type: 'disjunction' })),
}

/** '3 of 5 bullets', 'All 5 bullets', 'Both bullets', 'The only bullet'. */
export function bulletsOf(part: number, all: number): string {
  if (part < all) return writing.bulletsOf(all, { part })
  return all === 1 ? writing.onlyBullet : all === 2 ? writing.bothBullets : writing.allBullets(all)
}
