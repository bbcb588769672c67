import { words as wordsOf } from '#shared/text/words.ts'
import { unusableSummary } from '../absent.ts'
import { at, type CheckDefinition, notApplicable, partly, pass } from '../check.ts'
import type { Subject } from '../subject.ts'
import { t } from '../summary-texts.ts'
import { measures } from '../text/quantities.ts'
import { THRESHOLDS } from '../thresholds.ts'
import { counted, unitOf } from './ats-length.ts'
import { sayLevel, saysLevel } from './summary-level.ts'
import { lacksProof } from './summary-proof.ts'

const { fewest, most } = THRESHOLDS.summary

const check: CheckDefinition = {
  id: 'summary-length',
  title: 'The summary has the right length',
  why: 'One short sentence says too little. More than five lines are often skipped.',
  part: 'section',
  place: 380,
  weight: 2, // Too short says nothing, too long is skipped.
  group: 'summary',
  restsOn: ['summary'],
  look(subject) {
    const { summary } = subject.resume
    const unusable = unusableSummary(subject)
    if (unusable) return unusable
    const n = Math.max(
      wordsOf(summary).length,
      summary.split(/\s+/).filter((w) => w !== '').length,
      subject.english ? 0 : inEnglishWords(summary, unitOf(subject.resume.language)),
    )
    const unit = unitOf(subject.resume.language)
    const words = counted(n, unit)
    if (n >= fewest && n <= most * TOLERATED) return pass(t.has({ words }))
    const evidence = [at(subject, 'summary', summary)]
    if (n > most && paragraphs(summary) >= PARAGRAPHS) return notApplicable(t.has({ words }))
    return n < fewest
      ? partly(n / fewest, t.hasOnly({ words }), sayMore(subject), evidence)
      : partly(most / n, t.has({ words }), t.cut({ most: counted(most, unit), count: n * unit }), evidence)
  },
}
export default check

/** Whole paragraphs under a heading of their own are a letter or a portrait, which some countries ask for. */
const PARAGRAPHS = 3
const SHORT = 0.8
function paragraphs(summary: string): number {
  const lines = summary.split('\n').map((line) => line.trim())
  const widest = Math.max(...lines.map(({ length }) => length))
  return lines.filter((line) => /[.!。！]$/u.test(line) && line.length < widest * SHORT).length
}

/** A few words more are nobody’s concern. */
const TOLERATED = 1.15

/** A language of long words says as much in fewer of them. */
const LETTERS_OF_A_WORD = 5
const inEnglishWords = (text: string, of: number): number =>
  of > 1 ? 0 : Math.floor((text.match(/\p{L}/gu)?.length ?? 0) / LETTERS_OF_A_WORD)

/** What another check misses makes it longer too, and is said in its words; nobody is told to add what stands there. */
function sayMore(subject: Subject): string {
  const { summary, language } = subject.resume
  const unit = unitOf(language)
  const room = { fewest: fewest * unit, most: counted(most, unit) }
  if (!subject.english) return measures(summary, language) ? t.sayMore(room) : t.sayMoreAndProve(room)
  if (lacksProof(subject)) return t.addResult
  if (!saysLevel(summary)) return sayLevel(subject)
  return t.sayMoreOfYourself(room)
}
