import type { PictureKind } from './recognizer.ts'

// How large a picture says it is: asked before it is unpacked.

interface Size {
  width: number
  height: number
}

export const sizeOfPicture = (bytes: Uint8Array, kind: PictureKind): Size | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (kind === 'png' && bytes.length >= 24) return { width: view.getUint32(16), height: view.getUint32(20) }
  if (kind === 'jpeg') return ofJpeg(view)
  if (kind === 'webp' && bytes.length >= 30) return ofWebp(view)
  return undefined
}

/** The first chunk of three kinds (RFC 9649, 2.5 to 2.7). */
const ofWebp = (view: DataView): Size | undefined => {
  const chunk = String.fromCharCode(...[12, 13, 14, 15].map((at) => view.getUint8(at)))
  const three = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16)
  if (chunk === 'VP8X') return { width: three(24) + 1, height: three(27) + 1 }
  if (chunk === 'VP8 ')
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  const sides = view.getUint32(21, true)
  return chunk === 'VP8L' ? { width: (sides & 0x3fff) + 1, height: ((sides >> 14) & 0x3fff) + 1 } : undefined
}

/** Frame headers, but for the tables among their numbers (T.81, B.1.1.3). */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

const ofJpeg = (view: DataView): Size | undefined => {
  let at = 2
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    if (isFrame(view.getUint8(at + 1)))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    at += 2 + view.getUint16(at + 2)
  }
  return undefined
}
