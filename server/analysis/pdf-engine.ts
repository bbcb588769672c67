import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { PdfEngine } from '#shared/read/pdf/engine.ts'

/** pdf.js for Node: the legacy build, with its character maps and standard fonts from the package itself. */
export const nodePdfEngine = async (): Promise<PdfEngine> => {
  const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
  const pdfjs = (await import('pdfjs-dist/legacy/build/pdf.mjs')) as unknown as PdfEngine['pdfjs']
  return {
    pdfjs,
    cMapUrl: `${join(home, 'cmaps')}/`,
    standardFontDataUrl: `${join(home, 'standard_fonts')}/`,
    wasmUrl: `${join(home, 'wasm')}/`,
  }
}
