import { unusableSkills } from '../absent.ts'
import { type CheckDefinition, graded } from '../check.ts'
import { list, share } from '../text/words.ts'
import { THRESHOLDS } from '../thresholds.ts'
import { SOFT_SKILLS } from '../words/soft-skills.ts'

const check: CheckDefinition = {
  id: 'skills-soft',
  part: 'section',
  group: 'skills',
  english: true,
  look(subject) {
    const { skills } = subject.resume
    const unusable = unusableSkills(subject)
    if (unusable) return unusable
    const soft = skills.filter((s) => SOFT_SKILLS.has(s.name.toLowerCase().trim()))
    const part = soft.length / skills.length
    return graded(
      part <= THRESHOLDS.skills.softMost ? 1 : (1 - part) / (1 - THRESHOLDS.skills.softMost),
      'Most of your skills are specific.',
      () => ({
        finding: `${share(soft.length, skills.length, 'skill')} ${soft.length === 1 ? 'is a soft one' : 'are soft ones'}.`,
        fix: `Show ${list(
          soft.map((s) => s.name),
          3,
        )} in bullets instead, and list tools, methods and knowledge.`,
        evidence: [],
      }),
    )
  },
}
export default check
