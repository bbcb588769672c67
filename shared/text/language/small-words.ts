import { LOCALES } from '#shared/locale/locales.ts'

/** The smallest words of each language: a text of a few lines holds some of them. */
export const SMALL_WORDS: Record<string, string> = Object.fromEntries(
  LOCALES.flatMap(({ language, cues }) => (cues?.smallWords ? [[language, cues.smallWords.join(' ')]] : [])),
)
