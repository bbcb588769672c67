import { plainWords } from '#shared/text/fold.ts'
import { mostOf } from '../extent.ts'
import { bodyOf, type Prepared, wordCount } from '../prepared.ts'

/** What the page says of whose it is: sizes of print, and the words of addresses, links and the file's title. */
export interface NamePage {
  /** What short lines are set in again and again, as headings are. */
  headingStyles: ReadonlySet<string>
  headCount: number
  bodySize: number
  largest: number
  locals: string[]
  handles: string[]
  title: string
  /** Lines that may repeat the name, with their words. */
  shortLines: { line: Prepared; words: ReadonlySet<string> }[]
}

const HEADING = { times: 2, words: 4 }
/** The name, and what the page calls itself or on which of its pages one is. */
const WORDS_BESIDE_NAME = 8

export const pageOf = (
  lines: Prepared[],
  headCount: number,
  emails: string[],
  links: string[],
  title: string,
): NamePage => {
  const { size: bodySize } = bodyOf(lines)
  const ofFirst = lines.filter(({ line }) => line.page === 1).map(({ line }) => line.size)
  return {
    headingStyles: recurring(lines),
    headCount,
    bodySize,
    largest: mostOf([...ofFirst, bodySize]),
    locals: emails.map((email) => plainWords((email.split('@')[0] ?? '').replace(/[._\d-]+/g, ' '))),
    handles: links.map((link) => plainWords(link.replace(/^.*\//, ' ').replace(/[-_.]/g, ' '))),
    title: plainWords(title),
    shortLines: lines
      .filter(({ text }) => wordCount(text) <= WORDS_BESIDE_NAME)
      .map((line) => ({ line, words: new Set(plainWords(line.text).split(' ')) })),
  }
}

const recurring = (lines: Prepared[]): ReadonlySet<string> => {
  const times = new Map<string, number>()
  for (const [at, { style, fields, text }] of lines.entries())
    if (fields.length === 1 && wordCount(text) <= HEADING.words && lines[at - 1]?.style !== style)
      times.set(style, (times.get(style) ?? 0) + 1)
  return new Set([...times].filter(([, n]) => n >= HEADING.times).map(([style]) => style))
}
