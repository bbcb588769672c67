import { z } from 'zod'

// A picture of the person, as a small JPEG inside the draft: it travels and is kept with it, without a file of its own.

/** In pixels: a passport picture at the size it is printed, sharp enough for paper. */
export const PHOTO_WIDTH = 300
export const PHOTO_HEIGHT = 375
/** Characters of its base64; a text of a body may have more, but a draft is sent whole with every change. */
export const PHOTO_MAX = 80_000

/** A JPEG begins so, in base64. */
const JPEG = /^\/9j\/[A-Za-z0-9+/]+={0,2}$/

export const draftPhoto = z.looseObject({
  jpeg: z.string().max(PHOTO_MAX).regex(JPEG),
})

type DraftPhoto = z.infer<typeof draftPhoto>

/** Frame headers with which a viewer knows what to do: baseline, extended and progressive. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2])
const SCAN = 0xda
/** Gray or color; what a camera or a canvas never writes is drawn in the wrong colors. */
const CHANNELS = new Set([1, 3])
/** What programs add about a picture: where it was taken, how it was turned. */
const isAside = (marker: number): boolean => (marker > 0xe0 && marker < 0xee) || marker === 0xfe

/**
 * The bytes of a picture that can be drawn: its header is whole, and what programs noted beside it is left out. A
 * draft may have come broken from elsewhere; then it is printed without the picture.
 */
export function bytesOfPhoto({ jpeg }: DraftPhoto): Uint8Array<ArrayBuffer> | undefined {
  // Base64 of no whole number of bytes.
  if (jpeg.replace(/=+$/, '').length % 4 === 1) return
  const bytes = Uint8Array.from(atob(jpeg.replace(/=+$/, '')), (sign) => sign.charCodeAt(0))
  const kept = [0xff, 0xd8]
  let isFramed = false
  for (let at = 2; bytes[at] === 0xff; ) {
    const [marker = 0, high = 0, low = 0] = bytes.subarray(at + 1, at + 4)
    const end = at + 2 + high * 256 + low
    if (end <= at + 3 || end > bytes.length) return
    if (FRAMES.has(marker)) {
      const [, rowsHigh = 0, rows = 0, acrossHigh = 0, across = 0, channels = 0] = bytes.subarray(at + 4, end)
      if (!(rowsHigh + rows && acrossHigh + across && CHANNELS.has(channels))) return
      isFramed = true
    }
    if (marker === SCAN) return isFramed ? Uint8Array.from([...kept, ...bytes.subarray(at)]) : undefined
    if (!isAside(marker)) kept.push(...bytes.subarray(at, end))
    at = end
  }
}
