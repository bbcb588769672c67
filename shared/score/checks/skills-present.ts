import { unusableSkills } from '../absent.ts'
import { type CheckDefinition, pass } from '../check.ts'
import { plural } from '../text/words.ts'

const check: CheckDefinition = {
  id: 'skills-present',
  part: 'section',
  group: 'skills',
  look: (subject) =>
    unusableSkills(subject) ?? pass(`${plural(subject.resume.skills.length, 'skill')} found.`),
}
export default check
