import type { Requirement } from '#shared/schema/job.ts'
import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './licence-up-front.ts'

const AT_THE_FOOT = {
  text: 'RN, Oregon State Board, No. 204417',
  page: 1,
  line: 60,
  path: 'certifications.0',
}

const asks =
  (text: string, given: Partial<Requirement> = {}, edit: Edit = nothing): Edit =>
  (c) => {
    c.requirements = [
      {
        text,
        kind: 'certificate',
        must: true,
        status: 'listed',
        proof: AT_THE_FOOT,
        lastUsed: '',
        years: null,
        weight: 3,
        ...given,
      },
    ]
    c.resume.summary = 'Eleven years on surgical wards.'
    c.resume.headline = ''
    c.resume.head = []
    c.resume.places['experience.0.position'] = { page: 1, line: 12, sure: 1 }
    edit(c)
  }

verdicts(check, {
  accepts: {
    'a licence under the name': asks('RN license', {}, (c) => {
      c.resume.headline = 'Staff Nurse, RN'
    }),
    'one told in the summary by another word': asks('Approbation', {}, (c) => {
      c.resume.summary = 'Registered nurse with eleven years on surgical wards.'
    }),
    'one listed before all work': asks('RN license', { proof: { ...AT_THE_FOOT, line: 8 } }),
  },
  rejects: {
    'a licence at the foot of the page': [asks('RN license'), 'No. 204417'],
    'a registration on the second page': [
      asks('NMC registration', { proof: { ...AT_THE_FOOT, page: 2, line: 3 } }),
      'No. 204417',
    ],
  },
  skips: {
    'an analysis without a job': nothing,
    'a licence that is not held': asks('RN license', { status: 'missing', proof: null }),
    'what most adults hold': asks('Driving licence'),
    'a certificate no law asks for': asks('Scrum Master'),
    'a licence that is only wished for': asks('RN license', { must: false }),
  },
})
