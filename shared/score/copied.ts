import type { Job } from '#shared/schema/job.ts'
import type { Statement } from './subject.ts'
import { runs } from './text/words.ts'

// Lines that are the job's own words. Whoever pastes what is asked for has shown nothing of it.

/** So many words in a row are nobody's chance. */
const RUN = 5
/** A line is copied when so much of it stands in the job text. */
const SHARE = 0.6
const WORDS_FEWEST = 6

export interface Copied {
  statements: Statement[]
  /** Of the words of all statements, the share that stands in copied ones. */
  share: number
}

export function copiedFrom(job: Job | null, statements: readonly Statement[]): Copied {
  if (!job || job.text === '') return { statements: [], share: 0 }
  const asked = shingles(runs(job.text))
  const lines = job.text.split('\n').map((line) => new Set(rootsIn(runs(line))))
  const reworded = statements.filter((statement) => isReworded(statement, lines))
  const copied = statements.filter(
    (statement) =>
      isCopied(statement.runs, asked) || (reworded.length >= REWORDED_FEWEST && reworded.includes(statement)),
  )
  const words = (some: readonly Statement[]) => some.reduce((sum, s) => sum + s.runs.length, 0)
  return { statements: copied, share: words(copied) / Math.max(1, words(statements)) }
}

/** One line that says what the posting says is a good answer, several without a figure of one's own are its echo. */
const REWORDED_FEWEST = 3
const ROOTS_FEWEST = 4
/** Letters that the forms of a word have in common: “mentored”, “mentor”. */
const ROOT = 4
const rootsIn = (words: readonly string[]): string[] =>
  words.filter((word) => word.length >= ROOT).map((word) => word.slice(0, ROOT))

function isReworded({ runs: own, text }: Statement, lines: readonly ReadonlySet<string>[]): boolean {
  if (/\d/.test(text)) return false
  const roots = [...new Set(rootsIn(own))]
  return lines.some((line) => {
    const shared = roots.filter((root) => line.has(root)).length
    return shared >= ROOTS_FEWEST && shared >= roots.length * SHARE
  })
}

function isCopied(words: readonly string[], asked: ReadonlySet<string>): boolean {
  if (words.length < WORDS_FEWEST) return false
  const covered = new Set<number>()
  for (let from = 0; from + RUN <= words.length; from++)
    if (asked.has(words.slice(from, from + RUN).join(' ')))
      for (let at = from; at < from + RUN; at++) covered.add(at)
  return covered.size >= words.length * SHARE
}

function shingles(words: readonly string[]): Set<string> {
  const found = new Set<string>()
  for (let from = 0; from + RUN <= words.length; from++) found.add(words.slice(from, from + RUN).join(' '))
  return found
}
