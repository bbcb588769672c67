import type { Run } from '#shared/schema/document.ts'
import { isShape } from '../bullet-sign.ts'

/** A stretch of print without a wide gap: what the layout is found from. Page coordinates, origin top left. */
export interface Segment {
  x0: number
  x1: number
  y0: number
  y1: number
  /** The line it stands on; equal bases share a printed line. */
  base: number
  size: number
  text: string
  bold: boolean
  runs: Run[]
  turned: number
  hidden: string
  /** A bullet drawn as a shape or an icon stands in front of it. */
  dotted: boolean
  /** Two blanks between words. */
  doubled: boolean
  /** From where to where the row of a table's drawn cells reaches in which it stands. */
  row?: { x0: number; x1: number }
}

export const BULLET = /^[•▪◦‣●○■–-]/

export const isBulleted = ({ dotted, text }: Segment): boolean =>
  dotted || BULLET.test(text) || (text[1] === ' ' && isShape(text))

/** Segments of one printed line, and the column they stand in. */
export interface LaidLine {
  segments: Segment[]
  column: number
  /** A gutter ends before this segment, however narrow the gap. */
  cutBefore?: Segment
  /** Segments one under the other are one text: a date or a heading broken by its gutter. */
  stacked?: boolean
}

/** Of the print's size. */
const OTHER_SIZE = 0.12
export const isSetLike = (a: Segment, b: Segment): boolean =>
  a.bold === b.bold && Math.abs(a.size - b.size) <= OTHER_SIZE * a.size
