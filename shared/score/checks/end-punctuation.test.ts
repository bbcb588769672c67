import { bullets, emptied, nothing, verdicts } from '../testing/verdicts.ts'
import check from './end-punctuation.ts'

verdicts(check, {
  accepts: {
    'no full stops': nothing,
    'full stops throughout': bullets('Built a shop.', 'Sold a shop.'),
    'one slip in six': bullets('a.', 'b.', 'c.', 'd.', 'e.', 'f'),
  },
  rejects: {
    'one of two': [bullets('Built a shop.', 'Sold a shop'), 'Sold a shop.'],
    'stops on two of six': [bullets('a.', 'b.', 'c', 'd', 'e', 'f'), 'Drop the full stop'],
    'a resume with no bullets at all': emptied,
  },
})
