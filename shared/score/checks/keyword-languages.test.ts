import { asked, asks } from '../testing/asks.ts'
import { nothing, verdicts } from '../testing/verdicts.ts'
import check from './keyword-languages.ts'

const language = (status: 'missing' | 'listed' | 'proven') => asks('German', { kind: 'language', status })

verdicts(check, {
  accepts: {
    'a language in its list': asked(language('listed')),
    'a language used at work': asked(language('proven')),
  },
  rejects: {
    'a language not named': [asked(language('missing')), 'Add German under “Languages”'],
  },
  skips: { 'a job without languages': nothing },
})
