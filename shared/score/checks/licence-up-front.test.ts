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

/** No job asks: the trade does. */
const works =
  (position: string, licence: string): Edit =>
  ({ resume }) => {
    const [first] = resume.experience
    if (first) first.position = position
    resume.headline = ''
    resume.certifications = [{ title: licence, detail: '', date: '', link: '' }]
    resume.places['certifications.0'] = { page: 1, line: 60, sure: 1 }
    resume.places['experience.0.position'] = { page: 1, line: 12, sure: 1 }
  }

verdicts(check, {
  accepts: {
    'a licence under the name': asks('RN license', {}, (c) => {
      c.resume.headline = 'Staff Nurse, RN'
    }),
    'one told in the summary by another word': asks('Approbation', {}, (c) => {
      c.resume.summary = 'Registered nurse with eleven years on surgical wards.'
    }),
    'one beside the name': asks('RN license', {}, (c) => {
      c.resume.name = 'Mara Holm, Registered Nurse'
    }),
    'one proven by a position, where licences stand first': asks(
      'RN license',
      { proof: { text: 'Resident Nurse', page: 1, line: 30, path: 'experience.0.position' } },
      (c) => {
        const lines = [{ text: 'RN license, Oregon', page: 1, line: 6, bullet: false }]
        c.resume.sections.unshift({ kind: 'certifications', heading: 'Licenses', page: 1, line: 5, lines })
      },
    ),
    'one listed before all work': asks('RN license', { proof: { ...AT_THE_FOOT, line: 8 } }),
  },
  rejects: {
    'a nurse’s below all her work, whatever the job': works(
      'Staff Nurse',
      'Registered Nurse, State Board No. 204417',
    ),
    'a German one': works('Krankenpflegerin', 'Berufserlaubnis als Gesundheits- und Krankenpflegerin'),
    'a licence at the foot of the page': [asks('RN license'), 'No. 204417'],
    'a registration on the second page': [
      asks('NMC registration', { proof: { ...AT_THE_FOOT, page: 2, line: 3 } }),
      'No. 204417',
    ],
  },
  skips: {
    'a licence in a trade that needs none': works('Web Developer', 'Licensed Scrum Master'),
    'a nurse who may drive': works('Staff Nurse', 'Driving licence'),
    'an analysis without a job': nothing,
    'a licence that is not held': asks('RN license', { status: 'missing', proof: null }),
    'what most adults hold': asks('Driving licence'),
    'a certificate no law asks for': asks('Scrum Master'),
    'a licence that is only wished for': asks('RN license', { must: false }),
  },
})
