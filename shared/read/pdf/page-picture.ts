import type { PDFPageProxy } from 'pdfjs-dist'
import { blankPage, type Gray, grayOf, lightAt, sampler, scaled } from '../ocr/gray.ts'
import type { PdfEngine } from './engine.ts'
import { boundsOf, concat, IDENTITY, type Matrix, matrixOf } from './matrix.ts'

// The pictures of a page, drawn where the page shows them. pdf.js itself draws only on a canvas, which a process that
// reads has none of; a scan needs no more than its pictures.

/** pdf.js's kinds of pixels. */
const BITS = 1
const RGB = 2

interface ImageData {
  width: number
  height: number
  kind?: number
  data: Uint8Array | Uint8ClampedArray | null
  inverseDecode?: boolean
}

/** Pixels a side at most: 300 dpi of the usual papers. */
const LONGEST = 3600
const DPI = 300

export const pictureOfPage = async (
  engine: PdfEngine,
  page: PDFPageProxy,
  rotation: number,
): Promise<Gray> => {
  const { width, height } = page.getViewport({ scale: 1, rotation })
  const scale = Math.min(DPI / 72, LONGEST / Math.max(width, height))
  const { transform } = page.getViewport({ scale, rotation })
  const { OPS } = engine.pdfjs
  const list = await page.getOperatorList({ intent: 'display' })
  const out = blankPage(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)))
  const stack: { ctm: Matrix; shade: number }[] = []
  let ctm = matrixOf(transform)
  let shade = 0
  for (let at = 0; at < list.fnArray.length; at += 1) {
    const args = list.argsArray[at]
    switch (list.fnArray[at]) {
      case OPS.save:
        stack.push({ ctm, shade })
        break
      case OPS.restore:
      case OPS.paintFormXObjectEnd:
        ;({ ctm, shade } = stack.pop() ?? { ctm, shade })
        break
      case OPS.transform:
        ctm = concat(ctm, args)
        break
      case OPS.paintFormXObjectBegin:
        stack.push({ ctm, shade })
        ctm = concat(ctm, args[0] ?? IDENTITY)
        break
      case OPS.setFillRGBColor:
        shade = typeof args[0] === 'string' ? shadeOf(args[0]) : shade
        break
      case OPS.paintImageXObject:
        draw(out, ctm, picture(await objectOf(page, args[0])))
        break
      case OPS.paintInlineImageXObject:
        draw(out, ctm, picture(args[0]))
        break
      case OPS.paintImageMaskXObject: {
        const [mask] = args
        const data = typeof mask.data === 'string' ? await objectOf(page, mask.data) : mask
        draw(out, ctm, stencil(data, shade))
        break
      }
    }
  }
  return out
}

const objectOf = (page: PDFPageProxy, id: string): Promise<ImageData | null> =>
  new Promise((resolve) => {
    const objects = id.startsWith('g_') ? page.commonObjs : page.objs
    objects.get(id, resolve)
  })

const shadeOf = (colour: string): number => {
  const value = Number.parseInt(colour.slice(1), 16)
  return (((value >> 16) & 255) * 77 + ((value >> 8) & 255) * 150 + (value & 255) * 29) >> 8
}

interface Layer {
  picture: Gray
  /** How much of each pixel is painted; without one, all is. */
  cover?: Gray
}

const picture = (image: ImageData | null): Layer | undefined => {
  if (!image?.data) return undefined
  const { width, height, kind, data } = image
  if (kind === BITS) return { picture: bits(data, width, height, 255, 0) }
  if (kind === RGB) {
    const gray = new Uint8Array(width * height)
    for (let at = 0, from = 0; at < gray.length; at += 1, from += 3) gray[at] = lightAt(data, from)
    return { picture: { width, height, data: gray } }
  }
  return { picture: grayOf({ width, height, data }) }
}

/** A mask paints in the current colour where its bits are 0, or 1 where the file reverses them. */
const stencil = (mask: ImageData | null, shade: number): Layer | undefined => {
  if (!mask?.data) return undefined
  const { width, height, data, inverseDecode } = mask
  const cover = inverseDecode ? bits(data, width, height, 255, 0) : bits(data, width, height, 0, 255)
  return { picture: { width, height, data: new Uint8Array(width * height).fill(shade) }, cover }
}

const bits = (
  data: Uint8Array | Uint8ClampedArray,
  width: number,
  height: number,
  one: number,
  zero: number,
): Gray => {
  const out = new Uint8Array(width * height)
  const row = (width + 7) >> 3
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1)
      out[at] = ((data[y * row + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1 ? one : zero
  return { width, height, data: out }
}

/** A picture fills the unit square of its matrix, its first row at the top (ISO 32000-1, 8.9.5). */
const draw = (out: Gray, ctm: Matrix, layer: Layer | undefined): void => {
  if (!layer) return
  const det = ctm[0] * ctm[3] - ctm[1] * ctm[2]
  if (det === 0 || !Number.isFinite(det)) return
  const wide = Math.max(1, Math.round(Math.hypot(ctm[0], ctm[1])))
  const high = Math.max(1, Math.round(Math.hypot(ctm[2], ctm[3])))
  const fitted = (gray: Gray) => scaled(gray, Math.min(gray.width, wide), Math.min(gray.height, high))
  const source = fitted(layer.picture)
  const sample = sampler(source)
  const cover = layer.cover && sampler(fitted(layer.cover))
  const { x0, y0, x1, y1 } = boundsOf(ctm, [0, 0, 1, 1])
  for (let y = Math.max(0, Math.floor(y0)); y < Math.min(out.height, Math.ceil(y1)); y += 1)
    for (let x = Math.max(0, Math.floor(x0)); x < Math.min(out.width, Math.ceil(x1)); x += 1) {
      const [dx, dy] = [x + 0.5 - ctm[4], y + 0.5 - ctm[5]]
      const u = (ctm[3] * dx - ctm[2] * dy) / det
      const v = (ctm[0] * dy - ctm[1] * dx) / det
      if (u < 0 || u > 1 || v < 0 || v > 1) continue
      const [sx, sy] = [u * source.width - 0.5, (1 - v) * source.height - 0.5]
      const at = y * out.width + x
      const value = sample(sx, sy)
      const part = cover ? cover(sx, sy) / 255 : 1
      out.data[at] = value * part + (out.data[at] ?? 0) * (1 - part)
    }
}
