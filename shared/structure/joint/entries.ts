import { isPresentWord } from '#shared/text/dates.ts'
import { withoutColumnNames } from '../column-names.ts'
import type { RawEntry } from '../entries.ts'
import type { EntryLine, Field } from '../entry-lines.ts'
import type { Prepared } from '../prepared.ts'
import type { Titled } from '../titled/roles.ts'
import { withDateCells } from './date-cells.ts'
import { evidenceOf } from './evidence.ts'
import { readForms } from './form.ts'
import { withFormRows } from './form-rows.ts'
import { withoutGlue } from './glued.ts'
import type { Trade } from './heads.ts'
import { withoutItemMarks } from './item-entries.ts'
import { withPrintLabels } from './print-labels.ts'
import { withRecordRows } from './record-rows.ts'
import { surenessIn } from './sure.ts'
import { withToldStudies } from './told-studies.ts'

export interface Roles {
  /** Position, or degree. */
  first: Field | undefined
  /** Company, or school. */
  second: Field | undefined
  place: Field | undefined
  /** What a degree is in, where it stands apart. */
  subject: Field | undefined
  rest: Field[]
}

export interface JointEntry extends RawEntry {
  roles: Roles
  /** From 0 to 1, how sure it is that each role's text is that role's. */
  sure: { first: number; second: number }
  /** By the rule of titles: its texts are whole as they are printed. */
  titled?: Titled
}

/** The same lines are read to tell of what kind they are, and again as that kind: nobody changes what was read. */
export const jointEntries = (lines: Prepared[], trade: Trade): JointEntry[] => {
  const [first] = lines
  if (!first) return []
  const known = read.get(first) ?? []
  read.set(first, known)
  const before = known.find((one) => one.trade === trade && areSame(one.lines, lines))
  if (before) return before.entries
  const entries = readJointly(lines, trade)
  known.push({ lines: [...lines], trade, entries })
  return entries
}
const read = new WeakMap<Prepared, { lines: Prepared[]; trade: Trade; entries: JointEntry[] }[]>()
const areSame = (some: Prepared[], others: Prepared[]): boolean =>
  some.length === others.length && some.every((line, at) => line === others[at])

const readJointly = (lines: Prepared[], trade: Trade): JointEntry[] => {
  const evidence = evidenceOf(
    asHeads(
      lines.filter((line) => !line.hidden),
      trade,
    ),
    trade,
  )
  const readings = readForms(evidence, trade)
  const [reading] = readings
  if (!reading) return []
  const sureOf = surenessIn(readings, trade)
  return reading.heads.map((head, at) => {
    const end = reading.heads[at + 1]?.at ?? evidence.lines.length
    const heads = evidence.lines.slice(head.at, head.at + head.lines)
    const entry: JointEntry = {
      heads,
      fields: heads.flatMap(({ fields }) => fields),
      dates: undefined,
      printedDates: '',
      current: false,
      body: evidence.lines.slice(head.at + head.lines, end),
      placeholder: heads.some(({ placeholder }) => placeholder),
      roles: {
        first: head.first && { ...head.first.field, text: head.first.text },
        second: head.second && { ...head.second.field, text: head.second.text },
        place: head.place,
        subject: head.subject,
        rest: head.rest,
      },
      sure: sureOf(head),
    }
    // Above its own dates may stand the years of all positions in a company.
    for (const line of heads.slice(Math.max(0, head.dated))) takeDates(entry, line)
    return entry
  })
}

/** What tables, forms and records print in an order of their own, in that of heads. */
const asHeads = (given: Prepared[], trade: Trade): Prepared[] => {
  const lines = withDateCells(trade.hasSubject ? withPrintLabels(given, trade) : given)
  const form = withFormRows(lines, trade)
  if (form !== lines) return withoutGlue(form)
  const told = trade.hasSubject ? withToldStudies(lines.filter(saysMore)) : lines
  return withoutGlue(withRecordRows(withoutColumnNames(withoutItemMarks(told, trade))))
}

/** `Current` over a school says when, and names no degree. */
const saysMore = ({ text }: Prepared): boolean => !isPresentWord(text)

/** The dates of an entry are those of the first line of its head that has a range. */
export const takeDates = (entry: RawEntry, line: EntryLine): void => {
  if (!line.dates.length) return
  const best = line.dates.find((range) => range.range) ?? line.dates.at(-1)!
  if (entry.dates && (entry.dates.range || !best.range)) return
  const others = line.dates.filter((range) => range !== best && !range.range)
  // `Start 2019` and `End 2021` in two fields.
  if (!best.range && others.length === 1 && others[0]!.start < best.start)
    entry.dates = {
      ...best,
      start: others[0]!.start,
      range: true,
      printed: `${others[0]!.printed} – ${best.printed}`,
    }
  else entry.dates = best
  entry.printedDates = entry.dates.printed
  entry.current = entry.dates.current
}
