import { chosenLanguage, localeOfDates } from '#shared/i18n/language.ts'
import { t } from './texts.ts'

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

const joined = (items: readonly string[], type: Intl.ListFormatType): string =>
  new Intl.ListFormat(chosenLanguage.get() === 'en' ? ENGLISH : localeOfDates(), { type }).format(items)
