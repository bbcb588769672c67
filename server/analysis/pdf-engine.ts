import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { PdfEngine } from '#shared/read/pdf/engine.ts'
import { PlainMatrix } from './dom-matrix.ts'
import { InflatingAtOnce } from './inflate-at-once.ts'

/** pdf.js for Node: the legacy build, with its character maps and standard fonts from the package itself. */
export const nodePdfEngine = async (): Promise<PdfEngine> => {
  const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
  const { push } = Array.prototype
  Object.assign(globalThis, { DOMMatrix: PlainMatrix, DecompressionStream: InflatingAtOnce })
  const [pdfjs, half] = (await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    // It has no types of its own; both halves are run in one thread.
    import('pdfjs-dist/legacy/build/pdf.worker.mjs' as string),
  ])) as unknown as [PdfEngine['pdfjs'], PdfEngine['half']]
  // The legacy build puts a slower one in its place, for a fault with arrays whose length is fixed: a tenth of all reading.
  Object.defineProperty(Array.prototype, 'push', { value: push, writable: true, configurable: true })
  return {
    pdfjs,
    half,
    cMapUrl: `${join(home, 'cmaps')}/`,
    standardFontDataUrl: `${join(home, 'standard_fonts')}/`,
    wasmUrl: `${join(home, 'wasm')}/`,
  }
}
