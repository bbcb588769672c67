import type { PdfEngine } from '#shared/read/pdf/engine.ts'

declare const __PDF_ASSETS__: string

let loading: Promise<PdfEngine> | undefined

// pdf.js finds its worker half on the global object and then runs in this very worker: no second worker per
// document, and no fetch of a worker script.
async function load(): Promise<PdfEngine> {
  const [pdfjs, half] = await Promise.all([
    import('pdfjs-dist'),
    import('pdfjs-dist/build/pdf.worker.min.mjs'),
  ])
  ;(globalThis as { pdfjsWorker?: unknown }).pdfjsWorker = half
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
