import type { Segment } from '#shared/structure/layout/segment.ts'
import { languageOf } from '#shared/text/language.ts'
import { throwIfAborted } from '../errors.ts'
import type { Gray } from './gray.ts'
import { FIRST_LANGUAGE, type OcrLanguage, ocrLanguageOf } from './languages.ts'
import { emOf, middle } from './letters.ts'
import { type PrepareOptions, preparePicture } from './prepare.ts'
import type { RecognizedLine, Recognizer } from './recognizer.ts'
import { segmentsOfWords } from './segments.ts'
import { withSurerWords } from './surer-words.ts'

export interface RecognizedPage {
  /** Points. */
  width: number
  height: number
  turned: number
  tilt: number
  segments: Segment[]
  /** The mean over the letters, from 0 to 1. */
  confidence: number
  language: OcrLanguage
}

interface RecognizePageOptions extends PrepareOptions {
  /** Points, where the file says how large the page is. */
  size?: { width: number; height: number }
  /** That of the page before, or what it is likely to be. */
  language?: OcrLanguage
  onProgress?: (share: number) => void
}

/** Turned upside down, print reads as nonsense: below this the other way up is tried. */
const UPSIDE_DOWN = 0.55

/** Letters of the page's own language are believed, where they are read about as surely. */
const AS_SURE = 0.03

export const recognizePage = async (
  recognizer: Recognizer,
  given: Gray,
  options: RecognizePageOptions = {},
): Promise<RecognizedPage> => {
  const { signal, onProgress } = options
  let language = options.language ?? recognizer.languages[0] ?? FIRST_LANGUAGE
  let prepared = preparePicture(given, options)
  let lines = await recognizer.recognize(prepared.picture, language, onProgress)
  throwIfAborted(signal)
  if (confidenceOf(lines) < UPSIDE_DOWN) {
    const other = { ...prepared, picture: reversed(prepared.picture), turned: (prepared.turned + 180) % 360 }
    const otherLines = await recognizer.recognize(other.picture, language, onProgress)
    throwIfAborted(signal)
    if (confidenceOf(otherLines) > confidenceOf(lines)) [prepared, lines] = [other, otherLines]
  }
  const told = ocrLanguageOf(languageOf(textOf(lines)))
  if (told && told !== language && recognizer.languages.includes(told)) {
    const again = await recognizer.recognize(prepared.picture, told, onProgress)
    throwIfAborted(signal)
    if (confidenceOf(again) > confidenceOf(lines) - AS_SURE)
      [language, lines] = [told, withSurerWords(again, lines)]
  }
  const { picture, turned, tilt } = prepared
  const { size } = options
  const across = turned % 180 === 0 ? size?.width : size?.height
  const scale = across ? across / picture.width : pointsPerPixel(picture, lines)
  return {
    width: round(picture.width * scale),
    height: round(picture.height * scale),
    turned,
    tilt,
    segments: segmentsOfWords(picture, lines, scale),
    confidence: confidenceOf(lines),
    language,
  }
}

const textOf = (lines: RecognizedLine[]): string =>
  lines.map(({ words }) => words.map(({ text }) => text).join(' ')).join('\n')

const reversed = ({ width, height, data }: Gray): Gray => ({ width, height, data: data.slice().reverse() })

const confidenceOf = (lines: RecognizedLine[]): number => {
  let sum = 0
  let letters = 0
  for (const { text, confidence } of lines.flatMap((line) => line.words)) {
    sum += text.length * confidence
    letters += text.length
  }
  return letters === 0 ? 0 : sum / letters
}

/** Points: A4 and US Letter. */
const PAPERS = [
  { width: 595.28, height: 841.89 },
  { width: 612, height: 792 },
]
/** A sheet that was photographed comes out as much longer or shorter. */
const SAME_SHAPE = 0.09
/** Of a piece of a page all that is known is that its text was readable. */
const USUAL_TEXT = 10.5

const pointsPerPixel = ({ width, height }: Gray, lines: RecognizedLine[]): number => {
  const shape = Math.max(width, height) / Math.min(width, height)
  const [paper] = PAPERS.map((paper) => ({
    ...paper,
    off: Math.abs(paper.height / paper.width - shape),
  })).sort((a, b) => a.off - b.off)
  if (paper && paper.off < SAME_SHAPE) return paper.height / Math.max(width, height)
  const em = middle(
    lines.flatMap((line) => line.words.flatMap(({ text }) => Array.from(text, () => emOf(line)))),
  )
  return em ? USUAL_TEXT / em : (PAPERS[0]?.width ?? width) / width
}

const round = (value: number): number => Math.round(value * 100) / 100
