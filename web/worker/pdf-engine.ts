import type { PdfEngine } from '#shared/read/pdf/engine.ts'

declare const __PDF_ASSETS__: string

let loading: Promise<PdfEngine> | undefined

// pdf.js finds its worker half on the global object and then runs in this very worker: no second worker per
// document, and no fetch of a worker script. It is the legacy build, which brings what browsers of the last years lack
// (the other one calls methods that are months old, and reads no file in Firefox 140 or Safari 18).
async function load(): Promise<PdfEngine> {
  const { push } = Array.prototype
  const [pdfjs, half] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    import('pdfjs-dist/legacy/build/pdf.worker.min.mjs'),
  ])
  // It puts a slower one in its place, for a fault with arrays whose length is fixed: a tenth of all reading.
  Object.defineProperty(Array.prototype, 'push', { value: push, writable: true, configurable: true })
  Object.assign(globalThis, { pdfjsWorker: half })
  return {
    pdfjs,
    half,
    cMapUrl: `${__PDF_ASSETS__}cmaps/`,
    standardFontDataUrl: `${__PDF_ASSETS__}standard_fonts/`,
    wasmUrl: `${__PDF_ASSETS__}wasm/`,
    fetches: true,
  }
}

export const pdfEngine = (): Promise<PdfEngine> => {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}
