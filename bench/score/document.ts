import { factsOfLines } from '#shared/read/facts.ts'
import { type Document, emptyFacts, type Line } from '#shared/schema/document.ts'

/** A line to be laid out: a heading, a bullet or text. */
export interface Laid {
  text: string
  size?: number
  bold?: boolean
  bullet?: boolean
  /** So many levels further in. */
  level?: number
}

const PAGE_LINES = 48

/** A one-column PDF's Document, as the reader would give it, of lines that stand in this file only. */
export function documentOf(lines: readonly Laid[]): Document {
  const laid: Line[] = lines.map(({ text, size = 10, bold = false, bullet = false, level = 0 }, i) => {
    const page = Math.floor(i / PAGE_LINES) + 1
    const x = (bullet ? 60 : 48) + level * 12
    const y = 48 + (i % PAGE_LINES) * 15
    const width = Math.min(490, text.length * size * 0.5)
    const run = {
      text,
      x,
      y,
      width,
      height: size,
      size,
      font: bold ? 'Inter-Bold' : 'Inter',
      bold,
      italic: false,
    }
    return {
      text,
      number: i + 1,
      page,
      column: 1,
      part: 'body',
      x,
      y,
      width,
      height: size,
      size,
      bold,
      runs: [run],
      ...(bullet ? { bullet: '•' } : {}),
    }
  })
  const count = Math.max(1, Math.ceil(lines.length / PAGE_LINES))
  const pages = Array.from({ length: count }, (_, i) => ({
    number: i + 1,
    width: 595,
    height: 842,
    lines: laid.slice(i * PAGE_LINES, (i + 1) * PAGE_LINES),
  }))
  const facts = factsOfLines(
    { ...emptyFacts('pdf', 'bench.pdf', 90_000), pages: count, columns: 1, textLayer: true },
    pages,
  )
  const words = lines.reduce((n, l) => n + l.text.split(/\s+/).length, 0)
  return { kind: 'pdf', pages, columns: 1, words, facts, warnings: [] }
}
