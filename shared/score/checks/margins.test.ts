import { type Edit, nothing, shares, verdicts } from '../testing/verdicts.ts'
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

shares(check, {
  'nine millimetres at the side': [margins({ left: 26 }), 1],
  'less at the side': [margins({ right: 25 }), 0.5, 'right margin'],
  'half of it above': [margins({ top: 13 }), 1],
  'less below': [margins({ bottom: 12 }), 0.5, 'bottom margin'],
  'a margin that nobody knows': [margins({ left: 0 }), 1],
  'the narrowest of two': [margins({ left: 20, right: 17 }), 0.5, '6'],
})
