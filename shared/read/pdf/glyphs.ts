import type { DrawingState } from './drawing-state.ts'
import type { Font } from './fonts.ts'
import type { Bounds, Matrix } from './matrix.ts'

export interface Glyph {
  text: string
  /** Along the line of writing, and across it; for upright text the page's x and y (baseline). */
  x: number
  y: number
  width: number
  size: number
  font: Font
  colour: string
  /** 0, 90, 180 or 270: the direction of writing, clockwise. */
  turned: number
  /** Drawn in no visible way: render mode 3 or no opacity. */
  invisible: boolean
  /** From 0 to 1. */
  alpha: number
  /** Squeezed to a stroke, outside what is drawn, or in a layer that is switched off. */
  lost: '' | 'tiny' | 'clipped' | 'layer'
  /** Its place in the order of drawing. */
  order: number
  /** How many paints (fills and images) were drawn before it: what it lies upon. */
  after: number
}

/** As pdf.js tells of it. */
export interface RawGlyph {
  originalCharCode: number
  unicode: string
  width: number
  isSpace: boolean
  vmetric?: number[]
}

const INVISIBLE_MODE = 3
const CLIP_ONLY_MODE = 7
/** Points: strokes may reach over the edge of what is cut off. */
const EDGE = 1.5
/** Of its width: narrower letters are strokes. */
const SQUEEZED = 0.12

/** What the glyphs of one operation have in common. */
interface Frame
  extends Pick<Glyph, 'size' | 'font' | 'colour' | 'turned' | 'invisible' | 'alpha' | 'lost' | 'after'> {
  matrix: Matrix
  along: number
}

export const frameOf = (
  matrix: Matrix,
  s: DrawingState,
  font: Font,
  after: number,
  marked: readonly boolean[],
): Frame => {
  const along = lengthOf(matrix[0], matrix[1])
  const across = lengthOf(matrix[2], matrix[3])
  const squeezed = along * Math.abs(s.scale) < SQUEEZED * across
  return {
    matrix,
    along,
    size: Math.abs(s.size) * across,
    font,
    colour: inkOf(s, Math.abs(s.size) * across),
    turned: turnOf(matrix),
    invisible: s.mode === INVISIBLE_MODE || s.mode === CLIP_ONLY_MODE || s.alpha === 0,
    alpha: s.alpha,
    lost: marked.includes(false) ? 'layer' : squeezed ? 'tiny' : '',
    after,
  }
}

/** Of letters that are drawn round their edge, as of bold ones, the fill shows; of a line as thick as their stems only the line does. */
function inkOf({ mode, colour, stroke, lineWidth, ctm }: DrawingState, size: number): string {
  const drawn = mode % CLIPPING
  const isThick = lineWidth * lengthOf(ctm[2], ctm[3]) > STEM * size
  return drawn === STROKED || (drawn === BOTH && isThick) ? stroke : colour
}
/** Render modes from here on cut off what follows, too. */
const CLIPPING = 4
const STROKED = 1
const BOTH = 2
/** Of the size of a letter. */
const STEM = 0.12

/** `Math.hypot` takes long for what upright text is. */
const lengthOf = (x: number, y: number): number =>
  y === 0 ? Math.abs(x) : x === 0 ? Math.abs(y) : Math.hypot(x, y)

export const placed = (frame: Frame, x: number, y: number, raw: RawGlyph, width: number): Glyph => {
  const { matrix: m, turned } = frame
  const px = m[0] * x + m[2] * y + m[4]
  const py = m[1] * x + m[3] * y + m[5]
  const glyph: Glyph = {
    text: raw.unicode ?? '',
    x: px,
    y: py,
    width: width * frame.along,
    size: frame.size,
    font: frame.font,
    colour: frame.colour,
    turned,
    invisible: frame.invisible,
    alpha: frame.alpha,
    lost: frame.lost,
    order: 0,
    after: frame.after,
  }
  // In the frame of its own line of writing, so that turned text is put together like any other.
  if (turned === 90) [glyph.x, glyph.y] = [py, -px]
  else if (turned === 270) [glyph.x, glyph.y] = [-py, px]
  else if (turned === 180) [glyph.x, glyph.y] = [-px, -py]
  if (glyph.width < 0) {
    glyph.x += glyph.width
    glyph.width = -glyph.width
  }
  return glyph
}

/** Page coordinates grow downwards: writing that runs down the page is turned by 90. */
const turnOf = (m: Matrix): number => {
  if (Math.abs(m[0]) >= Math.abs(m[1])) return m[0] >= 0 ? 0 : 180
  return m[1] > 0 ? 90 : 270
}

export function lostIn(glyph: Glyph, { x0, y0, x1, y1 }: Bounds): Glyph['lost'] {
  // Turned text is measured along its own line, the page is not.
  if (glyph.turned) return ''
  const x = glyph.x + glyph.width / 2
  const y = glyph.y - 0.28 * glyph.size
  const gone = x1 - x0 < EDGE || y1 - y0 < EDGE
  return gone || x < x0 - EDGE || x > x1 + EDGE || y < y0 - EDGE || y > y1 + EDGE ? 'clipped' : ''
}
