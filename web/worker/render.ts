import type { PDFDocumentProxy } from 'pdfjs-dist'
import { pdfEngine } from './pdf-engine.ts'
import type { RenderedPage } from './protocol.ts'

// Pages are drawn in the worker, on an OffscreenCanvas, and handed over as bitmaps: the main thread only shows them.

interface CanvasAndContext {
  canvas: OffscreenCanvas | null
  context: OffscreenCanvasRenderingContext2D | null
}

class OffscreenCanvasFactory {
  create(width: number, height: number): CanvasAndContext {
    const canvas = new OffscreenCanvas(width, height)
    return { canvas, context: canvas.getContext('2d') }
  }
  reset(target: CanvasAndContext, width: number, height: number) {
    if (!target.canvas) return
    target.canvas.width = width
    target.canvas.height = height
  }
  destroy(target: CanvasAndContext) {
    target.canvas = null
    target.context = null
  }
}

/** Filters need a DOM; a page drawn without them differs only in soft masks and forced colours. */
class NoFilterFactory {
  addFilter() {
    return 'none'
  }
  addHCMFilter() {
    return 'none'
  }
  addAlphaFilter() {
    return 'none'
  }
  addLuminosityFilter() {
    return 'none'
  }
  addHighlightHCMFilter() {
    return 'none'
  }
  destroy() {}
}

const open = new Map<string, PDFDocumentProxy>()

export async function openPages(handle: string, bytes: Uint8Array, password?: string) {
  const { pdfjs, cMapUrl, standardFontDataUrl, wasmUrl } = await pdfEngine()
  const task = pdfjs.getDocument({
    data: bytes,
    password,
    cMapUrl,
    cMapPacked: true,
    standardFontDataUrl,
    wasmUrl,
    useWorkerFetch: true,
    isEvalSupported: false,
    enableXfa: false,
    maxImageSize: 16_777_216,
    // The document object of a page is not there; fonts register with the worker's own font set.
    ownerDocument: { fonts: (self as unknown as { fonts: FontFaceSet }).fonts } as unknown as HTMLDocument,
    CanvasFactory: OffscreenCanvasFactory,
    FilterFactory: NoFilterFactory,
  })
  const document = await task.promise
  await closePages(handle)
  open.set(handle, document)
  return { pages: document.numPages }
}

export async function renderPage(
  handle: string,
  number: number,
  scale: number,
  turned: number,
): Promise<RenderedPage> {
  const document = open.get(handle)
  if (!document) throw new Error('The pages are closed.')
  const page = await document.getPage(number)
  const viewport = page.getViewport({ scale, rotation: page.rotate + turned })
  const canvas = new OffscreenCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw pages in the background.')
  await page.render({
    canvas: null,
    canvasContext: context as unknown as CanvasRenderingContext2D,
    viewport,
    annotationMode: 0,
  }).promise
  page.cleanup()
  return {
    bitmap: canvas.transferToImageBitmap(),
    width: viewport.width / scale,
    height: viewport.height / scale,
  }
}

export async function closePages(handle: string) {
  const document = open.get(handle)
  open.delete(handle)
  await document?.destroy()
}
