import { careerBreak, emptied, nothing, shares, verdicts } from '../testing/verdicts.ts'
import check from './experience-complete.ts'

verdicts(check, {
  accepts: {
    'titles and companies everywhere': nothing,
    'a break in the career': careerBreak,
    'a company that stands in the title': ({ resume }) => {
      Object.assign(resume.experience[0]!, { position: 'Designer – Harbour Books', company: '' })
    },
    'a freelancer': ({ resume }) => {
      Object.assign(resume.experience[0]!, { position: 'Freelance designer', company: '' })
    },
    'a leave of which nothing is told': ({ resume }) => {
      Object.assign(resume.experience[0]!, {
        position: 'Rodičovská dovolená',
        company: '',
        bullets: [],
        text: '',
      })
    },
    'a place in the title, in another language': ({ resume }) => {
      resume.language = 'cs'
      Object.assign(resume.experience[0]!, { position: 'Výuka na Vzorové škole', company: '' })
    },
  },
  rejects: {
    'a position without a title': [
      ({ resume }) => {
        resume.experience[1]!.position = ''
      },
      'Lantern Media',
    ],
    'a position without a company': [
      ({ resume }) => {
        resume.experience[0]!.company = ''
      },
      'company',
    ],
    'a company without a title': [
      ({ resume }) => {
        Object.assign(resume.experience[0]!, { position: 'Harbour Books Ltd.', company: '' })
      },
      'title',
    ],
    'nothing at all': emptied,
  },
  skips: {
    'entries that are but a title': ({ resume }) => {
      for (const entry of resume.experience) Object.assign(entry, { company: '', bullets: [], text: '' })
    },
  },
})

shares(check, {
  'a title of two missing': [
    ({ resume }) => {
      resume.experience[1]!.position = ''
    },
    0.75,
    'Lantern Media',
  ],
  'both of one missing': [
    ({ resume }) => {
      Object.assign(resume.experience[1]!, { position: '', company: '' })
    },
    0.5,
  ],
  'both companies': [
    ({ resume }) => {
      for (const e of resume.experience) e.company = ''
    },
    0.5,
    'Frontend Developer',
  ],
  'a place in the title, in English': [
    ({ resume }) => {
      Object.assign(resume.experience[0]!, { position: 'Teacher na Harbour', company: '' })
    },
    0.75,
  ],
})
