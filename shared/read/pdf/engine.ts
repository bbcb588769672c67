import type * as pdfjs from 'pdfjs-dist'

/** pdf.js and where its character maps and standard fonts are: given in by Node, by the browser's worker and by tests. */
export interface PdfEngine {
  pdfjs: typeof pdfjs
  /** The half of pdf.js that parses, for a thread that runs both. */
  half: { WorkerMessageHandler: { initializeFromPort(port: unknown): void } }
  cMapUrl: string
  standardFontDataUrl: string
  /** Where the decoders that pdf.js loads as WebAssembly are. */
  wasmUrl?: string
  /** The half of pdf.js that parses fetches these itself: in a worker of the browser there is no document to do it. */
  fetches?: boolean
}
