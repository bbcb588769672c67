import { printDate } from '#shared/export/dates.ts'
import { languageOfDraft } from '#shared/export/language.ts'
import { type DateForm, dateFormsOf, headingLanguages, wordsOf } from '#shared/export/words.ts'
import { localeOfDates } from '#shared/i18n/language.ts'
import type { Draft, DraftLayout } from '#shared/schema/draft.ts'
import { t } from '../texts.ts'

const LABEL = 'block text-sm font-medium'
const SELECT = 'mt-1 block h-9 pointer-coarse:h-11 w-full rounded-md border border-ink-soft bg-surface px-2'
/** A month that is shortened in every language that shortens any. */
const EXAMPLE = '2024-09'

interface LanguageSettingsProps {
  draft: Draft
  set: (value: Partial<DraftLayout>) => void
}

/** The language of headings, labels and months, which the file also declares; and the form of its dates. */
export function LanguageSettings({ draft, set }: LanguageSettingsProps) {
  const { language, dates } = draft.layout
  const told = languageOfDraft({ ...draft, layout: { ...draft.layout, language: '' } })
  const spoken = language || told
  const forms = dateFormsOf(wordsOf(spoken))
  const example = (form: DateForm) => printDate(EXAMPLE, wordsOf(spoken, form))
  return (
    <>
      <label className={LABEL}>
        {t.languageOfHeadings}
        <select
          value={headingLanguages.includes(language) ? language : ''}
          onChange={(event) => set({ language: event.target.value })}
          className={SELECT}
        >
          <option value="">{t.asYouWrite({ language: nameOf(told) })}</option>
          {inOrder(headingLanguages).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className={LABEL}>
        {t.dates}
        <select
          value={forms.some((form) => form === dates) ? dates : ''}
          onChange={(event) => set({ dates: forms.find((form) => form === event.target.value) ?? '' })}
          className={SELECT}
        >
          <option value="">{t.asUsual({ example: example('') })}</option>
          {forms.slice(1).map((form) => (
            <option key={form} value={form} lang={spoken}>
              {example(form)}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}

const nameOf = (code: string): string =>
  new Intl.DisplayNames(localeOfDates() ?? 'en', { type: 'language' }).of(code) ?? code

const inOrder = (codes: string[]): { code: string; name: string }[] =>
  codes.map((code) => ({ code, name: nameOf(code) })).sort((a, b) => a.name.localeCompare(b.name))
