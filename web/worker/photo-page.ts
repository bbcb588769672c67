import type { PhotoEdit } from '#shared/read/ocr/page-photo.ts'
import { type Corners, cornersMoved } from '#shared/read/ocr/perspective.ts'
import type { PdfPicture } from '#shared/read/ocr/picture-pdf.ts'
import { grayOfBlob } from './picture-parts.ts'

// One photograph at a time: what it is decoded to is let go before the next.

const JPEG_QUALITY = 0.86

/** Corners in shares of the picture's sides, so that they fit it in any size. */
const scaledTo = (corners: Corners, width: number, height: number) =>
  cornersMoved(corners, ({ x, y }) => ({ x: x * width, y: y * height }))

export const cornersInPhoto = async (photo: Blob): Promise<Corners | null> => {
  const [{ cornersOfPage }, gray] = await Promise.all([
    import('#shared/read/ocr/page-corners.ts'),
    grayOfBlob(photo),
  ])
  const corners = cornersOfPage(gray)
  return corners ? scaledTo(corners, 1 / gray.width, 1 / gray.height) : null
}

export const pageInPhoto = async (photo: Blob, edit: PhotoEdit): Promise<PdfPicture> => {
  const [{ pageOfPhoto }, gray] = await Promise.all([
    import('#shared/read/ocr/page-photo.ts'),
    grayOfBlob(photo),
  ])
  const corners = edit.corners && scaledTo(edit.corners, gray.width, gray.height)
  const { width, height, data } = pageOfPhoto(gray, { ...edit, corners })
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw pages in the background.')
  const pixels = context.createImageData(width, height)
  data.forEach((level, at) => {
    pixels.data.fill(level, 4 * at, 4 * at + 3)
    pixels.data[4 * at + 3] = 255
  })
  context.putImageData(pixels, 0, 0)
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY })
  return { jpeg: new Uint8Array(await jpeg.arrayBuffer()), width, height }
}
