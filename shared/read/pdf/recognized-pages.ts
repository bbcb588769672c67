import { arrange } from '#shared/structure/layout/arrange.ts'
import type { Segment } from '#shared/structure/layout/segment.ts'
import { ReadError, throwIfAborted } from '../errors.ts'
import { LIMITS } from '../limits.ts'
import type { OcrLanguage } from '../ocr/languages.ts'
import type { RecognizedPage } from '../ocr/read-page.ts'
import { recognizePage } from '../ocr/read-page.ts'
import type { PictureParts } from '../ocr/recognizer.ts'
import { isWorse } from '../ocr/soundness.ts'
import type { ReadOptions } from '../read.ts'
import type { PdfEngine } from './engine.ts'
import type { Glyph } from './glyphs.ts'
import { openPdf } from './open.ts'
import { pictureOfPage } from './page-picture.ts'
import type { Paint } from './paints.ts'
import type { ReadPage } from './pdf.ts'
import { inMirror } from './right-to-left.ts'

// Pages that are pictures: recognized, and put in the place of what little text they bring themselves.

const PICTURE = {
  /** Of the page that pictures cover. */
  covered: 0.3,
  /** Letters beside the pictures up to which they are stamps and page numbers. */
  letters: 60,
} as const

export const isPicturePage = (page: ReadPage): boolean => {
  const images = page.ink.paints.filter((paint) => paint.image)
  const area = images.reduce((sum, image) => sum + shownArea(image, page), 0)
  if (area < PICTURE.covered * page.width * page.height) return false
  const seen = page.ink.glyphs.filter((glyph) => glyph.text.trim() !== '' && !isLayer(glyph, page, images))
  return seen.length <= PICTURE.letters
}

/** Of a picture: no hidden layer says what it shows. */
export const isWithoutText = ({ segments }: ReadPage): boolean => textOf(segments).length <= PICTURE.letters

const shownArea = (image: Paint, page: ReadPage): number =>
  Math.max(0, Math.min(page.width, image.x1) - Math.max(0, image.x0)) *
  Math.max(0, Math.min(page.height, image.y1) - Math.max(0, image.y0))

/** Laid over the picture without ink, or under it. Of whole pages one over the other, the upper one shows what is below. */
function isLayer(glyph: Glyph, page: ReadPage, images: Paint[]): boolean {
  if (glyph.invisible) return true
  const over = images.filter(
    (image) =>
      page.ink.paints.indexOf(image) >= glyph.after &&
      glyph.x >= image.x0 &&
      glyph.x <= image.x1 &&
      glyph.y >= image.y0 &&
      glyph.y <= image.y1,
  )
  const whole = over.filter((image) => shownArea(image, page) >= PICTURE.covered * page.width * page.height)
  return over.length > 0 && whole.length < 2
}

export const pagesToRecognize = (read: ReadPage[], options: ReadOptions): ReadPage[] =>
  read.filter(isPicturePage).slice(0, options.recognizedPages ?? LIMITS.recognizedPages)

/** Replaces what the pages hold; answers with what was recognized, by page. */
export const recognizePages = async (
  engine: PdfEngine,
  parts: PictureParts,
  bytes: Uint8Array,
  read: ReadPage[],
  options: ReadOptions,
): Promise<Map<ReadPage, RecognizedPage>> => {
  const found = new Map<ReadPage, RecognizedPage>()
  const pages = pagesToRecognize(read, options)
  let language: OcrLanguage | undefined
  for (const [at, page] of pages.entries()) {
    throwIfAborted(options.signal)
    const picture = await drawn(engine, bytes, page, options)
    const onProgress = (share: number) => options.onRecognizing?.({ page: at + 1, of: pages.length, share })
    const recognized = await recognizePage(parts.recognizer, picture, {
      isWholePage: true,
      size: { width: page.width, height: page.height },
      onProgress,
      ...(language ? { language } : {}),
      ...(options.signal ? { signal: options.signal } : {}),
    })
    language = recognized.language
    await options.onRecognizing?.({ page: at + 1, of: pages.length, share: 1 })
    if (!replaces(recognized, page)) continue
    found.set(page, recognized)
    take(page, recognized)
  }
  return found
}

/** One document for each page: what pdf.js has decoded of a page goes with it. */
const drawn = async (engine: PdfEngine, bytes: Uint8Array, page: ReadPage, options: ReadOptions) => {
  const opened = await openPdf(engine, bytes, { ...options, pictures: true })
  try {
    const proxy = await opened.pdf.getPage(page.number)
    return await pictureOfPage(engine, proxy, proxy.rotate + page.turned)
  } catch (cause) {
    if (options.signal?.aborted) throw new ReadError('aborted', undefined, { cause })
    throw cause
  } finally {
    await opened.close()
  }
}

const textOf = (segments: Segment[]): string => segments.map(({ text }) => text).join('\n')

const replaces = (recognized: RecognizedPage, page: ReadPage): boolean =>
  recognized.segments.length > 0 &&
  isWorse(textOf(page.segments), textOf(recognized.segments), recognized.confidence)

/** What is written beside the picture stays, where the picture does not say the same. */
const take = (page: ReadPage, recognized: RecognizedPage): void => {
  const { turned, tilt, width, height } = recognized
  const segments = page.mirrored
    ? recognized.segments.map((segment) => inMirror(segment, width))
    : recognized.segments
  const layer = new Set(page.ink.glyphs.filter((glyph) => glyph.invisible))
  const beside =
    layer.size > 0 ? [] : page.segments.filter((own) => !segments.some((other) => overlap(own, other)))
  page.segments = [...segments, ...beside]
  page.blocks = arrange(page.segments.filter((segment) => !segment.hidden))
  page.turned = (page.turned + turned) % 360
  page.tilt = tilt
  page.width = width
  page.height = height
}

const overlap = (a: Segment, b: Segment): boolean =>
  Math.min(a.x1, b.x1) > Math.max(a.x0, b.x0) && Math.min(a.y1, b.y1) > Math.max(a.y0, b.y0)
