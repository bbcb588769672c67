import type { Laid } from '#shared/export/pdf/lay-out.ts'
import { inkOfFragment, type TextPart } from '#shared/export/pdf/rows.ts'
import { familyOf } from './font-faces.ts'

// One laid-out page → a picture for the screen, with the very fonts and positions that the file gets.

/** Words in file order, each with the space behind it: as the file has them, so that no line drifts from it. */
const words = /(?<= )/u

export function paintPage(laid: Laid, page: number, scale: number): ImageBitmap {
  const [width, height] = laid.pageSize
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale))
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new Error('This browser cannot draw pages in the background.')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.scale(canvas.width / width, canvas.height / height)
  context.textRendering = 'geometricPrecision'
  paintOrnaments(laid, page, context)
  for (const { row, page: on, top } of laid.placed) {
    if (on !== page) continue
    for (const part of row.parts) paintPart(part, top + row.ascent, laid, context)
    if (row.bullet) paintPart(row.bullet, top + row.ascent, laid, context)
  }
  return canvas.transferToImageBitmap()
}

function paintPart(
  part: TextPart,
  baseline: number,
  laid: Laid,
  context: OffscreenCanvasRenderingContext2D,
): void {
  context.letterSpacing = `${part.tracking}px`
  for (const fragment of part.line.fragments) {
    context.font = `${part.size}px "${familyOf(fragment.file)}"`
    context.fillStyle = laid.colors[inkOfFragment(part, fragment)]
    let x = laid.left + part.x + fragment.x
    for (const word of fragment.text.split(words)) {
      context.fillText(word, x, baseline)
      x += (laid.shelf.width(fragment.file, word) * part.size) / 1000 + part.tracking * [...word].length
    }
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
