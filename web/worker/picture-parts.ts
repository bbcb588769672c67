import { ReadError } from '#shared/read/errors.ts'
import { type Gray, grayOf } from '#shared/read/ocr/gray.ts'
import type { PictureParts } from '#shared/read/ocr/recognizer.ts'
import type { TesseractFactory } from '#shared/read/ocr/tesseract.ts'
import { ocrFiles } from '#web/ocr/ocr-files.ts'

/** Pixels of the longer side: more tells no letter better, and a phone's photograph has more than its memory likes. */
const LONGEST = 3600

/** As a person sees it: turned as the camera noted. */
export const grayOfBlob = async (blob: Blob): Promise<Gray> => {
  const full = await createImageBitmap(blob).catch((cause: unknown) => {
    throw new ReadError('picture_unopened', undefined, { cause })
  })
  try {
    const factor = Math.min(1, LONGEST / Math.max(full.width, full.height))
    const [width, height] = [Math.round(full.width * factor), Math.round(full.height * factor)]
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
    if (!context) throw new ReadError('unexpected')
    context.fillStyle = '#fff'
    context.fillRect(0, 0, width, height)
    context.drawImage(full, 0, 0, width, height)
    return grayOf(context.getImageData(0, 0, width, height))
  } finally {
    full.close()
  }
}

const unpacked = async (packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array> => {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

type OcrFilesHere = NonNullable<Awaited<ReturnType<typeof ocrFiles.here>>>

async function load({ script, wasm, letters }: OcrFilesHere): Promise<PictureParts> {
  const [{ createTesseract }, { default: factory }, bytes] = await Promise.all([
    import('#shared/read/ocr/tesseract.ts'),
    import(/* @vite-ignore */ script) as Promise<{ default: TesseractFactory }>,
    ocrFiles.bytesOf(wasm),
  ])
  const urls = new Map(letters.map(({ code, url }) => [code, url]))
  const recognizer = await createTesseract({
    factory,
    wasm: bytes,
    languages: [...urls.keys()],
    lettersOf: async (code) => unpacked(await ocrFiles.bytesOf(urls.get(code) ?? '')),
  })
  return { recognizer, decode: (bytes) => grayOfBlob(new Blob([bytes as BlobPart])) }
}

let loaded: { key: string; parts: Promise<PictureParts> } | undefined

/** Nothing while its files are not on this device; made anew when a language was added. */
export const pictureParts = async (): Promise<PictureParts | undefined> => {
  const files = await ocrFiles.here()
  if (!files) {
    loaded = undefined
    return undefined
  }
  const key = files.letters.map(({ url }) => url).join(' ')
  if (loaded?.key !== key) loaded = { key, parts: load(files) }
  return loaded.parts.catch((error: unknown) => {
    loaded = undefined
    throw error
  })
}
