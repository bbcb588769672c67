import { markFurniture } from '#shared/read/pdf/furniture.ts'
import { lineOf } from '#shared/read/pdf/laid-line.ts'
import { partAlike } from '#shared/read/pdf/page-walls.ts'
import { type Document, emptyFacts } from '#shared/schema/document.ts'
import { arrange } from '#shared/structure/layout/arrange.ts'
import { orderOverPages } from '#shared/structure/layout/over-pages.ts'
import type { Segment } from '#shared/structure/layout/segment.ts'
import type { Laid, Measure, Print } from './pages.ts'

// The print of a page as the reader of PDFs would hand it on, without a file between: thousands a minute.

const WIDE = /[\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef]/
const NARROW = /[iljtfrI.,:;'|!() ]/
const BROAD = /[mwMWOQ@%—]/

/** About as wide as Helvetica prints it. */
export const roughly: Measure = (text, size, bold) => {
  let ems = 0
  for (const letter of text)
    ems += WIDE.test(letter)
      ? 1
      : NARROW.test(letter)
        ? 0.29
        : BROAD.test(letter)
          ? 0.83
          : /\p{Lu}/u.test(letter)
            ? 0.68
            : 0.54
  return ems * size * (bold ? 1.06 : 1)
}

/** Print that stands together on a line is one segment; a gap parts it. */
const GAP = 0.9

/** Blanks in a row set apart what is on both sides. */
function apart(print: Print, measure: Measure): Print[] {
  // Words of letter-spaced print are parted so, too.
  if (/^\S \S /.test(print.text)) return [print]
  let { x } = print
  return print.text.split(/( {3,})/).flatMap((text) => {
    const own = { ...print, x, text }
    x += measure(text, print.size, print.bold)
    return text.trim() === '' ? [] : [own]
  })
}

function segmentsOf(prints: readonly Print[], measure: Measure): Segment[] {
  const segments: Segment[] = []
  for (const print of prints.flatMap((one) => apart(one, measure))) {
    const { x, base, size, text, bold } = print
    const x1 = x + measure(text, size, bold)
    const y0 = base - size * 0.8
    const y1 = base + size * 0.2
    const run = {
      text,
      x,
      y: y0,
      width: x1 - x,
      height: y1 - y0,
      size,
      font: print.bold ? 'Helvetica-Bold' : 'Helvetica',
      bold,
      italic: print.italic,
    }
    const last = segments.at(-1)
    if (last && last.base === base && last.size === size && x - last.x1 < GAP * size && x - last.x1 > -1) {
      last.text += text
      last.bold = last.bold && bold
      last.x1 = x1
      last.runs.push(run)
    } else
      segments.push({
        x0: x,
        x1,
        y0,
        y1,
        base,
        size,
        text,
        bold,
        runs: [run],
        turned: 0,
        hidden: '',
        dotted: false,
        doubled: false,
      })
  }
  for (const segment of segments) segment.text = segment.text.trim()
  return segments.filter((s) => s.text !== '')
}

export function documentOf(laid: Laid, name: string, measure: Measure = roughly): Document {
  const numbers = Array.from({ length: laid.pages }, (_, i) => i + 1)
  const arranged = numbers.map((n) => {
    const segments = segmentsOf(
      laid.prints.filter((p) => p.page === n),
      measure,
    )
    return { segments, blocks: arrange(segments) }
  })
  partAlike(arranged)
  const pages: Document['pages'] = numbers.map((number) => ({
    number,
    width: laid.width,
    height: laid.height,
    lines: [],
  }))
  let number = 0
  for (const { page, line } of orderOverPages(arranged.map(({ blocks }) => blocks))) {
    const made = lineOf(line, page + 1)
    number += 1
    made.number = number
    pages[page]?.lines.push(made)
  }
  markFurniture(pages)
  const words = laid.prints.reduce((sum, p) => sum + p.text.split(/\s+/).length, 0)
  const facts = { ...emptyFacts('pdf', name, 1), pages: laid.pages, words }
  return { kind: 'pdf', pages, links: [], columns: 1, words, facts, warnings: [] }
}
