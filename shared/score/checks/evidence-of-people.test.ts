import { bullets, emptied, nothing, verdicts } from '../testing/verdicts.ts'
import check from './evidence-of-people.ts'

verdicts(check, {
  accepts: {
    'a team led, tests introduced, texts written': nothing,
    'three deeds': bullets('Supervised 12 nurses', 'Wrote the manual', 'Founded the choir'),
  },
  rejects: {
    'nobody led': [
      bullets('Wrote the manual', 'Founded the chess club'.replace('Founded', 'Started')),
      'leadership',
    ],
    'nothing but typing': bullets('Typed 300 letters'),
  },
  skips: { 'no bullets': emptied },
})
