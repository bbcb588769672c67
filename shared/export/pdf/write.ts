import PDFDocument from 'pdfkit'
import type { Draft } from '#shared/schema/draft.ts'
import { fullNameOf, titleOf } from '../file-name.ts'
import { languageOf } from '../language.ts'
import { type Outline, outlineOf, textOfOutline } from '../outline.ts'
import { boxesOf, type FieldBox } from './boxes.ts'
import { inkOf } from './color.ts'
import { drawPages } from './draw.ts'
import { faces, filesOfCut } from './families.ts'
import { ornamentsOf } from './ornaments.ts'
import { paginate } from './paginate.ts'
import { rowsOf } from './rows.ts'
import { type MissingGlyph, openShelf } from './shelf.ts'
import { pageSizes, templates } from './templates.ts'

export interface PdfOptions {
  /** Font bytes by the file names that `fontFilesFor` asks for. Keep the same arrays between calls: parsed fonts are kept with them. */
  fonts: Record<string, Uint8Array>
  /** The date written into the file, `YYYY-MM-DD` or a full ISO time. */
  asOf: string
  signal?: AbortSignal
  /** From 0 to 1. */
  onProgress?: (done: number) => void
}

export interface WrittenPdf {
  bytes: Uint8Array
  pages: number
  missingGlyphs: MissingGlyph[]
  boxes: FieldBox[]
}

/** What must be loaded before this draft can be written: the scripts its text uses, in its template's styles. */
export function fontFilesFor(draft: Draft): string[] {
  const text = textOf(outlineOf(draft))
  return [...new Set(Object.values(faces[draft.template]).flatMap((cut) => filesOfCut(cut, text)))]
}

export async function writePdf(draft: Draft, options: PdfOptions): Promise<WrittenPdf> {
  options.signal?.throwIfAborted()
  const outline = outlineOf(draft)
  const template = templates[draft.template]
  const pageSize = pageSizes[draft.layout.pageSize]
  const shelf = openShelf(draft.template, textOf(outline), options.fonts)
  const accent = inkOf(draft.layout.accent)
  const size = draft.layout.fontSize * template.optical
  const { margin } = template

  const measure = { size, spacing: draft.layout.spacing, width: pageSize[0] - 2 * margin.x }
  const rows = rowsOf(outline, template, measure, shelf)
  const placed = paginate(rows, { top: margin.top, foot: pageSize[1] - margin.foot })
  const ornaments = ornamentsOf({ placed, template, accent, size, pageWidth: pageSize[0] })
  const pages = (placed.at(-1)?.page ?? 0) + 1

  const doc = newDocument(draft, options.asOf, languageOf(textOfOutline(outline)))
  const written = collect(doc)
  const colors = { ink: template.ink, soft: template.soft, accent }
  drawPages(placed, ornaments, { doc, shelf, left: margin.x, colors, pageSize }, (page) => {
    options.signal?.throwIfAborted()
    options.onProgress?.(page / pages)
  })
  doc.end()
  const bytes = await written
  options.signal?.throwIfAborted()
  options.onProgress?.(1)
  return { bytes, pages, missingGlyphs: shelf.missing(), boxes: boxesOf(placed, margin.x) }
}

function newDocument(draft: Draft, asOf: string, language: string): PDFDocument {
  const title = titleOf(draft)
  const created = new Date(asOf)
  return new PDFDocument({
    autoFirstPage: false,
    compress: true,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    displayTitle: true,
    lang: language,
    font: null,
    margin: 0,
    info: {
      Title: title,
      Author: fullNameOf(draft),
      Creator: 'Legible',
      Producer: 'Legible',
      CreationDate: created,
      ModDate: created,
    },
  })
}

function collect(doc: PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    doc.on('data', (chunk) => chunks.push(chunk))
    doc.on('error', reject)
    doc.on('end', () => {
      const bytes = new Uint8Array(chunks.reduce((total, chunk) => total + chunk.length, 0))
      let at = 0
      for (const chunk of chunks) {
        bytes.set(chunk, at)
        at += chunk.length
      }
      resolve(bytes)
    })
  })
}

/** Headings may be set in capitals, lists get their bullet. */
function textOf(outline: Outline): string {
  const text = textOfOutline(outline)
  return `${text} • ${text.toUpperCase()}`
}
