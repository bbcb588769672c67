import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './quote-mix.ts'

const marks =
  (straightQuotes: number, curlyQuotes: number): Edit =>
  ({ facts }) => {
    Object.assign(facts!, { straightQuotes, curlyQuotes })
  }

verdicts(check, {
  accepts: { 'curly ones': nothing, 'straight ones and a slip': marks(9, 1) },
  rejects: {
    'both kinds': [marks(4, 12), 'Replace the straight marks'],
    'both kinds, the other way round': marks(12, 4),
  },
})
