import { nothing, verdicts } from '../testing/verdicts.ts'
import check from './ats-reading-order.ts'

verdicts(check, {
  accepts: {
    'one column': nothing,
    'two columns that do not mix': ({ facts }) => {
      facts!.columns = 2
    },
  },
  rejects: {
    'a sidebar beside the text': [
      ({ facts }) => {
        facts!.naiveOrder = { scrambled: true, sample: 'React Built the shop Skills for the city' }
      },
      'React Built the shop',
    ],
  },
})
