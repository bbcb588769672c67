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
      'If you have worked with GraphQL',
    ],
    'several missing ones, alternatives and all': [
      asked(asks('React or Vue or Svelte'), asks('GraphQL'), asks('Rust'), asks('Go'), asks('CSS')),
      'If you have worked with React (or Vue, Svelte), GraphQL, Rust and 2 more, name each in a bullet about that work.',
    ],
    'a skill that is only listed': [asked(asks('React', { status: 'listed' })), 'only listed'],
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
