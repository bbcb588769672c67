import { firstOf, itemAt, lastOf } from '#shared/lists.ts'
import { mostOf } from '../extent.ts'
import { headingKind } from '../heading-kind.ts'
import { joinTexts } from '../join-texts.ts'
import { inFields, type Prepared } from '../prepared.ts'
import { hadRoomFor } from '../room.ts'
import { isLevel, RATING, SKILL_LEVELS } from '../words/levels.ts'
import { NAME_OF_A_THING } from '../words/name-pairs.ts'
import { isWholeSkill } from '../words/whole-skills.ts'
import { withBoldLabels } from './bold-labels.ts'
import { withDashLabels } from './dash-labels.ts'

// The lines of a list of skills as they were meant: rows with their labels, put together where the page's width broke them.

export interface SkillLine {
  text: string
  line: Prepared
  bullet: boolean
}
/** The colon of an address parts nothing. */
export const GROUP = /^([^:：]{2,48})[:：](?!\/\/)\s*(.*)$/u
/** A bar parts groups, and so does a full stop: what they end is no label. */
const ENDS_GROUP = /\s*\|\s*|\.\s/
const opensGroup = (text: string): boolean => {
  const label = GROUP.exec(text)?.[1]
  return label !== undefined && !ENDS_GROUP.test(label)
}

/** `Web: HTML, CSS | Data: SQL` in one row. */
const groupsOf = (row: SkillLine): SkillLine[] => {
  const parts = row.text.split(/\s*\|\s*/).filter(Boolean)
  return parts.length > 1 && parts.every(opensGroup) ? parts.map((text) => ({ ...row, text })) : [row]
}

/** A list of skills is shorter; what goes on and on is not looked through again with every line. */
const ROW_MOST = 4000
const ENDS_LEVELLED = new RegExp(`\\((?:${SKILL_LEVELS})\\);$`, 'iu')
const ENDS_WITH_SIGN = /[,;，、|•·/]$/
const ENDS_OPEN = /[,;，、&/]$/

/** Items of a list, at least, for each line that goes on with one. */
const ITEMS = 3

/** Where all others have their marks, what begins without one in a small letter goes on with the item above. */
const tailsOfItems = (lines: Prepared[]): Set<Prepared> => {
  const bare = lines.filter(({ line }) => line.bullet === undefined)
  const isTail = (line: Prepared): boolean => {
    const above = lines[lines.indexOf(line) - 1]
    return above?.line.bullet !== undefined && above.style === line.style && /^\p{Ll}/u.test(line.text)
  }
  return bare.length * ITEMS < lines.length && bare.every(isTail) ? new Set(bare) : new Set()
}

/** In line heights, the white between lines of one paragraph at most. */
const NEXT_LINE = 1

/** Lines as they were meant: what the page's width broke is put together; cells stay apart. */
export const rowsOf = (given: Prepared[], wholeLines: boolean): SkillLine[] => {
  const lines = withWholeRows(withBoldLabels(withDashLabels(given.map(withoutStretch).map(withKnownMarks))))
  const rows: SkillLine[] = []
  const filled = fillsItsColumn(lines)
  const torn = wholeLines ? new Set<Prepared>() : tornLists(lines)
  const labelled = labelColumn(lines)
  const beside = labelsBeside(lines)
  const bracketed = withinBrackets(lines)
  const tails = tailsOfItems(lines)
  const judged = columnsOfLevels(lines)
  const rated = wholeLines ? new Set<Prepared>() : belowRated(lines)
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1]
    const last = rows.at(-1)
    const bullet = line.line.bullet !== undefined
    if (
      last &&
      above &&
      !wholeLines &&
      !bullet &&
      (tails.has(line) ||
        bracketed.has(line) ||
        torn.has(line) ||
        goesOn(above, line, last) ||
        (filled && isTornFrom(above, line)))
    ) {
      last.text = joinTexts(last.text, line.fields.join('\t'))
      continue
    }
    if (last && above && rated.has(line)) {
      last.text = `${joinTexts(firstOf(above.fields), line.text)}\t${above.fields.slice(1).join('\t')}`
      continue
    }
    // `Front-end : ⇥ Back-end :` stands over columns of names.
    if (line.fields.length > 1 && line.fields.every((field) => /[:：]$/.test(field))) continue
    const named = judged.get(line)
    if (named) {
      const [name = '', level = ''] = line.fields
      const text = line.fields.length === 2 && isLevel(level) ? `${name} (${level})` : named.join('\t')
      if (named.length > 0) rows.push({ text, line, bullet })
      continue
    }
    const label = line.fields.length > 1 && firstOf(line.fields).length < 40 ? firstOf(line.fields) : ''
    if (labelled.has(line)) rows.push({ text: `${label}: ${line.fields.slice(1).join('\t')}`, line, bullet })
    else if (isPairs(line.fields))
      for (let pair = 0; pair < line.fields.length; pair += 2)
        rows.push({ text: `${line.fields[pair]}: ${line.fields[pair + 1]}`, line, bullet })
    else if (beside.has(line) && !/[:：]$/.test(label))
      rows.push({ text: `${label}: ${line.fields.slice(1).join(' ')}`, line, bullet })
    else if (label && /[:：]$/.test(label))
      rows.push({ text: `${label} ${line.fields.slice(1).join('\t')}`, line, bullet })
    else rows.push({ text: line.fields.join('\t'), line, bullet })
  }
  return rows.filter(({ text }) => !RATING.test(text.trim())).flatMap(groupsOf)
}

/** A sign nobody knows that stands apart between words, again and again: `✓ Welding  ✓ Brazing`. */
const UNKNOWN_MARK = /(?<=^|\s)[\p{So}\p{Co}\u2219\u22c5\u27a2\u2023=≈>≥≫](?=\s|$)/gu
/** `Python和SQL`, `Java 및 Go`: between names in other letters the word needs no blanks. */
const AND_BETWEEN = /(?<=[a-z\d+#])\s?(?:和|与|與|及|と|및|와|과)\s?(?=[a-z])/giu
const withKnownMarks = (line: Prepared): Prepared => {
  const known = (text: string): string => text.replace(UNKNOWN_MARK, '•').replace(AND_BETWEEN, '、')
  const text = known(line.text)
  return text === line.text ? line : { ...line, text, fields: line.fields.map(known) }
}

/** Cells do not end with commas: white behind several is that of a justified line. */
const withoutStretch = (line: Prepared): Prepared =>
  line.fields.slice(0, -1).filter((field) => field.endsWith(',')).length > 1
    ? inFields(line, [line.text])
    : line

/** Points within which lines stand on one row. */
const SAME_ROW = 2

/** What stands beside the line before it is of its row: a label in a gutter of its own. */
const withWholeRows = (lines: Prepared[]): Prepared[] => {
  const out: Prepared[] = []
  for (const line of lines) {
    const last = out.at(-1)
    const isBeside =
      last &&
      last.line.page === line.line.page &&
      last.line.column === line.line.column &&
      Math.abs(last.line.y - line.line.y) < SAME_ROW &&
      line.line.x >= last.line.x + last.line.width &&
      line.line.bullet === undefined
    if (isBeside)
      out[out.length - 1] = {
        ...last,
        text: `${last.text} ${line.text}`,
        fields: [...last.fields, ...line.fields],
        line: { ...last.line, runs: [...last.line.runs, ...line.line.runs] },
      }
    else out.push(line)
  }
  return out
}

/** Rows of a table that tells of each skill how well, how long, since when: at least so many. */
const LEVELLED_ROWS = 3
/** Share of its cells whose words recur or are known to tell it. */
const TELLING = 0.8

/** The names in the rows of such a table, or in its pairs of a name and a level; the head that names its columns holds none. */
const columnsOfLevels = (lines: Prepared[]): Map<Prepared, string[]> => {
  const rows = lines.filter(({ fields }) => fields.length > 1)
  const said = new Map<string, number>()
  for (const { fields } of rows)
    for (const field of fields.slice(1)) said.set(field, (said.get(field) ?? 0) + 1)
  const tells = (field: string): boolean =>
    /^\d+$/.test(field) ||
    RATING.test(field) ||
    isLevel(field) ||
    ((said.get(field) ?? 0) > 1 && !/[,;、，]/.test(field))
  for (const isName of [(at: number) => at % 2 === 0, (at: number) => at === 0]) {
    const even = rows.filter(({ fields }) => !isName(fields.length - 1))
    const levels = even.map(({ fields }) => fields.filter((_field, at) => !isName(at)))
    const isHead = (at: number): boolean => at === 0 && !levels[0]?.some(tells)
    const slots = levels.flatMap((own, at) => (isHead(at) ? [] : own))
    const names = even.flatMap(({ fields }) => fields.filter((_field, at) => isName(at)))
    const isForm =
      even.length >= lines.length * RATED &&
      slots.length >= LEVELLED_ROWS &&
      slots.filter(tells).length >= slots.length * TELLING &&
      !names.some(tells)
    if (isForm)
      return new Map(
        even.map((row, at) => [row, isHead(at) ? [] : row.fields.filter((_field, cell) => isName(cell))]),
      )
  }
  return new Map()
}

/** Share of the rows of a chart that have a rating. */
const RATED = 0.7

const isRated = ({ fields }: Prepared): boolean =>
  fields.length === 2 && (RATING.test(itemAt(fields, 1)) || isLevel(itemAt(fields, 1)))

/** In a chart, a name beside which no rating stands goes on with the one above. */
const belowRated = (lines: Prepared[]): Set<Prepared> => {
  const alone = lines.filter(
    (line, at) =>
      line.fields.length === 1 &&
      lines[at - 1] !== undefined &&
      isRated(itemAt(lines, at - 1)) &&
      Math.abs(line.line.x - itemAt(lines, at - 1).line.x) < SAME_ROW &&
      line.gap < NEXT_LINE,
  )
  const rated = lines.filter(isRated).length
  return rated >= (lines.length - alone.length) * RATED ? new Set(alone) : new Set()
}

/** What stands among skills under a label of its own. */
const OTHER_LISTS = new Set<string | undefined>(['languages', 'interests'])
/** Rows of such a column, at least. */
const LABELLED_ROWS = 2

/** Rows whose first cells are labels: each begins at one edge, and one of them names a list of another sort, or they alone are bold. */
const labelColumn = (lines: Prepared[]): Set<Prepared> => {
  const rows = lines.filter(
    ({ fields, line }) =>
      fields.length > 1 &&
      line.bullet === undefined &&
      firstOf(fields).length < 40 &&
      Math.abs(line.x - firstOf(lines).line.x) < SAME_ROW,
  )
  const labels = rows.map(({ fields }) => firstOf(fields))
  const heads = labels.some((label) => OTHER_LISTS.has(headingKind(label)?.kind))
  const isLedByBold = ({ line, fields }: Prepared): boolean =>
    line.runs[0]?.bold === true &&
    line.runs.at(-1)?.bold === false &&
    !fields.slice(1).some((field) => RATING.test(field) || isLevel(field))
  return rows.length >= LABELLED_ROWS && rows.length * 2 > lines.length && (heads || rows.every(isLedByBold))
    ? new Set(rows.filter(({ fields }) => !/[:：]$/.test(firstOf(fields))))
    : new Set()
}

/** `Languages ⇥ Java, Python`: a label in a gutter or cell, and its list. */
const labelBeside = ({ fields }: Prepared): boolean =>
  fields.length > 1 &&
  firstOf(fields).length < 40 &&
  !/[,;、，]/.test(firstOf(fields)) &&
  fields.slice(1).some((field) => /[,;、，]/.test(field))

/** One list among the cells of a table makes no label of the cell before it; where most are lists, a single name beside a label is one too. */
const labelsBeside = (lines: Prepared[]): Set<Prepared> => {
  const cells = lines.filter(({ fields }) => fields.length > 1)
  const beside = cells.filter(labelBeside)
  if (beside.length * 2 < cells.length) return new Set()
  const areMost = beside.length > 1 && beside.length >= cells.length * MOST_LISTS
  const isAlike = (line: Prepared): boolean =>
    line.fields.length === 2 &&
    firstOf(line.fields).length < 40 &&
    Math.abs(line.line.x - firstOf(cells).line.x) < SAME_ROW &&
    !isRated(line)
  return new Set(areMost ? cells.filter((line) => labelBeside(line) || isAlike(line)) : beside)
}
const MOST_LISTS = 0.6

/** `Office ⇥ Word, Excel ⇥ Web ⇥ HTML, CSS`: two labels and their lists on one row. */
const isPairs = (fields: string[]): boolean =>
  fields.length > 3 &&
  fields.length % 2 === 0 &&
  fields.every(
    (field, at) => /[,;、，]/.test(field) === (at % 2 === 1) && (at % 2 === 1 || field.length < 40),
  )

/** Lines below the one that opens a bracket, at most. */
const BRACKET_LINES = 4
const opened = (text: string): number =>
  (text.match(/[(（]/g)?.length ?? 0) - (text.match(/[)）]/g)?.length ?? 0)

/** Lines that go on within a bracket that opens above them and closes on one of them. */
const withinBrackets = (lines: Prepared[]): Set<Prepared> => {
  const within = new Set<Prepared>()
  for (const [at, line] of lines.entries()) {
    let depth = within.has(line) ? 0 : opened(line.text)
    const rest: Prepared[] = []
    while (depth > 0 && rest.length < BRACKET_LINES) {
      const next = lines[at + rest.length + 1]
      const isNext =
        next &&
        next.line.bullet === undefined &&
        next.gap <= NEXT_LINE &&
        next.line.column === line.line.column
      if (!isNext || !isSameCell(line, next)) break
      rest.push(next)
      depth += opened(next.text)
    }
    if (depth <= 0) for (const next of rest) within.add(next)
  }
  return within
}

const isSameCell = ({ line: a }: Prepared, { line: b }: Prepared): boolean =>
  a.cell?.row === b.cell?.row && a.cell?.column === b.cell?.column

const goesOn = (above: Prepared, line: Prepared, last: SkillLine): boolean => {
  if (last.text.length > ROW_MOST) return false
  const overPage = line.line.page !== above.line.page
  if (ENDS_LEVELLED.test(above.text)) return overPage || line.gap <= NEXT_LINE
  if (opensGroup(line.text) || line.line.column !== above.line.column || !isSameCell(above, line))
    return false
  const open = ENDS_OPEN.test(above.text)
  if (overPage) return open && line.style === above.style
  if (line.gap > (open ? NEXT_LINE : 0.75)) return false
  if (labelBeside(line) && labelBeside(above)) return false
  if (open || /^[,;()]/.test(line.text)) return true
  if (last.bullet) return line.line.x > last.line.line.x + 3 && line.gap < 0.6 && isPrintedOn(above, line)
  const list = (last.text.match(/[,;，、|•·]/g)?.length ?? 0) >= 2
  return (
    list &&
    above.line.width > 0.75 * Math.max(line.line.width, last.line.line.width) &&
    above.text.length > 34 &&
    line.line.bold === above.line.bold &&
    line.gap < 0.6 &&
    !areWhole(above, line) &&
    !sameListEnds(above, line)
  )
}

const SIGN = /[,;，、|•·]|\s\/|\/\s/
/** More lines in a row than these are not full by chance: where the column's edge is known from other print, where a list breaks within, or where nothing says so. */
const FULL_LINES = { known: 1, broken: 3, any: 5 } as const
/** Share of a paragraph's lines that hold a sign between two names. */
const LISTED = 0.5

/** Lines of a list of names, each of which goes on where the one above it had no room for its first word. */
const tornLists = (lines: Prepared[]): Set<Prepared> => {
  const paragraphs: Prepared[][] = []
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1]
    const isNext =
      above &&
      line.line.bullet === undefined &&
      line.fields.length === 1 &&
      above.fields.length === 1 &&
      line.gap < 0.75 &&
      isPrintedOn(above, line) &&
      line.line.page === above.line.page &&
      line.line.column === above.line.column &&
      !opensGroup(line.text) &&
      !hadRoomFor(above, line)
    if (isNext) lastOf(paragraphs).push(line)
    else paragraphs.push([line])
  }
  // A sign at a full line's end says that lists go on; and where nothing of the list reaches it, other print shows the column's edge.
  const breaksAtSigns = paragraphs.some((paragraph) =>
    paragraph.slice(0, -1).some(({ text }) => ENDS_WITH_SIGN.test(text)),
  )
  const isKnownEdge = breaksAtSigns || lines.every(({ room }) => room > 1)
  const leastOf = (paragraph: Prepared[]): number =>
    isKnownEdge ? FULL_LINES.known : breaksWithinLists(paragraph) ? FULL_LINES.broken : FULL_LINES.any
  const torn = paragraphs.filter(
    (paragraph) =>
      paragraph.length > leastOf(paragraph) &&
      (breaksAtSigns || SIGN.test(firstOf(paragraph).text)) &&
      paragraph.filter(({ text }) => SIGN.test(text)).length >= paragraph.length * LISTED,
  )
  return new Set(
    torn.flatMap((paragraph) =>
      paragraph.filter((line, at) => at > 0 && !areWhole(itemAt(paragraph, at - 1), line)),
    ),
  )
}

/** Two names, one at the end of a line and one at the beginning of the next, of which everybody knows the one or both. */
const areWhole = (above: Prepared, line: Prepared): boolean => {
  const names = [(above.text.split(SIGN).at(-1) ?? '').trim(), (line.text.split(SIGN)[0] ?? '').trim()]
  return names.some(isWholeSkill) && names.every((name) => isWholeSkill(name) || NAME_OF_A_THING.test(name))
}

/** The first words of the line are set like the last ones above, behind whatever label. */
const isPrintedOn = (above: Prepared, { line }: Prepared): boolean => {
  const [last, first] = [above.line.runs.at(-1), line.runs[0]]
  return last !== undefined && first !== undefined && last.bold === first.bold && last.size === first.size
}

/** Every line ends where the next word had no room. */
const haveNoRoom = (lines: Prepared[]): boolean => {
  const widest = mostOf(lines.map(({ line }) => line.width))
  return lines.slice(0, -1).every(({ line, text }, at) => {
    const [word = ''] = itemAt(lines, at + 1).text.split(' ')
    return line.width + ((word.length + 1) * line.width) / Math.max(1, text.length) > widest
  })
}

/** A narrow column: 'GTAW, SMAW, pipe' / 'fitting, orbital' / 'welding'. */
const fillsItsColumn = (lines: Prepared[]): boolean => {
  const full = haveNoRoom(lines)
  const lists = lines.filter(({ text }) => text.includes(',')).length
  return full && lists * 2 >= lines.length && breaksWithinLists(lines)
}

/** Rows of one list each are as long as each other, too; none of them ends with a comma, or is half a name. */
const breaksWithinLists = (lines: Prepared[]): boolean =>
  lines.some(
    ({ text }, at) =>
      text.endsWith(',') || (lines.length > 2 && at > 0 && SMALL.test(text) && !text.includes(',')),
  )

/** The first word is in small letters or a number; `macOS` and `jQuery` begin a name. */
const SMALL = /^(?:\p{Ll}[^\s,\p{Lu}]*|\d+)(?=[\s,]|$)/u

const isTornFrom = (above: Prepared, line: Prepared): boolean =>
  above.fields.length === 1 &&
  line.fields.length === 1 &&
  above.text.includes(',') &&
  /[\p{L}\p{N}-]$/u.test(above.text) &&
  SMALL.test(line.text) &&
  !isWholeSkill(above.text.split(',').at(-1) ?? '') &&
  !isWholeSkill(line.text.split(',')[0] ?? '') &&
  line.style === above.style &&
  line.line.column === above.line.column &&
  line.line.page === above.line.page &&
  line.gap < 0.75

const sameListEnds = (above: Prepared, line: Prepared): boolean =>
  /\.$/.test(above.text) || line.style !== above.style
