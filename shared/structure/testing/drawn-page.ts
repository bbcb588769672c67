import type { Segment } from '../layout/segment.ts'

/** Points: of a letter, of a line and the next. */
const LETTER = 5
const ROW = 12

/**
 * A page as it is drawn in text: what stands three blanks apart are segments of their own. `*` before one sets it in bold, `^`
 * in bold and larger, `•` with a mark of lists; an empty row is white.
 */
export const drawnPage = (rows: string[], top = 40): Segment[] =>
  rows.flatMap((row, at) =>
    [...row.matchAll(/\S+(?: {1,2}\S+)*/g)].map(({ 0: printed, index }): Segment => {
      const [, mark = '', text = ''] = /^([*^]?)(.*)$/.exec(printed) ?? []
      const size = mark === '^' ? 13 : 10
      const x0 = 40 + LETTER * index
      const y0 = top + ROW * at - (size - 10)
      return {
        ...{ text, x0, x1: x0 + LETTER * text.length, y0, y1: y0 + size, base: y0 + 0.8 * size, size },
        ...{ bold: mark !== '', turned: 0, hidden: '', dotted: false, doubled: false },
        runs: [],
      }
    }),
  )
