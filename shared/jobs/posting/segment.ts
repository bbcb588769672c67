import { fold } from '../text/tokens.ts'
import { blocksOf } from './blocks.ts'
import { sentencesOf } from './sentences.ts'
import type { Segment } from './signs.ts'
import { frameKind } from './wording.ts'

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
function apart(given: string): string {
  const line = given.replace(GLUED, ' ')
  const items = line.replace(WITHIN_A_LINE, '\n• ')
  const parted = line.length < RUNS_ON ? items : unrun(items)
  return (parted.match(PLUS)?.length ?? 0) < PLUS_LEAST
    ? parted
    : parted.replace(BOLD_OPENS, '\n').replace(BOLD_ENDS, '\n').replace(PLUS, '\n• ')
}

/** A paragraph this long may be a page that lost its line breaks. */
const RUNS_ON = 400
/** Its labels head lines again; where nothing ends for long, what names knowledge opens an item. */
function unrun(line: string): string {
  const parts = sentencesOf(line)
    .filter(({ length }) => length >= RUN_SENTENCE)
    .reduce((text, sentence) => text.replace(sentence, itemsOf), line)
    .split(': ')
  const last = parts.pop() ?? ''
  return parts.map(labelApart).join('') + last
}
const labelApart = (part: string): string => {
  const at = Math.max(...['. ', '! ', '? ', '; ', ') '].map((end) => part.lastIndexOf(end))) + 2
  const label = part.slice(at)
  return at > 1 && label.length < LABEL_MOST && OPENS_BIG.test(label) && !label.includes(',')
    ? `${part.slice(0, at)}\n${label}:\n`
    : `${part}: `
}
const LABEL_MOST = 48
const OPENS_BIG = /^\p{Lu}\S/u
const itemsOf = (sentence: string): string =>
  sentence.replace(CAPITAL, (word) => (frameKind(fold(word)) === '' ? word : `\n• ${word}`))
const RUN_SENTENCE = 160
const CAPITAL = /(?<=[\p{Ll}\d)] )\p{Lu}\p{Ll}{3,}/gu
const WITHIN_A_LINE = /(?<=\S) ?[•▪‣●] ?(?=\S)/g
/** 'Masivo.La persona': a sentence or a label ended where a line break was lost. */
const GLUED = /(?<=\p{Ll}{3}[.!?:])(?=[¿¡]?\p{Lu}\p{Ll}* \p{L})/gu
/** 'R + D' is one thing; a line with many is a list that lost its breaks. */
const PLUS = /(?<=\S) \+ (?=\p{Lu}|\d)/gu
const PLUS_LEAST = 4
const BOLD_OPENS = / ?\*\*(?=\p{Lu})/gu
const BOLD_ENDS = /(?<=:)\*\*/g
