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
export const bytesOfPhoto = ({ jpeg }: DraftPhoto): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(jpeg), (sign) => sign.charCodeAt(0))

export type DraftPhoto = z.infer<typeof draftPhoto>
