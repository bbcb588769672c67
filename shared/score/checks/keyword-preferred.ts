import { answered, ofKind } from '../asked.ts'
import type { CheckDefinition } from '../check.ts'

const check: CheckDefinition = {
  id: 'keyword-preferred',
  part: 'keyword',
  group: 'skills',
  restsOn: [],
  look: (subject) => answered(subject, ofKind(subject, ['hard', 'tool', 'soft'], false), 'preferred'),
}
export default check
