import type { PDFPageProxy } from 'pdfjs-dist'
import { keysOf } from '#shared/records.ts'
import { LIMITS } from '../limits.ts'
import { rgb } from './colours.ts'
import { type DrawingState, firstState } from './drawing-state.ts'
import { rulesOf } from './drawn-cells.ts'
import type { PdfEngine } from './engine.ts'
import { type Font, fontsOfPage } from './fonts.ts'
import { frameOf, type Glyph, lostIn, placed, type RawGlyph } from './glyphs.ts'
import { type Bounds, boundsOf, concat, IDENTITY, type Matrix, matrixOf } from './matrix.ts'
import { type Outline, outlineOf, type Paths } from './outline.ts'
import { barOf, isDot, isSolid, isTagSized, type Paint, paintOf, solidPart, within } from './paints.ts'

// The page's drawing operations, followed as a viewer follows them, for the places of its glyphs. pdf.js's own text
// items would glue and tear words before we could measure them, and say nothing of colour, weight or invisibility.

export interface PageInk {
  glyphs: Glyph[]
  paints: Paint[]
  /** Frames and grounds of the size of a few words: tags. */
  boxes: Bounds[]
  /** Filled spots of the size of a bullet. */
  dots: Bounds[]
  /** Thin lines, as cells of a table have them on their sides. */
  rules: Bounds[]
  operations: number
  /** The page has more glyphs than are read. */
  cut: boolean
}

const MAX_PAINTS = 4000
const MAX_STACK = 512
const NOWHERE: Bounds = { x0: 0, y0: 0, x1: 0, y1: 0 }
/** A picture fills the square that it was moved to. */
const UNIT = [0, 0, 1, 1]

export async function inkOfPage(
  engine: PdfEngine,
  page: PDFPageProxy,
  top: Matrix,
  /** Whether what belongs to this optional content is shown. */
  isShown: (content: unknown) => boolean = () => true,
): Promise<PageInk> {
  const { OPS } = engine.pdfjs
  const { fnArray, argsArray } = await page.getOperatorList({ intent: 'display' })
  const steps: (Step | undefined)[] = []
  for (const name of keysOf(STEPS)) steps[OPS[name]] = STEPS[name]
  const pen = new Pen(OPS, fontsOfPage(page), top, isShown, fnArray.length)
  const undrawn = new Set(UNDRAWN.map((name) => OPS[name]))
  for (let at = 0; at < fnArray.length; at += 1) {
    let next = at + 1
    while (undrawn.has(fnArray[next] ?? -1)) next += 1
    steps[fnArray[at] ?? -1]?.(pen, argsArray[at], fnArray[next])
  }
  return pen.ink
}

type Operations = PdfEngine['pdfjs']['OPS']

/** What may stand between the place of a picture and its end without drawing anything: settings, and what a tagged file calls it. */
const UNDRAWN = [
  ...(['setFillRGBColor', 'setStrokeRGBColor', 'setGState', 'dependency'] as const),
  ...(['beginMarkedContent', 'beginMarkedContentProps', 'endMarkedContent'] as const),
] as const

/** Goes over the page as its operations say, and leaves its ink. */
class Pen {
  readonly ink: PageInk
  state: DrawingState
  /** The next path cuts off what follows. */
  clipping: '' | 'winding' | 'even-odd' = ''
  readonly #stack: DrawingState[] = []
  /** Marked content that is open, and whether it is shown. */
  readonly #marked: boolean[] = []
  #text: Matrix = IDENTITY
  #lineX = 0
  #lineY = 0
  #x = 0
  #y = 0

  constructor(
    readonly OPS: Operations,
    readonly fontOf: (name: string) => Font,
    top: Matrix,
    readonly isShown: (content: unknown) => boolean,
    operations: number,
  ) {
    this.state = firstState(top)
    this.ink = { glyphs: [], paints: [], boxes: [], dots: [], rules: [], operations, cut: false }
  }

  save(): void {
    if (this.#stack.length < MAX_STACK) this.#stack.push({ ...this.state })
  }

  restore(): void {
    this.state = this.#stack.pop() ?? this.state
  }

  transform(matrix: Matrix): void {
    this.state.ctm = concat(this.state.ctm, matrix)
  }

  beginMarked(isShown: boolean): void {
    this.#marked.push(isShown)
  }

  endMarked(): void {
    this.#marked.pop()
  }

  beginText(matrix: Matrix): void {
    this.#text = matrix
    this.#lineX = this.#lineY = this.#x = this.#y = 0
  }

  move(dx: number, dy: number): void {
    this.#lineX += dx
    this.#lineY += dy
    this.#x = this.#lineX
    this.#y = this.#lineY
  }

  nextLine(): void {
    this.move(0, this.state.leading)
  }

  show(items: readonly (RawGlyph | number | null)[]): void {
    const { ink, state: s } = this
    const font = this.fontOf(s.font)
    const unit = s.size * font.matrix
    const frame = frameOf(concat(s.ctm, this.#text), s, font, ink.paints.length, this.#marked)
    for (const item of items) {
      if (typeof item === 'number') {
        this.#x -= (item / 1000) * s.size * s.scale
        continue
      }
      if (!item) continue
      if (ink.glyphs.length >= LIMITS.glyphsPerPage) {
        ink.cut = true
        return
      }
      font.signs += 1
      if (item.unicode === ' ' && !item.isSpace) {
        font.blanks += 1
        font.blankCodes.add(item.originalCharCode)
      }
      const glyph = placed(frame, this.#x, this.#y + s.rise, item, item.width * unit * s.scale)
      if (s.clip && glyph.lost === '') glyph.lost = lostIn(glyph, s.clip)
      glyph.order = ink.glyphs.length
      ink.glyphs.push(glyph)
      const advance = item.width * unit + s.charSpacing + (item.isSpace ? s.wordSpacing : 0)
      this.#x += advance * s.scale
    }
  }

  paint(bounds: readonly number[], what: { image: boolean; colour: string; outline?: Outline | undefined }) {
    const { paints } = this.ink
    if (paints.length >= MAX_PAINTS || this.#marked.includes(false)) return undefined
    const paint = paintOf(bounds, what, this.state, paints)
    if (paint) paints.push(paint)
    return paint
  }

  paintPicture(): void {
    this.paint(UNIT, { image: true, colour: '' })
  }

  clipTo(bounds: readonly number[], outline?: Outline): void {
    const { state: s } = this
    s.clip = within(boundsOf(s.ctm, bounds), s.clip) ?? NOWHERE
    if (outline) s.clipOutlines = [...s.clipOutlines, outline]
  }

  path(op: number, paths: Paths, bounds: readonly number[] | null): void {
    const { state: s, clipping } = this
    this.clipping = ''
    if (!bounds) {
      // A path of no extent cuts everything off.
      if (clipping) s.clip = NOWHERE
      return
    }
    this.#fill(op, paths, bounds)
    if (clipping) this.clipTo(bounds, outlineOf(paths, s.ctm, clipping === 'even-odd'))
  }

  #fill(op: number, paths: Paths, bounds: readonly number[]): void {
    const { OPS, ink, state: s } = this
    const evenOdd = op === OPS.eoFill || op === OPS.eoFillStroke
    const fills = evenOdd || op === OPS.fill || op === OPS.fillStroke
    const bar = op === OPS.stroke ? barOf(paths, bounds, s.lineWidth) : undefined
    if (bar && s.alpha > 0) this.#cover(this.paint(bar, { image: false, colour: s.stroke }), null)
    else if (fills && s.alpha > 0) {
      const outline = outlineOf(paths, s.ctm, evenOdd)
      const image = s.colour === PICTURE
      this.#cover(this.paint(bounds, { image, colour: image ? '' : s.colour, outline }), paths)
    }
    const box = boundsOf(s.ctm, bounds)
    if (fills && isDot(box) && ink.dots.length < MAX_PAINTS) ink.dots.push(box)
    if (isTagSized(box) && ink.boxes.length < MAX_PAINTS) ink.boxes.push(box)
    if (s.alpha > 0 && ink.rules.length < MAX_PAINTS)
      for (const rule of rulesOf(box, paths, fills)) ink.rules.push(rule)
  }

  /** Nothing is seen through a solid colour: all of a bar, and what the shape of other paths surely covers. */
  #cover(added: Paint | undefined, shape: Paths): void {
    if (added && isSolid(this.state) && added.colour !== 'pattern')
      added.opaque = shape === null ? added : solidPart(added, shape)
  }
}

// biome-ignore lint/suspicious/noExplicitAny: what follows an operation is typed nowhere in pdf.js.
type Step = (pen: Pen, args: any, next: number | undefined) => void

const save: Step = (pen) => pen.save()
const restore: Step = (pen) => pen.restore()
const beginLine: Step = (pen) => pen.nextLine()
const show: Step = (pen, args) => pen.show(args[0])
const paintPicture: Step = (pen) => pen.paintPicture()
/** A fill with this color shows a picture: photos in round frames are drawn as the pattern of a shape. */
const PICTURE = 'picture'
const fillWithPattern: Step = ({ state, OPS }, [, , tile]) => {
  const drawn: readonly number[] = tile?.fnArray ?? [OPS.constructPath]
  const isPicture = !drawn.some((op) => op === OPS.constructPath || op === OPS.showText)
  state.colour = isPicture ? PICTURE : 'pattern'
}
const strokeWithPattern: Step = ({ state }) => {
  state.stroke = 'pattern'
}
const colourOf = (args: [string] | number[]): string =>
  typeof args[0] === 'string' ? args[0] : rgb(args as number[])

/** What each operation that leaves ink, or changes how it looks, does; by its name in pdf.js. */
const STEPS: Partial<Record<keyof Operations, Step>> = {
  save,
  restore,
  transform(pen, args, next) {
    pen.transform(args)
    // An image that pdf.js was told not to decode leaves only its frame behind: it moves to a place and draws nothing there.
    if (next === pen.OPS.restore) pen.paintPicture()
  },
  paintFormXObjectBegin(pen, [matrix, bounds]) {
    pen.save()
    if (matrix) pen.transform(matrix)
    if (bounds) pen.clipTo(bounds)
  },
  paintFormXObjectEnd: restore,
  beginGroup(pen) {
    pen.save()
    pen.state.group = pen.state.alpha
  },
  endGroup: restore,
  beginAnnotation(pen, args) {
    pen.save()
    pen.transform(args[2] ?? IDENTITY)
    pen.transform(args[3] ?? IDENTITY)
  },
  endAnnotation: restore,

  clip(pen) {
    pen.clipping = 'winding'
  },
  eoClip(pen) {
    pen.clipping = 'even-odd'
  },
  constructPath: (pen, [op, paths, bounds]) => pen.path(op, paths, bounds),
  shadingFill: (pen) => void pen.paint(UNIT, { image: false, colour: 'pattern' }),
  paintImageXObject: paintPicture,
  paintInlineImageXObject: paintPicture,
  paintImageXObjectRepeat: paintPicture,
  paintInlineImageXObjectGroup: paintPicture,

  beginMarkedContent: (pen) => pen.beginMarked(true),
  beginMarkedContentProps: (pen, [tag, content]) => pen.beginMarked(tag !== 'OC' || pen.isShown(content)),
  endMarkedContent: (pen) => pen.endMarked(),

  beginText: (pen) => pen.beginText(IDENTITY),
  setTextMatrix: (pen, args) => pen.beginText(matrixOf(typeof args[0] === 'number' ? args : args[0])),
  moveText: (pen, [dx, dy]) => pen.move(dx, dy),
  setLeadingMoveText(pen, [dx, dy]) {
    pen.state.leading = dy
    pen.move(dx, dy)
  },
  nextLine: beginLine,
  showText: show,
  showSpacedText: show,
  nextLineShowText(pen, [items]) {
    pen.nextLine()
    pen.show(items)
  },
  nextLineSetSpacingShowText(pen, [wordSpacing, charSpacing, items]) {
    Object.assign(pen.state, { wordSpacing, charSpacing })
    pen.nextLine()
    pen.show(items)
  },

  setFont({ state }, [font, size]) {
    Object.assign(state, { font, size })
  },
  setGState({ state }, [settings]) {
    for (const [key, value] of settings) {
      if (key === 'ca') state.alpha = value * state.group
      if (key === 'LW') state.lineWidth = value
      if (key === 'BM') state.blended = value !== 'source-over'
      if (key === 'Font') [state.font, state.size] = value
    }
  },
  setCharSpacing({ state }, [spacing]) {
    state.charSpacing = spacing
  },
  setWordSpacing({ state }, [spacing]) {
    state.wordSpacing = spacing
  },
  setHScale({ state }, [percent]) {
    state.scale = percent / 100
  },
  setLeading({ state }, [leading]) {
    state.leading = -leading
  },
  setTextRise({ state }, [rise]) {
    state.rise = rise
  },
  setTextRenderingMode({ state }, [mode]) {
    state.mode = mode
  },
  setFillRGBColor({ state }, args) {
    state.colour = colourOf(args)
  },
  setStrokeRGBColor({ state }, args) {
    state.stroke = colourOf(args)
  },
  setFillColorN: fillWithPattern,
  setFillColor: fillWithPattern,
  setFillTransparent: fillWithPattern,
  setStrokeColorN: strokeWithPattern,
  setStrokeColor: strokeWithPattern,
  setStrokeTransparent: strokeWithPattern,
  setLineWidth({ state }, [width]) {
    state.lineWidth = width
  },
}
