import { asked, asks } from '../testing/asks.ts'
import { nothing, verdicts } from '../testing/verdicts.ts'
import check from './keyword-required.ts'

verdicts(check, {
  accepts: {
    'skills that bullets prove': asked(
      asks('React', { status: 'proven' }),
      asks('CSS', { status: 'proven' }),
    ),
    'a preferred skill that is missing': asked(
      asks('React', { status: 'proven' }),
      asks('Rust', { must: false }),
    ),
  },
  rejects: {
    'a missing skill': [
      asked(asks('React', { status: 'proven' }), asks('GraphQL')),
      'name it in a bullet about that work: GraphQL',
    ],
    'several missing ones, alternatives and all': [
      asked(asks('React or Vue or Svelte'), asks('GraphQL'), asks('Rust'), asks('Go'), asks('CSS')),
      'React (or Vue, Svelte), GraphQL, Rust and 2 more',
    ],
    'a skill that is only listed': [asked(asks('React', { status: 'listed' })), 'only listed'],
    'a skill that is only listed beside a proven one': [
      asked(asks('React', { status: 'listed' }), asks('CSS', { status: 'proven' })),
      '1 only listed',
    ],
    'a listed skill of a stuffed list': (c) => {
      asked(asks('React', { status: 'listed' }))(c)
      c.heap = { kind: 'list', names: 300 }
    },
  },
  skips: {
    'an analysis without a job': nothing,
    'a job of preferences': asked(asks('Rust', { must: false })),
  },
})
