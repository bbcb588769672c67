import { unusableSkills } from '../absent.ts'
import { type CheckDefinition, partly, pass } from '../check.ts'
import { t } from '../skills-texts.ts'
import { listedSkills } from '../stuffing.ts'
import { THRESHOLDS } from '../thresholds.ts'

const { fewest, most, tolerated } = THRESHOLDS.skills

const check: CheckDefinition = {
  id: 'skills-count',
  part: 'section',
  group: 'skills',
  restsOn: ['skills'],
  look(subject) {
    const { resume } = subject
    const n = resume.skills.length
    const unusable = unusableSkills(subject)
    if (unusable) return unusable
    // “Tools (Git, CMake, Vim)” is one entry, and names three.
    if (n < fewest && listedSkills(resume) < fewest)
      return partly(n / fewest, t.few(n), t.listMore({ fewest }))
    if (n <= tolerated) return pass(t.listed(n))
    const outcome = partly(most / n, t.listed(n), t.keep({ most, all: n }))
    return { ...outcome, limit: Math.round(100 - (n - tolerated) / NAMES_A_POINT) }
  },
}
export default check

/** The longer the list, the less of it is believed, until it is a heap. */
const NAMES_A_POINT = 3
