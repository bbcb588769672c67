import { breakScore } from '#shared/learn/breaks.ts'
import { clausesOf } from '#shared/text/sentences.ts'
import { blocksOf } from './blocks.ts'
import { gapsIn } from './breaks.ts'
import type { Segment } from './signs.ts'

/**
 * The lines of a posting as they were meant, whatever the page that they were copied from looked like. Training leaves
 * pages in one line as they are too, so that lines are told where their breaks were not found.
 */
export function segmentsOf(text: string, restores = true): Segment[] {
  const least = (line: string) => (line.length * 2 > text.length ? 0 : SURE_LEAST)
  const lines = evenly(text)
    .split('\n')
    .map((line) => apart(line, restores ? least(line) : Number.POSITIVE_INFINITY))
  return blocksOf(lines.join('\n')).map(({ text, bullet }) => ({
    text,
    bullet,
    sentences: clausesOf(text),
  }))
}

/** A paragraph beside others has lost its breaks more seldom than a page that is one line. */
const SURE_LEAST = 1500

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
function apart(given: string, least: number): string {
  const line = given.replace(GLUED, ' ')
  const items = line.replace(WITHIN_A_LINE, '\n• ')
  const runsOn = line.length >= (least > 0 ? RUNS_ON : PAGE_LEAST)
  return runsOn ? unrun(items, least) : opensList(items.trimEnd()) ? unrun(items, HEAD_LEAST) : items
}

/** A paragraph this long may be a page that lost its line breaks. */
const RUNS_ON = 400
/** And a page that is one line needs no more than this. */
const PAGE_LEAST = 160
/** 'Arbeitszeit: Vollzeit Ihr Profil:' is more than one line, the last of which heads what follows. */
const opensList = (line: string): boolean => /[:?]$/.test(line) && /[:.!]\s/.test(line)
const HEAD_LEAST = 1000
/** With its lines where they seem to have been, by at least so much. */
function unrun(line: string, least: number): string {
  const begins = gapsIn(line).filter(({ words, signs }) => breakScore(words, signs) > least)
  return begins.reduceRight((text, { at }) => `${text.slice(0, at)}\n${text.slice(at)}`, line)
}
const WITHIN_A_LINE = /(?<=\S) ?[•▪‣●] ?(?=\S)/g
/** 'Masivo.La persona': a sentence or a label ended where a line break was lost. */
const GLUED = /(?<=\p{Ll}{3}[.!?:])(?=[¿¡]?\p{Lu}\p{Ll}* \p{L})/gu
