import type { PDFPageProxy } from 'pdfjs-dist'
import { LIMITS } from '../limits.ts'
import type { PdfEngine } from './engine.ts'
import { type Font, fontsOfPage } from './fonts.ts'
import { type Bounds, boundsOf, concat, IDENTITY, type Matrix, matrixOf } from './matrix.ts'
import { CLOSE, COORDINATES, isRectangle, type Outline, outlineOf, type Paths } from './outline.ts'

// The page's drawing operations, followed as a viewer follows them, for the places of its glyphs. pdf.js's own text
// items would glue and tear words before we could measure them, and say nothing of colour, weight or invisibility.

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

export interface Paint extends Bounds {
  image: boolean
  /** As it looks: what shines through is mixed in. */
  colour: string
  /** What nothing under it can be seen through: the whole of a rectangle or a picture, the middle of a rounder shape. */
  opaque: Bounds | null
  /** Within the box it has ink where all of these have. */
  outlines: readonly Outline[]
}

export interface PageInk {
  glyphs: Glyph[]
  paints: Paint[]
  /** Frames and grounds of the size of a few words: tags. */
  boxes: Bounds[]
  /** Filled spots of the size of a bullet. */
  dots: Bounds[]
  operations: number
  /** The page has more glyphs than are read. */
  cut: boolean
}

interface RawGlyph {
  originalCharCode: number
  unicode: string
  width: number
  isSpace: boolean
  vmetric?: number[]
}

interface State {
  ctm: Matrix
  font: string
  size: number
  charSpacing: number
  wordSpacing: number
  scale: number
  leading: number
  rise: number
  mode: number
  colour: string
  stroke: string
  lineWidth: number
  alpha: number
  /** Mixed with what lies beneath, as a marker pen is. */
  blended: boolean
  /** What is drawn outside these is not seen; undefined where nothing is cut off. */
  clip: Bounds | undefined
  /** Of these shapes that box is the outer edge. */
  clipOutlines: readonly Outline[]
}

const INVISIBLE_MODE = 3
const CLIP_ONLY_MODE = 7
const MAX_PAINTS = 4000
const MAX_STACK = 512

export const inkOfPage = async (
  engine: PdfEngine,
  page: PDFPageProxy,
  top: Matrix,
  /** Whether what belongs to this optional content is shown. */
  isShown: (content: unknown) => boolean = () => true,
): Promise<PageInk> => {
  const { OPS } = engine.pdfjs
  const list = await page.getOperatorList({ intent: 'display' })
  const fontOf = fontsOfPage(page)
  const operations = list.fnArray.length
  const ink: PageInk = { glyphs: [], paints: [], boxes: [], dots: [], operations, cut: false }
  const stack: State[] = []
  let s: State = {
    ctm: top,
    font: '',
    size: 0,
    charSpacing: 0,
    wordSpacing: 0,
    scale: 1,
    leading: 0,
    rise: 0,
    mode: 0,
    colour: '#000000',
    stroke: '#000000',
    lineWidth: 1,
    alpha: 1,
    blended: false,
    clip: undefined,
    clipOutlines: [],
  }
  /** Marked content that is open, and whether it is shown. */
  const marked: boolean[] = []
  let clips: '' | 'winding' | 'even-odd' = ''
  let text: Matrix = [1, 0, 0, 1, 0, 0]
  let lineX = 0
  let lineY = 0
  let x = 0
  let y = 0

  const save = () => {
    if (stack.length < MAX_STACK) stack.push({ ...s })
  }
  const restore = () => {
    s = stack.pop() ?? s
  }
  const move = (dx: number, dy: number) => {
    lineX += dx
    lineY += dy
    x = lineX
    y = lineY
  }
  const paint = (bounds: readonly number[], image: boolean, colour: string, outline?: Outline) => {
    if (ink.paints.length >= MAX_PAINTS || marked.includes(false)) return
    const box = within(boundsOf(s.ctm, bounds), s.clip)
    if (!box) return
    const solid = s.alpha >= OPAQUE && !s.blended
    const seen = image || solid ? colour : mixed(colour, colourUnder(ink.paints, box), s.alpha)
    const outlines = outline ? [...s.clipOutlines, outline] : s.clipOutlines
    ink.paints.push({ ...box, image, colour: seen, opaque: image && solid ? box : null, outlines })
  }

  const clipTo = (bounds: readonly number[], outline?: Outline) => {
    s.clip = within(boundsOf(s.ctm, bounds), s.clip) ?? NOWHERE
    if (outline) s.clipOutlines = [...s.clipOutlines, outline]
  }

  const show = (items: (RawGlyph | number | null)[]) => {
    const font = fontOf(s.font)
    const unit = s.size * font.matrix
    const frame = frameOf(concat(s.ctm, text), s, font, ink.paints.length, marked)
    for (const item of items) {
      if (typeof item === 'number') {
        x -= (item / 1000) * s.size * s.scale
        continue
      }
      if (!item) continue
      const advance = item.width * unit + s.charSpacing + (item.isSpace ? s.wordSpacing : 0)
      if (ink.glyphs.length >= LIMITS.glyphsPerPage) {
        ink.cut = true
        return
      }
      if (item.unicode === ' ' && !item.isSpace) font.blankCodes.add(item.originalCharCode)
      const glyph = placed(frame, x, y + s.rise, item, item.width * unit * s.scale)
      if (s.clip && glyph.lost === '') glyph.lost = lostIn(glyph, s.clip)
      glyph.order = ink.glyphs.length
      ink.glyphs.push(glyph)
      x += advance * s.scale
    }
  }

  for (let at = 0; at < list.fnArray.length; at += 1) {
    const args = list.argsArray[at]
    switch (list.fnArray[at]) {
      case OPS.save:
        save()
        break
      case OPS.restore:
        restore()
        break
      case OPS.transform: {
        s.ctm = concat(s.ctm, args)
        // An image that pdf.js was told not to decode leaves only its frame behind: it moves to a place and draws nothing there.
        if (list.fnArray[at + 1] === OPS.restore) paint([0, 0, 1, 1], true, '')
        break
      }
      case OPS.paintFormXObjectBegin:
        save()
        if (args[0]) s.ctm = concat(s.ctm, args[0])
        if (args[1]) clipTo(args[1])
        break
      case OPS.clip:
        clips = 'winding'
        break
      case OPS.eoClip:
        clips = 'even-odd'
        break
      case OPS.beginMarkedContent:
        marked.push(true)
        break
      case OPS.beginMarkedContentProps:
        marked.push(args[0] !== 'OC' || isShown(args[1]))
        break
      case OPS.endMarkedContent:
        marked.pop()
        break
      case OPS.paintFormXObjectEnd:
        restore()
        break
      case OPS.beginAnnotation:
        save()
        s.ctm = concat(concat(s.ctm, args[2] ?? IDENTITY), args[3] ?? IDENTITY)
        break
      case OPS.endAnnotation:
        restore()
        break
      case OPS.beginText:
        text = IDENTITY
        lineX = lineY = x = y = 0
        break
      case OPS.setFont:
        s.font = args[0]
        s.size = args[1]
        break
      case OPS.setGState:
        for (const [key, value] of args[0]) {
          if (key === 'ca') s.alpha = value
          if (key === 'LW') s.lineWidth = value
          if (key === 'BM') s.blended = value !== 'source-over'
          if (key === 'Font') [s.font, s.size] = value
        }
        break
      case OPS.setCharSpacing:
        s.charSpacing = args[0]
        break
      case OPS.setWordSpacing:
        s.wordSpacing = args[0]
        break
      case OPS.setHScale:
        s.scale = args[0] / 100
        break
      case OPS.setLeading:
        s.leading = -args[0]
        break
      case OPS.setTextRise:
        s.rise = args[0]
        break
      case OPS.setTextRenderingMode:
        s.mode = args[0]
        break
      case OPS.setTextMatrix:
        text = matrixOf(typeof args[0] === 'number' ? args : args[0])
        lineX = lineY = x = y = 0
        break
      case OPS.moveText:
        move(args[0], args[1])
        break
      case OPS.setLeadingMoveText:
        s.leading = args[1]
        move(args[0], args[1])
        break
      case OPS.nextLine:
        move(0, s.leading)
        break
      case OPS.showText:
      case OPS.showSpacedText:
        show(args[0])
        break
      case OPS.nextLineShowText:
        move(0, s.leading)
        show(args[0])
        break
      case OPS.nextLineSetSpacingShowText:
        s.wordSpacing = args[0]
        s.charSpacing = args[1]
        move(0, s.leading)
        show(args[2])
        break
      case OPS.setFillRGBColor:
        s.colour = typeof args[0] === 'string' ? args[0] : rgb(args)
        break
      case OPS.setStrokeRGBColor:
        s.stroke = typeof args[0] === 'string' ? args[0] : rgb(args)
        break
      case OPS.setStrokeColorN:
      case OPS.setStrokeColor:
      case OPS.setStrokeTransparent:
        s.stroke = 'pattern'
        break
      case OPS.setLineWidth:
        s.lineWidth = args[0]
        break
      case OPS.setFillColorN:
      case OPS.setFillColor:
      case OPS.setFillTransparent:
        s.colour = 'pattern'
        break
      case OPS.paintImageXObject:
      case OPS.paintInlineImageXObject:
      case OPS.paintImageXObjectRepeat:
      case OPS.paintInlineImageXObjectGroup:
        paint([0, 0, 1, 1], true, '')
        break
      case OPS.constructPath: {
        const [op, paths, bounds] = args
        const fills = op === OPS.fill || op === OPS.eoFill || op === OPS.fillStroke || op === OPS.eoFillStroke
        const clipping = clips
        clips = ''
        // A path of no extent cuts everything off.
        if (!bounds) {
          if (clipping) s.clip = NOWHERE
          break
        }
        const bar = op === OPS.stroke ? barOf(paths, bounds, s.lineWidth) : undefined
        if ((fills || bar) && s.alpha > 0) {
          const before = ink.paints.length
          const evenOdd = op === OPS.eoFill || op === OPS.eoFillStroke
          const outline = bar ? undefined : outlineOf(paths, s.ctm, evenOdd)
          paint(bar ?? bounds, false, bar ? s.stroke : s.colour, outline)
          const added = ink.paints[before]
          if (added && s.alpha >= OPAQUE && !s.blended && added.colour !== 'pattern')
            added.opaque = bar ? added : solidPart(added, paths)
        }
        if (clipping) clipTo(bounds, outlineOf(paths, s.ctm, clipping === 'even-odd'))
        const box = boundsOf(s.ctm, bounds)
        if (fills && isDot(box) && ink.dots.length < MAX_PAINTS) ink.dots.push(box)
        if (isTagSized(box) && ink.boxes.length < MAX_PAINTS) ink.boxes.push(box)
        break
      }
      case OPS.shadingFill:
        paint([0, 0, 1, 1], false, 'pattern')
        break
    }
  }
  return ink
}

/** What is not quite opaque hides nothing, to the eye. */
const OPAQUE = 0.95
const NOWHERE: Bounds = { x0: 0, y0: 0, x1: 0, y1: 0 }
/** Points: strokes may reach over the edge of what is cut off. */
const EDGE = 1.5
/** Of its width: narrower letters are strokes. */
const SQUEEZED = 0.12

const within = (box: Bounds, clip: Bounds | undefined): Bounds | undefined => {
  if (!clip) return box
  const cut = {
    x0: Math.max(box.x0, clip.x0),
    y0: Math.max(box.y0, clip.y0),
    x1: Math.min(box.x1, clip.x1),
    y1: Math.min(box.y1, clip.y1),
  }
  return cut.x1 < cut.x0 || cut.y1 < cut.y0 ? undefined : cut
}

/** The colour of the page in the middle of a shape that is about to be painted. */
function colourUnder(paints: readonly Paint[], { x0, y0, x1, y1 }: Bounds): string {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2]
  const under = paints.findLast((p) => x >= p.x0 && x <= p.x1 && y >= p.y0 && y <= p.y1)
  return under ? (under.image ? 'pattern' : under.colour) : '#ffffff'
}

/** A colour that shines through, on the colour under it. */
export function mixed(colour: string, under: string, alpha: number): string {
  const [over, below] = [channels(colour), channels(under)]
  if (!over || !below) return 'pattern'
  return rgb(over.map((part, at) => part * alpha + (below[at] ?? 0) * (1 - alpha)))
}

export const channels = (colour: string): number[] | undefined =>
  /^#[0-9a-f]{6}$/i.test(colour)
    ? [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
    : undefined

/** A straight line so wide that it is a bar: what it covers. */
function barOf(paths: Paths, bounds: readonly number[], width: number): number[] | undefined {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = bounds
  if (paths?.[0]?.length !== TWO_POINTS || width < BAR) return undefined
  if (y0 === y1) return [x0, y0 - width / 2, x1, y0 + width / 2]
  return x0 === x1 ? [x0 - width / 2, y0, x0 + width / 2, y1] : undefined
}
const TWO_POINTS = 6
/** Points: a rule is thinner. */
const BAR = 6

/** What a shape surely covers. */
function solidPart(box: Bounds, paths: Paths): Bounds | null {
  const { x0, y0, x1, y1 } = box
  if (isRectangle(paths)) return { x0, y0, x1, y1 }
  if (filledShare(paths) < FILLED) return null
  const [dx, dy] = [(x1 - x0) * ROUNDED, (y1 - y0) * ROUNDED]
  return { x0: x0 + dx, y0: y0 + dy, x1: x1 - dx, y1: y1 - dy }
}
/** Of the box around it: a circle fills 79 %, a rounded box more, a frame or a letter less. */
const FILLED = 0.7
const ROUNDED = 0.15

/** How much of the box around it a shape of one outline fills; 0 for any other. */
function filledShare(paths: Paths): number {
  const path = paths?.[0]
  if (!path || paths.length > 1) return 0
  const points: [number, number][] = []
  for (let at = 0; at < path.length; ) {
    const step = path[at] ?? CLOSE
    if (step === 0 && points.length > 0) return 0
    const size = COORDINATES[step] ?? 0
    // A curve keeps within its control points.
    for (let i = 1; i < size; i += 2) points.push([path[at + i] ?? 0, path[at + i + 1] ?? 0])
    at += 1 + size
    if (step === CLOSE && at < path.length) return 0
  }
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const box = (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys))
  const twice = points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
  return box > 0 ? Math.abs(twice) / 2 / box : 0
}
function lostIn(glyph: Glyph, { x0, y0, x1, y1 }: Bounds): Glyph['lost'] {
  // Turned text is measured along its own line, the page is not.
  if (glyph.turned) return ''
  const x = glyph.x + glyph.width / 2
  const y = glyph.y - 0.28 * glyph.size
  const gone = x1 - x0 < EDGE || y1 - y0 < EDGE
  return gone || x < x0 - EDGE || x > x1 + EDGE || y < y0 - EDGE || y > y1 + EDGE ? 'clipped' : ''
}

const isDot = ({ x0, y0, x1, y1 }: Bounds): boolean =>
  x1 - x0 > 1.2 && x1 - x0 < 7 && Math.abs(x1 - x0 - (y1 - y0)) < 0.35 * (x1 - x0)

/** Points: the height and width of a frame around a word or a few. */
const isTagSized = ({ x0, y0, x1, y1 }: Bounds): boolean =>
  y1 - y0 > 8 && y1 - y0 < 34 && x1 - x0 > 12 && x1 - x0 < 220 && x1 - x0 > 0.8 * (y1 - y0)

const rgb = (args: number[]): string =>
  `#${[args[0], args[1], args[2]]
    .map((part) =>
      Math.round(part ?? 0)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** What the glyphs of one operation have in common. */
interface Frame
  extends Pick<Glyph, 'size' | 'font' | 'colour' | 'turned' | 'invisible' | 'alpha' | 'lost' | 'after'> {
  matrix: Matrix
  along: number
}

const frameOf = (matrix: Matrix, s: State, font: Font, after: number, marked: readonly boolean[]): Frame => {
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
function inkOf({ mode, colour, stroke, lineWidth, ctm }: State, size: number): string {
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

const placed = (frame: Frame, x: number, y: number, raw: RawGlyph, width: number): Glyph => {
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
