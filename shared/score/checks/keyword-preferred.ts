import { answered, ofKind } from '../asked.ts'
import type { CheckDefinition } from '../check.ts'

const check: CheckDefinition = {
  id: 'keyword-preferred',
  part: 'keyword',
  group: 'skills',
  title: 'Preferred skills',
  why: 'Among those who have what is required, the nice-to-haves decide.',
  look: (subject) => answered(subject, ofKind(subject, ['hard', 'tool', 'soft'], false), 'preferred skills'),
}
export default check
