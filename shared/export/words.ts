import { printed as english } from '#shared/locale/en/printed.ts'
import { PRINTED } from '#shared/locale/printed.ts'
import type { PrintedWords } from '#shared/locale/printed-words.ts'
import { pairsOf } from '#shared/records.ts'
import type { Draft, SkillLevel } from '#shared/schema/draft.ts'
import { languageOfDraft } from './language.ts'

// The words a draft is printed with. A resume in a language we have no words of gets English headings, as its readers'
// systems expect.

export type DateForm = Draft['layout']['dates']
export type Words = PrintedWords & { dates: DateForm }

export const headingLanguages = Object.keys(PRINTED)

export const wordsOf = (language: string, dates: DateForm = ''): Words => ({
  ...(PRINTED[language] ?? english),
  dates,
})

export const wordsOfDraft = (draft: Draft): Words => wordsOf(languageOfDraft(draft), draft.layout.dates)

/** The forms of dates that differ in a language; the usual one first. */
export function dateFormsOf({ months, shortMonths, usual }: PrintedWords): Exclude<DateForm, ''>[] {
  const names = months.length > 0
  const isShort = names && months.join() !== shortMonths.join()
  const forms = [...(isShort ? (['short'] as const) : []), ...(names ? (['long'] as const) : [])]
  return usual === 'numbers' ? ['numbers', ...forms] : [...forms, 'numbers']
}

/** Whether a heading is what one of our languages prints over the section by itself. */
export const isUsualHeading = (name: string, heading: string): boolean =>
  Object.values(PRINTED).some(({ headings }) =>
    pairsOf(headings).some(([key, usual]) => key === name && usual.toLowerCase() === heading.toLowerCase()),
  )

/** A level as any of the languages prints it. */
export function levelNamed(printed: string): SkillLevel | undefined {
  const wanted = printed.trim().toLowerCase()
  for (const { levels: known } of Object.values(PRINTED)) {
    const found = pairsOf(known).find(([, word]) => word.toLowerCase() === wanted)
    if (found) return found[0]
  }
  return undefined
}
