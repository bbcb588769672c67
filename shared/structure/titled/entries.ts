import { firstOf, itemAt, lastOf } from '#shared/lists.ts'
import { type DateRange, dateRanges, isOnlyDates } from '#shared/text/dates.ts'
import type { EntryLine } from '../entry-lines.ts'
import { leastOf, mostOf } from '../extent.ts'
import { joinTexts } from '../join-texts.ts'
import type { Prepared } from '../prepared.ts'
import { withWholeHeads } from '../whole-heads.ts'
import { labelledText } from './labels.ts'

// Sections set by one rule: each entry is led by a bold title (in Word: a heading below the section's own), with its
// dates at the other edge, plain lines under it, and then its list. Where a section keeps this rule throughout, the
// rule says where entries begin, whatever words they are made of.

export interface TitledEntry {
  title: string
  line: Prepared
  dates: DateRange | undefined
  /** They stand in a column of their own before the title. */
  datesLead: boolean
  /** As printed at the other edge, `graduated` and all. */
  beside: string
  /** Plain lines between the title and the list, put together where the page's width broke them. */
  under: { text: string; line: Prepared }[]
  list: EntryLine[]
}

/** In line heights: a title goes on in a line that is no further away than what stands under titles. */
const SAME_BLOCK = 0.25
const CLOSE = 0.35
const CLOSE_MOST = 0.8
/** Where nothing stands under any title, only its lines could tell: they are closer than this. */
const TITLES_ALONE = 0.5
/** Between the lines of one paragraph the white is the same. */
const SAME_GAP = 0.1
/** In letters: what the width broke is at least so long. */
const LONG = 30
const SAME_EDGE = 3
/** Of the widest line: shorter ones were not broken by the width. */
const FULL = 0.7

export const titledEntries = (
  given: Prepared[],
  wholeLines: boolean,
  datesMatter = true,
): TitledEntry[] | undefined => {
  const seen = given.filter((line) => !line.hidden)
  const lines = wholeLines ? seen : withWholeHeads(seen)
  const first = lines[0]
  if (!first || first.line.bullet !== undefined || !isSetAsTitle(first)) return undefined
  const isTitle = (line: Prepared): boolean =>
    line.line.bullet === undefined &&
    setting(line) === setting(first) &&
    Math.abs(edgeOf(line) - edgeOf(first)) < SAME_EDGE
  const below = (upper: boolean): number[] =>
    lines
      .filter((line, at) => at > 0 && isTitle(line) !== upper && isTitle(itemAt(lines, at - 1)) === upper)
      .map(({ gap }) => gap)
  const gapsUnder = below(true)
  const under = leastOf([gapsUnder.length > 0 ? CLOSE_MOST : TITLES_ALONE, ...gapsUnder])
  // Widely set lines are still closer than entries are.
  const inner = under + SAME_BLOCK < leastOf(below(false)) ? under : Math.min(CLOSE, under)
  const widest = mostOf(lines.map(({ line }) => line.width))
  const out: TitledEntry[] = []
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1]
    const entry = out.at(-1)
    if (isTitle(line)) {
      const goesOn =
        !wholeLines &&
        entry &&
        above &&
        isTitle(above) &&
        above.text.length >= LONG &&
        line.gap <= inner + SAME_BLOCK
      const parted = parts(line)
      if (!parted) return undefined
      if (goesOn && !parted.dates) entry.title = joinTexts(entry.title, parted.title)
      else out.push({ ...parted, line, under: [], list: [] })
      continue
    }
    if (!entry) return undefined
    const bullet = line.line.bullet !== undefined
    const dated = bullet ? undefined : onlyDates(line.text)
    if (dated && above && isTitle(above) && !entry.dates) {
      Object.assign(entry, { dates: dated, beside: line.text })
      continue
    }
    if (!bullet && (line.line.bold || (line.fields.length > 1 && entry.list.length === 0))) return undefined
    if (bullet || entry.list.length > 0) entry.list.push(asListed(line))
    else if (above)
      takeUnder(
        entry,
        line,
        above,
        !wholeLines && above.text.length >= LONG && above.line.width >= widest * FULL,
      )
  }
  // Without a date beside any title, dates elsewhere in the heads mean another way of setting.
  const listed = new Set(out.flatMap(({ list }) => list.map(({ line }) => line)))
  const datedElsewhere = lines.some((line) =>
    datesMatter
      ? line.dated && !listed.has(line) && !labelledText(line.text).label
      : isTitle(line) && endsWithDate(line.text),
  )
  return out.some(({ dates }) => dates) || !datedElsewhere ? out : undefined
}

/** `Dean’s List, 2017`; but `Employee of the Year 2018` is one name. */
export const endsWithDate = (text: string): boolean =>
  dateRanges(text).some(
    (range) => range.to > text.length - 3 && (range.range || /[,(|–—:-]\s*$/.test(text.slice(0, range.from))),
  )

const takeUnder = (entry: TitledEntry, line: Prepared, above: Prepared, full: boolean): void => {
  const last = entry.under.at(-1)
  const goesOn =
    last &&
    full &&
    isSetOn(above, line) &&
    line.gap <= above.gap + SAME_GAP &&
    linkOf(line) === linkOf(above) &&
    !OPENS.test(line.text)
  if (goesOn) last.text = joinTexts(last.text, line.text)
  else entry.under.push({ text: line.text, line })
}

/** A label at the line's beginning may be set in another way than what goes on below. */
const isSetOn = (above: Prepared, line: Prepared): boolean => {
  const last = above.line.runs.findLast((run) => run.text.trim())
  return line.style === above.style || (last !== undefined && last.font === leadRun(line)?.font)
}

const linkOf = (line: Prepared): string => leadRun(line)?.link ?? ''

/** A label or an address begins anew. */
const OPENS = /^\p{Lu}\p{L}+(?:\s\p{L}+){0,3}\s?[:：]\s|^https?:\/\//u

const asListed = (line: Prepared): EntryLine => ({
  line,
  role: line.line.bullet === undefined ? 'text' : 'bullet',
  dates: [],
  placeholder: false,
  fields: [],
})

/** Dates in a column of their own at the left stand before the title. */
const leadingDates = ({ fields }: Prepared): string =>
  fields.length > 1 && onlyDates(firstOf(fields)) ? firstOf(fields) : ''

/** The first run of the title itself. */
const leadRun = (line: Prepared) => {
  const runs = line.line.runs.filter((run) => run.text.trim())
  let before = letters(leadingDates(line)).length
  return runs.find((run) => {
    const isTitle = before <= 0
    before -= letters(run.text).length
    return isTitle
  })
}

const edgeOf = (line: Prepared): number => (leadingDates(line) ? leadRun(line)?.x : undefined) ?? line.line.x

const setting = (line: Prepared): string => {
  if (line.line.outline !== undefined) return `outline ${line.line.outline}`
  const run = leadRun(line)
  return run ? `${Math.round(run.size * 2)}|${run.bold}|${run.italic}` : ''
}

const isSetAsTitle = (line: Prepared): boolean =>
  line.line.outline !== undefined ? line.line.outline > 0 : leadRun(line)?.bold === true

type Parted = Pick<TitledEntry, 'title' | 'dates' | 'datesLead' | 'beside'>

/** Title and dates of a title line; undefined where it holds more than these. */
const parts = (line: Prepared): Parted | undefined => {
  const leading = leadingDates(line)
  const beside = leading || (line.fields.length > 1 ? lastOf(line.fields) : '')
  const dates = onlyDates(beside)
  const texts = leading ? line.fields.slice(1) : dates ? line.fields.slice(0, -1) : line.fields
  const title = texts.join(' ')
  if (texts.length !== 1 || !isBoldThroughout(line, title)) return undefined
  return { title, dates, datesLead: leading !== '', beside: dates ? beside : '' }
}

/** `Sep 2011 – Jun 2015, graduated 2016`: the last word goes with the dates. */
export const GRADUATED = /,\s*\p{L}+\s+((?:19|20|21)\d{2})$/u

const onlyDates = (text: string): DateRange | undefined => {
  const bare = isOnlyDates(text) ? text : text.replace(GRADUATED, '')
  return bare && isOnlyDates(bare) ? dateRanges(bare)[0] : undefined
}

const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '')

const isBoldThroughout = (line: Prepared, title: string): boolean =>
  letters(
    line.line.runs
      .filter((run) => run.bold)
      .map((run) => run.text)
      .join(''),
  ).startsWith(letters(title))
