import { unusableSkills } from '../absent.ts'
import { type CheckDefinition, pass } from '../check.ts'
import { t } from '../skills-texts.ts'

const check: CheckDefinition = {
  id: 'skills-present',
  title: 'A skills section',
  why: 'Recruiters search by skills. A list makes yours easy to find.',
  part: 'section',
  place: 100,
  weight: 5, // Search runs over skills first.
  group: 'skills',
  restsOn: ['skills'],
  look: (subject) => unusableSkills(subject) ?? pass(t.found(subject.resume.skills.length)),
}
export default check
