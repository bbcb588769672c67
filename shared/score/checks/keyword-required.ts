import { requiredSkills } from '../asked.ts'
import type { CheckDefinition } from '../check.ts'

const check: CheckDefinition = {
  id: 'keyword-required',
  part: 'keyword',
  group: 'skills',
  restsOn: [],
  look: requiredSkills,
}
export default check
