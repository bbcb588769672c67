import { type SpanClass, spanScores } from '#shared/learn/spans.ts'
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
  for (const [line, found] of unlistedLabels(lines, labels)) labels.set(line, found)
  const sorts = new Set([...labels.values()].map(({ label }) => label))
  sorts.delete('text')
  return sorts.size >= SORTS_OF_A_FORM ? labels : undefined
}

/** What the values of a label may be, and what such a label is called. */
const TOLD: [SpanClass, FormLabel][] = [
  ['title', 'position'],
  ['company', 'company'],
  ['school', 'school'],
  ['degree', 'degree'],
]
/** In thousandths of a nat, on average over its values: less likely than this tells nothing. */
const LEAST = -1500
const AGAIN = 2

/** `Tätigkeit ⇥ …` in every entry of a form: what a label no list knows stands for, its values tell together. */
const unlistedLabels = (
  lines: Prepared[],
  listed: ReadonlyMap<Prepared, Labelled>,
): Map<Prepared, Labelled> => {
  const byLabel = new Map<string, Prepared[]>()
  for (const line of lines) {
    const [first = '', ...values] = line.fields
    const key = plainWords(first)
    if (listed.has(line) || values.length !== 1 || line.dated || line.line.bullet !== undefined || !key)
      continue
    byLabel.set(key, [...(byLabel.get(key) ?? []), line])
  }
  const known = [...listed.values()].map(({ label }) => label)
  const taken = new Set(known)
  const found = new Map<Prepared, Labelled>()
  // A form has its labels in every entry.
  if (known.length < taken.size + AGAIN - 1) return found
  for (const alike of byLabel.values()) {
    // A template prints the same words in every entry: they are no values.
    const values = new Set(alike.map(({ fields }) => fields[1]))
    const label = values.size >= AGAIN ? labelByValues(alike, taken) : undefined
    if (!label) continue
    taken.add(label)
    for (const line of alike) found.set(line, { label, value: line.fields[1]! })
  }
  return found
}

const labelByValues = (lines: Prepared[], taken: ReadonlySet<FormLabel>): FormLabel | undefined => {
  const scores = lines.map(({ fields: [, value = ''] }) => spanScores(value.slice(0, MAX_LETTERS)))
  const mean = (name: SpanClass): number => scores.reduce((sum, one) => sum + one[name], 0) / scores.length
  const [name, label] = TOLD.toSorted(([a], [b]) => mean(b) - mean(a))[0]!
  const isTold = mean(name) >= Math.max(LEAST, mean('sentence'), mean('skill'))
  return isTold && !taken.has(label) ? label : undefined
}
