import type { DocumentFacts, Line, Page, Spot } from '#shared/schema/document.ts'
import { countWords } from '#shared/schema/word-count.ts'

// What lines alone can tell, counted alike for every format.

const LONG_CAPITALS_FROM = 30
const CAPITALS_SHARE = 0.9
const SPOTS_KEPT = 20

const spotOf = (line: Line): Spot => ({ page: line.page, line: line.number, text: line.text.slice(0, 160) })

const isLongCapitals = (text: string): boolean => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0
  return letters > LONG_CAPITALS_FROM && capitals >= letters * CAPITALS_SHARE
}

const fontsOf = (lines: Line[]): DocumentFacts['fonts'] => {
  const counted = new Map<string, { family: string; size: number; chars: number }>()
  for (const run of lines.flatMap((line) => line.runs)) {
    const size = Math.round(run.size * 2) / 2
    const key = `${run.font}|${size}`
    const known = counted.get(key) ?? { family: run.font, size, chars: 0 }
    known.chars += run.text.length
    counted.set(key, known)
  }
  return [...counted.values()]
    .sort((a, b) => b.chars - a.chars || (a.family < b.family ? -1 : 1))
    .slice(0, 40)
}

/** The size most characters are set in. */
const bodySizeOf = (fonts: DocumentFacts['fonts']): number => {
  const bySize = new Map<number, number>()
  for (const { size, chars } of fonts) bySize.set(size, (bySize.get(size) ?? 0) + chars)
  return [...bySize].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? 0
}

const bulletStylesOf = (lines: Line[]): DocumentFacts['bulletStyles'] => {
  const counted = new Map<string, number>()
  for (const { bullet } of lines) {
    if (bullet === undefined) continue
    const glyph = /\d/.test(bullet) ? '1.' : bullet
    counted.set(glyph, (counted.get(glyph) ?? 0) + 1)
  }
  return [...counted].map(([glyph, count]) => ({ glyph, count })).sort((a, b) => b.count - a.count)
}

/** `doubleSpaces`, `blankRuns`, `tables` and what else only the file tells are left as the reader set them. */
export const factsOfLines = (base: DocumentFacts, pages: Page[]): DocumentFacts => {
  const lines = pages.flatMap((page) => page.lines)
  const seen = lines.filter((line) => !line.runs.length || line.runs.some((run) => !run.hidden))
  const text = seen.map((line) => line.text).join('\n')
  const fonts = fontsOf(seen)
  return {
    ...base,
    pages: base.pages || pages.length,
    words: countWords(text),
    fonts,
    bodySize: bodySizeOf(fonts),
    pageWidth: base.pageWidth || (pages[0]?.width ?? 0),
    pageHeight: base.pageHeight || (pages[0]?.height ?? 0),
    tableLines: base.tableLines || lines.filter((line) => line.cell).length,
    bulletStyles: bulletStylesOf(lines),
    longCapitals: seen
      .filter((line) => isLongCapitals(line.text))
      .slice(0, SPOTS_KEPT)
      .map(spotOf),
    straightQuotes: text.match(/["']/g)?.length ?? 0,
    curlyQuotes: text.match(/[“”‘’]/g)?.length ?? 0,
  }
}

/** Alone on its height and near the end of the paper: above it a picture, a chart or a table may follow, beside it the text of its row. */
export const isAtFoot = (last: Line, { lines, height }: Page): boolean =>
  last.y > height * FOOT &&
  !lines.some((line) => line !== last && line.part === 'body' && Math.abs(line.y - last.y) < last.size)
const FOOT = 0.75
