// How a camera was held: the orientation in a JPEG's Exif block (Exif 2.32, 4.6.4).

const ORIENTATION = 0x0112
const SHORT = 3
const EXIF_SEGMENT = 0xe1
const START_OF_SCAN = 0xda

/** 1 to 8; 1 is upright. */
export const orientationOf = (jpeg: Uint8Array): number => {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength)
  let at = 2
  while (at + 4 <= jpeg.length && jpeg[at] === 0xff) {
    const marker = jpeg[at + 1] ?? 0
    if (marker === START_OF_SCAN) break
    const length = view.getUint16(at + 2)
    if (marker === EXIF_SEGMENT) {
      const found = inSegment(view, at + 4, Math.min(jpeg.length, at + 2 + length))
      if (found) return found
    }
    at += 2 + length
  }
  return 1
}

const inSegment = (view: DataView, from: number, end: number): number | undefined => {
  // `Exif\0\0`, then a TIFF file: byte order, 42, where the first directory is.
  if (from + 14 > end || view.getUint32(from) !== 0x45786966) return undefined
  const tiff = from + 6
  const little = view.getUint16(tiff) === 0x4949
  const directory = tiff + view.getUint32(tiff + 4, little)
  if (directory + 2 > end) return undefined
  const entries = view.getUint16(directory, little)
  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + entry * 12
    if (at + 12 > end) return undefined
    if (view.getUint16(at, little) !== ORIENTATION || view.getUint16(at + 2, little) !== SHORT) continue
    const value = view.getUint16(at + 8, little)
    return value >= 1 && value <= 8 ? value : undefined
  }
  return undefined
}
