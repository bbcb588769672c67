/// <reference path="./pdfkit.d.ts" />

import type { Font } from 'fontkit'
import type PDFDocument from 'pdfkit'
import type { StructureElement } from 'pdfkit'
import { groupsOf } from '#shared/lists.ts'
import type { BlockKind } from '../outline.ts'
import { textOf } from '../outline-parts.ts'
import { turnedText } from './bidi.ts'
import type { Fragment } from './break-lines.ts'
import type { Laid } from './lay-out.ts'
import type { Ornament } from './ornaments.ts'
import type { PlacedRow } from './paginate.ts'
import { inkOfFragment, type TextPart } from './rows.ts'
import { inTextOrder } from './text-order.ts'

// Placed rows → PDF operators, each block inside the structure element that says what it is.

const roleOf: Record<BlockKind, string> = {
  name: 'H1',
  headline: 'P',
  contact: 'P',
  heading: 'H2',
  title: 'H3',
  subtitle: 'P',
  paragraph: 'P',
  bullet: 'LI',
}

interface Canvas extends Laid {
  doc: PDFDocument
  /** Whose picture it is. */
  author: string
  /** As this document writes with it. */
  fontOf: (file: string) => Font
}

/** From here on nobody finds a section by turning a page: a viewer opens its panel. */
const MANY_PAGES = 3

/** Blocks in reading order, whatever page their lines fall on: a list or a paragraph over two pages is one element. */
export function drawPages(
  laid: Laid,
  doc: PDFDocument,
  author: string,
  onPage: (page: number) => void,
): void {
  const written = new Map<string, Font>()
  const fontOf = (file: string): Font => {
    const font = written.get(file) ?? inTextOrder(laid.shelf.font(file))
    written.set(file, font)
    return font
  }
  const canvas: Canvas = { ...laid, doc, author, fontOf }
  const turnTo = pageTurner(canvas, onPage)
  turnTo(0)
  if (laid.pages < MANY_PAGES) doc._root.data.PageMode = 'UseNone'
  const root = doc.struct('Document')
  doc.addStructure(root)
  drawPhoto(canvas, root)
  let list: StructureElement | undefined
  for (const rows of groupsOf(laid.placed, ({ row }, [first]) => row.index === first.row.index)) {
    const [first] = rows
    const { kind } = first.row.block
    if (kind === 'heading') addBookmark(first, canvas, turnTo)
    if (kind !== 'bullet') {
      list?.end()
      list = undefined
      drawBlock(rows, roleOf[kind], root, canvas, turnTo)
      continue
    }
    if (!list) {
      list = doc.struct('L')
      root.add(list)
    }
    drawItem(rows, list, canvas, turnTo)
  }
  list?.end()
  root.end()
}

/** In the panel of a viewer, as it was typed, with its place on the page. */
function addBookmark({ row, page, top }: PlacedRow, canvas: Canvas, turnTo: TurnTo): void {
  const { doc, pageSize } = canvas
  turnTo(page)
  // The library counts from the right edge.
  const item = doc.outline.addItem(textOf(row.block.spans), { top, left: pageSize[0] })
  const { anchor } = row.block
  if (!anchor) return
  doc.addNamedDestination(anchor, 'XYZ', 0, top, null)
  item.outlineData.Dest = new String(anchor)
}

function drawPhoto({ doc, photo, author }: Canvas, root: StructureElement): void {
  if (!photo) return
  const { jpeg, x, y, width, height } = photo
  const figure = doc.struct('Figure', { alt: author })
  root.add(figure)
  const content = doc.markStructureContent('Figure')
  doc.image(jpeg, x, y, { width, height })
  doc.endMarkedContent()
  figure.add(content)
  figure.end()
}

type TurnTo = (page: number) => void

function pageTurner(canvas: Canvas, onPage: (page: number) => void): TurnTo {
  let made = 0
  return (page) => {
    for (; made <= page; made++) {
      onPage(made)
      canvas.doc.addPage({ size: canvas.pageSize, margin: 0 })
      const own = canvas.ornaments.filter((one) => one.page === made)
      drawOrnaments(own, canvas.doc)
      drawFooter(made, canvas)
    }
    canvas.doc.switchToPage(page)
  }
}

function drawBlock(
  rows: PlacedRow[],
  role: string,
  parent: StructureElement,
  canvas: Canvas,
  turnTo: TurnTo,
): void {
  const element = canvas.doc.struct(role)
  parent.add(element)
  for (const [index, { row, top, page }] of rows.entries()) {
    turnTo(page)
    const goesOn = index < rows.length - 1
    for (const [at, part] of row.parts.entries())
      drawPart(
        part,
        top + row.ascent,
        role,
        element,
        canvas,
        (goesOn && part.line.atSpace === true) || at < row.parts.length - 1,
      )
  }
  element.end()
}

function drawItem(rows: PlacedRow[], list: StructureElement, canvas: Canvas, turnTo: TurnTo): void {
  const item = canvas.doc.struct('LI')
  list.add(item)
  const [first] = rows
  if (first?.row.bullet) {
    turnTo(first.page)
    const label = canvas.doc.struct('Lbl')
    item.add(label)
    drawPart(first.row.bullet, first.top + first.row.ascent, 'Lbl', label, canvas, false)
    label.end()
  }
  drawBlock(rows, 'LBody', item, canvas, turnTo)
  item.end()
}

/** The line at the foot repeats on every page and belongs to none of the content. */
function drawFooter(page: number, canvas: Canvas): void {
  const line = canvas.footer?.(page)
  if (!line) return
  const { doc, left, colors } = canvas
  doc.markContent('Artifact', { type: 'Pagination' })
  for (const fragment of line.line.fragments) {
    doc.font(canvas.fontOf(fragment.file), fragment.file).fontSize(line.size).fillColor(colors.soft)
    printFragment(fragment, left + line.x, line.baseline, canvas)
  }
  doc.endMarkedContent()
}

const isFromRight = ({ level }: Fragment): boolean => level % 2 === 1

function printFragment(
  fragment: Fragment,
  left: number,
  baseline: number,
  { doc }: Canvas,
  tracking = 0,
): void {
  doc.text(isFromRight(fragment) ? turnedText(fragment.text) : fragment.text, left + fragment.x, baseline, {
    lineBreak: false,
    baseline: 'alphabetic',
    ...(tracking ? { characterSpacing: tracking } : {}),
    // Asked for features, even none, the writer shapes all of it at once instead of word by word from the left.
    ...(isFromRight(fragment) ? { features: [] } : {}),
  })
}

/** Fields that follow each other in one print are one run of text: readers take a name in two runs for its first half. */
const runsOf = (part: TextPart): Fragment[] =>
  part.line.fragments.reduce<Fragment[]>((runs, fragment) => {
    const last = runs.at(-1)
    const goesOn =
      last &&
      last.file === fragment.file &&
      last.level + fragment.level === 0 &&
      !last.span.link &&
      !fragment.span.link &&
      inkOfFragment(part, last) === inkOfFragment(part, fragment) &&
      Math.abs(last.x + last.width - fragment.x) < SEEN
    if (goesOn) {
      last.text += fragment.text
      last.width += fragment.width
    } else runs.push({ ...fragment })
    return runs
  }, [])
/** In points. */
const SEEN = 0.01

/** Fragments with a link of their own stand in a Link element, with the annotation beside the text. */
function drawPart(
  part: TextPart,
  baseline: number,
  role: string,
  element: StructureElement,
  canvas: Canvas,
  goesOn: boolean,
): void {
  const { doc, left, colors } = canvas
  const fragments = runsOf(part)
  fragments.forEach((fragment, index) => {
    const last = index === fragments.length - 1
    const x = left + part.x + fragment.x
    const { link } = fragment.span
    const target = link ? doc.struct('Link') : element
    if (link) element.add(target)
    const content = doc.markStructureContent(link ? 'Link' : role)
    doc.font(canvas.fontOf(fragment.file), fragment.file).fontSize(part.size)
    doc.fillColor(colors[inkOfFragment(part, fragment)])
    // The space at the end of a line, or before the dates at its other edge, is unseen; without it an extractor that
    // ignores positions joins two words.
    const text = last && goesOn && !isFromRight(fragment) ? `${fragment.text} ` : fragment.text
    printFragment({ ...fragment, text }, left + part.x, baseline, canvas, part.tracking)
    doc.endMarkedContent()
    target.add(content)
    if (link) {
      doc.link(x, baseline - part.size * 0.85, fragment.width, part.size * 1.15, link, {
        structParent: target,
      })
      target.end()
    }
  })
}

function drawOrnaments(ornaments: Ornament[], doc: PDFDocument): void {
  if (ornaments.length === 0) return
  doc.markContent('Artifact', { type: 'Layout' })
  for (const { shape, x, y, w, h, color } of ornaments) {
    if (shape === 'dot') doc.circle(x, y, w).fill(color)
    else if (h > 0) doc.rect(x, y, w, h).fill(color)
  }
  doc.endMarkedContent()
}
