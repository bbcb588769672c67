import type { Laid } from '#shared/export/pdf/lay-out.ts'
import { inkOfFragment, type TextPart } from '#shared/export/pdf/rows.ts'
import { familyOf } from './font-faces.ts'

// One laid-out page → a picture for the screen, with the very fonts and positions that the file gets.

/** Words in file order, each with the space behind it: as the file has them, so that no line drifts from it. */
const words = /(?<= )/u
/** A letter with the marks that cling to it. */
const letters = /(?=\P{M})/u

/** WebKit rounds the advance of each letter to whole pixels of the font: of one this much larger, nobody sees it. */
const ENLARGED = 16

/** The picture of the person, where the design prints one. A broken one leaves its place empty, and the page is shown. */
export async function photoIn({ photo }: Laid): Promise<ImageBitmap | undefined> {
  if (!photo) return undefined
  try {
    return await createImageBitmap(new Blob([photo.jpeg as Uint8Array<ArrayBuffer>], { type: 'image/jpeg' }))
  } catch (error) {
    console.warn('The photo of this resume cannot be shown:', error)
    return undefined
  }
}

export function paintPage(laid: Laid, page: number, scale: number, photo?: ImageBitmap): ImageBitmap {
  const [width, height] = laid.pageSize
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale))
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new Error('This browser cannot draw pages in the background.')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.scale(canvas.width / width, canvas.height / height)
  context.textRendering = 'geometricPrecision'
  paintOrnaments(laid, page, context)
  if (photo && laid.photo && page === 0) {
    const { x, y, width: across, height: down } = laid.photo
    context.drawImage(photo, x, y, across, down)
  }
  for (const { row, page: on, top } of laid.placed) {
    if (on !== page) continue
    for (const part of row.parts) paintPart(part, top + row.ascent, laid, context)
    if (row.bullet) paintPart(row.bullet, top + row.ascent, laid, context)
  }
  const foot = laid.footer?.(page)
  if (foot) paintPart(foot, foot.baseline, laid, context)
  return canvas.transferToImageBitmap()
}

function paintPart(
  part: TextPart,
  baseline: number,
  laid: Laid,
  context: OffscreenCanvasRenderingContext2D,
): void {
  context.save()
  context.scale(1 / ENLARGED, 1 / ENLARGED)
  for (const fragment of part.line.fragments) {
    const { file, text, x } = fragment
    context.font = `${part.size * ENLARGED}px "${familyOf(file)}"`
    context.fillStyle = laid.colors[inkOfFragment(part, fragment)]
    const widthOf = (stretch: string) =>
      (laid.shelf.width(file, stretch) * part.size) / 1000 + part.tracking * [...stretch].length
    const print = (stretch: string, at: number) =>
      context.fillText(stretch, at * ENLARGED, baseline * ENLARGED)
    let at = laid.left + part.x + x
    // The browser joins letters and turns brackets where text runs from the right, whole stretches at once.
    const isFromRight = fragment.level % 2 === 1
    context.direction = isFromRight ? 'rtl' : 'ltr'
    context.textAlign = 'left'
    if (isFromRight) {
      print(text, at)
      continue
    }
    for (const word of text.split(words)) {
      // Spaced letters are put one by one: no canvas of Safari knew `letterSpacing` before 18.4.
      if (part.tracking) printSpaced(word, at, { widthOf, print })
      else print(word, at)
      at += widthOf(word)
    }
  }
  context.restore()
}

interface Press {
  widthOf: (stretch: string) => number
  print: (stretch: string, at: number) => void
}

function printSpaced(word: string, from: number, { widthOf, print }: Press): void {
  let before = ''
  for (const letter of word.split(letters)) {
    print(letter, from + widthOf(before))
    before += letter
  }
}

function paintOrnaments(laid: Laid, page: number, context: OffscreenCanvasRenderingContext2D): void {
  for (const { page: on, shape, x, y, w, h, color } of laid.ornaments) {
    if (on !== page) continue
    context.fillStyle = color
    if (shape === 'rect') context.fillRect(x, y, w, h)
    else {
      context.beginPath()
      context.arc(x, y, w, 0, 2 * Math.PI)
      context.fill()
    }
  }
}
