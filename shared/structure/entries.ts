import { firstOf, itemAt, lastOf } from '#shared/lists.ts'
import { behindDates } from './date-gutter.ts'
import type { DateRange } from './dates.ts'
import { type EntryLine, entryLines, type Field, wraps } from './entry-lines.ts'
import { leastOf, mostOf } from './extent.ts'
import { type Prepared, wordCount } from './prepared.ts'

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
/** The gap of a line that begins a page or column says nothing of white. */
const TOP_OF_PAGE = 9

export interface EntryOptions {
  /** How many texts a head has before what follows is its body: position and company, or degree and school. */
  enough: (fields: Field[]) => boolean
}

export const entriesOf = (lines: Prepared[], options: EntryOptions): RawEntry[] => {
  const all = withoutDatedBullets(entryLines(lines.filter((line) => !line.hidden)))
  if (all.length === 0) return []
  const starts = startsOf(all, options)
  return starts.map((start, at) => entryOf(all.slice(start, starts[at + 1] ?? all.length), options))
}

const isDated = (line: EntryLine): boolean =>
  (line.dates.length > 0 || line.placeholder) && line.role === 'head'

const isBulleted = (line: EntryLine): boolean => line.line.line.bullet !== undefined

/** Where entries begin with lines that carry no mark of a list, one that does carries no entry, whatever date it begins with. */
const withoutDatedBullets = (all: EntryLine[]): EntryLine[] =>
  all[0] && !isBulleted(all[0]) && all.some((line) => isDated(line) && !isBulleted(line))
    ? all.map((line) => (isDated(line) && isBulleted(line) ? { ...line, role: 'bullet' } : line))
    : all

/** Lines at which an entry begins. */
const startsOf = (all: EntryLine[], options: EntryOptions): number[] => {
  const dated = all.flatMap((line, at) => (isDated(line) ? [at] : []))
  if (dated.length === 0) return undatedStarts(all)
  const titled = titledStarts(all, dated)
  if (titled) return titled
  const lead = leadOf(all, dated)
  const starts: number[] = []
  for (const [index, at] of dated.entries()) {
    const floor = index === 0 ? 0 : (dated[index - 1] ?? 0) + 1
    let start = at
    if (index === 0)
      start = all.slice(0, at).every((line) => line.role === 'head')
        ? Math.max(0, at - MAX_HEAD_LINES)
        : upFrom(all, at, floor, lead)
    else start = upFrom(all, at, floor, Math.max(lead, headsAbove(all, at, floor)))
    if (index > 0 && sameEntry(all, dated[index - 1] ?? 0, at, start)) continue
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
  return withUndated(all, starts, dated)
}

/** How the first words of a line are set: a short bold title with a long date beside it is still a title. */
const leadStyle = (line: EntryLine | undefined): string => {
  const run = line?.line.line.runs.find((one) => one.text.trim())
  return run ? `${Math.round(run.size * 2)}|${run.bold}|${run.italic}` : ''
}

/**
 * Every date stands beside a bold title, and some entries have a title without a date: they begin where a line is set
 * like the other titles and what follows is set like what follows those.
 */
const titledStarts = (all: EntryLine[], dated: number[]): number[] | undefined => {
  const first = firstOf(all)
  const style = leadStyle(first)
  if (first.role !== 'head' || !first.line.line.runs.find((run) => run.text.trim())?.bold) return undefined
  const isTitle = (line: EntryLine | undefined): boolean =>
    line?.role === 'head' && leadStyle(line) === style && Math.abs(line.line.line.x - first.line.line.x) < 3
  const starts = all.flatMap((line, at) => (isTitle(line) && !isTitle(all[at - 1]) ? [at] : []))
  const ownerOf = (at: number): number =>
    isTitle(all[at]) || itemAt(all, at).fields.length > 0 ? at : at - 1
  if (!dated.every((at) => isTitle(all[ownerOf(at)]))) return undefined
  const blockOf = (at: number): number => starts.findLast((start) => start <= at) ?? 0
  const withDates = new Set(dated.map((at) => blockOf(ownerOf(at))))
  const followerOf = (start: number): string => {
    let at = start + 1
    while (isTitle(all[at]) || (all[at]?.fields.length === 0 && all[at]?.role === 'head')) at += 1
    return all[at]?.role === 'head' ? leadStyle(all[at]) : ''
  }
  const followers = new Set([...withDates].map(followerOf).filter(Boolean))
  const kept = starts.filter((start) => withDates.has(start) || followers.has(followerOf(start)))
  return kept.length > withDates.size && kept[0] === 0 ? kept : undefined
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

/** A company over its positions: heads between the body above and the dated line, at the same edge, that do not go on with it. */
const headsAbove = (all: EntryLine[], at: number, floor: number): number => {
  let count = 0
  while (at - count - 1 >= floor && itemAt(all, at - count - 1).role === 'head') count += 1
  const top = all[at - count]
  const before = all[at - count - 1]
  if (!count || count > 3 || !top || !before || before.role === 'head') return 0
  const sameEdge = Math.abs(top.line.line.x - itemAt(all, at).line.line.x) < 3
  const apart = top.line.gap > WHITE || top.line.line.bold || top.line.line.x < before.line.line.x - 3
  return sameEdge && apart && !wraps(before.line, top.line) ? count : 0
}

const upFrom = (all: EntryLine[], at: number, floor: number, lead: number): number => {
  let start = at
  while (at - start < lead && start - 1 >= floor && itemAt(all, start - 1).role === 'head') {
    const above = itemAt(all, start).line
    start -= 1
    // White above a line ends the head, where there is white at all.
    if (
      itemAt(all, start).line.gap > WHITE &&
      itemAt(all, start).line.gap < TOP_OF_PAGE &&
      above.gap < itemAt(all, start).line.gap * 0.6
    )
      break
  }
  return start
}

/** Two dated lines of one head: `2019 – 2021` under a title that carries a year, or a date under its own label. */
const sameEntry = (all: EntryLine[], before: number, at: number, start: number): boolean => {
  if (at - before > 2 || start <= before) return false
  const between = all.slice(before + 1, at + 1)
  if (between.some((line) => line.role !== 'head')) return false
  const first = itemAt(all, before)
  const second = itemAt(all, at)
  if (second.line.gap > WHITE) return false
  const secondBare = second.fields.length === 0
  return secondBare && !first.dates.some((range) => range.range)
}

/** Entries that carry no date among others that do, told by a head set like the others' first lines after white. */
const withUndated = (all: EntryLine[], starts: number[], dated: number[]): number[] => {
  const style = new Set(starts.map((at) => itemAt(all, at).line.style))
  if (style.size !== 1 || starts.length < 2) return starts
  const out = new Set(starts)
  for (const [at, line] of all.entries()) {
    if (out.has(at) || line.role !== 'head' || !style.has(line.line.style) || dated.includes(at)) continue
    const before = all[at - 1]
    const bodyBefore = before && before.role !== 'head'
    if (
      bodyBefore &&
      line.line.line.bold &&
      line.line.gap > WHITE &&
      Math.abs(line.line.line.x - itemAt(all, starts[0] ?? 0).line.line.x) < 3
    )
      out.add(at)
  }
  return [...out].sort((a, b) => a - b)
}

/** Without any date: an entry begins where a line is set like the first one, or after white. */
const undatedStarts = (all: EntryLine[]): number[] => {
  const first = all.findIndex((line) => line.role === 'head')
  if (first < 0) return all.length ? [0] : []
  const style = leadStyle(all[first])
  const indent = itemAt(all, first).line.line.x
  const alike = all.flatMap((line, at) =>
    line.role === 'head' && leadStyle(line) === style && Math.abs(line.line.line.x - indent) < 3 ? [at] : [],
  )
  const distinct =
    all.some((line) => line.role === 'head' && leadStyle(line) !== style) ||
    all.some((line) => line.role !== 'head')
  const afterWhite = alike.filter(
    (at) => at === first || itemAt(all, at).line.gap > WHITE || itemAt(all, at - 1).role !== 'head',
  )
  if (afterWhite.length > 1) return merged(afterWhite, first)
  if (
    distinct &&
    alike.length > 1 &&
    alike.every((at, index) => index === 0 || at - (alike[index - 1] ?? 0) > 1)
  )
    return merged(alike, first)
  return [0]
}

const merged = (starts: number[], first: number): number[] =>
  first === starts[0] ? [0, ...starts.slice(1)] : starts

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
    const last = lines[at - 1]
    const needed =
      !options.enough(entry.fields) || (entry.dates === undefined && lines.slice(at, at + 2).some(isDated))
    const laterDated = isDated(line)
    const heads = open && line.role === 'head' && entry.heads.length < MAX_HEAD_LINES
    const detail = heads && !laterDated && !needed && !isShortDetail(line, last)
    if (!heads || detail) open = false
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

/** A short line that goes on with the head though nothing is missing: a place, a second field in the same setting. */
const isShortDetail = (line: EntryLine, last: EntryLine | undefined): boolean =>
  last !== undefined &&
  wordCount(line.line.text) <= 5 &&
  line.line.gap < WHITE &&
  line.line.fields.length === 1 &&
  !/[.:]$/.test(line.line.text) &&
  line.line.line.x <= headEdge(last.line) + 3

/** Where the head's own text begins: behind the dates of a gutter. */
const headEdge = (line: Prepared): number => mostOf([line.line.x, ...behindDates(line)])

const takeDates = (entry: RawEntry, line: EntryLine): void => {
  if (!line.dates.length) return
  const best = line.dates.find((range) => range.range) ?? lastOf(line.dates)
  if (entry.dates && (entry.dates.range || !best.range)) return
  const others = line.dates.filter((range) => range !== best && !range.range)
  // `Start 2019` and `End 2021` in two fields.
  if (!best.range && others.length === 1 && firstOf(others).start < best.start)
    entry.dates = {
      ...best,
      start: firstOf(others).start,
      range: true,
      printed: `${firstOf(others).printed} – ${best.printed}`,
    }
  else entry.dates = best
  entry.printedDates = entry.dates.printed
  entry.current = entry.dates.current
}
