import { requiredSkills } from '../asked.ts'
import type { CheckDefinition } from '../check.ts'

const check: CheckDefinition = {
  id: 'keyword-required',
  part: 'keyword',
  group: 'skills',
  title: 'Required skills',
  why: 'Search and readers alike begin with what is required; what a bullet proves counts more than what a list claims.',
  look: requiredSkills,
}
export default check
