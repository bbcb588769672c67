import { type SpanClass, spanScores } from '#shared/learn/spans.ts'
import { dateRanges, isOnlyDates } from '#shared/text/dates.ts'
import { hasIdeographs, plainWords } from '#shared/text/fold.ts'
import { formLabel, LABELS, MAX_LETTERS } from './form-label.ts'
import type { Trade } from './joint/heads.ts'
import type { Prepared } from './prepared.ts'
import type { FormLabel } from './words/form-labels.ts'
import { PLACEHOLDER_DATES } from './words/placeholders.ts'

// Entries printed as forms: `Employer ⇥ Acme Ltd`, `Designation: Clerk`. The label says what the value is.

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

/** Such a label is believed where the letters of its value say the same; `National Diploma: Mining` is a name as a whole. */
const byItsHead = (label: string, value: string): Labelled | undefined => {
  const { degree, label: asked } = spanScores(label)
  const isDegree = degree > BEYOND_DOUBT && asked < UNLIKE && !hasIdeographs(label)
  const fits = headsOf(label).find((head) =>
    head === 'dates' ? isOnlyDates(value) : isToldAs(head, value) && !(head === 'degree' && isDegree),
  )
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
const BEYOND_DOUBT = -50
const UNLIKE = -4400

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
export const labelsOf = (lines: Prepared[], trade: Trade): Map<Prepared, Labelled> | undefined => {
  const every = withAsked(lines, trade)
  const plain = new Map([...every].filter(([line]) => !isListed(line)))
  const listed = [...every].flatMap(([line, { label }]) => (isListed(line) ? label : []))
  // Where the list dates and names its entries, it is one of labels; others list deeds.
  const isOfLabels = listed.includes('dates') && listed.some(namesRole)
  const labels = isOfLabels ? every : plain
  const sorts = new Set([...labels.values()].map(({ label }) => label))
  sorts.delete('text')
  if (sorts.size < SORTS_OF_A_FORM) return undefined
  // In a form, whatever stands before dates is their label: `Passed in: 2012`.
  if (!sorts.has('dates'))
    for (const line of lines) {
      const [told] = isListed(line) ? [] : pairsOf(line)
      if (told?.hasColon && isOnlyDates(told.value)) labels.set(line, { label: 'dates', value: told.value })
    }
  return labels
}
const namesRole = (label: FormLabel): boolean => label !== 'dates' && label !== 'text' && label !== 'field'

interface Pair {
  line: Prepared
  word: string
  value: string
  hasColon: boolean
}

const pairsOf = (line: Prepared): Pair[] => {
  const [first = '', ...rest] = line.fields
  const [, before = '', behind = ''] = BEFORE_COLON.exec(first) ?? []
  const [name, value] = rest.length ? [first, rest.join(' ')] : [before, behind]
  const word = plainWords(name.replace(COLON_AT_END, ''))
  return word && value ? [{ line, word, value, hasColon: !rest.length || COLON_AT_END.test(first) }] : []
}
const BEFORE_COLON = /^([^:：\d]{2,40})[:：]\s*(\S.*)$/u

const ROLES = [
  ['first', 'position', 'degree'],
  ['second', 'company', 'school'],
] as const
/** In nats, of what stands behind a label on average. */
const LEAST_FIT = -1.5
/** In so many entries. */
const AGAIN = 2
/** So many labels, and so much of the lines, make a form though no sign stands behind them. */
const MANY = 2
const SHARE = 0.8

/** What lists know the labels of, and what their values say together where the same words stand before several. */
const withAsked = (lines: Prepared[], trade: Trade): Map<Prepared, Labelled> => {
  const labels = new Map<Prepared, Labelled>()
  for (const line of lines) {
    const found = labelledOf(line)
    if (found) labels.set(line, found)
  }
  const unknown = lines.filter((line) => !labels.has(line)).flatMap(pairsOf)
  const groups = [...new Set(unknown.map(({ word }) => word))]
    .map((word) => unknown.filter((pair) => pair.word === word))
    .filter((rows) => rows.length >= AGAIN)
  const told = groups.flat().length + labels.size
  const isWhole = groups.length + labels.size > MANY && told >= lines.length * SHARE
  const named = groups.filter((rows) => isWhole || rows.every(({ hasColon }) => hasColon))
  const known = new Set([...labels.values()].map(({ label }) => label))
  const asked = new Map<Pair[], FormLabel>()
  for (const rows of named) if (rows.every(({ value }) => isOnlyDates(value))) asked.set(rows, 'dates')
  if (!known.has('dates') && asked.size === 0) return labels
  const fits = named.flatMap((rows) =>
    ROLES.map(([role, ...labels]) => ({
      rows,
      labels,
      fit: rows.reduce((sum, { value }) => sum + trade.fits(value)[role] / rows.length, 0),
    })),
  )
  for (const {
    rows,
    labels: [label, other],
    fit,
  } of fits.sort((a, b) => b.fit - a.fit)) {
    if (fit < LEAST_FIT || asked.has(rows) || known.has(label) || known.has(other)) continue
    asked.set(rows, label)
    known.add(label)
  }
  const naming = [...labels.values(), ...[...asked].flatMap(([rows, label]) => rows.map(() => ({ label })))]
  if (naming.filter(({ label }) => namesRole(label)).length < AGAIN) return labels
  for (const rows of named) {
    const label = asked.get(rows) ?? 'text'
    for (const { line, value } of rows)
      labels.set(line, { label, value: label === 'text' && !reads('sentence', value) ? line.text : value })
  }
  return labels
}
/** `2. Name of the Company: …`: the numbers of entries list no deeds. */
const isListed = ({ line: { bullet } }: Prepared): boolean => bullet !== undefined && !/\d/.test(bullet)

/** A title may stand beside its dates twice; a label has its colon, and in a cell of its own ends with it, or is named like one. */
export const isLabel = ({ fields: [first = '', ...rest] }: Prepared): boolean => {
  if (rest.length > 0 ? COLON_AT_END.test(first) : /[:：]/.test(first)) return true
  return reads('label', first)
}

const reads = (name: SpanClass, text: string): boolean => {
  const { [name]: own, ...others } = spanScores(text)
  return Object.values<number>(others).every((score) => score < own)
}
