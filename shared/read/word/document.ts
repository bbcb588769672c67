import {
  type Document,
  type DocumentFacts,
  emptyFacts,
  type Line,
  type OtherFormat,
} from '#shared/schema/document.ts'
import { countWords } from '#shared/schema/word-count.ts'
import { mostOf } from '#shared/structure/extent.ts'
import { authorOf } from '../author.ts'
import { type ReadWarningCode, readWarning } from '../errors.ts'
import { factsOfLines, isAtFoot } from '../facts.ts'
import { linkMismatches } from '../link-mismatches.ts'
import { layOut } from './layout.ts'
import { A4, type WordParagraph, type WordStory } from './story.ts'

// Story → Document: the lines, and the facts only a word processor's file can tell.

const SPOTS = 20
/** A picture with a side this long, and as high as a line, can hold text; one about this square and high may be a portrait. */
const LARGE_IMAGE = 150
const LINE = 8
const PORTRAIT = { min: 50, ofPage: 0.5, ratio: 1.6 }

const CONTACT = /[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}\.|\+?\d[\d ().\-/]{7,18}\d|linkedin\.com|https?:\/\//u

/** “Springfield, 17.11.2022” */
const DATE = /(?<!\d)\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d(?!\d)/g

export type WordFile = Pick<DocumentFacts, 'fileName' | 'fileSize'>
export type WordFormat = 'docx' | 'doc' | OtherFormat

const OTHER_FORMATS: Record<OtherFormat, ReadWarningCode> = {
  html: 'really_html',
  odt: 'really_odt',
  rtf: 'really_rtf',
  'word-xml': 'really_word_xml',
}
const isOther = (format: WordFormat): format is OtherFormat => format in OTHER_FORMATS

export function documentOfStory(story: WordStory, file: WordFile, format: WordFormat): Document {
  const { pages, estimatedPages } = layOut(story)
  // What is neither goes by its name, as it does wherever it is sent.
  const kind = isOther(format) ? (/\.docx$/i.test(file.fileName) ? 'docx' : 'doc') : format
  const lines = pages.flatMap((p) => p.lines)
  const section = story.sections[0] ?? A4
  const columns = columnsOf(story, lines)
  const facts: DocumentFacts = factsOfLines(
    {
      ...emptyFacts(kind, file.fileName, file.fileSize),
      ...(isOther(format) ? { format } : {}),
      pages: pageCount(story, lines, pages.length, estimatedPages, format),
      columns,
      textLayer: lines.length > 0,
      undecodableGlyphs: countChars(lines, /[\ufffd]/g),
      iconGlyphs: countChars(lines, /[\ue000-\uf8ff]/g),
      tables: story.tables,
      textBoxes: story.textBoxes,
      images: story.images.length,
      largeImages: story.images.filter(canHoldText).length,
      portrait: story.images.some((image) => isPortrait(image, section)),
      headerFooterContact: contactOnlyOutside(lines),
      hiddenText: lines
        .filter((l) => l.runs.length > 0 && l.runs.every((r) => r.hidden))
        .slice(0, SPOTS)
        .map((l) => ({ ...spot(l), reason: l.runs[0]?.hidden ?? 'hidden' })),
      pageWidth: section.pageWidth,
      pageHeight: section.pageHeight,
      margins: section.margins,
      doubleSpaces: doubleSpaces(story.paragraphs),
      blankRuns: blankRuns(story.paragraphs),
      bulletsSplitOverPages: [],
      headingsAtPageFoot: pages
        .slice(0, -1)
        .flatMap((p) => p.lines.slice(-1).filter((l) => isAtFoot(l, p)))
        .filter((l) => l.outline !== undefined && !/\d{4}/.test(l.text))
        .map(spot),
      naiveOrder: naiveOrder(lines, columns),
      linkMismatches: linkMismatches(lines),
      title: story.title,
      language: story.language,
      // Word's files name headings, lists and tables as such: what tags are to a PDF.
      tagged: true,
    },
    pages,
  )
  const warnings = [
    ...(isOther(format) ? [readWarning(OTHER_FORMATS[format])] : []),
    ...(lines.length ? [] : [readWarning('no_text_layer')]),
  ]
  const anchors = anchorsOf(story.paragraphs)
  return {
    kind,
    pages,
    ...authorOf(story.author),
    ...(anchors.length > 0 ? { anchors } : {}),
    columns,
    words: facts.words,
    facts,
    warnings,
  }
}

/** Letters of a heading, at most. */
const ANCHORED = 100

const anchorsOf = (paragraphs: WordParagraph[]): { text: string; name: string }[] =>
  paragraphs.flatMap(({ anchor, runs }) => {
    const text = runs
      .map((run) => run.text)
      .join('')
      .trim()
    return anchor && text.length <= ANCHORED ? [{ text, name: anchor }] : []
  })

/** Counts that differ by more belong to another text: to the template from which a program made the file. */
const SAME_TEXT = 0.3

/** The writing program knows best, while its count is of this text, or more than every template has; breaks prove at least their number, but in a DOC they may part sections of one page. */
function pageCount(
  { words: said, pages }: WordStory,
  lines: Line[],
  broken: number,
  estimated: number,
  format: WordFormat,
): number {
  const words = countWords(lines.map(({ text }) => text).join('\n'))
  if (pages > 1 || (pages && said && Math.abs(said - words) <= SAME_TEXT * words))
    return format === 'doc' ? pages : Math.max(pages, broken)
  return broken > 1 ? broken : estimated
}

const spot = (line: Line) => ({ page: line.page, line: line.number, text: line.text.slice(0, 160) })

const countChars = (lines: Line[], pattern: RegExp) =>
  lines.reduce((sum, line) => sum + (line.text.match(pattern)?.length ?? 0), 0)

const canHoldText = ({ width, height }: { width: number; height: number }): boolean =>
  Math.max(width, height) >= LARGE_IMAGE && Math.min(width, height) >= LINE

type Size = { width: number; height: number }
const isPortrait = ({ width, height }: Size, page: { pageWidth: number; pageHeight: number }): boolean =>
  width >= PORTRAIT.min &&
  width <= page.pageWidth * PORTRAIT.ofPage &&
  height >= width * 0.87 &&
  height <= page.pageHeight * PORTRAIT.ofPage &&
  height / width <= PORTRAIT.ratio

/** Cells that each hold many paragraphs beside one another are columns, not a table's cells. */
const COLUMN_CELL_LINES = 6

/** A line of more words is told, not listed. */
const LISTED_WORDS = 5
const isTold = (text: string): boolean => text.trim().split(/\s+/).length > LISTED_WORDS

/** A list of single words set in columns saves room, and is read in any order. */
function columnsOf(story: WordStory, lines: Line[]): number {
  const told = new Set(
    story.paragraphs.flatMap(({ section, runs }) =>
      isTold(runs.map(({ text }) => text).join('')) ? [section] : [],
    ),
  )
  const bySection = mostOf([1, ...story.sections.flatMap((s, at) => (told.has(at) ? [s.columns] : []))])
  const tellingRows = new Set(
    lines.flatMap(({ cell, text }) => (cell && isTold(text) ? [`${cell.table}:${cell.row}`] : [])),
  )
  const cells = new Map<string, Set<number>>()
  const counts = new Map<string, number>()
  for (const { cell } of lines) {
    if (!cell) continue
    const key = `${cell.table}:${cell.row}`
    if (!tellingRows.has(key)) continue
    const count = (counts.get(`${key}:${cell.column}`) ?? 0) + 1
    counts.set(`${key}:${cell.column}`, count)
    if (count >= COLUMN_CELL_LINES) cells.set(key, (cells.get(key) ?? new Set()).add(cell.column))
  }
  return mostOf([bySection, ...[...cells.values()].map((c) => c.size)])
}

function contactOnlyOutside(lines: Line[]) {
  const outside = lines.filter(
    (l) => (l.part === 'header' || l.part === 'footer') && CONTACT.test(l.text.replace(DATE, '')),
  )
  const inside = lines.filter((l) => l.part !== 'header' && l.part !== 'footer').map((l) => l.text)
  return outside
    .filter((l) => !inside.some((text) => text.includes(l.text)))
    .slice(0, SPOTS)
    .map(spot)
}

const SLIPS_MOST = 1
/** “Page  of” has its number from the program. */
const LABEL_WORDS = 3

function doubleSpaces(paragraphs: WordParagraph[]) {
  return paragraphs
    .map((p) => p.runs.map((r) => r.text).join(''))
    .filter((text) => {
      const wide = text.match(/[\p{L}\p{N},.;)] {2,}(?=[\p{L}\p{N}(])/gu)?.length ?? 0
      // Beside a bar, a dot or a rule the blanks are meant; several in a line, more than two blanks or a tab set columns.
      return (
        wide > 0 &&
        wide <= SLIPS_MOST &&
        text.trim().split(/\s+/).length > LABEL_WORDS &&
        !text.includes('   ') &&
        !text.includes('\t')
      )
    })
    .slice(0, SPOTS)
    .map((text) => ({ page: 1, text: text.trim().slice(0, 160) }))
}

/** Two and more empty paragraphs in a row: space made with the return key. */
function blankRuns(paragraphs: WordParagraph[]): number {
  let runs = 0
  let empty = 0
  for (const p of paragraphs) {
    empty = p.runs.some((r) => r.text.trim()) || p.cell ? 0 : empty + 1
    if (empty === 2) runs++
  }
  return runs
}

/** Without the lines of short cells: a row of figures, or a name beside its ways of contact, reads well either way. */
function inColumns(lines: Line[]): Line[] {
  const rows = new Map<string, Map<number, number>>()
  for (const { cell } of lines) {
    if (!cell) continue
    const key = `${cell.table}:${cell.row}`
    const counts = rows.get(key) ?? new Map<number, number>()
    rows.set(key, counts.set(cell.column, (counts.get(cell.column) ?? 0) + 1))
  }
  const isColumns = ({ cell }: Line): boolean =>
    !cell ||
    [...(rows.get(`${cell.table}:${cell.row}`)?.values() ?? [])].filter((n) => n >= COLUMN_CELL_LINES)
      .length > 1
  return lines.filter(isColumns)
}

/** Rows read across: what a program makes of columns that stand in a table or in page columns. */
function naiveOrder(lines: Line[], columns: number): DocumentFacts['naiveOrder'] {
  if (columns < 2) return { scrambled: false, sample: '' }
  const own = inColumns(lines)
  const across = [...own].sort((a, b) => a.page - b.page || Math.round((a.y - b.y) / 6) || a.x - b.x)
  const scrambled = across.some((line, at) => line !== own[at])
  const from = Math.max(0, across.findIndex((line, at) => line !== own[at]) - 1)
  const sample = across.slice(from, from + 6).map((l) => l.text)
  return { scrambled, sample: scrambled ? sample.join('\n') : '' }
}
