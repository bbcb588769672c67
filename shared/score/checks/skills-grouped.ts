import { unusableSkills } from '../absent.ts'
import { type CheckDefinition, partly, pass } from '../check.ts'
import { THRESHOLDS } from '../thresholds.ts'

const { groupedFrom } = THRESHOLDS.skills

/** So many lines are no row. */
const LINES_APART = 5

const check: CheckDefinition = {
  id: 'skills-grouped',
  part: 'section',
  group: 'skills',
  look(subject) {
    const { resume } = subject
    const { skills } = resume
    const unusable = unusableSkills(subject)
    if (unusable) return unusable
    if (skills.length < groupedFrom) return pass('Your list of skills is short enough to need no groups.')
    const groups = new Set(skills.map((s) => s.group).filter((g) => g !== ''))
    // Lines of their own are groups without names.
    const lines = resume.sections.filter((s) => s.kind === 'skills').reduce((n, s) => n + s.lines.length, 0)
    if (lines >= LINES_APART) return pass('Your skills are on lines of their own.')
    if (groups.size >= 2) return pass(`Your skills are in ${groups.size} groups.`)
    return partly(
      0.3,
      `${skills.length} skills are in one row.`,
      `Group your ${skills.length} skills under short names, such as “Languages: …” and “Tools: …”.`,
    )
  },
}
export default check
