import type { PDFDocumentProxy } from 'pdfjs-dist'
import { errorCode, errorName } from '#shared/error-text.ts'
import { givenUp, isDamageOfPdf } from '../damage.ts'
import { ReadError } from '../errors.ts'
import { LIMITS } from '../limits.ts'
import type { ReadOptions } from '../read.ts'
import { DirectPort } from './direct-port.ts'
import type { PdfEngine } from './engine.ts'

/** pdf.js decodes no image larger than this where what it shows is not needed, only that it is there. */
const MAX_IMAGE_PIXELS = 16
const PASSWORD_NEEDED = 1

interface OpenOptions extends ReadOptions {
  /** What the images show is needed. */
  pictures?: boolean
}

export interface OpenedPdf {
  pdf: PDFDocumentProxy
  encrypted: boolean
  /** Throws when the file has shown itself to be endless: pdf.js itself goes on with what it has of a page. */
  throwIfExceeded: () => void
  close: () => Promise<void>
}

export const openPdf = async (
  engine: PdfEngine,
  bytes: Uint8Array,
  options: OpenOptions,
): Promise<OpenedPdf> => {
  try {
    return await openWith(engine, bytes, options)
  } catch (error) {
    // pdf.js refuses a wrong password even where the file opens without one.
    if (!(error instanceof ReadError) || error.code !== 'password_wrong') throw error
    const { password: _, ...without } = options
    return openWith(engine, bytes, without).catch((again: unknown) => {
      throw again instanceof ReadError && again.code === 'aborted' ? again : error
    })
  }
}

/** Settings for files of strangers of which nothing is drawn. */
export const settingsOf = (engine: PdfEngine) => ({
  cMapUrl: engine.cMapUrl,
  cMapPacked: true,
  standardFontDataUrl: engine.standardFontDataUrl,
  ...(engine.wasmUrl ? { wasmUrl: engine.wasmUrl } : {}),
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

/** As plain pixels: a bitmap of the browser tells nothing of itself. */
const WITH_PICTURES = {
  maxImageSize: LIMITS.picturePixels,
  isOffscreenCanvasSupported: false,
  isImageDecoderSupported: false,
}

const openWith = async (
  engine: PdfEngine,
  bytes: Uint8Array,
  { password, signal, pictures }: OpenOptions,
): Promise<OpenedPdf> => {
  const port = new DirectPort(engine.pdfjs.OPS)
  engine.half.WorkerMessageHandler.initializeFromPort(port)
  const worker = new engine.pdfjs.PDFWorker({ port: port as never, verbosity: 0 })
  const task = engine.pdfjs.getDocument({
    worker,
    // pdf.js takes the buffer over, and the caller may want its bytes again.
    data: bytes.slice(),
    ...settingsOf(engine),
    // No outlines of letters; the port sees to it that no font is registered either.
    disableFontFace: false,
    ...(pictures ? WITH_PICTURES : {}),
    ...(password ? { password } : {}),
  })
  const stop = () => void task.destroy().catch(() => undefined)
  const throwIfExceeded = () => {
    if (port.exceeded) throw new ReadError(port.exceeded)
  }
  const close = async () => {
    signal?.removeEventListener('abort', stop)
    await task.destroy().catch((error: unknown) => {
      if (!port.exceeded) throw error
    })
    worker.destroy()
  }
  signal?.addEventListener('abort', stop, { once: true })
  try {
    const pdf = await task.promise
    return { pdf, encrypted: await isEncrypted(pdf), throwIfExceeded, close }
  } catch (cause) {
    await close()
    throw openingError(cause, bytes, signal)
  }
}

const isEncrypted = async (pdf: PDFDocumentProxy): Promise<boolean> => {
  const { info }: { info: { EncryptFilterName?: string | null } } = await pdf.getMetadata()
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
  const [name, code] = [errorName(cause), errorCode(cause)]
  if (name === 'PasswordException')
    return new ReadError(code === PASSWORD_NEEDED ? 'password_required' : 'password_wrong', undefined, {
      cause,
    })
  return givenUp(cause, isDamageOfPdf(cause), endsAsItShould(bytes) ? 'corrupt' : 'truncated')
}
