import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './margins.ts'

const margins =
  (change: object): Edit =>
  ({ facts }) => {
    Object.assign(facts!.margins, change)
  }

verdicts(check, {
  accepts: { 'seventeen millimetres': nothing, 'twelve millimetres': margins({ left: 34 }) },
  rejects: {
    'six millimetres': [margins({ left: 17 }), 'left margin'],
    'text at the top edge': margins({ top: 10 }),
  },
})
