import { nothing, verdicts } from '../testing/verdicts.ts'
import check from './ats-no-text-boxes.ts'

verdicts(check, {
  accepts: { 'plain text': nothing },
  rejects: {
    'two boxes': [
      ({ facts }) => {
        facts!.textBoxes = 2
      },
      '2 text boxes',
    ],
  },
})
