import { channels, mixed } from './colours.ts'
import type { Glyph } from './glyphs.ts'
import type { Bounds } from './matrix.ts'
import type { PageInk } from './page-ink.ts'
import type { Paint } from './paints.ts'
import { boxOf } from './segments.ts'

// What a person would not see: letters in the colour they lie on, of no size, outside the page, or drawn invisibly.

const LIMITS = {
  /** Points: what is smaller cannot be read on paper. */
  tiny: 3.5,
  /** Of 255, the largest difference of a channel that the eye takes for the same colour; and where the two are about as bright. */
  sameColour: 14,
  alike: 40,
  contrast: 1.25,
  outside: 1,
  /** Of the size: from the middle of a small letter to its top or foot. */
  half: 0.22,
  /** Letters that let so much through may not be seen. */
  faint: 0.3,
  /** So many edges of outlines are followed on a page; then their boxes speak for them. */
  followed: 25_000_000,
  /** Of the page: a picture so large is the page itself. */
  scan: 0.5,
} as const

const sameColour = (a: string, b: string): boolean => {
  const [ca, cb] = [channels(a), channels(b)]
  if (!ca || !cb) return false
  const apart = Math.max(...ca.map((part, at) => Math.abs(part - (cb[at] ?? 0))))
  return apart <= LIMITS.sameColour || (apart <= LIMITS.alike && contrastOf(ca, cb) < LIMITS.contrast)
}

/** As the accessibility guidelines measure it: 1 for the same brightness, 21 for black on white. */
function contrastOf(a: readonly number[], b: readonly number[]): number {
  const [low = 0, high = 0] = [a, b].map(brightness).sort((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}
function brightness(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const covers = (paint: Bounds, x: number, y: number): boolean =>
  x >= paint.x0 && x <= paint.x1 && y >= paint.y0 && y <= paint.y1

export const hiddenOnPage = (ink: PageInk, width: number, height: number) => {
  const lookalikes = new Map<string, boolean>()
  /** Only a colour that something large on the page has too can vanish in it. */
  const canVanish = (colour: string): boolean => {
    const known = lookalikes.get(colour)
    if (known !== undefined) return known
    const can =
      sameColour(colour, '#ffffff') ||
      ink.paints.some(
        (paint) =>
          !paint.image &&
          paint.y1 - paint.y0 > 6 &&
          paint.x1 - paint.x0 > 6 &&
          sameColour(colour, paint.colour),
      )
    lookalikes.set(colour, can)
    return can
  }
  let followed = 0
  const hasInkAt = ({ outlines }: Paint, x: number, y: number): boolean =>
    outlines.every((outline) => {
      if (followed > LIMITS.followed) return true
      const [isInk, edges] = outline.inkAt(x, y)
      followed += edges
      return isInk
    })
  const ground = (glyph: Glyph, x: number, y: number): Paint | undefined => {
    for (let at = Math.min(glyph.after, ink.paints.length) - 1; at >= 0; at -= 1) {
      const paint = ink.paints[at]
      if (paint && covers(paint, x, y) && hasInkAt(paint, x, y)) return paint
    }
    return undefined
  }
  /** A scanned page lies over its own recognized text. */
  const isScan = ({ image, x0, y0, x1, y1 }: Paint): boolean =>
    image && (x1 - x0) * (y1 - y0) > LIMITS.scan * width * height
  const covering = ink.paints.flatMap((paint, at) =>
    paint.opaque && !isScan(paint) ? [{ opaque: paint.opaque, at }] : [],
  )
  /** A filled shape or a picture that was painted over it; what sticks out from under it can be read. */
  const isCovered = (glyph: Glyph, x: number, y: number): boolean => {
    const half = glyph.turned ? 0 : LIMITS.half * glyph.size
    // From the last on: most of a page is painted before its letters.
    for (let last = covering.length - 1; last >= 0; last -= 1) {
      const over = covering[last]
      if (!over || over.at < glyph.after) return false
      if (covers(over.opaque, x, y - half) && covers(over.opaque, x, y + half)) return true
    }
    return false
  }
  return (glyph: Glyph): string => {
    let x = glyph.x + glyph.width / 2
    let y = glyph.y - 0.28 * glyph.size
    if (glyph.turned) {
      const box = boxOf(glyph, glyph.turned)
      x = (box.x0 + box.x1) / 2
      y = (box.y0 + box.y1) / 2
    }
    if (
      x < -LIMITS.outside ||
      y < -LIMITS.outside ||
      x > width + LIMITS.outside ||
      y > height + LIMITS.outside
    )
      return 'off-page'
    if (glyph.size < LIMITS.tiny || glyph.lost === 'tiny') return 'tiny'
    if (glyph.lost !== '') return glyph.lost === 'layer' ? 'layer switched off' : 'cut off'
    // Writers that draw letters as outlines, and text recognition, lay the text itself invisibly over the picture.
    if (glyph.invisible)
      return ink.paints.some((paint) => isPicture(paint) && covers(paint, x, y)) ? '' : 'invisible'
    if (isCovered(glyph, x, y)) return 'covered'
    if (glyph.alpha >= LIMITS.faint && !canVanish(glyph.colour)) return ''
    const vanishesAt = (x: number, y: number): '' | 'white' | 'transparent' => {
      const under = ground(glyph, x, y)
      if (under?.image || under?.colour === 'pattern') return ''
      const beneath = under?.colour ?? '#ffffff'
      const seen = glyph.alpha < LIMITS.faint ? mixed(glyph.colour, beneath, glyph.alpha) : glyph.colour
      return sameColour(seen, beneath) ? (seen === glyph.colour ? 'white' : 'transparent') : ''
    }
    const [dx, dy] = glyph.turned ? [0, glyph.width / 2] : [glyph.width / 2, 0]
    // Its own outline, drawn under it, has ink where the letter has, and none beside it.
    return vanishesAt(x - dx, y - dy) && vanishesAt(x + dx, y + dy) && vanishesAt(x, y)
  }
}

const isPicture = (paint: Paint): boolean =>
  paint.image || !sameColour(paint.colour, '#ffffff') || paint.y1 - paint.y0 < 60
