import { answered, ofKind } from '../asked.ts'
import type { CheckDefinition } from '../check.ts'

const check: CheckDefinition = {
  id: 'keyword-preferred',
  title: 'Preferred skills',
  why: 'Among people who meet the requirements, the preferred skills decide.',
  part: 'keyword',
  place: 30,
  weight: 16, // Decides among those who have what is required.
  group: 'skills',
  restsOn: [],
  look: (subject) => answered(subject, ofKind(subject, ['hard', 'tool', 'soft'], false), 'preferred'),
}
export default check
