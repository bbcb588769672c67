import { meant } from '#shared/jobs/matching/find.ts'
import { itemsOf } from '#shared/jobs/matching/rooms.ts'
import { scan } from '#shared/jobs/text/scan.ts'
import { lexicon } from '#shared/jobs/vocabulary.ts'
import type { Job } from '#shared/schema/job.ts'
import { runs } from '#shared/text/words.ts'
import { isSmall } from './sound.ts'
import type { Statement } from './subject.ts'

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
  const counting = countsNames(job)
  const naming = statements.filter((statement) => counting(statement) > 0)
  const beyond = naming.reduce((sum, statement) => sum + counting(statement), 0)
  const echo = new Set([
    ...(reworded.length >= REWORDED_FEWEST ? reworded : []),
    ...(beyond >= NAMED_BEYOND ? naming : []),
  ])
  const copied = statements.filter((statement) => isCopied(statement.runs, asked) || echo.has(statement))
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
  const roots = [...new Set(rootsIn(own))]
  const least = roots.length * (/\d/.test(text) ? SHARE_FIGURED : SHARE)
  return lines.some((line) => {
    const shared = roots.filter((root) => line.has(root)).length
    return shared >= ROOTS_FEWEST && shared >= least
  })
}
/** A figure may have been hung on the posting's own sentence; what it changed takes words. */
const SHARE_FIGURED = 0.75

/** “Handled invoicing, payroll, audits and tax for 40 clients”: how many of the names asked for a line has beyond its own words. */
function countsNames({ required, preferred }: Job): (statement: Statement) => number {
  const asked = [...required, ...preferred]
    .flatMap((one) => (typeof one === 'string' ? one : one.anyOf))
    .map((name) => ({ skill: meant(name, lexicon()).skill, roots: rootsIn(runs(name)) }))
  return ({ text, runs: said }) => {
    // “Technologies: …” states what there was.
    if (LABEL.test(text)) return 0
    const { hits, tokens } = scan(text, lexicon())
    const [found, roots] = [new Set(hits.map(({ skill }) => skill)), new Set(rootsIn(said))]
    const named = asked.filter(
      (one) => found.has(one.skill) || (one.roots.length > 0 && one.roots.every((root) => roots.has(root))),
    )
    const items = itemsOf(text)
    const names = Math.max(named.length, items.length + 1)
    if (named.length < ASKED_FEWEST || names < NAMES_FEWEST) return 0
    const theirs = new Set(named.flatMap((one) => one.roots))
    const own = tokens.filter(
      ({ key, start }, at) =>
        !/\d/.test(key) &&
        !isSmall(key) &&
        !items.some(([from, to]) => from <= start && start < to) &&
        !theirs.has(key.slice(0, ROOT)) &&
        !hits.some(({ from, to }) => from <= at && at < to),
    )
    return Math.max(0, names - new Set(own.map(({ key }) => key)).size)
  }
}
const LABEL = /(?:^|[.;] )\p{L}{2,24}(?: \p{L}{2,24})?[:：]/u
const ASKED_FEWEST = 2
const NAMES_FEWEST = 3
/** Some lines that name a few tools and hardly say what was done are in many resumes of engineers. */
const NAMED_BEYOND = 6

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
