import { type Draft, headlineOf } from '#shared/schema/draft.ts'
import { isTraditional } from '#shared/text/language/han-forms.ts'
import { likelyLanguageOf } from '#shared/text/language/likely.ts'
import { linesOf } from './plain.ts'

/** Characters that tell: it is asked at every keystroke, and more pages of it would say the same. */
const enough = 20_000

/** The language a PDF or DOCX declares, for screen readers; Chinese also in which of its forms. */
export function languageOf(text: string): string {
  const language = likelyLanguageOf(text)
  return language === 'zh' && isTraditional(text) ? 'zh-Hant' : language
}

/** Languages whose pages run from the right. */
const FROM_RIGHT = new Set(['ar', 'fa', 'he', 'ur', 'yi'])

export const isFromRight = (language: string): boolean => FROM_RIGHT.has(language.split('-')[0] ?? '')

/** As chosen, or told from what the person wrote. */
export function languageOfDraft(draft: Draft): string {
  const chosen = draft.layout.language
  if (chosen) return chosen
  const written = [
    draft.summary,
    headlineOf(draft),
    ...draft.experience.flatMap((entry) => [entry.position, entry.description]),
    ...draft.education.flatMap((entry) => [entry.institution, entry.degree, entry.field]),
    ...draft.projects.map((entry) => entry.description),
    ...draft.sections.map((section) => section.text),
  ]
  return languageOf(written.flatMap(linesOf).join(' ').slice(0, enough))
}
