import type { Resume } from '#shared/schema/resume.ts'
import { runs, words } from '#shared/text/words.ts'
import { unusableSkills } from '../absent.ts'
import { type CheckDefinition, partly, pass } from '../check.ts'
import { t } from '../skills-texts.ts'
import { listedSkills } from '../stuffing.ts'
import { THRESHOLDS } from '../thresholds.ts'

const { fewest, most, tolerated } = THRESHOLDS.skills

const check: CheckDefinition = {
  id: 'skills-count',
  title: 'Neither too few skills nor too many',
  why: 'With fewer than five skills, little can match. With more than 25, the important ones get lost.',
  part: 'section',
  place: 360,
  weight: 2, // Too few cannot match, too many drown.
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
    const many = distinct(resume)
    if (many <= tolerated) return pass(t.listed(n))
    const outcome = partly(most / many, t.tooMany({ tolerated }), t.keep({ most }))
    return { ...outcome, limit: Math.round(100 - (many - tolerated) / NAMES_A_POINT) }
  },
}
export default check

/** A column of levels or a second language says the same again, and a piece of a sentence is no skill. */
const distinct = ({ skills }: Pick<Resume, 'skills'>): number =>
  new Set(skills.map(({ name }) => runs(name).join(' ')).filter((name) => words(name).length <= WORDS_MOST))
    .size
const WORDS_MOST = 5

/** The longer the list, the less of it is believed, until it is a heap. */
const NAMES_A_POINT = 3
