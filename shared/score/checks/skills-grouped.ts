import { unusableSkills } from '../absent.ts'
import { type CheckDefinition, partly, pass } from '../check.ts'
import { t } from '../skills-texts.ts'
import { THRESHOLDS } from '../thresholds.ts'

const { groupedFrom } = THRESHOLDS.skills

/** So many lines are no row, and neither is what stands under two headings. */
const LINES_APART = 5

const check: CheckDefinition = {
  id: 'skills-grouped',
  title: 'A long list of skills is grouped',
  why: 'Four groups of five are easier to scan than a row of twenty.',
  part: 'section',
  place: 450,
  weight: 1, // Helps the eye, not the match.
  group: 'skills',
  restsOn: ['skills'],
  look(subject) {
    const { resume } = subject
    const { skills } = resume
    const unusable = unusableSkills(subject)
    if (unusable) return unusable
    if (skills.length < groupedFrom) return pass(t.shortEnough)
    const groups = new Set(skills.map((s) => s.group).filter((g) => g !== ''))
    // Lines of their own are groups without names.
    const listed = resume.sections.filter(({ kind, lines }) => kind === 'skills' && lines.length > 0)
    const lines = listed.reduce((n, s) => n + s.lines.length, 0)
    if (lines >= LINES_APART || listed.length > 1) return pass(t.onLines)
    if (groups.size >= 2) return pass(t.inGroups(groups.size))
    return partly(0.3, t.inOneRow(skills.length), t.group({ all: skills.length }))
  },
}
export default check
