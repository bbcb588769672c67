import { type SpanClass, spanScores } from '#shared/learn/spans.ts'
import { dateRanges, isOnlyDates } from './dates.ts'
import type { Prepared } from './prepared.ts'
import { BODY_LABELS, FORM_LABELS, type FormLabel } from './words/form-labels.ts'
import { PLACEHOLDER_DATES } from './words/placeholders.ts'
import { hasIdeographs, plainWords, wordSet } from './words/plain.ts'

// Entries printed as forms: `Employer ⇥ Acme Ltd`, `Designation: Clerk`. The label says what the value is.

const LABELS = new Map<string, FormLabel>()
for (const [label, words] of Object.entries(FORM_LABELS) as [FormLabel, string][])
  for (const word of wordSet(words)) if (!LABELS.has(word)) LABELS.set(word, label)
const OVER_BODY = wordSet(BODY_LABELS)

const MAX_LETTERS = 90

export const formLabel = (text: string): FormLabel | undefined => {
  if (text.length > MAX_LETTERS) return undefined
  const plain = plainWords(text)
  return LABELS.get(plain) ?? LABELS.get(plain.replace(NAMING, '').replace(/(?:名称|名稱)$/u, ''))
}

/** `Name of the Company`, `Nom de l'entreprise`: they ask for what they name. */
const NAMING =
  /^(?:name|nom|nombre|nome|naam|nazwa|nume|название|наименование) (?:(?:and|und|et|y|e|en|i|si|и) \p{L}+ )?(?:(?:of|der|des|du|de|del|della|do|da|van|the|your|la|le|l|het) )*(?:[dl]')?/u

export const isBodyLabel = (text: string): boolean => text.length < 40 && OVER_BODY.has(plainWords(text))

export interface Labelled {
  label: FormLabel
  value: string
  /** In words of its own, which no list holds. */
  isTold?: boolean
}

/** A label of each sort, for lines that are told to have one in words of their own. */
export const LABEL_OF: Record<FormLabel, string> = {
  dates: 'dates',
  position: 'position',
  company: 'company',
  text: 'responsibilities',
  degree: 'degree',
  school: 'school',
  field: 'field of study',
}

/** The label of a line in its own cell, or before a colon. */
export const labelledOf = ({ fields }: Pick<Prepared, 'fields'>): Labelled | undefined => {
  const [first = '', ...rest] = fields
  if (rest.length) {
    const value = rest.join(' ')
    return made(formLabel(first), value) ?? (COLON_AT_END.test(first) ? byItsHead(first, value) : undefined)
  }
  const [, before, value] = /^([^:：]{2,90})\s*[:：]\s*(\S.*)$/u.exec(first) ?? []
  return before && value ? (made(formLabel(before), value) ?? byItsHead(before, value)) : undefined
}
const COLON_AT_END = /[:：]$/

/** In letters: words that are put together of others are longer, and in what is left of them is one. */
const COMPOUND = { part: 5, ideographs: 2 } as const

/** `所学专业`, `Beschäftigungsdauer`, `Fecha de ingreso`: the word that says what a label asks for is the last one or the first. */
const headsOf = (label: string): FormLabel[] => {
  const plain = plainWords(label)
  const words = plain.split(' ')
  const least = hasIdeographs(plain) ? COMPOUND.ideographs : COMPOUND.part
  const ends = words.length === 1 ? endsOf(plain, least) : [words.at(-1) ?? '']
  return [...ends, words.length > 1 ? (words[0] ?? '') : ''].flatMap((word) => LABELS.get(word) ?? [])
}

const endsOf = (word: string, least: number): string[] =>
  Array.from({ length: Math.max(0, word.length - least) }, (_, at) => word.slice(at + 1))

/** Such a label is believed where the letters of its value say the same. */
const byItsHead = (label: string, value: string): Labelled | undefined => {
  const fits = headsOf(label).find((head) => (head === 'dates' ? isOnlyDates(value) : isToldAs(head, value)))
  const found = fits && made(fits, value)
  return found && { ...found, isTold: true }
}

/** What the letters of a label's value may say it is. */
const TOLD = new Map<FormLabel, SpanClass>([
  ['position', 'title'],
  ['company', 'company'],
  ['school', 'school'],
  ['degree', 'degree'],
  ['field', 'field'],
])
/** In thousandths of a nat: less likely than this tells nothing. */
const LEAST = -1500

const isToldAs = (label: FormLabel, value: string): boolean => {
  const name = TOLD.get(label)
  const scores = spanScores(value.slice(0, MAX_LETTERS))
  return name !== undefined && scores[name] >= Math.max(LEAST, scores.sentence, scores.label)
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
    const found = isListed(line) ? undefined : labelledOf(line)
    if (found) labels.set(line, found)
  }
  const sorts = new Set([...labels.values()].map(({ label }) => label))
  sorts.delete('text')
  if (sorts.size < SORTS_OF_A_FORM) return undefined
  // In a form, whatever stands before dates is their label: `Passed in: 2012`.
  if (!sorts.has('dates'))
    for (const line of lines) {
      const [, value = ''] = isListed(line) ? [] : (BEFORE_COLON.exec(line.fields.join(' ')) ?? [])
      if (isOnlyDates(value)) labels.set(line, { label: 'dates', value })
    }
  return labels
}
const BEFORE_COLON = /^[^:：\d]{2,40}[:：]\s*(\S.*)$/u

/** `2. Name of the Company: …`: the numbers of entries list no deeds. */
const isListed = ({ line: { bullet } }: Prepared): boolean => bullet !== undefined && !/\d/.test(bullet)

/** A title may stand beside its dates twice; a label has its colon, and in a cell of its own ends with it, or is named like one. */
export const isLabel = ({ fields: [first = '', ...rest] }: Prepared): boolean => {
  if (rest.length > 0 ? COLON_AT_END.test(first) : /[:：]/.test(first)) return true
  const { label, ...others } = spanScores(first)
  return Object.values(others).every((score) => score < label)
}
