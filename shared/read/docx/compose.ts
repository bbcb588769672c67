import { ReadError } from '../errors.ts'
import { LIMITS } from '../limits.ts'
import {
  type Anchored,
  type Panel,
  PICTURE_BLANK,
  type PlacedBox,
  type WordParagraph,
  type WordSection,
} from '../word/story.ts'
import { type Drawings, drawingsOf } from './drawings.ts'
import type { NextLabel } from './numbering.ts'
import { darkRegions, isShaded, panelsOf, tableStyle } from './panels.ts'
import { type ParagraphFormat, paragraphFormat } from './paragraph-format.ts'
import { type RunFormat, runFormat, type Theme } from './run-format.ts'
import { readSection } from './section.ts'
import type { Styles } from './styles.ts'
import { child, childrenOf, flag, val, type XmlElement } from './xml.ts'

// Brings every part that holds text into one story for mammoth: headers, body, text boxes, footers, notes. What
// mammoth does not report (format, place, cell, page) is kept aside under the label each paragraph and run gets.

type ParagraphFacts = Omit<WordParagraph, 'runs'>
interface RunFacts extends RunFormat {
  /** Word's last layout began a new page here. */
  newPage: boolean
}

export interface Composition {
  paragraphs: XmlElement[]
  paragraphFacts: ParagraphFacts[]
  runFacts: RunFacts[]
  sections: WordSection[]
  tables: number
  textBoxes: number
  images: { width: number; height: number }[]
  /** What pictures lead to, by relationship. */
  pictureLinks: string[]
  panels: Panel[]
}

interface ComposeTools {
  styles: Styles
  theme: Theme
  nextLabel: NextLabel
}

interface Place {
  /** The part's name: relationship ids count for it alone. */
  source: string
  part: WordParagraph['part']
  cell?: WordParagraph['cell']
  frame?: WordParagraph['frame']
  box?: WordParagraph['box']
  shaded: boolean
}

const TRANSPARENT = new Set([
  'w:ins',
  'w:moveTo',
  'w:smartTag',
  'w:customXml',
  'w:bdo',
  'w:dir',
  'w:fldSimple',
])
/** What mammoth reads inside a run; the rest is layout. */
const RUN_TEXT = new Set([
  'w:t',
  'w:tab',
  'w:br',
  'w:sym',
  'w:noBreakHyphen',
  'w:softHyphen',
  'w:fldChar',
  'w:instrText',
])
const RENAMED: Record<string, string> = { 'w:cr': 'w:br', 'w:ptab': 'w:tab' }
const TWIPS = 20

/** A resume has hundreds of runs and a handful of fields and symbols. */
const BOUNDS = {
  paragraphs: 15_000,
  runs: 30_000,
  pieces: 80_000,
  symbols: 1_000,
  nestedFields: 50,
  instruction: 2_000,
}

const element = (
  name: string,
  attributes: Record<string, string>,
  children: XmlElement['children'] = [],
): XmlElement => ({
  name,
  attributes,
  children,
})

/** Word begins the names of those it makes itself with a low line. */
const anchorOf = (block: XmlElement): string | undefined =>
  childrenOf(block)
    .filter(({ name }) => name === 'w:bookmarkStart')
    .map(({ attributes }) => attributes['w:name'] ?? '')
    .find((name) => /^[^_]/.test(name))

export function createComposer(tools: ComposeTools) {
  const story: Composition = {
    paragraphs: [],
    paragraphFacts: [],
    runFacts: [],
    sections: [],
    tables: 0,
    textBoxes: 0,
    images: [],
    pictureLinks: [],
    panels: [],
  }
  let characters = 0
  let pieces = 0
  let symbols = 0
  let fields = 0

  function blocks(elements: XmlElement[], place: Place): void {
    for (const block of elements) {
      if (block.name === 'w:p') paragraph(block, place)
      else if (block.name === 'w:tbl') table(block, place)
      else if (block.name === 'w:sdt') blocks(childrenOf(child(block, 'w:sdtContent')), place)
      else if (block.name === 'mc:AlternateContent') blocks(childrenOf(chosen(block)), place)
      else if (TRANSPARENT.has(block.name)) blocks(childrenOf(block), place)
      else if (block.name === 'w:sectPr') story.sections.push(readSection(block))
    }
  }

  function table(block: XmlElement, place: Place): void {
    const number = story.tables++
    let width = 0
    const edges = [width]
    for (const { attributes } of childrenOf(child(block, 'w:tblGrid'))) {
      width += Number(attributes['w:w'] ?? 0) / TWIPS || 0
      edges.push(width)
    }
    const edge = (at: number) => edges[at] ?? width
    const regions = darkRegions(tools.styles.elements(tableStyle(block)))
    const shaded = isShaded(child(block, 'w:tblPr')) || regions.has('') || [...regions].some(isBand)
    let row = 0
    for (const line of tableRows(block)) {
      let column = 0
      for (const cell of rowCells(line)) {
        const properties = child(cell, 'w:tcPr')
        const span = Math.min(Math.max(Number(val(properties, 'w:gridSpan') ?? 1), 1), 100)
        const width = edge(column + span) - edge(column)
        blocks(childrenOf(cell), {
          ...place,
          part: place.part === 'body' ? 'table' : place.part,
          cell: { table: number, row, column },
          frame: { x: (place.frame?.x ?? 0) + edge(column), width },
          shaded:
            place.shaded ||
            shaded ||
            (row === 0 && regions.has('firstRow')) ||
            (column === 0 && regions.has('firstCol')) ||
            isShaded(properties),
        })
        column += span
      }
      row++
    }
  }

  function paragraph(block: XmlElement, place: Place): void {
    if (story.paragraphFacts.length >= BOUNDS.paragraphs) throw new ReadError('too_complex')
    const properties = child(block, 'w:pPr')
    const format = paragraphFormat(properties, tools)
    const drawings: Drawings = { boxes: [], images: [], drawn: [], links: [] }
    const label = story.paragraphFacts.length
    const { styleId: _styleId, properties: _properties, ...shape } = format
    story.paragraphFacts.push({
      ...shape,
      anchor: anchorOf(block),
      part: place.part,
      cell: place.cell,
      frame: place.frame,
      box: place.box,
      section: story.sections.length,
    })
    // A paragraph whose end mark was deleted runs on into the next one; mammoth joins the two.
    const kept = child(child(properties, 'w:rPr'), 'w:del')
      ? [element('w:pPr', {}, [element('w:rPr', {}, [element('w:del', {})])])]
      : []
    const mark = element('w:bookmarkStart', { 'w:id': String(label), 'w:name': `p${label}` })
    story.paragraphs.push(
      element('w:p', {}, [...kept, mark, ...inlines(childrenOf(block), format, place, drawings)]),
    )
    for (const drawn of drawings.drawn) story.panels.push(...panelsOf(drawn, label))
    textBoxes(drawings, place, label)
    const section = child(properties, 'w:sectPr')
    if (section) story.sections.push(readSection(section))
  }

  function inlines(
    elements: XmlElement[],
    format: ParagraphFormat,
    place: Place,
    drawings: Drawings,
  ): XmlElement[] {
    return elements.flatMap((inline) => {
      if (inline.name === 'w:r') return [run(inline, format, place, drawings)]
      const inner = () => inlines(childrenOf(inline), format, place, drawings)
      if (inline.name === 'w:hyperlink') {
        const { 'r:id': id, 'w:anchor': anchor } = inline.attributes
        const target: Record<string, string> = id ? { 'r:id': `${place.source}:${id}` } : {}
        const before = drawings.images.length
        const within = inner()
        if (id && drawings.images.length > before) drawings.links.push(id)
        return [element('w:hyperlink', anchor && !id ? { 'w:anchor': anchor } : target, within)]
      }
      if (inline.name === 'w:sdt')
        return inlines(childrenOf(child(inline, 'w:sdtContent')), format, place, drawings)
      if (inline.name === 'mc:AlternateContent')
        return inlines(childrenOf(chosen(inline)), format, place, drawings)
      return TRANSPARENT.has(inline.name) ? inner() : []
    })
  }

  function run(inline: XmlElement, format: ParagraphFormat, place: Place, drawings: Drawings): XmlElement {
    if (story.runFacts.length >= BOUNDS.runs) throw new ReadError('too_complex')
    const own = child(inline, 'w:rPr')
    const label = story.runFacts.length
    const newPage = child(inline, 'w:lastRenderedPageBreak') !== undefined
    const look = runFormat(own, { ...format, shaded: place.shaded }, tools.styles, tools.theme)
    story.runFacts.push({ ...look, newPage })
    const children: XmlElement[] = [element('w:bookmarkStart', { 'w:name': `r${label}` })]
    for (const c of childrenOf(inline)) {
      const name = RENAMED[c.name] ?? c.name
      if (name === 'w:t') for (const piece of textPieces(c)) children.push(...textElement(piece))
      else if (RUN_TEXT.has(name)) children.push(...textElement({ ...c, name }))
      else {
        const before = drawings.images.length
        drawingsOf(c, drawings)
        if (drawings.images.length > before && !isFloating(c))
          children.push(element('w:t', { 'xml:space': 'preserve' }, [PICTURE_BLANK]))
      }
    }
    return element('w:r', {}, children)
  }

  /** What goes to mammoth goes in measure: its own patterns and stacks take time squared on what a hostile file holds. */
  function textElement(found: XmlElement): XmlElement[] {
    const text = found.children.filter((c) => typeof c === 'string').join('')
    characters += 1 + text.length
    if (characters > LIMITS.glyphs || ++pieces > BOUNDS.pieces) throw new ReadError('too_complex')
    if (found.name === 'w:sym' && ++symbols > BOUNDS.symbols) throw new ReadError('too_complex')
    if (found.name === 'w:fldChar') {
      const type = found.attributes['w:fldCharType']
      fields += type === 'begin' ? 1 : type === 'end' ? -1 : 0
      if (fields > BOUNDS.nestedFields) throw new ReadError('too_complex')
    }
    if (found.name !== 'w:instrText') return [found]
    const instruction = text.replace(/\s+/g, ' ').slice(0, BOUNDS.instruction)
    return instruction.trim() ? [{ ...found, children: [instruction] }] : []
  }

  function textBoxes(drawings: Drawings, place: Place, paragraph: number): void {
    story.images.push(...drawings.images)
    story.pictureLinks.push(...drawings.links.map((id) => `${place.source}:${id}`))
    for (const box of drawings.boxes) {
      story.textBoxes++
      const part = place.part === 'body' || place.part === 'table' ? 'textbox' : place.part
      // A box without a color of its own usually stands on a panel, wherever that was drawn.
      const shaded = place.shaded || box.dark || story.panels.length > 0
      blocks(childrenOf(box.content), {
        ...place,
        part,
        frame: box.frame,
        box: placed(box.anchor, paragraph, story.textBoxes),
        shaded,
      })
    }
  }

  return { story, blocks }
}

const placed = (anchor: Anchored | undefined, paragraph: number, id: number): PlacedBox | undefined => {
  if (!anchor || anchor.x === null || anchor.y === null) return undefined
  const { fromX, fromY, x, y, width } = anchor
  return { id, paragraph, fromX, fromY, x, y, width }
}

const isBand = (region: string): boolean => region.startsWith('band')

/** Of two ways to say the same thing the newer one; the older is for programs that do not know it. */
const chosen = (alternate: XmlElement): XmlElement | undefined =>
  child(alternate, 'mc:Choice') ?? child(alternate, 'mc:Fallback')

/** Templates put breaks into the text itself, where Word reads them all the same. */
const textPieces = (found: XmlElement): XmlElement[] =>
  found.children.every((c) => typeof c === 'string')
    ? [found]
    : found.children.flatMap((c) => {
        if (typeof c === 'string') return [{ ...found, children: [c] }]
        return RUN_TEXT.has(c.name) ? [c] : []
      })

const isFloating = (holder: XmlElement): boolean =>
  child(chosen(holder) ?? holder, 'wp:anchor') !== undefined ||
  childrenOf(chosen(holder)).some((inner) => child(inner, 'wp:anchor') !== undefined) ||
  childrenOf(holder).some(({ attributes }) => /position:\s*absolute/.test(attributes.style ?? ''))

const within = (elements: XmlElement[], name: string): XmlElement[] =>
  elements.flatMap((c) => {
    if (c.name === name) return [c]
    if (c.name === 'w:sdt') return within(childrenOf(child(c, 'w:sdtContent')), name)
    return TRANSPARENT.has(c.name) ? within(childrenOf(c), name) : []
  })
const tableRows = (table: XmlElement) =>
  within(childrenOf(table), 'w:tr').filter((row) => !flag(child(row, 'w:trPr'), 'w:del'))
const rowCells = (row: XmlElement) => within(childrenOf(row), 'w:tc')
