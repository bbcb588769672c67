import type { Line, Page } from '#shared/schema/document.ts'
import { mostOf } from '#shared/structure/extent.ts'

// Headers and footers of pages: what repeats at the top or the foot of each page, and page numbers.

/** Share of the page's height at the top and the foot in which they stand. */
const ZONE = 0.09
/** What stands in the very same place on several pages may reach further in. */
const FIXED_ZONE = 0.22
const PAGE_NUMBER =
  /^(?:page|seite|p[aá]gina|pagina|p\.|第|trang)?\s*\d{1,3}\s*(?:(?:of|\/|von|de|di|van|sur|[-–])\s*\d{1,3})?\s*(?:頁|页|ページ)?$/iu

const zoneOf = (line: Line, page: Page): 'header' | 'footer' | undefined => {
  if (line.y + line.height < page.height * ZONE) return 'header'
  if (line.y > page.height * (1 - ZONE)) return 'footer'
  return undefined
}

/**
 * The page's own number, and how many there are, change from page to page; any other number, a year above all, tells one line
 * from another. A digit of a telephone may happen to be the page's number: the text as it stands is a key, too.
 */
const keysOf = (line: Line, page: Page, count: number): string[] => {
  const text = line.text.toLowerCase()
  const isOfPage = (digits: string): boolean => Number(digits) === page.number || Number(digits) === count
  return [text, text.replace(/\d+/g, (digits) => (isOfPage(digits) ? '#' : digits))]
}

/** Lines of the same text in the same place on another page. */
const fixedLines = (pages: Page[]): Set<Line> => {
  const places = new Map<string, Line[]>()
  for (const page of pages)
    for (const line of page.lines) {
      const inZone =
        line.y + line.height < page.height * FIXED_ZONE || line.y > page.height * (1 - FIXED_ZONE)
      if (!inZone) continue
      for (const text of new Set(keysOf(line, page, pages.length))) {
        const key = `${Math.round(line.y / 2)}|${Math.round(line.x / 3)}|${text}`
        places.set(key, [...(places.get(key) ?? []), line])
      }
    }
  return new Set([...places.values()].filter((lines) => lines.length > 1).flat())
}

/** By its place: the last page may be a head and a line. */
const isUpper = (line: Line, page: Page): boolean => line.y < page.height / 2

/** In line heights: furniture stands further from the text of its page. */
const WHITE = 0.6

/** A title at the top of two pages, with what belongs to it right below: part of the text both times. */
const touchesText = (
  line: Line,
  page: Page,
  ordered: Line[],
  mayBeFurniture: (line: Line) => boolean,
): boolean => {
  const start = ordered.indexOf(line)
  const isHead = isUpper(line, page)
  let last = line
  for (let at = start; ; ) {
    at += isHead ? 1 : -1
    const next = ordered[at]
    if (!next) return false
    const white = isHead ? next.y - last.y - last.height : last.y - next.y - next.height
    if (white > WHITE * last.height) return false
    if (!mayBeFurniture(next)) return true
    last = next
  }
}

/** A paragraph that the page's end broke goes on in the middle of a sentence, at the edge and in the size it had. */
const goesOn = (above: Line | undefined, line: Line | undefined): boolean =>
  above !== undefined &&
  line !== undefined &&
  line.bullet === undefined &&
  Math.abs(line.size - above.size) < 0.2 &&
  (Math.abs(line.x - above.x) < 1 || (above.bullet !== undefined && line.x > above.x)) &&
  /^\p{Ll}/u.test(line.text) &&
  !/[.!?]$/.test(above.text)

/** Lines with text between them and the edge of the page, in their column: furniture stands outside of it. */
const insideText = (ordered: Line[], page: Page, texts: Set<Line>): Line[] => {
  const behindText = (lines: Line[]): Line[] => {
    const columns = new Set<number>()
    return lines.filter((line) => {
      if (texts.has(line)) columns.add(line.column)
      return columns.has(line.column)
    })
  }
  const upper = ordered.filter((line) => isUpper(line, page))
  return [...behindText(upper), ...behindText(ordered.slice(upper.length).reverse())]
}

/** Another number right below the text may be all there is to say: a grade, a year of age, `5/5`. */
const saysPage = ({ text }: Line, page: Page): boolean => Number(/\d+/.exec(text)?.[0]) === page.number

/** Behind its word wherever it stands; without one at an end of the line. */
const PAGE_OF_PAGES = [
  /(?<!\p{L})(?:page|seite|p[aá]gina|pagina|side|strana|strona|p\.)\s?(\d{1,3})\s?(?:of|\/|von|de|di|van|af|z|av|sur)\s?(\d{1,3})(?!\d)/iu,
  /^(\d{1,3})\s?(?:of|\/|von|de|di|van|af|z|av|sur)\s?(\d{1,3})(?:$|\t|\s?[|·•,–—])/iu,
  /[\s|·•,–—](\d{1,3})\s?(?:of|\/|von|de|di|van|af|z|av|sur)\s?(\d{1,3})$/iu,
]

/** `Ada Quill, resume, page 1 of 2`, `Ada Quill · 1 / 1`: with its page it is furniture, also where there is one page only. */
const tellsPage = ({ text }: Line, page: Page, count: number): boolean =>
  PAGE_OF_PAGES.some((pattern) => {
    const [, number, of] = pattern.exec(text) ?? []
    return Number(number) === page.number && Number(of) === count
  })

/** `Ada Quill · Resume · 2`: a point with text before it on its line parts what stands beside it. */
const partsLine = (line: Line, page: Page): boolean =>
  page.lines.some(
    (other) => other.bullet === undefined && other.x < line.x && Math.abs(other.y - line.y) < line.height / 4,
  )

/** The largest print of the first page: whose resume it is. */
const titleOf = ([first]: Page[]): string => {
  const lines = first?.lines ?? []
  const size = mostOf(lines.map((line) => line.size))
  const largest = lines.filter((line) => line.size === size)
  return largest.length === 1 ? (largest[0]?.text.toLowerCase() ?? '') : ''
}

/** `Ada Quill · Resume · quill@example.org` in small print over or under all of a later page: its own head or foot, wherever the text begins. */
const repeatsTitle = (line: Line, page: Page, ordered: Line[], title: string): boolean => {
  if (page.number === 1 || title.length < LEAST_TITLE || (line !== ordered[0] && line !== ordered.at(-1)))
    return false
  const text = line.text.toLowerCase()
  const isSmall = ordered.every((other) => other === line || other.size > line.size)
  return isSmall && text.length > title.length && text.includes(title)
}
const LEAST_TITLE = 5

/** Marks furniture by its part, and leaves out its repetitions; the first of them stays. */
export const markFurniture = (pages: Page[]): void => {
  const fixed = fixedLines(pages)
  // The same bullet under two positions may happen to head two pages: it is content both times.
  const bareZone = (line: Line, page: Page) =>
    line.bullet !== undefined && !partsLine(line, page)
      ? undefined
      : (zoneOf(line, page) ?? (fixed.has(line) ? (isUpper(line, page) ? 'header' : 'footer') : undefined))
  const keysOn = (line: Line, page: Page): string[] => {
    const zone = bareZone(line, page)
    return zone ? keysOf(line, page, pages.length).map((key) => `${zone}|${key}`) : []
  }
  const seen = new Map<string, Set<number>>()
  for (const page of pages)
    for (const line of page.lines)
      for (const key of keysOn(line, page)) seen.set(key, (seen.get(key) ?? new Set()).add(page.number))
  const repeatedKey = (line: Line, page: Page) =>
    keysOn(line, page).find((key) => (seen.get(key)?.size ?? 0) > 1)
  const isRepeated = (line: Line, page: Page) => repeatedKey(line, page) !== undefined
  const inOrder = pages.map((page) => [...page.lines].sort((a, b) => a.y - b.y))
  const content = new Set(
    pages.flatMap((page, at) => {
      const ordered = inOrder[at] ?? []
      const before = inOrder[at - 1]?.at(-1)
      const mayBe = (line: Line) => bareZone(line, page) !== undefined
      const isNumber = (line: Line) =>
        (PAGE_NUMBER.test(line.text.trim()) &&
          (saysPage(line, page) || !touchesText(line, page, ordered, mayBe))) ||
        (tellsPage(line, page, pages.length) && !touchesText(line, page, ordered, mayBe))
      const isText = (line: Line) =>
        !mayBe(line) ||
        (!isRepeated(line, page) && !isNumber(line)) ||
        touchesText(line, page, ordered, mayBe) ||
        (line === ordered[0] && goesOn(before, line))
      const texts = new Set(ordered.filter(isText))
      return insideText(ordered, page, texts).filter((line) => !isNumber(line))
    }),
  )
  const kept = new Set<string>()
  const title = titleOf(pages)
  for (const [at, page] of pages.entries())
    page.lines = page.lines.filter((line) => {
      if (repeatsTitle(line, page, inOrder[at] ?? [], title)) {
        line.part = isUpper(line, page) ? 'header' : 'footer'
        return true
      }
      const zone = bareZone(line, page)
      if (!zone) return true
      const key = repeatedKey(line, page) ?? ''
      // The head of the first page often stands in the same place as the running head of the others.
      const isFirst = !kept.has(key)
      kept.add(key)
      if (content.has(line)) return true
      if (zone === 'footer' && (PAGE_NUMBER.test(line.text.trim()) || tellsPage(line, page, pages.length)))
        line.part = 'footer'
      if (!isRepeated(line, page)) return true
      if (isFirst && (page.number > 1 || zone === 'footer')) line.part = zone
      return isFirst
    })
}
