import { itemAt } from '#shared/lists.ts'
import type { DateRange } from '#shared/text/dates.ts'
import { type EntryLine, entryLines, type Field } from './entry-lines.ts'
import { leastOf } from './extent.ts'
import { takeDates } from './joint/entries.ts'
import { leadStyle, withoutDatedBullets } from './joint/evidence.ts'
import { isDated } from './joint/heads.ts'
import type { Prepared } from './prepared.ts'

// A section's lines → its entries: each a head with fields and dates, and what stands under it.

export interface RawEntry {
  heads: EntryLine[]
  fields: Field[]
  dates: DateRange | undefined
  printedDates: string
  current: boolean
  body: EntryLine[]
  placeholder: boolean
}

/** A head is at most so many lines. */
const MAX_HEAD_LINES = 5
/** In line heights, more white than between the lines of an entry. */
const WHITE = 0.55

interface EntryOptions {
  /** How many texts a head has before what follows is its body: position and company, or degree and school. */
  enough: (fields: Field[]) => boolean
}

export const entriesOf = (lines: Prepared[], options: EntryOptions): RawEntry[] => {
  const all = withoutDatedBullets(entryLines(lines.filter((line) => !line.hidden)))
  if (all.length === 0) return []
  const starts = startsOf(all, options)
  return starts.map((start, at) => entryOf(all.slice(start, starts[at + 1] ?? all.length), options))
}

/** Lines at which an entry begins. */
const startsOf = (all: EntryLine[], options: EntryOptions): number[] => {
  const dated = all.flatMap((line, at) => (isDated(line) ? [at] : []))
  if (dated.length === 0) return undatedStarts(all)
  const lead = leadOf(all, dated)
  const starts: number[] = []
  for (const [index, at] of dated.entries()) {
    const floor = index === 0 ? 0 : (dated[index - 1] ?? 0) + 1
    let start = at
    if (index === 0)
      start = all.slice(0, at).every((line) => line.role === 'head')
        ? Math.max(0, at - MAX_HEAD_LINES)
        : upFrom(all, at, floor, lead)
    else start = upFrom(all, at, floor, lead)
    starts.push(start)
  }
  if (starts[0] !== 0 && starts.length) {
    // What stands before the first dated entry is an entry without dates when it has a head.
    const before = all.slice(0, starts[0])
    if (
      before.some((line) => line.role === 'head') &&
      before.some((line) => line.role !== 'head') &&
      options.enough(before.flatMap((line) => (line.role === 'head' ? line.fields : [])))
    )
      starts.unshift(0)
    else starts[0] = 0
  }
  return starts
}

/** Lines of head that stand above the dated line: taken from the entries whose upper end is beyond doubt. */
const leadOf = (all: EntryLine[], dated: number[]): number => {
  const leads: number[] = []
  for (const [index, at] of dated.entries()) {
    let lead = 0
    const floor = index === 0 ? 0 : (dated[index - 1] ?? 0) + 1
    while (at - lead - 1 >= floor && itemAt(all, at - lead - 1).role === 'head' && lead < MAX_HEAD_LINES)
      lead += 1
    const closed = at - lead - 1 < 0 || itemAt(all, at - lead - 1).role !== 'head'
    if (index === 0 || closed) leads.push(index === 0 ? Math.min(lead, MAX_HEAD_LINES) : lead)
  }
  const first = leads[0] ?? 0
  const least = leastOf(leads)
  // Sub-positions under one company have a shorter lead than the first entry.
  return Math.max(least, Math.min(first, MAX_HEAD_LINES))
}

const upFrom = (all: EntryLine[], at: number, floor: number, lead: number): number => {
  let start = at
  while (at - start < lead && start - 1 >= floor && itemAt(all, start - 1).role === 'head') start -= 1
  return start
}

/** Without any date: an entry begins where a line is set like the first one, or after white. */
const undatedStarts = (all: EntryLine[]): number[] => {
  const first = all.findIndex((line) => line.role === 'head')
  if (first < 0) return all.length ? [0] : []
  const style = leadStyle(itemAt(all, first))
  const indent = itemAt(all, first).line.line.x
  const alike = all.flatMap((line, at) =>
    line.role === 'head' && leadStyle(line) === style && Math.abs(line.line.line.x - indent) < 3 ? [at] : [],
  )
  const afterWhite = alike.filter(
    (at) => at === first || itemAt(all, at).line.gap > WHITE || itemAt(all, at - 1).role !== 'head',
  )
  return [0, ...afterWhite.slice(1)]
}

const entryOf = (lines: EntryLine[], options: EntryOptions): RawEntry => {
  const entry: RawEntry = {
    heads: [],
    fields: [],
    dates: undefined,
    printedDates: '',
    current: false,
    body: [],
    placeholder: false,
  }
  let open = true
  for (const [at, line] of lines.entries()) {
    const needed =
      !options.enough(entry.fields) || (entry.dates === undefined && lines.slice(at, at + 2).some(isDated))
    open &&= line.role === 'head' && entry.heads.length < MAX_HEAD_LINES && (needed || isDated(line))
    if (!open) {
      entry.body.push(line)
      continue
    }
    entry.heads.push(line)
    for (const field of line.fields) entry.fields.push(field)
    if (line.placeholder) entry.placeholder = true
    takeDates(entry, line)
  }
  return entry
}
