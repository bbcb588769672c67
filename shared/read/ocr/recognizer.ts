import type { Gray } from './gray.ts'
import type { OcrLanguage } from './languages.ts'

/** In pixels of the picture. */
export interface PixelBox {
  x0: number
  y0: number
  x1: number
  y1: number
}

interface RecognizedSymbol extends PixelBox {
  text: string
}

export interface RecognizedWord extends PixelBox {
  text: string
  /** From 0 to 1. */
  confidence: number
  symbols: RecognizedSymbol[]
}

export interface RecognizedLine {
  words: RecognizedWord[]
  /** What its letters stand on, from the left end to the right. */
  baseline: PixelBox
}

/** The engine that knows letters: given in by Node, by the browser's worker and by tests. */
export interface Recognizer {
  /** Those it has letters of; the first is what a page is taken to be in until it has been read. */
  languages: readonly OcrLanguage[]
  /** `onProgress` hears a share from 0 to 1. */
  recognize(
    picture: Gray,
    language: OcrLanguage,
    onProgress?: (share: number) => void,
  ): Promise<RecognizedLine[]>
}

export type PictureKind = 'png' | 'jpeg' | 'webp' | 'heic'

/** What a reader needs for pages that are pictures. */
export interface PictureParts {
  recognizer: Recognizer
  /** As a person sees it, turned as the camera noted. Throws a ReadError for what is damaged or too large. */
  decode(bytes: Uint8Array, kind: PictureKind): Promise<Gray>
}
