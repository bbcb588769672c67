import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { gunzipSync } from 'node:zlib'
import { OCR_LANGUAGES } from '#shared/read/ocr/languages.ts'
import type { PictureParts } from '#shared/read/ocr/recognizer.ts'
import { createTesseract } from '#shared/read/ocr/tesseract.ts'
import { decodePicture } from './decode-picture.ts'

const resolve = createRequire(import.meta.url)

/** Tesseract for Node, with its letters from packages: nothing is downloaded. */
export const nodePictureParts = async (): Promise<PictureParts> => {
  // The build with 128-bit vectors, which every Node of the supported versions has.
  const core = 'tesseract.js-core/tesseract-core-simd-lstm'
  const wasm = await readFile(resolve.resolve(`${core}.wasm`))
  const recognizer = await createTesseract({
    factory: resolve(`${core}.js`),
    wasm,
    languages: OCR_LANGUAGES.map(({ code }) => code),
    lettersOf: async (code) =>
      gunzipSync(
        await readFile(resolve.resolve(`@tesseract.js-data/${code}/4.0.0_best_int/${code}.traineddata.gz`)),
      ),
  })
  return { recognizer, decode: decodePicture }
}
