import { spanScores } from '#shared/learn/spans.ts'
import { itemAt } from '#shared/lists.ts'
import type { SectionKind } from '#shared/schema/resume.ts'
import { isOnlyDates } from '#shared/text/dates.ts'
import { headingKind } from '../heading-kind.ts'
import { MAX_WORDS, SENTENCE_END } from '../headings/candidates.ts'
import type { FoundHeading } from '../headings/found.ts'
import { headingOdds, kindOfHeading, learnedKind } from '../learned-heading.ts'
import { type Prepared, wordCount } from '../prepared.ts'

// A table whose left column names the sections and whose right column holds them, all in one print: no look tells
// such headings, but the column they stand in does, and those among them whose words are known.

/** A text at the head of a row, and what stands to the right of it down to the next one. */
interface Named {
  at: number
  /** Its last line: in Word's tables it may take several. */
  last: number
  text: string
  kind: SectionKind | undefined
  /** What stands on its own line behind it. */
  rest: string
  content: Prepared[]
}

const LIMITS = {
  /** Known headings of so many kinds make the column one of headings. */
  kinds: 2,
  /** Points within which names begin at one edge, and the cells of a row at one height. */
  edge: 2,
  /** Lines beside a name that nobody knows, at least: a single one is the value of a label. */
  lines: 2,
  /** In thousandths of a nat: so much rather than not the letters of such a name head a section. */
  odds: 1000,
} as const

/** Labels of skills are never among them. */
const MAIN: ReadonlySet<SectionKind> = new Set(['experience', 'education'])

const OF_A_RESUME: ReadonlySet<SectionKind> = new Set([...MAIN, 'summary', 'references'])

/** In whose sections a row may be an entry. */
const DATED: ReadonlySet<SectionKind> = new Set([
  ...MAIN,
  'projects',
  'certifications',
  'volunteering',
  'awards',
  'publications',
])

/** The headings in such columns. */
export const sectionTable = (lines: Prepared[]): FoundHeading[] =>
  columnsOfNames(lines).flatMap((names) => (namesSections(names, lines) ? headsOf(names) : []))

/** The left columns of Word's tables, and those of rows on the page. */
const columnsOfNames = (lines: Prepared[]): Named[][] => {
  const columns = new Map<string, Named[]>()
  let open: Named | undefined
  for (const [at, line] of lines.entries()) {
    if (!beginsRow(lines, at)) {
      if (open && at === open.last + 1 && goesOn(line, itemAt(lines, open.at))) withMore(open, line)
      else if (open && line.line.x > itemAt(lines, open.at).line.x + LIMITS.edge) open.content.push(line)
      continue
    }
    const { cell, column, x } = line.line
    const key = cell ? `${cell.table}|${cell.column}` : `${column}|${Math.round(x / LIMITS.edge)}`
    const [text = '', ...rest] = line.fields
    open = {
      at,
      last: at,
      text,
      kind: listedKind(text),
      rest: rest.join('\t'),
      content: rest.length > 0 ? [line] : [],
    }
    const names = columns.get(key)
    if (names) names.push(open)
    else columns.set(key, [open])
  }
  return [...columns.values()]
}

/** Another line of the name's cell: what has another size or rank there is what the name heads. */
const goesOn = ({ line, dated, hidden }: Prepared, { line: { cell, size, outline } }: Prepared): boolean =>
  cell !== undefined &&
  line.cell?.row === cell.row &&
  line.cell.column === cell.column &&
  line.cell.table === cell.table &&
  line.size === size &&
  line.outline === outline &&
  line.bullet === undefined &&
  !dated &&
  !hidden

const withMore = (open: Named, { text }: Prepared): void => {
  open.last += 1
  open.text = `${open.text} ${text}`
  open.kind = listedKind(open.text) ?? listedKind(text) ?? open.kind
}

/** Whether the line is the first of a row, with more to the right of it. */
const beginsRow = (lines: Prepared[], at: number): boolean => {
  const { line, fields, hidden } = itemAt(lines, at)
  if (line.bullet !== undefined || hidden) return false
  const { cell } = line
  if (!cell) return fields.length > 1 || isBeside(lines[at + 1], line)
  const isOfRow = (other: Prepared | undefined): boolean =>
    other?.line.cell?.table === cell.table && other.line.cell.row === cell.row
  if (isOfRow(lines[at - 1])) return false
  let next = at + 1
  while (isOfRow(lines[next]) && lines[next]?.line.cell?.column === cell.column) next += 1
  return isOfRow(lines[next])
}

const isBeside = (next: Prepared | undefined, { page, x, y, width }: Prepared['line']): boolean =>
  next !== undefined &&
  next.line.page === page &&
  Math.abs(next.line.y - y) < LIMITS.edge &&
  next.line.x > x + width

const namesSections = (names: Named[], lines: Prepared[]): boolean => {
  const kinds = new Set(names.flatMap(({ kind }) => kind ?? []))
  const titles = names.filter((name) => isTitle(name, lines)).length
  return (
    titles * 2 <= names.length &&
    kinds.size >= LIMITS.kinds &&
    [...kinds].some((kind) => OF_A_RESUME.has(kind))
  )
}

/** `Internship ⇥ 2019 – 2020`: the entry goes on below at the same edge. */
const isTitle = ({ at, rest }: Named, lines: Prepared[]): boolean => {
  const [{ line }, below] = [itemAt(lines, at), lines[at + 1]?.line]
  return isOnlyDates(rest) && below?.page === line.page && Math.abs(below.x - line.x) < LIMITS.edge
}

const listedKind = (text: string): SectionKind | undefined => {
  const known = headingKind(text)
  return known?.exact ? known.kind : undefined
}

const headsOf = (names: Named[]): FoundHeading[] => {
  const heads: FoundHeading[] = []
  for (const named of names) {
    const kind = kindOf(named, heads.at(-1)?.kind)
    if (!kind) continue
    heads.push(headOf(named, kind))
  }
  return heads
}

const headOf = ({ at, last, text, rest }: Named, kind: SectionKind): FoundHeading => ({
  at,
  kind,
  heading: text,
  rest,
  ...(last > at ? { last } : {}),
})

/** What the name heads, where it heads anything; `above` is the kind of the section it would part. */
const kindOf = (
  { text, kind: listed, content }: Named,
  above: SectionKind | undefined,
): SectionKind | undefined => {
  if (listed || !above) return listed
  if (wordCount(text) > MAX_WORDS || SENTENCE_END.test(text) || /\d/.test(text)) return undefined
  if (learnedKind(text)) return kindOfHeading(text)
  if (content.length < LIMITS.lines) return undefined
  // Entries stand under no list of languages, and no personal details: what holds some is a section of its own.
  const isApart = !DATED.has(above) && content.some(({ dated }) => dated)
  const isTold = above !== 'other' && (headingOdds(text) > LIMITS.odds || isLabel(text))
  return isApart || isTold ? kindOfHeading(text) : undefined
}

/** By its letters rather a label than an employer or a title. */
const isLabel = (text: string): boolean => {
  const { label, title, company, school, degree, name, place } = spanScores(text)
  return label > Math.max(title, company, school, degree, name, place)
}
