import { LOCALES } from '#shared/locale/locales.ts'
import { PRINTED } from '#shared/locale/printed.ts'
import type { SectionKind } from '#shared/schema/resume.ts'

// Section headings as people print them, by language and kind. `plainWords` brings both sides to one form. A heading of several
// kinds ('Education and skills') is told by its parts.

export type HeadingLanguage = string

type Table = Partial<Record<SectionKind, string>>

const tableOf = (headings: Partial<Record<SectionKind, readonly string[]>>): Table =>
  Object.fromEntries(Object.entries(headings).map(([kind, texts]) => [kind, texts.join(';')]))

export const HEADINGS: Record<HeadingLanguage, Table> = Object.fromEntries(
  LOCALES.flatMap(({ language, headings }) => (headings ? [[language, tableOf(headings)]] : [])),
)

/** What our own pages print over a section: known last, so that it takes no word from what other people print. */
export const PRINTED_HEADINGS: [HeadingLanguage, Table][] = Object.entries(PRINTED).map(
  ([language, { headings, additional }]) => [language, { ...headings, other: additional }],
)
