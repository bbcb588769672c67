import type { Gray } from './gray.ts'
import type { OcrLanguage } from './languages.ts'
import type { RecognizedLine, RecognizedWord, Recognizer } from './recognizer.ts'

// Tesseract compiled to WebAssembly (tesseract.js-core), called in the thread that reads: no worker of its own, no
// download of its own.

interface TesseractModule {
  FS: { writeFile(path: string, data: Uint8Array): void; unlink(path: string): void }
  TessBaseAPI: new () => TesseractApi
}

interface TesseractApi {
  Init(folder: string, languages: string, engine: number): number
  SetVariable(name: string, value: string): boolean
  SetImageFile(exif: number, angle: number): number
  Recognize(monitor: null): number
  GetJSONText(): string
  Clear(): void
}

export type TesseractFactory = (options: {
  wasmBinary: Uint8Array
  TesseractProgress?: (percent: number) => void
  printErr?: (text: string) => void
}) => Promise<TesseractModule>

interface TesseractFiles {
  factory: TesseractFactory
  wasm: Uint8Array
  /** The first is the one most pages are in. */
  languages: OcrLanguage[]
  /** Unpacked; asked for when a page is in the language. */
  lettersOf: (language: OcrLanguage) => Promise<Uint8Array>
}

const LSTM_ONLY = 1
const FAILED = -1
/** Finds columns, lines and words by itself. */
const AUTOMATIC_LAYOUT = '3'
/** Tesseract finds the layout in the first 30 percent. */
const LAYOUT_PERCENT = 30

interface JsonBox {
  x0: number
  y0: number
  x1: number
  y1: number
}
interface JsonWord {
  text: string
  confidence: number
  bbox: JsonBox
  symbols: { text: string; bbox: JsonBox }[]
}
interface JsonLine {
  baseline: JsonBox
  words: JsonWord[]
}
interface JsonPage {
  blocks: { paragraphs: { lines: JsonLine[] }[] | null }[] | null
}

export const createTesseract = async ({
  factory,
  wasm,
  languages,
  lettersOf,
}: TesseractFiles): Promise<Recognizer> => {
  let heard: ((share: number) => void) | undefined
  const onPercent = (percent: number) =>
    heard?.(Math.max(0, (percent - LAYOUT_PERCENT) / (100 - LAYOUT_PERCENT)))
  const module = await factory({
    wasmBinary: wasm,
    // It tells what it guesses of a picture's size.
    printErr: () => undefined,
    TesseractProgress: onPercent,
  })
  const api = new module.TessBaseAPI()
  let started: OcrLanguage | undefined
  const start = async (language: OcrLanguage) => {
    if (started === language) return
    const file = `/${language}.traineddata`
    module.FS.writeFile(file, await lettersOf(language))
    started = undefined
    const failed = api.Init('/', language, LSTM_ONLY) === FAILED
    module.FS.unlink(file)
    if (failed) throw new Error(`Tesseract does not start with ${language}.`)
    api.SetVariable('tessedit_pageseg_mode', AUTOMATIC_LAYOUT)
    // Else it guesses from the letters, differently for each page.
    api.SetVariable('user_defined_dpi', '300')
    // The picture comes with dark print on white: each line would be tried once more in reverse.
    api.SetVariable('tessedit_do_invert', '0')
    started = language
  }
  return {
    languages,
    async recognize(picture, language, onProgress) {
      await start(language)
      heard = onProgress
      module.FS.writeFile('/input', pgmOf(picture))
      try {
        if (api.SetImageFile(1, 0) !== 0) throw new Error('Tesseract does not take the picture.')
        api.Recognize(null)
        return linesOf(JSON.parse(api.GetJSONText()) as JsonPage)
      } finally {
        heard = undefined
        api.Clear()
        module.FS.unlink('/input')
      }
    },
  }
}

/** A portable graymap: the simplest file Tesseract opens. */
const pgmOf = ({ width, height, data }: Gray): Uint8Array => {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`)
  const file = new Uint8Array(head.length + data.length)
  file.set(head)
  file.set(data, head.length)
  return file
}

const linesOf = (page: JsonPage): RecognizedLine[] =>
  (page.blocks ?? [])
    .flatMap((block) => (block.paragraphs ?? []).flatMap((paragraph) => paragraph.lines))
    .map(({ baseline, words }) => ({ baseline, words: words.map(wordOf).filter(({ text }) => text !== '') }))
    .filter(({ words }) => words.length > 0)

const wordOf = ({ text, confidence, bbox, symbols }: JsonWord): RecognizedWord => ({
  text: text.trim(),
  confidence: confidence / 100,
  ...bbox,
  symbols: symbols.map((symbol) => ({ text: symbol.text, ...symbol.bbox })),
})
