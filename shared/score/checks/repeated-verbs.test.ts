import { bullets, type Edit, emptied, nothing, shares, verdicts } from '../testing/verdicts.ts'
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

const opened = (same: number, of: number): Edit => {
  const others = 'Sold Ran Wrote Taught Drew Cut Hired Moved Planned Painted'.split(' ')
  return bullets(
    ...Array.from({ length: of }, (_, i) =>
      i < same ? `Built shop ${i + 20}` : `${others[i % others.length]} thing ${i + 20}`,
    ),
  )
}
shares(check, {
  'three times': [opened(3, 10), 1],
  'four times': [opened(4, 10), 0.9, 'Built'],
  'four times in eighteen': [opened(4, 18), 0.944],
  'four times in nineteen': [opened(4, 19), 1],
})
