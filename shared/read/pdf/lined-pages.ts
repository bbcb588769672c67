import type { Line, Page } from '#shared/schema/document.ts'
import { orderOverPages } from '#shared/structure/layout/over-pages.ts'
import { lineInMirror } from '#shared/structure/mirror.ts'
import { markFramed } from './framed-lines.ts'
import { markFurniture } from './furniture.ts'
import { lineOf } from './laid-line.ts'
import { markLetterBullets } from './letter-bullets.ts'
import type { ReadPage } from './pdf.ts'

/** The pages' lines, and those of them with two blanks between words. */
export const linedPages = (read: ReadPage[]): { pages: Page[]; doubled: Line[] } => {
  const doubled: Line[] = []
  const pages: Page[] = read.map(({ number, width, height, turned, tilt }) => ({
    number,
    width,
    height,
    ...(turned ? { turned } : {}),
    ...(tilt ? { tilt } : {}),
    lines: [],
  }))
  const ordered: Line[] = []
  for (const { page, line } of orderOverPages(read.map((page) => page.blocks))) {
    const made = lineOf(line, read[page]?.number ?? page + 1)
    if (line.segments.some((segment) => segment.doubled)) doubled.push(made)
    ordered.push(made)
    pages[page]?.lines.push(made)
  }
  markFramed(read.map(({ ink }, at) => ({ lines: pages[at]?.lines ?? [], paints: ink.paints })))
  for (const [at, page] of read.entries())
    for (const segment of page.segments) {
      if (!segment.hidden) continue
      const made = lineOf({ segments: [segment], column: 0 }, page.number)
      ordered.push(made)
      pages[at]?.lines.push(made)
    }
  markLetterBullets(pages)
  markFurniture(pages)
  const kept = new Set(pages.flatMap((page) => page.lines))
  let number = 0
  for (const line of ordered) {
    if (!kept.has(line)) continue
    number += 1
    line.number = number
  }
  for (const [at, { mirrored, width }] of read.entries()) {
    const page = pages[at]
    if (!page || !mirrored) continue
    page.fromRight = true
    page.lines = page.lines.map((line) => lineInMirror(line, width))
  }
  return { pages, doubled }
}
