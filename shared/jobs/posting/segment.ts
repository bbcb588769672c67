import { blocksOf } from './blocks.ts'
import { sentencesOf } from './sentences.ts'
import type { Segment } from './signs.ts'

/** The lines of a posting as they were meant, whatever the page that they were copied from looked like. */
export const segmentsOf = (text: string): Segment[] =>
  blocksOf(evenly(text).replace(WITHIN_A_LINE, '\n• ')).map(({ text, bullet }) => ({
    text,
    bullet,
    sentences: sentencesOf(text),
  }))

/** Where most lines have a blank one after them, the blank ones say nothing. */
function evenly(text: string): string {
  const lines = text.split('\n')
  const written = lines.filter((line) => line.trim() !== '').length
  const blank = (text.match(BLANK) ?? []).length
  return blank > written * BLANK_SHARE ? text.replace(BLANK, '\n') : text
}
const BLANK = /\n(?:[^\S\n]*\n)+/g
const BLANK_SHARE = 0.7
/** Items that were copied into one line. */
const WITHIN_A_LINE = /(?<=\S) [•▪‣●] (?=\S)/g
