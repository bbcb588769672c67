/// <reference path="./pdfkit.d.ts" />
import PDFDocument from 'pdfkit'
import { xmlText } from '../xml.ts'
import { boxesOf, type FieldBox } from './boxes.ts'
import { drawPages } from './draw.ts'
import { layOut, type Typesetting } from './lay-out.ts'
import type { MissingGlyph } from './shelf.ts'

// An outline → PDF: its pages, and then the operators.

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

/** What the file says of itself. */
interface Imprint {
  title: string
  author: string
}

export async function typeset(job: Typesetting & Imprint, options: PdfOptions): Promise<WrittenPdf> {
  options.signal?.throwIfAborted()
  const laid = layOut(job, options.fonts)
  const doc = newDocument(job, options.asOf)
  const written = collect(doc)
  drawPages(laid, doc, job.author, (page) => {
    options.signal?.throwIfAborted()
    options.onProgress?.(page / laid.pages)
  })
  doc.end()
  const bytes = await written
  options.signal?.throwIfAborted()
  options.onProgress?.(1)
  return {
    bytes,
    pages: laid.pages,
    missingGlyphs: laid.shelf.missing(),
    boxes: boxesOf(laid.placed, laid.left),
  }
}

function newDocument(
  { language, title, author }: Pick<Typesetting, 'language'> & Imprint,
  asOf: string,
): PDFDocument {
  const created = new Date(asOf)
  const doc = new PDFDocument({
    autoFirstPage: false,
    // A second column goes back to the first page.
    bufferPages: true,
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
