import { binaryText } from '../decode-text.ts'
import type { PictureKind } from './recognizer.ts'

const STARTS: [RegExp, PictureKind][] = [
  [/^\x89PNG\r\n\x1a\n/, 'png'],
  [/^\xff\xd8\xff/, 'jpeg'],
  [/^RIFF.{4}WEBP/s, 'webp'],
  [/^.{4}ftyp(?:hei[cxms]|hev[cx]|mif1|msf1)/s, 'heic'],
]

/** The kinds of pictures that pages come in; others stay refused. */
export const pictureKindOf = (bytes: Uint8Array): PictureKind | undefined => {
  const head = binaryText(bytes, 0, 16)
  return STARTS.find(([start]) => start.test(head))?.[1]
}
