import { unusableSummary } from '../absent.ts'
import { at, type CheckDefinition, partly, pass } from '../check.ts'
import type { Subject } from '../subject.ts'
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
  title: 'The summary has the right length',
  why: 'Under two sentences it says nothing yet; over five lines it is skipped.',
  look(subject) {
    const { summary } = subject.resume
    const unusable = unusableSummary(subject)
    if (unusable) return unusable
    const n = Math.max(words(summary).length, summary.split(/\s+/).filter((w) => w !== '').length)
    const unit = unitOf(subject.resume.language)
    const said = counted(n, unit)
    if (n >= fewest && n <= most) return pass(`Your summary has ${said}.`)
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

/** What another check misses makes it longer too, and is said in its words; nobody is told to add what stands there. */
function sayMore(subject: Subject, n: number): string {
  const unit = unitOf(subject.resume.language)
  const room = `Say a little more in your summary: it has ${n * unit.of} of ${fewest * unit.of} to ${most * unit.of} ${unit.name}s.`
  if (!subject.english) return `${room} Name your field, your years and one result.`
  const { summary } = subject.resume
  if (lacksProof(subject)) return PROVE
  if (!saysLevel(summary)) return sayLevel(subject)
  return `${room} Add what you are best at, or what you are looking for next.`
}
