import { bullets, emptied, nothing, verdicts } from '../testing/verdicts.ts'
import check from './repeated-verbs.ts'

verdicts(check, {
  accepts: {
    'a resume of different verbs': nothing,
    'the same verb three times': bullets('Built a shop', 'Built a school', 'Built a bridge', 'Led a team'),
    'lines without a verb': bullets('Payments', 'Payments', 'Payments'),
  },
  rejects: {
    'the same verb four times': [
      bullets('Built a shop', 'Built a school', 'Built a house', 'Built a bridge'),
      'Built a bridge',
    ],
    'the same verb in other forms': bullets(
      'Manage a shop',
      'Managed a school',
      'Managing a bridge',
      'Managed a house',
    ),
    'a resume with no bullets at all': emptied,
  },
})
