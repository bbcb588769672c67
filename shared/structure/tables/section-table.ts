import { spanScores } from '#shared/learn/spans.ts'
import { itemAt } from '#shared/lists.ts'
import type { SectionKind } from '#shared/schema/resume.ts'
import { headingKind } from '../heading-kind.ts'
import { MAX_WORDS, SENTENCE_END } from '../headings/candidates.ts'
import type { FoundHeading } from '../headings/found.ts'
import { headingOdds, kindOfHeading, learnedKind } from '../learned-heading.ts'
import { firstFieldOf, type Prepared, wordCount } from '../prepared.ts'

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
  /** Rows, at least, of a table that is the whole resume, texts of several lines in them, and its share of all letters. */
  rows: 3,
  gutter: 4,
  /** In line heights, the white within a name. */
  within: 0.6,
  texts: 2,
  share: 0.7,
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
  columnsOfNames(lines).flatMap((names) => {
    const gutter = inGutter(names, lines)
    if (gutter) return gutter
    return namesSections(names) ? headsOf(names) : []
  })

/** Names in one print beside most of what the pages tell, one of them known: a gutter of headings, whatever the others say. */
const inGutter = (names: Named[], lines: Prepared[]): FoundHeading[] | undefined => {
  const printOf = ({ at }: Named): Prepared => firstFieldOf(itemAt(lines, at))
  const known = names.find(({ kind, text }) => kind ?? learnedKind(text)?.exact)
  const own = known ? names.filter((named) => printOf(named).style === printOf(known).style) : []
  const areNames = own.every((named) => wordCount(named.text) <= MAX_WORDS && !/[\d:：@]/.test(named.text))
  const apart = own.filter(({ at }) => standsApart(itemAt(lines, at)))
  const [first] = own
  const edge = first ? itemAt(lines, first.at).line.x + LIMITS.edge : 0
  const rows = new Set(own.map(({ at }) => at))
  const beside = lettersOf(
    lines.filter(({ line }, at) => rows.has(at) || (at > (first?.at ?? 0) && line.x > edge)),
  )
  const found =
    areNames && apart.length * 2 >= own.length && beside > LIMITS.share * lettersOf(lines)
      ? wholeNames(own, lines)
      : []
  return found.length >= LIMITS.gutter ? found : undefined
}

/** In heavier or larger print than what stands at the end of its line. */
const standsApart = ({ line: { runs } }: Prepared): boolean => {
  const printed = runs.filter(({ text }) => text.trim())
  const [first, last] = [printed[0], printed.at(-1)]
  return (
    first !== undefined && last !== undefined && ((first.bold && !last.bold) || first.size > last.size + 0.4)
  )
}

/** `Work` / `history`: a narrow gutter breaks its headings, with what they head beside either line. */
const wholeNames = (names: Named[], lines: Prepared[]): FoundHeading[] => {
  const found: FoundHeading[] = []
  for (const named of names) {
    const above = found.at(-1)
    const last = above && (above.last ?? above.at)
    if (above && last === named.at - 1 && itemAt(lines, named.at).gap < LIMITS.within) {
      above.heading = `${above.heading} ${named.text}`
      above.last = named.at
      above.rests = [...(above.rests ?? []), named.rest]
    } else found.push(headOf(named, 'other'))
  }
  return found.map((head) => ({ ...head, kind: kindOfHeading(head.heading) }))
}

const lettersOf = (lines: Prepared[]): number => lines.reduce((sum, { text }) => sum + text.length, 0)

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

/** Another line of the name's cell. */
const goesOn = ({ line, dated, hidden }: Prepared, { line: { cell } }: Prepared): boolean =>
  cell !== undefined &&
  line.cell?.row === cell.row &&
  line.cell.column === cell.column &&
  line.cell.table === cell.table &&
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

const namesSections = (names: Named[]): boolean => {
  const kinds = new Set(names.flatMap(({ kind }) => kind ?? []))
  return kinds.size >= LIMITS.kinds && [...kinds].some((kind) => OF_A_RESUME.has(kind))
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
