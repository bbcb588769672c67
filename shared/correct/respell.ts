import type { Correction } from '#shared/schema/corrections.ts'
import type { Document, Line, RecognizedFacts } from '#shared/schema/document.ts'

// Words of a picture, as the person says they are spelled: put into the lines before these are understood, so that a
// heading, a date or a name that was misread is read as one.

type Respelling = Extract<Correction, { do: 'respell' }>

/** The corrections that fit no word of the lines are left out, and named. */
export function respelled(
  document: Document,
  corrections: readonly Correction[],
): { document: Document; unfit: string[] } {
  const respellings = corrections.filter((correction) => correction.do === 'respell')
  if (respellings.length === 0) return { document, unfit: [] }
  const lines = new Map(document.pages.flatMap((page) => page.lines).map((line) => [line.number, line]))
  const unfit: string[] = []
  const settled = new Set<string>()
  for (const respelling of respellings) {
    const line = lines.get(respelling.line)
    const changed = line && withWord(line, respelling)
    if (!changed) {
      unfit.push(respelling.id)
      continue
    }
    lines.set(line.number, changed)
    settled.add(`${respelling.line} ${respelling.run}`)
  }
  // A line without a word left is none; the others keep their numbers, by which other corrections find them.
  const kept = ({ number }: Line) => {
    const line = lines.get(number)
    return line && line.text !== '' ? [line] : []
  }
  const pages = document.pages.map((page) => ({ ...page, lines: page.lines.flatMap(kept) }))
  const { recognized } = document.facts
  const facts = recognized
    ? { ...document.facts, recognized: withoutSettled(recognized, settled) }
    : document.facts
  return { document: { ...document, pages, facts }, unfit }
}

const withoutSettled = (recognized: RecognizedFacts, settled: ReadonlySet<string>): RecognizedFacts => ({
  ...recognized,
  unsure: recognized.unsure.filter(({ line, run }) => !settled.has(`${line} ${run}`)),
})

function withWord(line: Line, { run: at, was, value }: Respelling): Line | undefined {
  const run = line.runs[at]
  if (run?.confidence === undefined || run.text.trim() !== was) return undefined
  const word = value.trim().replace(/\s+/g, ' ')
  const before = line.runs
    .slice(0, at)
    .flatMap(({ text }) => text.split(/\s+/))
    .filter((text) => text === was).length
  const place = nthWord(line.text, was, before)
  if (place < 0) return undefined
  const rest = line.text.slice(place + was.length)
  const text = word ? line.text.slice(0, place) + word + rest : joined(line.text.slice(0, place), rest)
  const blank = run.text.endsWith(' ') && word ? ' ' : ''
  const runs = line.runs.with(at, { ...run, text: word + blank, confidence: 1 })
  return { ...line, text, runs }
}

/** The wider of the two gaps stays: a tab parts columns. */
const joined = (before: string, after: string): string => {
  const gap = /\t/.test(before.slice(-1) + after.slice(0, 1)) ? '\t' : ' '
  return [before.trimEnd(), after.trimStart()].filter(Boolean).join(gap)
}

/** Where the word stands in the text for the nth time, from 0, as a word of its own; -1 where it does not. */
function nthWord(text: string, word: string, nth: number): number {
  let left = nth
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const isWhole = !/\S/.test((text[at - 1] ?? ' ') + (text[at + word.length] ?? ' '))
    if (!isWhole) continue
    if (left === 0) return at
    left -= 1
  }
  return -1
}
