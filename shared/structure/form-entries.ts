import type { ReadEducation, ReadExperience } from '#shared/schema/resume.ts'
import { type DateRange, dateRanges } from './dates.ts'
import { splitDegree } from './education.ts'
import { formLabel, type Labelled, labelsOf } from './form-labels.ts'
import type { Placer } from './placer.ts'
import type { Prepared } from './prepared.ts'
import { splitPlace } from './split-place.ts'
import { studyDates } from './study-dates.ts'
import type { FormLabel } from './words/form-labels.ts'

// Entries of a form: every value stands behind its label, a label that comes again begins the next entry.

interface FormEntry {
  values: Map<FormLabel, { text: string; line: Prepared }>
  dates: DateRange | undefined
  datesLine: Prepared | undefined
  body: Prepared[]
  /** What stands without a label over the first one: the company or the position, whichever no label gives. */
  title: Prepared | undefined
}

const SAME_ROW = 2

/** `Nombre y dirección de la empresa o ⇥ Transportes Arratia` / `empleador`: a label over two lines of its cell. */
const brokenLabel = (line: Prepared, next: Prepared | undefined): Prepared | undefined => {
  const [first, ...values] = line.fields
  const [rest, ...more] = next?.fields ?? []
  if (!first || !rest || !values.length || formLabel(first)) return undefined
  const label = `${first} ${rest}`
  return formLabel(label) ? { ...line, fields: [label, [...values, ...more].join(' ')] } : undefined
}

/** A label in a cell of its own, and the first line of the cell beside it, as one line. */
const withRows = (lines: Prepared[]): Prepared[] => {
  const out: Prepared[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!
    const next = lines[at + 1]
    const beside =
      next &&
      next.line.page === line.line.page &&
      Math.abs(next.line.y - line.line.y) < SAME_ROW &&
      next.line.x > line.line.x
    const broken = brokenLabel(line, next)
    if (broken) {
      out.push(broken)
      at += 1
    } else if (beside && line.fields.length === 1 && formLabel(line.text)) {
      out.push({ ...next, fields: [line.text, ...next.fields], text: `${line.text} ${next.text}` })
      at += 1
    } else out.push(line)
  }
  return out
}

/** The entries of a section that is a form; undefined where it is none. */
export const formEntries = (given: Prepared[]): FormEntry[] | undefined => {
  const lines = withRows(given)
  const labels = labelsOf(lines)
  if (!labels) return undefined
  const entries: FormEntry[] = []
  let entry: FormEntry | undefined
  let title: Prepared | undefined
  for (const [at, line] of lines.entries()) {
    const found = labels.get(line)
    if (!found) {
      if (line.fields.length === 1 && formLabel(line.text)) continue
      const next = lines[at + 1]
      if (next && labels.has(next) && line.line.bullet === undefined && opens(entry, labels.get(next)!))
        title = line
      else if (entry) entry.body.push(line)
      else title = line
      continue
    }
    if (!entry || title || opens(entry, found)) {
      entry = { values: new Map(), dates: undefined, datesLine: undefined, body: [], title }
      entries.push(entry)
      title = undefined
    }
    take(entry, found, line)
  }
  return entries
}

const opens = (entry: FormEntry | undefined, { label }: Labelled): boolean =>
  !entry || (label === 'dates' ? entry.dates !== undefined : label !== 'text' && entry.values.has(label))

const take = (entry: FormEntry, { label, value }: Labelled, line: Prepared): void => {
  if (label === 'dates') {
    entry.dates = dateRanges(value)[0]
    entry.datesLine = line
  } else if (label === 'text') entry.body.push({ ...line, text: value, fields: [value] })
  else entry.values.set(label, { text: value, line })
}

/** The value of the first of these labels that is there, or the title over the entry. */
const valueAt = (
  entry: FormEntry,
  labels: FormLabel[],
  mayBeTitle: boolean,
): { text: string; line: Prepared } | undefined =>
  labels.map((label) => entry.values.get(label)).find(Boolean) ??
  (mayBeTitle && entry.title ? { text: entry.title.text, line: entry.title } : undefined)

const holds = (entry: FormEntry, labels: FormLabel[]): boolean =>
  labels.some((label) => entry.values.has(label))

const putDates = (placer: Placer, path: string, { dates, datesLine }: FormEntry): void => {
  if (!dates) return
  if (dates.start) placer.put(`${path}.startDate`, datesLine, 0.95)
  if (dates.end) placer.put(`${path}.endDate`, datesLine, 0.95)
  placer.put(`${path}.printedDates`, datesLine, 0.95)
}

const COMPANY: FormLabel[] = ['company', 'school']
const POSITION: FormLabel[] = ['position', 'degree']

export const experienceOfForm = (entries: FormEntry[], placer: Placer, from: number): ReadExperience[] =>
  entries.map((entry, at) => {
    const path = `experience.${from + at}`
    const company = valueAt(entry, COMPANY, true)
    const position = valueAt(entry, POSITION, holds(entry, COMPANY))
    if (company) placer.put(`${path}.company`, company.line, 0.95)
    if (position) placer.put(`${path}.position`, position.line, 0.95)
    putDates(placer, path, entry)
    for (const [index, line] of entry.body.entries()) placer.put(`${path}.bullets.${index}`, line, 0.9)
    const { name, place } = splitPlace(company?.text ?? '')
    return {
      company: name,
      position: position?.text ?? '',
      location: place,
      startDate: entry.dates?.start ?? '',
      endDate: entry.dates?.end ?? '',
      printedDates: entry.dates?.printed ?? '',
      text: '',
      bullets: entry.body.map(({ text }) => text),
    }
  })

const SCHOOL: FormLabel[] = ['school', 'company']
const DEGREE: FormLabel[] = ['degree', 'position']

export const educationOfForm = (entries: FormEntry[], placer: Placer, from: number): ReadEducation[] =>
  entries.map((entry, at) => {
    const path = `education.${from + at}`
    const school = valueAt(entry, SCHOOL, true)
    const printed = valueAt(entry, DEGREE, holds(entry, SCHOOL))
    const { degree, field } = splitDegree(printed?.text ?? '')
    const subject = entry.values.get('field')
    if (school) placer.put(`${path}.institution`, school.line, 0.95)
    if (printed) placer.put(`${path}.degree`, printed.line, 0.95)
    if (field || subject) placer.put(`${path}.field`, subject?.line ?? printed?.line, 0.9)
    putDates(placer, path, entry)
    for (const [index, line] of entry.body.entries()) placer.put(`${path}.bullets.${index}`, line, 0.9)
    const { name, place } = splitPlace(school?.text ?? '')
    return {
      institution: name,
      degree,
      field: subject?.text ?? field,
      location: place,
      ...studyDates(entry.dates),
      gpa: '',
      bullets: entry.body.map(({ text }) => text),
    }
  })
