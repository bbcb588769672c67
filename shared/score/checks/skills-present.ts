import { unusableSkills } from '../absent.ts'
import { type CheckDefinition, pass } from '../check.ts'
import { t } from '../skills-texts.ts'

const check: CheckDefinition = {
  id: 'skills-present',
  part: 'section',
  group: 'skills',
  restsOn: ['skills'],
  look: (subject) => unusableSkills(subject) ?? pass(t.found(subject.resume.skills.length)),
}
export default check
