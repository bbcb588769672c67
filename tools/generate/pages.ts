import type { Look } from './look.ts'
import { marked } from './look.ts'
import type { Piece, Row, Sheet, SheetSection } from './sheet.ts'

// The rows of a sheet put on pages: where each piece of print stands.

export interface Print {
  page: number
  x: number
  /** The line it stands on. */
  base: number
  size: number
  text: string
  bold: boolean
  italic: boolean
}

export type Measure = (text: string, size: number, bold: boolean) => number

export interface Laid {
  width: number
  height: number
  pages: number
  prints: Print[]
  pageOf: Map<SheetSection, number>
}

export const PAPER: Record<'A4' | 'Letter', [number, number]> = { A4: [595, 842], Letter: [612, 792] }

const CELL_GAP = 14
/** Between two chips, in sizes of their print. */
const CHIP_GAP = 1.6

interface Column {
  x: number
  width: number
  page: number
  y: number
  flushRight?: boolean
}

/** Breaks what is too wide at its blanks, and Chinese and Japanese anywhere. */
function broken(pieces: readonly Piece[], width: number, size: number, measure: Measure): Piece[][] {
  const lines: Piece[][] = [[]]
  let used = 0
  for (const piece of pieces) {
    if (piece.text === '\n') {
      lines.push([])
      used = 0
      continue
    }
    if (piece.text === '\t') {
      if (used > 0) lines.at(-1)?.push(piece)
      used += used > 0 ? CHIP_GAP * size : 0
      continue
    }
    const words = piece.text.match(/[\u2e80-\u9fff\uff00-\uffef]|[^\s\u2e80-\u9fff\uff00-\uffef]+|\s+/g) ?? []
    for (const word of words) {
      const wide = measure(word, size, piece.bold === true)
      const line = lines.at(-1) ?? []
      if (used + wide > width && used > 0) {
        if (word.trim() === '') continue
        lines.push([{ ...piece, text: word }])
        used = wide
        continue
      }
      used += wide
      const last = line.at(-1)
      if (last && last.text !== '\t' && last.bold === piece.bold && last.italic === piece.italic)
        last.text += word
      else line.push({ ...piece, text: word })
    }
  }
  return lines.filter((line) => line.some((p) => p.text.trim() !== ''))
}

export function laid(sheet: Sheet, look: Look, measure: Measure): Laid {
  const [width, height] = PAPER[sheet.spoken.page]
  const { margin } = look
  const full = width - 2 * margin
  const prints: Print[] = []
  const pageOf = new Map<SheetSection, number>()
  let pages = 1

  function put(line: readonly Piece[], x: number, column: Column, size: number, strong: boolean): void {
    let at = x
    for (const piece of line) {
      if (piece.text === '\t') {
        at += CHIP_GAP * size
        continue
      }
      const bold = strong || piece.bold === true
      prints.push({
        page: column.page,
        x: at,
        base: column.y,
        size,
        text: piece.text,
        bold,
        italic: piece.italic === true,
      })
      at += measure(piece.text, size, bold)
    }
  }
  const wideOf = (line: readonly Piece[], size: number, strong: boolean) =>
    line.reduce(
      (sum, p) =>
        sum + (p.text === '\t' ? CHIP_GAP * size : measure(p.text, size, strong || p.bold === true)),
      0,
    )
  function down(column: Column, by: number): void {
    column.y += by
    if (column.y <= height - margin) return
    column.page++
    column.y = margin + look.body
    pages = Math.max(pages, column.page)
  }

  /** Cells of equal width; the row is as high as the highest. */
  function writeCells(row: Row, column: Column): void {
    const wide = column.width / row.cells.length
    const broke = row.cells.map((cell) => broken(cell, wide - CELL_GAP, look.body, measure))
    for (let i = 0; i < Math.max(...broke.map((c) => c.length)); i++) {
      down(column, look.body * look.leading)
      broke.forEach((cell, at) => {
        put(cell[i] ?? [], column.x + at * wide, column, look.body, false)
      })
    }
  }

  function write(row: Row, column: Column, gutter: Column | undefined): void {
    if (row.cells.length > 0) {
      writeCells(row, column)
      return
    }
    const sizes = { name: look.name, heading: look.heading.size, head: look.body + (look.head ?? 0) }
    const size = row.kind in sizes ? sizes[row.kind as keyof typeof sizes] : look.body
    const strong = row.kind === 'heading' && look.heading.bold
    const right = wideOf(row.right, size, false)
    const indent = row.kind === 'bullet' ? look.indent : 0
    const room = column.width - indent - (right > 0 ? right + 12 : 0)
    const lines = broken(row.left, room, size, measure)
    lines.forEach((line, i) => {
      down(column, size * look.leading)
      const centered =
        (look.centered && (row.kind === 'name' || row.kind === 'contact')) ||
        (look.mark === 'centered' && row.kind === 'heading')
      const spare = column.width - wideOf(line, size, strong)
      const x = centered ? column.x + spare / 2 : column.flushRight ? column.x + spare : column.x + indent
      // The second line of a bullet stands under its text.
      put(line, x + (i > 0 && row.kind === 'bullet' ? measure('• ', size, false) : 0), column, size, strong)
      if (i > 0) return
      if (right > 0) put(row.right, column.x + column.width - right, column, size, false)
      if (row.gutter.length > 0 && gutter) {
        const beside = { ...gutter, page: column.page, y: column.y }
        for (const part of broken(row.gutter, gutter.width, size, measure)) {
          const x = gutter.flushRight ? gutter.x + gutter.width - wideOf(part, size, false) : gutter.x
          put(part, x, beside, size, false)
          beside.y += size * look.leading
        }
        if (look.timeline !== '')
          put(
            [{ text: look.timeline }],
            column.x - look.between * 0.7,
            { ...gutter, page: column.page, y: column.y },
            size,
            false,
          )
      }
    })
  }

  /** Entries two by two; a pair is as high as the higher. */
  function writeCards(rows: readonly Row[], column: Column): void {
    const entries: Row[][] = []
    for (const row of rows) {
      if (row.kind === 'head' && row.apart) entries.push([])
      entries.at(-1)?.push(row)
    }
    const wide = (column.width - look.between) / 2
    for (let i = 0; i < entries.length; i += 2) {
      const { page, y } = column
      const cards = entries.slice(i, i + 2).map((card, at) => {
        const own: Column = { x: column.x + at * (wide + look.between), width: wide, page, y }
        for (const row of card) write(row, own, undefined)
        return own
      })
      column.page = Math.max(...cards.map((c) => c.page))
      column.y = Math.max(...cards.filter((c) => c.page === column.page).map((c) => c.y))
      down(column, sheet.forms.experience.gap)
    }
  }

  /** Dots and lines behind a heading end with its column. */
  function fitted(text: string, width: number): string {
    const isWide = (all: string) => measure(all, look.heading.size, look.heading.bold) > width
    let out = text
    while (/([._])\1$/.test(out) && isWide(out)) out = out.slice(0, -1)
    return out
  }

  function section(one: SheetSection, column: Column, gutter: Column | undefined): void {
    down(column, look.heading.above)
    // A heading reaches over the gutter of dates.
    const over = { ...column }
    const heading: Row = {
      kind: 'heading',
      left: [{ text: fitted(marked(one.heading, look.mark, sheet.sections.indexOf(one)), column.width) }],
      right: [],
      gutter: [],
      cells: [],
      apart: true,
    }
    if (look.layout === 'gutter-headings' && gutter) {
      const beside = { ...gutter, page: column.page, y: column.y }
      write(heading, beside, undefined)
      column.page = beside.page
      if (beside.y < column.y) column.y = beside.y - look.body * look.leading
    } else {
      write(
        heading,
        look.layout === 'gutter-dates' && gutter
          ? Object.assign(over, { x: gutter.x, width: full, page: column.page, y: column.y })
          : column,
        undefined,
      )
      if (look.layout === 'gutter-dates') {
        column.page = over.page
        column.y = over.y
      }
      down(column, look.heading.below)
    }
    pageOf.set(one, column.page)
    // A list has no cards.
    if (look.layout === 'cards' && one.kind === 'experience' && one.rows.some(({ apart }) => apart)) {
      writeCards(one.rows, column)
      return
    }
    one.rows.forEach((row, i) => {
      if (row.apart && i > 0) down(column, sheet.forms.experience.gap)
      write(row, column, gutter)
    })
  }

  const top: Column = { x: margin, width: full, page: 1, y: margin }
  if (!look.nameBeside) for (const row of sheet.top) write(row, top, undefined)
  const start = look.nameBeside ? margin : top.y + 8
  const sided = look.layout.startsWith('sidebar')
  const gutters = look.layout.startsWith('gutter') || look.layout === 'labels'
  const narrow = sheet.sections.filter((s) => sided && look.narrow.includes(s.kind))
  const wide = sheet.sections.filter((s) => !narrow.includes(s))
  const left = look.layout === 'sidebar-left' || gutters
  const sideX = left ? margin : margin + full - look.side
  const main: Column =
    sided || gutters
      ? {
          x: left ? margin + look.side + look.between : margin,
          width: full - look.side - look.between,
          page: 1,
          y: start,
        }
      : { x: margin, width: full, page: 1, y: start }
  const side: Column | undefined =
    sided || gutters
      ? { x: sideX, width: look.side, page: 1, y: start, flushRight: look.flushRight }
      : undefined
  if (side && sided) for (const one of narrow) section(one, side, undefined)
  if (look.nameBeside) for (const row of sheet.top) write(row, main, undefined)
  for (const one of wide) section(one, main, gutters ? side : undefined)
  return { width, height, pages, prints, pageOf }
}
