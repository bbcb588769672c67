import { LOCALES } from '#shared/locale/locales.ts'

/** The heads of the grid in which Europass prints levels of languages, by language; plain forms. */
export const LANGUAGE_GRID: Record<string, string> = Object.fromEntries(
  LOCALES.flatMap(({ language, cues }) =>
    cues?.languageGrid ? [[language, cues.languageGrid.join('; ')]] : [],
  ),
)
