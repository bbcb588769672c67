import type { PDFDocumentProxy } from 'pdfjs-dist'
import { type DocumentFacts, emptyFacts, type Line, type Page } from '#shared/schema/document.ts'
import { emailsIn } from '#shared/structure/contact.ts'
import { headingKind } from '#shared/structure/heading-kind.ts'
import { runs } from '#shared/text/words.ts'
import { factsOfLines, isAtFoot } from '../facts.ts'
import { linkMismatches } from '../link-mismatches.ts'
import type { RecognizedPage } from '../ocr/read-page.ts'
import { recognizedFacts } from '../ocr/recognized-facts.ts'
import type { Bounds } from './matrix.ts'
import { naiveOrderOf } from './naive-order.ts'
import type { ReadPage } from './pdf.ts'
import { isPicturePage, isWithoutText } from './recognized-pages.ts'
import type { SegmentCounts } from './segments.ts'

interface Found {
  name: string
  size: number
  encrypted: boolean
  read: ReadPage[]
  pages: Page[]
  /** Lines with two blanks between words. */
  doubled: Line[]
  counts: SegmentCounts
  recognized: Map<ReadPage, RecognizedPage>
}

const LIMITS = {
  /** Points a side: an icon is smaller. */
  largeImage: 48,
  portrait: { min: 45, ofPage: 0.45, ratio: [0.5, 1.15], top: 0.45 },
  /** Letters on all pages below which there is no text layer to speak of. */
  letters: 20,
  /** Fewer letters may reach into the corner of a picture. */
  lettersUpon: 12,
  spots: 20,
  columnLines: 5,
  /** Points from the edge of the paper within which running heads stand. */
  edge: 30,
} as const

export const factsOfPdf = async (pdf: PDFDocumentProxy, found: Found): Promise<DocumentFacts> => {
  const { read, pages, counts } = found
  const base = emptyFacts('pdf', found.name, found.size)
  const metadata = await pdf.getMetadata()
  const info: { Title?: string; Language?: string | null } = metadata.info
  const marked = await pdf.getMarkInfo()
  const images = read.flatMap((page) =>
    page.ink.paints.filter((paint) => paint.image).map((paint) => ({ page, paint })),
  )
  const large = images.filter(
    ({ page, paint }) =>
      paint.x1 - paint.x0 >= LIMITS.largeImage &&
      paint.y1 - paint.y0 >= LIMITS.largeImage &&
      !isPrintedOn(paint, page),
  )
  const layered = read.filter((page) => isPicturePage(page) && !isWithoutText(page)).length
  return factsOfLines(
    {
      ...base,
      pages: pdf.numPages,
      textLayer: counts.letters >= LIMITS.letters,
      ...(layered > 0 ? { layeredPages: layered } : {}),
      ...(read.every(({ ink }) => ink.glyphs.length + ink.paints.length === 0)
        ? { blank: true as const }
        : {}),
      undecodableGlyphs: counts.unknown,
      iconGlyphs: counts.icons,
      images: images.length,
      largeImages: large.length,
      portrait: large.some(({ page, paint }) => isPortrait(paint, page)),
      hiddenText: hiddenIn(read),
      ...factsOfLayout(read, pages),
      doubleSpaces: found.doubled
        .filter((line) => line.number > 0 && !line.text.includes('\t'))
        .slice(0, LIMITS.spots)
        .map(spotOf),
      ...recognizedFacts(found.recognized, pages),
      linkMismatches: linkMismatches(pages.flatMap((page) => page.lines)),
      title: (info.Title ?? '').trim(),
      language: info.Language ?? '',
      tagged: Boolean((marked as { Marked?: boolean } | null)?.Marked),
      encrypted: found.encrypted,
    },
    pages,
  )
}

/** What only was drawn in two layers stands on the page in full as well. */
const DRAWN_TWICE: ReadonlySet<string> = new Set(['covered', 'cut off'])

function hiddenIn(read: ReadPage[]): DocumentFacts['hiddenText'] {
  const all = read.flatMap((page) => page.segments.map((segment) => ({ page: page.number, segment })))
  if (!all.some(({ segment }) => segment.hidden)) return []
  const plain = (text: string) => ` ${runs(text).join(' ')} `
  const seen = plain(all.flatMap(({ segment }) => (segment.hidden ? [] : [segment.text])).join(' '))
  return all
    .filter(
      ({ segment: { hidden, text } }) => hidden && !(DRAWN_TWICE.has(hidden) && seen.includes(plain(text))),
    )
    .slice(0, LIMITS.spots)
    .map(({ page, segment }) => ({ page, text: segment.text.slice(0, 160), reason: segment.hidden }))
}

/** What the places of print alone tell. */
export const factsOfLayout = (read: ReadPage[], pages: Page[]) => ({
  columns: columnsOf(read),
  margins: marginsOf(read),
  ...paperOf(read[0]),
  naiveOrder: naiveOrderOf(read),
  bulletsSplitOverPages: bulletsSplit(pages),
  headingsAtPageFoot: headingsAtFoot(pages),
  headerFooterContact: contactInFurniture(pages),
})

const columnsOf = (read: ReadPage[]): number =>
  read.some((page) => {
    const sides = page.blocks.filter((block) => block.side)
    return (['left', 'right'] as const).every(
      (side) =>
        sides.filter((block) => block.side === side).reduce((sum, block) => sum + block.lines.length, 0) >=
        LIMITS.columnLines,
    )
  })
    ? 2
    : 1

/** The shadow of a box or a background: what can be read there is print that lies upon it. */
const isPrintedOn = (paint: Bounds, page: ReadPage): boolean => {
  const upon = page.segments.filter(
    ({ hidden, x0, x1, y0, y1 }) =>
      !hidden && isBetween((x0 + x1) / 2, paint.x0, paint.x1) && isBetween((y0 + y1) / 2, paint.y0, paint.y1),
  )
  return upon.reduce((sum, { text }) => sum + text.length, 0) >= LIMITS.lettersUpon
}

const isBetween = (n: number, from: number, to: number): boolean => n >= from && n <= to

const isPortrait = (paint: Bounds, page: ReadPage): boolean => {
  const [width, height] = [paint.x1 - paint.x0, paint.y1 - paint.y0]
  const { min, ofPage, top } = LIMITS.portrait
  const [narrowest, widest] = LIMITS.portrait.ratio
  return (
    page.number === 1 &&
    Math.min(width, height) >= min &&
    Math.max(width, height) <= page.height * ofPage &&
    width / height >= narrowest &&
    width / height <= widest &&
    paint.y0 < page.height * top
  )
}

/** White around the print of the pages, the outermost two in a hundred letters left out; at the sides of what stands between head and foot, where a browser prints its own. */
const marginsOf = (read: ReadPage[]): DocumentFacts['margins'] => {
  const seen = read.flatMap((page) => page.segments.filter((s) => !s.hidden).map((s) => ({ s, page })))
  if (!seen.length) return { top: 0, right: 0, bottom: 0, left: 0 }
  const least = (values: number[]) =>
    Math.max(0, round([...values].sort((a, b) => a - b)[Math.floor(values.length * 0.02)] ?? 0))
  const between = seen.filter(({ s, page }) => s.y1 > LIMITS.edge && s.y0 < page.height - LIMITS.edge)
  return {
    top: least(seen.map(({ s }) => s.y0)),
    right: least(between.map(({ s, page }) => page.width - s.x1)),
    bottom: least(seen.map(({ s, page }) => page.height - s.y1)),
    left: least(between.map(({ s }) => s.x0)),
  }
}

/** A bullet whose sentence goes on at the top of the next page. */
const bulletsSplit = (pages: Page[]): DocumentFacts['bulletsSplitOverPages'] => {
  const spots: DocumentFacts['bulletsSplitOverPages'] = []
  const lines = pages.map(body)
  // What a browser prints on each page, but for its figures, is no text that goes on.
  const footers = lines.map((own) => unnumbered(own.at(-1)?.text ?? ''))
  for (const [at, own] of lines.entries()) {
    const last = own.at(-1)
    const next = lines[at + 1]?.[0]
    if (!last || !next || next.bullet !== undefined || next.number !== last.number + 1) continue
    if (footers.filter((text) => text === footers[at]).length > 1) continue
    // What begins further to the left is the head of another entry: “evosoft Ltd.”
    const goesOn = !/[.!?:;]$/.test(last.text) && /^\p{Ll}/u.test(next.text) && next.x >= last.x - 1
    if (goesOn && last.width > 100) spots.push({ page: last.page, line: last.number, text: last.text })
  }
  return spots
}

const unnumbered = (text: string): string => text.replace(/\d+/g, '')

const spotOf = (line: Line) => ({ page: line.page, line: line.number, text: line.text.slice(0, 160) })

/** A heading whose section begins on the next page. */
const headingsAtFoot = (pages: Page[]): DocumentFacts['headingsAtPageFoot'] =>
  pages.slice(0, -1).flatMap((page) => {
    const lines = body(page)
    const last = [...lines].sort((a, b) => a.y - b.y).at(-1)
    return last &&
      isAtFoot(last, page) &&
      !/\d{4}/.test(last.text) &&
      headingKind(last.text)?.exact &&
      (last.bold || last.text === last.text.toUpperCase())
      ? [spotOf(last)]
      : []
  })

/** Contact details that stand only in a header or footer of the pages. */
const contactInFurniture = (pages: Page[]): DocumentFacts['headerFooterContact'] => {
  const lines = pages.flatMap((page) => page.lines)
  const inBody = new Set(lines.filter((line) => line.part === 'body').flatMap((line) => contactIn(line.text)))
  return lines
    .filter((line) => line.part !== 'body' && contactIn(line.text).some((detail) => !inBody.has(detail)))
    .map(spotOf)
}

const contactIn = (text: string): string[] => [
  ...emailsIn(text),
  // Eight digits and fewer are a span of years.
  ...(text.match(/(?:\+|\()?\d[\d\s().-]{7,18}\d/g) ?? []).filter(
    (number) => number.replace(/\D/g, '').length > 8,
  ),
]

const body = (page: Page): Line[] =>
  page.lines.filter((line) => line.part === 'body').sort((a, b) => a.number - b.number)

const round = (value: number): number => Math.round(value * 10) / 10

/** As it lies when the file is opened, whichever way its print is turned. */
const paperOf = (first: ReadPage | undefined) => {
  const [width, height] = [round(first?.width ?? 0), round(first?.height ?? 0)]
  const onItsSide = first !== undefined && first.turned % 180 !== 0
  return onItsSide ? { pageWidth: height, pageHeight: width } : { pageWidth: width, pageHeight: height }
}
