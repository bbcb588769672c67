import type PDFDocument from 'pdfkit'
import type { StructureElement } from 'pdfkit'
import type { BlockKind } from '../outline.ts'
import type { Ornament } from './ornaments.ts'
import type { PlacedRow } from './paginate.ts'
import type { TextPart } from './rows.ts'
import type { Shelf } from './shelf.ts'
import type { Ink } from './templates.ts'

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

export interface Canvas {
  doc: PDFDocument
  shelf: Shelf
  left: number
  colors: Record<Ink, string>
  pageSize: [number, number]
}

export function drawPages(
  placed: PlacedRow[],
  ornaments: Ornament[],
  canvas: Canvas,
  onPage: (page: number) => void,
): void {
  const { doc, pageSize } = canvas
  const root = doc.struct('Document')
  doc.addStructure(root)
  const pageCount = (placed.at(-1)?.page ?? 0) + 1
  let list: StructureElement | undefined
  for (let page = 0; page < pageCount; page++) {
    onPage(page)
    doc.addPage({ size: pageSize, margin: 0 })
    drawOrnaments(
      ornaments.filter((one) => one.page === page),
      doc,
    )
    for (const rows of blocksOn(placed, page)) {
      const kind = rows[0]!.row.block.kind
      if (kind !== 'bullet') {
        list?.end()
        list = undefined
        drawBlock(rows, roleOf[kind], root, canvas)
        continue
      }
      if (!list) {
        list = doc.struct('L')
        root.add(list)
      }
      drawItem(rows, list, canvas)
    }
    list?.end()
    list = undefined
  }
  root.end()
}

function blocksOn(placed: PlacedRow[], page: number): PlacedRow[][] {
  const blocks: PlacedRow[][] = []
  for (const one of placed) {
    if (one.page !== page) continue
    const last = blocks.at(-1)
    if (last?.[0]?.row.index === one.row.index) last.push(one)
    else blocks.push([one])
  }
  return blocks
}

function drawBlock(rows: PlacedRow[], role: string, parent: StructureElement, canvas: Canvas): void {
  const element = canvas.doc.struct(role)
  parent.add(element)
  for (const [index, { row, top }] of rows.entries()) {
    for (const part of row.parts)
      drawPart(part, top + row.ascent, role, element, canvas, index < rows.length - 1)
  }
  element.end()
}

function drawItem(rows: PlacedRow[], list: StructureElement, canvas: Canvas): void {
  const item = canvas.doc.struct('LI')
  list.add(item)
  const [first] = rows
  if (first?.row.bullet) {
    const label = canvas.doc.struct('Lbl')
    item.add(label)
    drawPart(first.row.bullet, first.top + first.row.ascent, 'Lbl', label, canvas, false)
    label.end()
  }
  drawBlock(rows, 'LBody', item, canvas)
  item.end()
}

/** Fragments with a link of their own stand in a Link element, with the annotation beside the text. */
function drawPart(
  part: TextPart,
  baseline: number,
  role: string,
  element: StructureElement,
  canvas: Canvas,
  goesOn: boolean,
): void {
  const { doc, shelf, left, colors } = canvas
  part.line.fragments.forEach((fragment, index) => {
    const last = index === part.line.fragments.length - 1
    const x = left + part.x + fragment.x
    const { link } = fragment.span
    const target = link ? doc.struct('Link') : element
    if (link) element.add(target)
    const content = doc.markStructureContent(link ? 'Link' : role)
    doc.font(shelf.font(fragment.file), fragment.file).fontSize(part.size)
    doc.fillColor(fragment.span.soft && part.ink === 'ink' ? colors.soft : colors[part.ink])
    // The space at a line's end is unseen, but without it an extractor that ignores positions joins two words.
    doc.text(last && goesOn ? `${fragment.text} ` : fragment.text, x, baseline, {
      lineBreak: false,
      baseline: 'alphabetic',
      ...(part.tracking ? { characterSpacing: part.tracking } : {}),
    })
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
