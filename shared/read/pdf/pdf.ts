import type { PDFPageProxy } from 'pdfjs-dist'
import { type Document, type DocumentLink, emptyFacts, type Page } from '#shared/schema/document.ts'
import { arrange, type Block } from '#shared/structure/layout/arrange.ts'
import type { Segment } from '#shared/structure/layout/segment.ts'
import { authorOf } from '../author.ts'
import { givenUp, isDamageOfPdf } from '../damage.ts'
import { ReadError, readWarning, throwIfAborted } from '../errors.ts'
import { LIMITS } from '../limits.ts'
import type { RecognizedPage } from '../ocr/read-page.ts'
import type { PictureParts } from '../ocr/recognizer.ts'
import type { FormatReader, ReadOptions } from '../read.ts'
import { bookmarksOf } from './bookmarks.ts'
import { inDrawnCells } from './drawn-cells.ts'
import type { PdfEngine } from './engine.ts'
import { hiddenOnPage } from './hidden.ts'
import { linedPages } from './lined-pages.ts'
import { type LinkArea, linkAt, linksOfPages } from './links.ts'
import { type Matrix, matrixOf } from './matrix.ts'
import { type OpenedPdf, openPdf } from './open.ts'
import { inkOfPage, type PageInk } from './page-ink.ts'
import { paintedWalls, partAlike } from './page-walls.ts'
import { factsOfPdf } from './pdf-facts.ts'
import { isPicturePage, isWithoutText, pagesToRecognize, recognizePages } from './recognized-pages.ts'
import { repeatedPanels } from './repeated-panel.ts'
import { inMirror, isFromRight } from './right-to-left.ts'
import { type SegmentCounts, segmentsOf } from './segments.ts'
import { turnToRead } from './upright.ts'

// A PDF → Document: ink of each page → segments → blocks in reading order → lines → facts.

/** What one page gave, before lines are numbered over the document. */
export interface ReadPage {
  number: number
  width: number
  height: number
  turned: number
  /** Degrees by which the print of a recognized picture was tilted clockwise. */
  tilt: number
  /** Its segments stand as in a mirror, so that it begins at the left. */
  mirrored?: boolean
  ink: PageInk
  segments: Segment[]
  blocks: Block[]
  links: DocumentLink[]
  /** No object of the file, and nothing on it: pdf.js gives such a one for a tree of pages that leads nowhere. */
  nowhere: boolean
}

export const readPdf =
  (engine: PdfEngine, pictures?: () => Promise<PictureParts | undefined>): FormatReader =>
  async (bytes, name, options) => {
    const opened = await openPdf(engine, bytes, options)
    const { pdf, encrypted } = opened
    try {
      const counts: SegmentCounts = { icons: 0, unknown: 0, lost: 0, letters: 0 }
      const firstIn = (page: ReadPage) =>
        options.onFirstPage?.(aloneIn(page, emptyFacts('pdf', name, bytes.length)))
      const read = await readPages(engine, opened, counts, firstIn, options)
      const tried = pagesToRecognize(read, options)
      const parts = tried.length > 0 ? await pictures?.() : undefined
      const recognized = parts
        ? await recognizePages(engine, parts, bytes, read, options)
        : new Map<ReadPage, RecognizedPage>()
      // A back without print, or two words on a last page: where others were read, these were too.
      const done = recognized.size > 0 ? tried : []
      const unrecognized = read.filter(
        (page) => isPicturePage(page) && isWithoutText(page) && !done.includes(page),
      )
      const { pages, doubled } = linedPages(read)
      const facts = await factsOfPdf(pdf, {
        recognized,
        name,
        size: bytes.length,
        encrypted,
        read,
        pages,
        doubled,
        counts,
      })
      const warnings: Document['warnings'] = []
      const unread = recognized.size === 0
      if (isUndecodable(counts, pages)) warnings.push(readWarning('undecodable_text'))
      else if (!facts.textLayer) warnings.push(readWarning(unread ? 'no_text_layer' : 'recognized'))
      else if (!unread) warnings.push(readWarning('recognized_in_part'))
      if (isRecognised(read)) warnings.push(readWarning('ocr_layer'))
      if (pdf.numPages > read.length) warnings.push(readWarning('pages_skipped'))
      if (read.some((page) => page.ink.cut)) warnings.push(readWarning('text_skipped'))
      const { info }: { info: { Author?: unknown } } = await opened.pdf.getMetadata()
      return {
        kind: 'pdf',
        pages,
        links: read.flatMap((page) => page.links),
        ...(unrecognized.length > 0 ? { unrecognized: unrecognized.map((page) => page.number) } : {}),
        ...authorOf(info.Author),
        ...(await bookmarksOf(pdf)),
        columns: facts.columns,
        words: facts.words,
        facts,
        warnings,
      }
    } catch (cause) {
      if (options.signal?.aborted) throw new ReadError('aborted', undefined, { cause })
      throw givenUp(cause, isDamageOfPdf(cause))
    } finally {
      await opened.close()
    }
  }

const readPages = async (
  engine: PdfEngine,
  { pdf, throwIfExceeded }: OpenedPdf,
  counts: SegmentCounts,
  firstIn: (page: ReadPage) => void,
  { signal, onProgress }: ReadOptions,
): Promise<ReadPage[]> => {
  if (pdf.numPages > LIMITS.pagesOpened) throw new ReadError('too_many_pages')
  const linksOf = linksOfPages(engine, pdf)
  const layers = await pdf.getOptionalContentConfig()
  const isShown = (content: unknown) => layers.isVisible(content)
  const pages: ReadPage[] = []
  const count = Math.min(pdf.numPages, LIMITS.pages)
  let glyphs = 0
  let failed: unknown
  await onProgress?.(0, count)
  for (let number = 1; number <= count; number += 1) {
    throwIfAborted(signal)
    try {
      const page = await pdf.getPage(number)
      const read = await readPage(engine, page, number, counts, linksOf, isShown)
      throwIfExceeded()
      page.cleanup()
      leaveOutPanels(read, pages)
      pages.push(read)
      if (number === 1 && count > 1 && !isWithoutText(read)) firstIn(read)
      glyphs += read.ink.glyphs.length
    } catch (cause) {
      throwIfAborted(signal)
      throwIfExceeded()
      failed = cause
    }
    await onProgress?.(number, count)
    if (glyphs > LIMITS.glyphs) break
  }
  partAlike(pages)
  if (pages.every((page) => page.nowhere))
    throw givenUp(failed, failed === undefined || isDamageOfPdf(failed))
  return pages
}

const leaveOutPanels = (page: ReadPage, earlier: ReadPage[]): void => {
  const before = earlier.flatMap(({ segments }) => segments)
  const panels = repeatedPanels(page.segments, before, page)
  if (panels.size === 0) return
  page.segments = page.segments.filter((segment) => !panels.has(segment))
  const seen = page.segments.filter(({ hidden }) => !hidden)
  page.blocks = arrange(seen, paintedWalls(page.ink.paints, page.width, page.height))
}

const readPage = async (
  engine: PdfEngine,
  page: PDFPageProxy,
  number: number,
  counts: SegmentCounts,
  linksOf: (number: number, top: Matrix) => Promise<LinkArea[]>,
  isShown: (content: unknown) => boolean,
): Promise<ReadPage> => {
  const seenAt = async (turned: number) => {
    const { width, height, transform } = page.getViewport({ scale: 1, rotation: page.rotate + turned })
    const top = matrixOf(transform)
    return { turned, width, height, top, ink: await inkOfPage(engine, page, top, isShown) }
  }
  const asItLies = await seenAt(0)
  const turn = turnToRead(asItLies.ink.glyphs)
  const { turned, width, height, top, ink } = turn === 0 ? asItLies : await seenAt(turn)
  // What is left of the other directions beside the print of such a page is no text of it.
  if (turned) ink.glyphs = ink.glyphs.filter((glyph) => !glyph.turned)
  const areas = await linksOf(number, top)
  const hidden = hiddenOnPage(ink, width, height)
  const mirrored = isFromRight(ink.glyphs)
  const found = segmentsOf(ink.glyphs, hidden, linkAt(areas), counts, ink.boxes, ink.dots, mirrored)
  const segments = mirrored
    ? found.map((segment) => inMirror(segment, width))
    : inDrawnCells(found, ink.rules)
  const seen = segments.filter((segment) => !segment.hidden)
  const links = areas.map(({ url }) => ({ url, text: textOfLink(seen, url), page: number }))
  const nowhere = page.ref === null && ink.operations === 0
  return {
    number,
    width,
    height,
    turned,
    tilt: 0,
    mirrored,
    ink,
    segments,
    blocks: arrange(seen, paintedWalls(ink.paints, width, height)),
    links: distinct(links),
    nowhere,
  }
}

/** A page as if it were the whole file. */
const aloneIn = (page: ReadPage, facts: Document['facts']): Document => ({
  kind: 'pdf',
  pages: linedPages([page]).pages,
  links: page.links,
  columns: facts.columns,
  words: facts.words,
  facts,
  warnings: [],
})

const textOfLink = (segments: Segment[], url: string): string =>
  segments
    .flatMap((segment) => segment.runs)
    .filter((run) => run.link === url)
    .map((run) => run.text.trim())
    .join(' ')
    .trim()

const distinct = (links: DocumentLink[]): DocumentLink[] =>
  links.filter((link, at) => links.findIndex((other) => other.url === link.url) === at)

const MANY_UNKNOWN = 0.2
/** Fewer glyphs than this are ornaments of a scan. */
const TEXT_FROM = 20

const isUndecodable = (counts: SegmentCounts, pages: Page[]): boolean => {
  // Where most of the text is icons, they are letters that a font has hidden in its private places.
  const dark = counts.unknown + counts.lost + (counts.icons > counts.letters ? counts.icons : 0)
  if (dark >= TEXT_FROM && dark > MANY_UNKNOWN * (counts.letters + dark)) return true
  let letters = 0
  let signs = 0
  for (const { lines } of pages)
    for (const { text } of lines) {
      signs += text.replace(BLANKS, '').length
      letters += lettersIn(text)
    }
  return signs > 60 && letters < 0.45 * signs
}
const BLANKS = /\s+/g
/** What is no letter and no number: mostly the shorter part of a text. */
const OTHERS = /[^\p{L}\p{N}]+/gu

const lettersIn = (text: string): number => {
  const left = text.replace(OTHERS, '')
  let letters = left.length
  // A letter beyond the first plane is two code units.
  for (let at = 0; at < left.length; at += 1) if (left.charCodeAt(at) >> 10 === 0x36) letters -= 1
  return letters
}

const isRecognised = (read: ReadPage[]): boolean => {
  const images = read.some((page) =>
    page.ink.paints.some((paint) => paint.image && paint.x1 - paint.x0 > page.width * 0.6),
  )
  if (!images) return false
  let all = 0
  let invisible = 0
  for (const { ink } of read) {
    all += ink.glyphs.length
    for (const glyph of ink.glyphs) if (glyph.invisible) invisible += 1
  }
  return invisible * 2 > all
}
