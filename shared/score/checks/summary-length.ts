import { noSummary } from '../absent.ts'
import { at, type CheckDefinition, partly, pass } from '../check.ts'
import type { Subject } from '../subject.ts'
import { plural } from '../text/words.ts'
import { THRESHOLDS } from '../thresholds.ts'
import { sayLevel, saysLevel } from './summary-level.ts'
import { lacksProof, PROVE } from './summary-proof.ts'

const { fewest, most } = THRESHOLDS.summary

const check: CheckDefinition = {
  id: 'summary-length',
  part: 'section',
  group: 'summary',
  title: 'The summary has the right length',
  why: 'Under two sentences it says nothing yet; over five lines it is skipped.',
  look(subject) {
    const { summary } = subject.resume
    // Counted by spaces: languages without them are not judged by length.
    const n = summary.split(/\s+/).filter((w) => w !== '').length
    if (n === 0) return noSummary()
    if (n >= fewest && n <= most) return pass(`Your summary has ${plural(n, 'word')}.`)
    if (n < fewest / 4 && summary.length > fewest * 4) return pass('Your summary is long enough.')
    const evidence = [at(subject, 'summary', summary)]
    return n < fewest
      ? partly(n / fewest, `Your summary has only ${plural(n, 'word')}.`, sayMore(subject, n), evidence)
      : partly(
          most / n,
          `Your summary has ${plural(n, 'word')}.`,
          `Cut your summary to ${most} words at most; it has ${n}.`,
          evidence,
        )
  },
}
export default check

/** What another check misses makes it longer too, and is said in its words; nobody is told to add what stands there. */
function sayMore(subject: Subject, n: number): string {
  const room = `Say a little more in your summary: it has ${n} of ${fewest} to ${most} words.`
  if (!subject.english) return `${room} Name your field, your years and one result.`
  const { summary } = subject.resume
  if (lacksProof(subject)) return PROVE
  if (!saysLevel(summary)) return sayLevel(subject)
  return `${room} Add what you are best at, or what you are looking for next.`
}
