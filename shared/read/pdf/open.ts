import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist'
import { ReadError } from '../errors.ts'
import type { ReadOptions } from '../read.ts'
import type { PdfEngine } from './engine.ts'

/** pdf.js decodes no image larger than this: what an image shows is never needed, only that it is there. */
const MAX_IMAGE_PIXELS = 16
const PASSWORD_NEEDED = 1

export interface OpenedPdf {
  pdf: PDFDocumentProxy
  encrypted: boolean
  close: () => Promise<void>
}

export const openPdf = async (
  engine: PdfEngine,
  bytes: Uint8Array,
  { password, signal }: ReadOptions,
): Promise<OpenedPdf> => {
  const task = engine.pdfjs.getDocument({
    // pdf.js takes the buffer over, and the caller may want its bytes again.
    data: bytes.slice(),
    cMapUrl: engine.cMapUrl,
    cMapPacked: true,
    standardFontDataUrl: engine.standardFontDataUrl,
    ...(engine.wasmUrl ? { wasmUrl: engine.wasmUrl } : {}),
    ...(password ? { password } : {}),
    isEvalSupported: false,
    enableXfa: false,
    stopAtErrors: false,
    maxImageSize: MAX_IMAGE_PIXELS,
    // Nothing is drawn: without this pdf.js would try to register each font with the page.
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: engine.fetches ?? false,
    verbosity: 0,
  })
  const stop = () => void task.destroy().catch(() => undefined)
  signal?.addEventListener('abort', stop, { once: true })
  try {
    const pdf = await task.promise
    return { pdf, encrypted: await isEncrypted(pdf), close: () => close(task, signal, stop) }
  } catch (cause) {
    await close(task, signal, stop)
    throw openingError(cause, bytes, signal)
  }
}

const close = async (
  task: PDFDocumentLoadingTask,
  signal: AbortSignal | undefined,
  stop: () => void,
): Promise<void> => {
  signal?.removeEventListener('abort', stop)
  await task.destroy()
}

const isEncrypted = async (pdf: PDFDocumentProxy): Promise<boolean> => {
  const { info } = (await pdf.getMetadata()) as { info: { EncryptFilterName?: string | null } }
  return Boolean(info.EncryptFilterName)
}

const END_WITHIN = 2048

const endsAsItShould = (bytes: Uint8Array): boolean => {
  let tail = ''
  for (const byte of bytes.subarray(Math.max(0, bytes.length - END_WITHIN))) tail += String.fromCharCode(byte)
  return tail.includes('%%EOF')
}

const openingError = (cause: unknown, bytes: Uint8Array, signal: AbortSignal | undefined): ReadError => {
  if (signal?.aborted) return new ReadError('aborted', undefined, { cause })
  const { name, code } = cause as { name?: string; code?: number }
  if (name === 'PasswordException')
    return new ReadError(code === PASSWORD_NEEDED ? 'password_required' : 'password_wrong', undefined, {
      cause,
    })
  return new ReadError(endsAsItShould(bytes) ? 'corrupt' : 'truncated', undefined, { cause })
}
