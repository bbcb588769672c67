import { tellsContact } from './headline.ts'
import { inFields, type Prepared, wordCount } from './prepared.ts'

// Sentences between the name and the first heading: a summary that nobody gave a heading.

/** A slogan is shorter. */
const FEWEST_WORDS = 15
/** In line heights: more white parts two texts. */
const CLOSE = 1
const SENTENCE_END = /[.!?。！？…]["”’)]?$|\p{Ll}{3}[.!?]["”’)]?\s(?=\p{Lu})|[。！？]/u

/** Lines set alike, one below the other, in which a sentence ends; `taken`: what the head holds besides. */
export function unheadedSummary(head: readonly Prepared[], taken: ReadonlySet<string>): Prepared[] {
  let run: Prepared[] = []
  for (const line of head.map(withoutBeside)) {
    if (!isProse(line, taken)) {
      if (isSummary(run)) return run
      run = []
      continue
    }
    const last = run.at(-1)
    const goesOn = last && last.style === line.style && line.gap < CLOSE
    if (last && !goesOn && isSummary(run)) return run
    run = goesOn ? [...run, line] : [line]
  }
  return isSummary(run) ? run : []
}

/** `… platforms for data analysis, ⇥ Ogden, UT 84401`: an address stands beside the text. */
const withoutBeside = (line: Prepared): Prepared => {
  const [text = '', beside = '', ...others] = line.fields
  const isText = others.length === 0 && wordCount(text) >= TEXT_WORDS && wordCount(beside) < TEXT_WORDS
  return beside && isText ? inFields(line, [text]) : line
}
const TEXT_WORDS = 6

const isProse = (line: Prepared, taken: ReadonlySet<string>): boolean =>
  !line.hidden &&
  line.line.part !== 'footer' &&
  line.line.bullet === undefined &&
  line.fields.length === 1 &&
  !taken.has(line.text) &&
  !tellsContact(line)

const isSummary = (run: readonly Prepared[]): boolean =>
  run.length > 0 &&
  run.some(({ text }) => SENTENCE_END.test(text)) &&
  run.reduce((sum, { text }) => sum + wordCount(text), 0) >= FEWEST_WORDS
