import { type SpanClass, spanScores } from '#shared/learn/spans.ts'
import { firstOf } from '#shared/lists.ts'
import { dateRanges, isOnlyDates } from './dates.ts'
import type { Prepared } from './prepared.ts'
import { withoutBrackets } from './words/brackets.ts'
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
/** A single value that is read otherwise weighs no more. */
const UNLIKELY = -2500
const AGAIN = 2

/** The first cell of a line, or what stands before its colon, and the value. */
const partsOf = ({ fields }: Prepared): { key: string; value: string } | undefined => {
  const [first = '', ...rest] = fields
  const [, before, after] = rest.length ? ['', first, rest.join(' ')] : (BEFORE_COLON.exec(first) ?? [])
  const key = before && dateRanges(before).length === 0 ? plainWords(before) : ''
  return key && after ? { key, value: after } : undefined
}
const BEFORE_COLON = /^([^:：]{2,60}?)\s?[:：]\s*(\S.*)$/u

/** `Tätigkeit ⇥ …` in every entry of a form: what a label no list knows stands for, its values tell together. */
const unlistedLabels = (
  lines: Prepared[],
  listed: ReadonlyMap<Prepared, Labelled>,
): Map<Prepared, Labelled> => {
  const byLabel = new Map<string, { line: Prepared; value: string }[]>()
  for (const line of lines) {
    const parts = listed.has(line) || line.line.bullet !== undefined ? undefined : partsOf(line)
    if (parts) byLabel.set(parts.key, [...(byLabel.get(parts.key) ?? []), { line, value: parts.value }])
  }
  const known = [...listed.values()].map(({ label }) => label)
  const taken = new Set(known)
  const found = new Map<Prepared, Labelled>()
  const put = (label: FormLabel, alike: { line: Prepared; value: string }[]): void => {
    taken.add(label)
    for (const { line, value } of alike) found.set(line, { label, value })
  }
  const groups = [...byLabel.values()].filter((alike) => alike.length >= AGAIN)
  // A form has its labels in every entry: those of the dates, if no other, can be told.
  const dates = groups.find((alike) =>
    // `1 May 2015 – 3 June 2020 (five years)`
    alike.every(({ line, value }) => isOnlyDates(withoutBrackets(value)) && isLabel(line)),
  )
  if (dates && !taken.has('dates')) put('dates', dates)
  if (!taken.has('dates') && known.length < taken.size + AGAIN - 1) return found
  for (const alike of groups) {
    // A template prints the same words in every entry: they are no values.
    const values = new Set(alike.map(({ value }) => value))
    const label = values.size >= AGAIN && alike !== dates ? labelByValues([...values], taken) : undefined
    if (label) put(label, alike)
  }
  return found
}

/** A title may stand beside its dates twice; a label has its colon, or is named like one. */
const isLabel = ({ fields: [first = ''] }: Prepared): boolean => {
  if (/[:：]/.test(first)) return true
  const { label, ...others } = spanScores(first)
  return Object.values(others).every((score) => score < label)
}

const labelByValues = (values: string[], taken: ReadonlySet<FormLabel>): FormLabel | undefined => {
  const scores = values.map((value) => spanScores(value.slice(0, MAX_LETTERS)))
  const mean = (name: SpanClass): number =>
    scores.reduce((sum, one) => sum + Math.max(UNLIKELY, one[name]), 0) / scores.length
  const [name, label] = firstOf(TOLD.toSorted(([a], [b]) => mean(b) - mean(a)))
  const isTold = mean(name) >= Math.max(LEAST, mean('sentence'), mean('skill'))
  return isTold && !taken.has(label) ? label : undefined
}
