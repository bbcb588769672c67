import type { Gray } from './gray.ts'
import { strokeOf } from './letters.ts'
import type { RecognizedWord } from './recognizer.ts'

/** Strokes so much wider for their size than those of the text are bold. */
export const BOLD_FROM = 1.18

const MIXED = {
  /** Letters of a word from which its strokes tell its weight. */
  letters: 3,
  /** By so much the bold words of a line have wider strokes than the others. */
  apart: 1.2,
  /** A title, its company and a date: more changes than this are noise. */
  changes: 2,
} as const

/** Which words of a line are bold: a title in front of its company is, and the company is not. */
export const boldWords = (
  picture: Gray,
  words: RecognizedWord[],
  /** Pixels of the strokes of text in the line's size. */
  usual: number,
  isLineBold: boolean,
): boolean[] => {
  const strokes = words.map((word) =>
    (word.text.match(/[\p{L}\d]/gu)?.length ?? 0) >= MIXED.letters ? strokeOf(picture, word) : undefined,
  )
  const told = strokes.map((stroke) => (stroke === undefined ? undefined : stroke > BOLD_FROM * usual))
  const first = told.find((bold) => bold !== undefined) === true
  let last = first
  const bold = told.map((own) => {
    last = own ?? last
    return last
  })
  const changes = bold.filter((own, at) => at > 0 && own !== bold[at - 1]).length
  const mean = (wanted: boolean) => {
    const own = strokes.flatMap((stroke, at) => (stroke && bold[at] === wanted ? [stroke] : []))
    return own.reduce((sum, stroke) => sum + stroke, 0) / own.length
  }
  const isMixed = changes > 0 && changes <= MIXED.changes && mean(true) > MIXED.apart * mean(false)
  return isMixed ? bold : words.map(() => isLineBold)
}
