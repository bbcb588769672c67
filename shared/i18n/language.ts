import { atom } from 'nanostores'

/** What people can choose. */
export const LANGUAGES = ['en'] as const
/** English disguised, to see what no catalog holds: with accents and two fifths longer, and from right to left. Nobody is offered them. */
export const PSEUDO = ['en-XA', 'ar-XB'] as const

export type Language = (typeof LANGUAGES)[number] | (typeof PSEUDO)[number]

export const chosenLanguage = atom<Language>('en')

export const isRightToLeft = (locale: string) => locale.startsWith('ar')

/** How dates and numbers are written: as the device writes them, unless another language was chosen. */
export function localeOfDates(): string | undefined {
  const language = chosenLanguage.get()
  // No letter of Greek is one of English: a date that is written by hand is found.
  return language === 'en' ? undefined : language === 'en-XA' ? 'el' : language
}
