import { once } from '#shared/i18n/catalog.ts'
import { chosenLanguage, localeOfDates } from '#shared/i18n/language.ts'
import type { Statement, Subject } from './subject.ts'
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

/** '3 of 5 bullets', 'All 5 bullets', 'Both bullets': of how many is only said where the page shows as many. */
export function bulletsOf(
  part: number,
  all: readonly Statement[],
  { printed }: Pick<Subject, 'printed'>,
): string {
  const marked = all.filter(({ path }) => MARKED.test(path)).length
  if (marked === 0) return writing.sentences(part)
  if (marked < all.length) return writing.bulletsAndSentences(part)
  if (marked !== printed) return writing.bullets(part)
  if (part < marked) return writing.bulletsOf(marked, { part })
  return marked === 1 ? writing.onlyBullet : marked === 2 ? writing.bothBullets : writing.allBullets(marked)
}
const MARKED = /\.bullets\./
