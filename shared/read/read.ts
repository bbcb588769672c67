import type { Document } from '#shared/schema/document.ts'
import { UPLOAD_MAX_BYTES } from '#shared/schema/limits.ts'
import { ReadError, throwIfAborted } from './errors.ts'
import type { PictureFile } from './ocr/read-pictures.ts'
import type { PictureParts } from './ocr/recognizer.ts'
import { pictureKindOf } from './ocr/sniff-picture.ts'
import type { PdfEngine } from './pdf/engine.ts'
import { type SniffedKind, sniff } from './sniff.ts'

// 1. bytes → Document. The kind is decided by the bytes; each format's reader delivers the same lines and facts.

export interface ReadOptions {
  signal?: AbortSignal
  /**
   * Called when the file is open, and after each page (PDF) or part (Word). Where it answers with a promise, the next
   * page waits for it: that is how a thread that reads hears of an abort.
   */
  onProgress?: (done: number, of: number) => void | Promise<void>
  /** Called with the first page of several while the others are still being read. */
  onFirstPage?: (document: Document) => void
  password?: string
  /** The most scanned pages to recognize. */
  recognizedPages?: number
  /** Where pages are pictures: which is being recognized, and how far. Where it answers with a promise, that is waited for. */
  onRecognizing?: (progress: RecognizingProgress) => void | Promise<void>
}

export interface RecognizingProgress {
  page: number
  of: number
  /** From 0 to 1, of this page. */
  share: number
}

/** What every format's reader is: bytes in, a Document out, a ReadError for what cannot be read. */
export type FormatReader = (bytes: Uint8Array, name: string, options: ReadOptions) => Promise<Document>

export interface Reader {
  read(bytes: Uint8Array, name: string, options?: ReadOptions): Promise<Document>
  /** Pictures of the pages of one resume. */
  readPictures(pictures: PictureFile[], options?: ReadOptions): Promise<Document>
}

interface ReaderParts {
  /** Loads pdf.js with where its assets are; called when the first PDF arrives. */
  pdf: () => Promise<PdfEngine>
  /** Loads what reads pictures; called when the first page that is one arrives. Nothing where they are not to be read. */
  pictures?: () => Promise<PictureParts | undefined>
}

/** Loaded when the first file of the kind arrives. */
const WORD_READERS: Record<Exclude<SniffedKind, 'pdf'>, () => Promise<FormatReader>> = {
  doc: async () => (await import('./doc/doc.ts')).readDoc,
  docx: async () => (await import('./docx/docx.ts')).readDocx,
  html: async () => (await import('./html/html.ts')).readHtml,
  odt: async () => (await import('./odt/odt.ts')).readOdt,
  rtf: async () => (await import('./rtf/rtf.ts')).readRtf,
  'word-xml': async () => (await import('./word-xml/word-xml.ts')).readWordXml,
}

export const createReader = (parts: ReaderParts): Reader => ({
  async read(bytes, name, options = {}) {
    if (bytes.length > UPLOAD_MAX_BYTES) throw new ReadError('too_large')
    if (parts.pictures && pictureKindOf(bytes)) return this.readPictures([{ bytes, name }], options)
    const kind = sniff(bytes, name)
    throwIfAborted(options.signal)
    if (kind === 'pdf') {
      const [{ readPdf }, engine] = await Promise.all([import('./pdf/pdf.ts'), parts.pdf()])
      return readPdf(engine, parts.pictures)(bytes, name, options)
    }
    return (await WORD_READERS[kind]())(bytes, name, options)
  },
  async readPictures(pictures, options = {}) {
    const [{ readPictures }, loaded] = await Promise.all([
      import('./ocr/read-pictures.ts'),
      parts.pictures?.(),
    ])
    if (!loaded) throw new ReadError('unsupported_image')
    return readPictures(loaded, pictures, options)
  },
})
