import { dateRanges, isOnlyDates } from './dates.ts'
import type { Prepared } from './prepared.ts'
import { BODY_LABELS, FORM_LABELS, type FormLabel } from './words/form-labels.ts'
import { PLACEHOLDER_DATES } from './words/placeholders.ts'
import { plainWords, wordSet } from './words/plain.ts'

// Entries printed as forms: `Employer ⇥ Acme Ltd`, `Designation: Clerk`. The label says what the value is.

const LABELS = new Map<string, FormLabel>()
for (const [label, words] of Object.entries(FORM_LABELS) as [FormLabel, string][])
  for (const word of wordSet(words)) if (!LABELS.has(word)) LABELS.set(word, label)
const OVER_BODY = wordSet(BODY_LABELS)

const MAX_LETTERS = 90

export const formLabel = (text: string): FormLabel | undefined =>
  text.length > MAX_LETTERS ? undefined : LABELS.get(plainWords(text))

export const isBodyLabel = (text: string): boolean => text.length < 40 && OVER_BODY.has(plainWords(text))

export interface Labelled {
  label: FormLabel
  value: string
}

/** The label of a line in its own cell, or before a colon. */
export const labelledOf = ({ fields }: Prepared): Labelled | undefined => {
  const [first = '', ...rest] = fields
  if (rest.length) return made(formLabel(first), rest.join(' '))
  const [, before, value] = /^([^:：]{2,90})\s*[:：]\s*(\S.*)$/u.exec(first) ?? []
  return before && value ? made(formLabel(before), value) : undefined
}

/** Dates stand behind their own label only: `Title ⇥ 2019 – 2021` is no form. */
const made = (label: FormLabel | undefined, value: string): Labelled | undefined => {
  const dated = dateRanges(value).length > 0
  const fits =
    label === 'dates' ? dated : !isOnlyDates(value) && !PLACEHOLDER_DATES.test(value) && !formLabel(value)
  return label && fits ? { label, value } : undefined
}

/** So many labels of different sorts make a form; a single `Role: …` is a line like any other. */
const SORTS_OF_A_FORM = 2

/** The lines of a section whose entries are forms, with their labels; undefined where they are none. */
export const labelsOf = (lines: Prepared[]): Map<Prepared, Labelled> | undefined => {
  const labels = new Map<Prepared, Labelled>()
  for (const line of lines) {
    const found = line.line.bullet === undefined ? labelledOf(line) : undefined
    if (found) labels.set(line, found)
  }
  const sorts = new Set([...labels.values()].map(({ label }) => label))
  sorts.delete('text')
  return sorts.size >= SORTS_OF_A_FORM ? labels : undefined
}
