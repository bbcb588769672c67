/// <reference path="./pdfkit.d.ts" />
import PDFDocument from 'pdfkit'
import { type Outline, textOfOutline } from '../outline.ts'
import { xmlText } from '../xml.ts'
import { boxesOf, type FieldBox } from './boxes.ts'
import { breakLines } from './break-lines.ts'
import { inkOf } from './color.ts'
import { drawPages } from './draw.ts'
import { type Cut, type FaceName, filesOfCut } from './families.ts'
import { ornamentsOf } from './ornaments.ts'
import { paginate } from './paginate.ts'
import { rowsOf, type TextPart } from './rows.ts'
import { type MissingGlyph, openShelf, type Shelf } from './shelf.ts'
import { pageSizes, type Template } from './templates.ts'

// An outline → PDF: rows of lines, pages of rows, and then the operators.

export interface PdfOptions {
  /**
   * Font bytes by the file names that were asked for. Keep the same arrays between calls: the parsed fonts are kept
   * with them.
   */
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

export interface Typesetting {
  outline: Outline
  template: Template
  faces: Record<FaceName, Cut>
  pageSize: 'A4' | 'Letter'
  accent: string
  fontSize: number
  spacing: number
  language: string
  title: string
  author: string
  /** Repeated at every foot, with the page number. */
  footer?: string
}

export const fontFilesOf = (cuts: Record<FaceName, Cut>, outline: Outline): string[] => [
  ...new Set(Object.values(cuts).flatMap((cut) => filesOfCut(cut, printedText(outline)))),
]

export async function typeset(job: Typesetting, options: PdfOptions): Promise<WrittenPdf> {
  options.signal?.throwIfAborted()
  const { outline, template } = job
  const pageSize = pageSizes[job.pageSize]
  const { margin } = template
  const width = pageSize[0] - 2 * margin.x
  const size = job.fontSize * template.optical
  const accent = inkOf(job.accent)
  const shelf = openShelf(job.faces, printedText(outline), options.fonts)

  const rows = rowsOf(outline, template, { size, spacing: job.spacing, width }, shelf)
  const placed = paginate(rows, { top: margin.top, foot: pageSize[1] - margin.foot })
  const ornaments = ornamentsOf({ placed, template, accent, size, pageWidth: pageSize[0] })
  const pages = (placed.at(-1)?.page ?? 0) + 1

  const doc = newDocument(job, options.asOf)
  const written = collect(doc)
  const colors = { ink: template.ink, soft: template.soft, accent }
  const footer = footerOf(job, pages, width, pageSize[1] - margin.foot / 2, shelf)
  drawPages(placed, ornaments, { doc, shelf, left: margin.x, colors, pageSize, footer }, (page) => {
    options.signal?.throwIfAborted()
    options.onProgress?.(page / pages)
  })
  doc.end()
  const bytes = await written
  options.signal?.throwIfAborted()
  options.onProgress?.(1)
  return { bytes, pages, missingGlyphs: shelf.missing(), boxes: boxesOf(placed, margin.x) }
}

function newDocument({ language, title, author }: Typesetting, asOf: string): PDFDocument {
  const created = new Date(asOf)
  const doc = new PDFDocument({
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
      Author: author,
      Creator: 'Legible',
      Producer: 'Legible',
      CreationDate: created,
      ModDate: created,
    },
  })
  escapeMetadata(doc)
  return doc
}

/**
 * pdfkit writes the title twice: as a PDF string, and unescaped into XML, which `Sample & Co` would break. Between the
 * two it ends the markings.
 */
function escapeMetadata(doc: PDFDocument): void {
  const { endMarkings } = doc
  doc.endMarkings = () => {
    for (const [key, value] of Object.entries(doc.info)) {
      if (typeof value === 'string' || value instanceof String) doc.info[key] = xmlText(String(value))
    }
    endMarkings.call(doc)
  }
}

function footerOf(
  job: Typesetting,
  pages: number,
  width: number,
  baseline: number,
  shelf: Shelf,
): ((page: number) => TextPart & { baseline: number }) | undefined {
  if (!job.footer) return undefined
  const size = job.fontSize * 0.8
  return (page) => {
    const spans = [{ text: `${job.footer} · ${page + 1} / ${pages}` }]
    const [line = { fragments: [], width: 0 }] = breakLines(
      spans,
      width,
      { face: 'body', size, tracking: 0, whole: false },
      shelf,
    )
    return { line, x: width - line.width, size, tracking: 0, ink: 'soft', baseline }
  }
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

/** Headings may be set in capitals, lists get their bullet, a footer its numbers. */
function printedText(outline: Outline): string {
  const text = textOfOutline(outline)
  return `${text} • ${text.toUpperCase()}`
}
