import { unusableSummary } from '../absent.ts'
import { at, type CheckDefinition, partly, pass } from '../check.ts'
import type { Subject } from '../subject.ts'
import { measures } from '../text/quantities.ts'
import { words } from '../text/words.ts'
import { THRESHOLDS } from '../thresholds.ts'
import { counted, unitOf } from './ats-length.ts'
import { sayLevel, saysLevel } from './summary-level.ts'
import { lacksProof, PROVE } from './summary-proof.ts'

const { fewest, most } = THRESHOLDS.summary

const check: CheckDefinition = {
  id: 'summary-length',
  part: 'section',
  group: 'summary',
  look(subject) {
    const { summary } = subject.resume
    const unusable = unusableSummary(subject)
    if (unusable) return unusable
    const n = Math.max(
      words(summary).length,
      summary.split(/\s+/).filter((w) => w !== '').length,
      subject.english ? 0 : inEnglishWords(summary, unitOf(subject.resume.language).of),
    )
    const unit = unitOf(subject.resume.language)
    const said = counted(n, unit)
    if (n >= fewest && n <= most * TOLERATED) return pass(`Your summary has ${said}.`)
    const evidence = [at(subject, 'summary', summary)]
    return n < fewest
      ? partly(n / fewest, `Your summary has only ${said}.`, sayMore(subject, n), evidence)
      : partly(
          most / n,
          `Your summary has ${said}.`,
          `Cut your summary to ${counted(most, unit)} at most; it has ${n * unit.of}.`,
          evidence,
        )
  },
}
export default check

/** A few words more are nobody’s concern. */
const TOLERATED = 1.15

/** A language of long words says as much in fewer of them. */
const LETTERS_OF_A_WORD = 5
const inEnglishWords = (text: string, of: number): number =>
  of > 1 ? 0 : Math.floor((text.match(/\p{L}/gu)?.length ?? 0) / LETTERS_OF_A_WORD)

/** What another check misses makes it longer too, and is said in its words; nobody is told to add what stands there. */
function sayMore(subject: Subject, n: number): string {
  const unit = unitOf(subject.resume.language)
  const room = `Say a little more in your summary: it has ${n * unit.of} of ${fewest * unit.of} to ${most * unit.of} ${unit.name}s.`
  if (!subject.english)
    return measures(subject.resume.summary, subject.resume.language) ? room : `${room} Add your best result.`
  const { summary } = subject.resume
  if (lacksProof(subject)) return PROVE
  if (!saysLevel(summary)) return sayLevel(subject)
  return `${room} Add what you are best at, or what you are looking for next.`
}
