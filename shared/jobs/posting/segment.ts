import { blocksOf } from './blocks.ts'
import { sentencesOf } from './sentences.ts'
import type { Segment } from './signs.ts'

/** The lines of a posting as they were meant, whatever the page that they were copied from looked like. */
export const segmentsOf = (text: string): Segment[] =>
  blocksOf(evenly(text).split('\n').map(apart).join('\n')).map(({ text, bullet }) => ({
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
/** Headings and items that were copied into one line. */
function apart(line: string): string {
  const parted = line.replace(WITHIN_A_LINE, '\n• ')
  return (parted.match(PLUS)?.length ?? 0) < PLUS_LEAST
    ? parted
    : parted.replace(BOLD_OPENS, '\n').replace(BOLD_ENDS, '\n').replace(PLUS, '\n• ')
}
const WITHIN_A_LINE = /(?<=\S) [•▪‣●] (?=\S)/g
/** 'R + D' is one thing; a line with many is a list that lost its breaks. */
const PLUS = /(?<=\S) \+ (?=\p{Lu}|\d)/gu
const PLUS_LEAST = 4
const BOLD_OPENS = / ?\*\*(?=\p{Lu})/gu
const BOLD_ENDS = /(?<=:)\*\*/g
