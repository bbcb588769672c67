import { itemAt } from '#shared/lists.ts'
import { isOnlyDates } from '#shared/text/dates.ts'
import { formLabel } from '../form-label.ts'
import { LABEL_OF, type Labelled, labelledOf, labelsOf } from '../form-labels.ts'
import { inFields, type Prepared, withoutMark } from '../prepared.ts'
import type { Trade } from './heads.ts'
import { withoutStop } from './told-studies.ts'

/** In line heights: white above an entry, and none within it. */
const WHITE = { above: 1, within: 0 } as const

/** `Nombre y dirección de la empresa o ⇥ Transportes Arratia` / `empleador`: a label over two lines of its cell. */
const brokenLabel = (line: Prepared, next: Prepared | undefined): Prepared | undefined => {
  const [first, ...values] = line.fields
  const [rest, ...more] = next?.fields ?? []
  if (!first || !rest || !values.length || formLabel(first)) return undefined
  const label = `${first} ${rest}`
  return formLabel(label) ? inFields(line, [label, [...values, ...more].join(' ')]) : undefined
}

/** `Position` / `Clerk`: a label on a line of its own, and what it names. */
const besideOrBelow = (line: Prepared, next: Prepared | undefined): Prepared | undefined => {
  const isPair =
    next && [line, next].every(({ fields, line: { bullet } }) => fields.length === 1 && bullet === undefined)
  const joined = isPair && inFields({ ...line, dated: next.dated }, [line.text, next.text])
  return joined && labelledOf(joined) && !labelledOf(next) ? joined : undefined
}

/** A label in a cell of its own, and the first line of the cell beside it, as one line. */
const withRows = (lines: Prepared[]): Prepared[] => {
  const out: Prepared[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const line = itemAt(lines, at)
    const next = lines[at + 1]
    const joined = brokenLabel(line, next) ?? besideOrBelow(line, next)
    if (joined) {
      out.push(joined)
      at += 1
    } else out.push(line)
  }
  return out
}

interface FormEntry {
  heads: Prepared[]
  seen: Set<string>
  body: Prepared[]
}

/** A label that comes again begins the next entry, and so does a line without one over labels. */
export const withFormRows = (given: Prepared[], trade: Trade): Prepared[] => {
  const lines = withRows(given.flatMap(withSinglePairs))
  const named = labelsOf(lines, trade)
  if (!named) return given
  const labels = withBareDates(named, lines)
  const opening = datedTitles(lines, labels)
  const entries: FormEntry[] = []
  let entry: FormEntry | undefined
  for (const [at, line] of lines.entries()) {
    const found = labels.get(line)
    if (!found && line.fields.length === 1 && formLabel(line.text)) continue
    const next = found ?? labels.get(lines[at + 1] ?? line)
    const isTitle =
      !found && !line.namesCell && (opening.has(line) || isOverRows(line, lines[at + 1], entry, next))
    if (!entry || isTitle || (found && entry.seen.size > 0 && opens(entry, found))) {
      entry = { heads: [], seen: new Set(), body: [] }
      entries.push(entry)
    }
    if (!found) (isTitle || isOpen(entry) ? entry.heads : entry.body).push(isTitle ? titleOf(line) : line)
    else if (found.label === 'text') entry.body.push(inFields(line, [found.value]))
    else {
      entry.heads.push(labelledLine(line, found))
      entry.seen.add(found.label)
    }
  }
  return entries.flatMap(({ heads, body }) => [
    ...heads.map((line, at) => ({ ...line, gap: at === 0 ? WHITE.above : WHITE.within })),
    ...body.map((line) => ({ ...line, gap: WHITE.within, line: { ...line.line, bullet: '' } })),
  ])
}

/** `August 2022 | Vilamar College` over rows with labels: where the first line is set so, each that is begins an entry. */
const datedTitles = (lines: Prepared[], labels: Map<Prepared, Labelled>): Set<Prepared> => {
  const titles = lines.filter(
    (line) =>
      !labels.has(line) &&
      line.dated &&
      line.line.bullet === undefined &&
      !isOnlyDates(line.fields.join(' ')),
  )
  return new Set(titles[0] === lines[0] ? titles : [])
}

/** Dates on a line of their own need no label: where none has any, they stand in every entry as if they had one. */
const withBareDates = (labels: Map<Prepared, Labelled>, lines: Prepared[]): Map<Prepared, Labelled> => {
  if ([...labels.values()].some(({ label }) => label === 'dates')) return labels
  const dates = lines.filter(
    ({ fields, text, line }) => fields.length === 1 && line.bullet === undefined && isOnlyDates(text),
  )
  const bare = dates.map((line): [Prepared, Labelled] => [line, { label: 'dates', value: line.text }])
  return new Map([...labels, ...bare])
}

/** Nothing stands in the entry but its dates, and what has no label. */
const isOpen = ({ seen, body }: FormEntry): boolean =>
  seen.size === 0 || (seen.size === 1 && seen.has('dates') && body.length === 0)

/** What is no row of a form stands over its rows. */
const isOverRows = (
  { line }: Prepared,
  below: Prepared | undefined,
  entry: FormEntry | undefined,
  next: Labelled | undefined,
): boolean =>
  (line.bullet === undefined || BEFORE_LABELS.test(line.text)) &&
  ((below?.namesCell && below.fields.length > 1) || (next !== undefined && opens(entry, next)))

/** `- Clerk:` over its labels. */
const titleOf = (line: Prepared): Prepared =>
  BEFORE_LABELS.test(line.text)
    ? inFields(withoutMark(line), [line.fields.join(' ').replace(BEFORE_LABELS, '')])
    : line
const BEFORE_LABELS = /[:：]$/

/** In words that whoever reads on knows, and apart from its value, which as a whole would read like a text. */
const labelledLine = (line: Prepared, { label, value }: Labelled): Prepared => {
  const fields = label === 'dates' ? [value] : [LABEL_OF[label], withoutStop(value)]
  return { ...withoutMark(line), fields, text: fields.join(' '), namesCell: false }
}

/** `公司名称: ⇥ … ⇥ 职位名称: ⇥ …`: several labels on a row, each with its value behind it. */
const withSinglePairs = (line: Prepared): Prepared[] => {
  const pairs: string[][] = []
  for (let at = 0; at < line.fields.length; at += 1) {
    const field = itemAt(line.fields, at)
    const value = /[:：]$/.test(field) ? line.fields[at + 1] : undefined
    if (value) at += 1
    else if (!/^[^:：]{2,40}[:：]\s?\S/.test(field)) return [line]
    pairs.push(value ? [field, value] : [field])
  }
  return pairs.length > 1 ? pairs.map((fields) => inFields(line, fields)) : [line]
}

const opens = (entry: FormEntry | undefined, { label }: Labelled): boolean =>
  !entry || (label !== 'text' && entry.seen.has(label))
