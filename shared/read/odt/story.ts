import { child, childrenOf, type XmlElement, type XmlNode } from '../docx/xml.ts'
import { ReadError } from '../errors.ts'
import { LIMITS } from '../limits.ts'
import { points } from '../word/lengths.ts'
import { type ListLevel, listLabels } from '../word/list-labels.ts'
import {
  COLUMN_BREAK,
  LINE_BREAK,
  PICTURE_BLANK,
  type WordParagraph,
  type WordRun,
  type WordSection,
} from '../word/story.ts'
import { symbolToUnicode } from '../word/symbols.ts'
import type { CharacterLook, OdtStyles, ParagraphLook } from './styles.ts'

// The body of an OpenDocument text → paragraphs in reading order, with what their styles say of them.

interface OdtStory {
  paragraphs: WordParagraph[]
  sections: WordSection[]
  tables: number
  textBoxes: number
  images: { width: number; height: number }[]
}

interface Place {
  part: WordParagraph['part']
  cell?: WordParagraph['cell']
  frame?: WordParagraph['frame']
  shaded: boolean
}

interface ListPlace {
  style: string | undefined
  level: number
  /** Only the first paragraph of an item carries its label. */
  fresh: boolean
}

/** Below this a person sees dust, not letters. */
const TINY = 3
const MAX_SPACES = 200
const MAX_REPEATED = 50

/** What stands in the text and is none of it: notes of editors, tracked changes, indexes' settings. */
const SILENT = new Set([
  'office:annotation',
  'office:annotation-end',
  'office:forms',
  'text:sequence-decls',
  'text:soft-page-break',
  'text:tracked-changes',
  'text:variable-decls',
])

export function readOdtStory(body: XmlElement, styles: OdtStyles): OdtStory {
  const first = styles.pages.layout
  const story: OdtStory = { paragraphs: [], sections: [first], tables: 0, textBoxes: 0, images: [] }
  let characters = 0
  let section = 0
  const nextLabel = listLabels((name) => levelsOf(styles.list(name)))

  blocks(childrenOf(styles.pages.header), { part: 'header', shaded: false })
  blocks(childrenOf(body), { part: 'body', shaded: false })
  section = story.sections.length - 1
  blocks(childrenOf(styles.pages.footer), { part: 'footer', shaded: false })
  return story

  function blocks(elements: XmlElement[], place: Place, list?: ListPlace): void {
    for (const block of elements) {
      if (SILENT.has(block.name)) continue
      if (block.name === 'text:p' || block.name === 'text:h') {
        paragraph(block, place, list)
        if (list) list.fresh = false
      } else if (block.name === 'text:list') readList(block, place, list)
      else if (block.name === 'table:table') table(block, place)
      else if (block.name === 'text:section') readSection(block, place)
      else if (block.name.startsWith('draw:')) drawing(block, place)
      else blocks(childrenOf(block), place, list)
    }
  }

  function readList(block: XmlElement, place: Place, outer: ListPlace | undefined): void {
    const style = block.attributes['text:style-name'] ?? outer?.style
    const level = outer ? outer.level + 1 : 0
    for (const item of childrenOf(block)) {
      const fresh = item.name === 'text:list-item'
      blocks(childrenOf(item), place, { style, level, fresh })
    }
  }

  /** A section with columns of its own is one of the page's sections. */
  function readSection(block: XmlElement, place: Place): void {
    const columns = styles.columns(block.attributes['text:style-name'])
    if (!columns || place.part !== 'body') {
      blocks(childrenOf(block), place)
      return
    }
    const before = section
    story.sections.push({ ...first, columns: columns.count, columnGap: columns.gap, newPage: false })
    section = story.sections.length - 1
    blocks(childrenOf(block), place)
    story.sections.push({ ...(story.sections[before] ?? first), newPage: false })
    section = story.sections.length - 1
  }

  function table(block: XmlElement, place: Place): void {
    const number = story.tables++
    const edges = [0]
    for (const column of all(block, 'table:table-column')) {
      const width = styles.columnWidth(column.attributes['table:style-name'])
      const repeated = countOf(column, 'table:number-columns-repeated')
      for (let i = 0; i < repeated; i++) edges.push((edges.at(-1) ?? 0) + width)
    }
    const edge = (at: number) => edges[Math.min(at, edges.length - 1)] ?? 0
    for (const [row, line] of all(block, 'table:table-row').entries()) {
      let column = 0
      for (const cell of childrenOf(line)) {
        if (cell.name !== 'table:table-cell') {
          column += 1
          continue
        }
        const span = countOf(cell, 'table:number-columns-spanned')
        blocks(childrenOf(cell), {
          part: place.part === 'body' ? 'table' : place.part,
          cell: { table: number, row, column },
          frame: { x: (place.frame?.x ?? 0) + edge(column), width: edge(column + span) - edge(column) },
          shaded: place.shaded || styles.cellShaded(cell.attributes['table:style-name']),
        })
        // The cells that a wide one covers follow it as covered cells.
        column += countOf(cell, 'table:number-columns-repeated')
      }
    }
  }

  function drawing(block: XmlElement, place: Place): void {
    const { 'svg:x': x, 'svg:width': width, 'svg:height': height } = block.attributes
    const frame = width ? { x: Math.max(0, points(x)), width: points(width) } : undefined
    for (const inner of childrenOf(block)) {
      if (inner.name === 'draw:image') {
        story.images.push({ width: points(width), height: points(height) })
        continue
      }
      const isBox = inner.name === 'draw:text-box' || /^text:(?:p|h|list)$/.test(inner.name)
      if (!isBox) {
        if (inner.name.startsWith('draw:')) drawing(inner, place)
        continue
      }
      if (
        inner.name === 'draw:text-box' ||
        inner === childrenOf(block).find(({ name }) => /^text:(?:p|h|list)$/.test(name))
      )
        story.textBoxes++
      const part = place.part === 'body' || place.part === 'table' ? 'textbox' : place.part
      blocks(inner.name === 'draw:text-box' ? childrenOf(inner) : [inner], {
        ...place,
        part,
        frame,
        shaded: true,
      })
    }
  }

  function paragraph(block: XmlElement, place: Place, list: ListPlace | undefined): void {
    if (story.paragraphs.length >= LIMITS.lines) throw new ReadError('too_complex')
    const look = styles.paragraph(block.attributes['text:style-name'])
    const runs: WordRun[] = []
    const aside: XmlElement[] = []
    if (look.columnBreakBefore) runs.push(runOf(COLUMN_BREAK, look.look, place))
    inlines(block.children, look.look, undefined, runs, aside, place)
    const label = labelOf(look, list)
    const { look: _look, list: _list, master, columnBreakBefore: _break, ...shape } = look
    const level = Number(block.attributes['text:outline-level'] ?? 0)
    const outline = block.name === 'text:h' ? (level > 0 && level < 10 ? level : 1) : look.outline
    story.paragraphs.push({
      ...shape,
      outline: shape.style === 'Title' ? undefined : outline,
      indent: look.indent || (label?.indent ?? 0),
      firstIndent: look.firstIndent || (label?.firstIndent ?? 0),
      pageBreakBefore:
        look.pageBreakBefore ||
        (master !== undefined && story.paragraphs.some(({ part }) => part === 'body')),
      bullet: list?.fresh ? label?.text : undefined,
      runs,
      part: place.part,
      section,
      cell: place.cell,
      frame: place.frame,
    })
    for (const drawn of aside) drawing(drawn, place)
  }

  function labelOf(look: ParagraphLook, list: ListPlace | undefined) {
    if (!list) return undefined
    const style = list.style ?? look.list
    return style === undefined || !list.fresh ? undefined : nextLabel(style, list.level)
  }

  function inlines(
    nodes: XmlNode[],
    look: CharacterLook,
    link: string | undefined,
    runs: WordRun[],
    aside: XmlElement[],
    place: Place,
  ): void {
    const push = (text: string) => {
      characters += text.length
      if (characters > LIMITS.glyphs) throw new ReadError('too_complex')
      if (text) runs.push(link ? { ...runOf(text, look, place), link } : runOf(text, look, place))
    }
    for (const node of nodes) {
      if (typeof node === 'string') {
        push(node.replace(/\s+/g, ' '))
        continue
      }
      if (SILENT.has(node.name)) continue
      if (node.name === 'text:tab') push('\t')
      else if (node.name === 'text:line-break') push(LINE_BREAK)
      else if (node.name === 'text:s') push(' '.repeat(Math.min(countOf(node, 'text:c'), MAX_SPACES)))
      else if (node.name.startsWith('draw:')) {
        aside.push(node)
        if (child(node, 'draw:image') && node.attributes['text:anchor-type'] === 'as-char')
          push(PICTURE_BLANK)
      } else if (node.name === 'text:note') notes(node, place)
      else if (node.name === 'text:span')
        inlines(
          node.children,
          styles.character(node.attributes['text:style-name'], look),
          link,
          runs,
          aside,
          place,
        )
      else
        inlines(
          node.children,
          look,
          node.name === 'text:a' ? node.attributes['xlink:href'] : link,
          runs,
          aside,
          place,
        )
    }
  }

  function notes(node: XmlElement, place: Place): void {
    blocks(childrenOf(child(node, 'text:note-body')), { ...place, part: 'footnote' })
  }
}

const runOf = (text: string, look: CharacterLook, place: Place): WordRun => {
  const run: WordRun = { text, font: look.font, size: look.size, bold: look.bold, italic: look.italic }
  if (look.hidden) run.hidden = 'hidden'
  else if (look.size < TINY) run.hidden = 'tiny'
  else if (look.white && !look.shaded && !place.shaded) run.hidden = 'white'
  return run
}

const countOf = ({ attributes }: XmlElement, name: string): number =>
  Math.min(
    Math.max(Math.floor(Number(attributes[name] ?? 1)) || 1, 1),
    name === 'text:c' ? MAX_SPACES : MAX_REPEATED,
  )

/** Rows and columns may stand in groups and headers of the table, but not those of a table within it. */
const all = (element: XmlElement, name: string): XmlElement[] =>
  childrenOf(element).flatMap((inner) => {
    if (inner.name === name) return [inner]
    return /^table:table-(?:columns|column-group|header-columns|rows|row-group|header-rows)$/.test(inner.name)
      ? all(inner, name)
      : []
  })

const NUMBER_FORMATS: Record<string, string> = {
  a: 'lowerLetter',
  A: 'upperLetter',
  i: 'lowerRoman',
  I: 'upperRoman',
}

const levelsOf = (style: XmlElement | undefined): (ListLevel | undefined)[] | undefined => {
  if (!style) return undefined
  const levels: ListLevel[] = []
  for (const element of childrenOf(style)) {
    const at = Number(element.attributes['text:level'] ?? 0) - 1
    if (!(at >= 0 && at < 9)) continue
    const says = { ...child(element, 'style:list-level-properties')?.attributes }
    const place = child(child(element, 'style:list-level-properties'), 'style:list-level-label-alignment')
    const font = child(element, 'style:text-properties')?.attributes['fo:font-family']
    const bullet = element.attributes['text:bullet-char']
    const format = element.attributes['style:num-format'] ?? ''
    const number = `${element.attributes['style:num-prefix'] ?? ''}%${at + 1}${element.attributes['style:num-suffix'] ?? ''}`
    const isBullet = element.name !== 'text:list-level-style-number'
    levels[at] = {
      format: isBullet ? 'bullet' : format ? (NUMBER_FORMATS[format] ?? 'decimal') : 'none',
      text: isBullet ? symbolToUnicode(bullet ?? '•', font) || '•' : number,
      start: Number(element.attributes['text:start-value'] ?? 1) || 1,
      indent:
        points(place?.attributes['fo:margin-left']) ||
        points(says['text:space-before']) + points(says['text:min-label-width']),
      firstIndent: points(place?.attributes['fo:text-indent']) || -points(says['text:min-label-width']),
    }
  }
  return levels
}
