import { type Edit, nothing, shares, verdicts } from '../testing/verdicts.ts'
import check from './margins.ts'

const margins =
  (change: object): Edit =>
  ({ facts }) => {
    Object.assign(facts!.margins, change)
  }

verdicts(check, {
  accepts: {
    'a running head at the top edge': margins({ top: 3 }),
    'seventeen millimetres': nothing,
    'twelve millimetres': margins({ left: 34 }),
  },
  rejects: {
    'six millimetres': [margins({ left: 17 }), 'left margin'],
  },
})

shares(check, {
  'nine millimetres at the side': [margins({ left: 26 }), 1],
  'less at the side': [margins({ right: 25 }), 0.5, 'right margin'],
  'a margin that nobody knows': [margins({ left: 0 }), 1],
  'the narrowest of two': [margins({ left: 20, right: 17 }), 0.5, '6'],
})
