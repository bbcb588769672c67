import { asked, asks } from '../testing/asks.ts'
import { nothing, verdicts } from '../testing/verdicts.ts'
import check from './keyword-certificates.ts'

const licence = (status: 'missing' | 'listed' | 'proven') =>
  asks('RN licence', { kind: 'certificate', status })

verdicts(check, {
  accepts: {
    'a licence under its heading': asked(licence('proven')),
  },
  rejects: {
    'a licence among the skills': [asked(licence('listed')), 'only listed'],
    'no licence': [asked(licence('missing')), 'Add RN licence under “Certifications”'],
  },
  skips: { 'a job without a licence': nothing },
})
