import { requiredSkills } from '../asked.ts'
import type { CheckDefinition } from '../check.ts'

const check: CheckDefinition = {
  id: 'keyword-required',
  title: 'Required skills',
  why: 'Recruiters search for required skills first. A skill used in a bullet counts more than one in a list.',
  part: 'keyword',
  place: 20,
  weight: 50, // What the job says it cannot do without.
  group: 'skills',
  restsOn: [],
  look: requiredSkills,
}
export default check
