import { sampleResume } from '../testing/sample.ts'
import {
  bullets,
  currentBullets,
  type Edit,
  emptied,
  nothing,
  shares,
  verdicts,
} from '../testing/verdicts.ts'
import check from './tense.ts'

/** What is told in the present of a position that ends then; the analysis is of March 2026. */
const until =
  (endDate: string): Edit =>
  ({ resume }) => {
    resume.experience = [{ ...resume.experience[1]!, endDate, bullets: ['Manage the team'] }]
  }

verdicts(check, {
  accepts: {
    'a resume told in its tenses': nothing,
    'present and past in a current position': currentBullets('Manage the team', 'Built the shop'),
    'verbs that look the same in the past': bullets('Set the prices', 'Cut the costs', 'Put the shop online'),
    'what is said to be done now': bullets('Currently managing the shop and its staff'),
    'a position that ends in a year that is not over': until('2026'),
    'a position that ends this month': until('2026-03'),
    'a position that ends in a month to come': until('2026-09'),
    'two things joined by “and”': bullets('Network and network devices troubleshooting'),
    'what is called by a word in -ing': bullets(
      'Banking web apps for three clients',
      'Founding member of the fraud team',
      'Working with teams in four countries',
      'Early engineering leader at a bank',
    ),
    'titles above one another, of which one is held today': ({ resume }) => {
      const [first, second] = resume.experience
      if (!first || !second) throw new Error('The sample has two positions')
      resume.experience = [
        { ...first, bullets: [], text: '', endDate: '' },
        { ...second, bullets: ['Manage the team', 'Write the manual'] },
      ]
    },
    'an aim behind a label': bullets('Lead – To provide estimates and build the shop'),
    'a deed behind another word': bullets('Further developed the tool', 'Research designed for two clients'),
    'a label before a deed': bullets('Training programs: Developed a course for 40 nurses'),
    'nouns that could be verbs': bullets(
      'Project lead for the new shop',
      'Support engineer on duty',
      'Test automation with Jest',
      'Claims reviews for two insurers',
      'Imaging of 400 laptops',
      'Invoices were processed',
      'Phase 3 trials',
    ),
  },
  rejects: {
    'present tense in a position that ended': [bullets('Manage the team'), 'Managed the team'],
    'a position that ended last year': [until('2025'), 'Managed the team'],
    'a position that ended last month': [until('2026-02'), 'Managed the team'],
    'the -ing form in a position that ended': [bullets('Writing the manual'), 'Wrote the manual'],
    'the third person in a position that ended': [bullets('Develops the pages'), 'Developed the pages'],
    'the third person before a plural': [
      bullets('Drafts pleadings and motions'),
      'Drafted pleadings and motions',
    ],
    'what is done to people': [bullets('Tutor students after school'), 'Tutored students after school'],
    'verbs that go together': [bullets('Make drinks and prepare food'), 'Made drinks and prepared food'],
    'present tense without dates': ({ resume }) => {
      resume.experience[0] = { ...resume.experience[0]!, startDate: '', endDate: '' }
    },
    'a resume with no bullets at all': emptied,
  },
})

shares(check, {
  'one of two': [bullets('Manage the team', 'Ran the shop'), 0.5, 'Managed the team'],
  'no position': [
    ({ resume }) => {
      resume.experience = []
      resume.projects = []
    },
    0,
    'work experience',
  ],
  'no bullets': [
    (c) => {
      emptied(c)
      c.resume.experience = [{ ...sampleResume().experience[0]!, bullets: [], text: '' }]
    },
    0,
    'bullets',
  ],
  'bullets of projects alone': [
    ({ resume }) => {
      for (const e of resume.experience) Object.assign(e, { bullets: [], text: '' })
    },
    null,
  ],
  'a title that is held above one that has bullets': [
    ({ resume }) => {
      const [first, second] = resume.experience
      resume.experience = [
        { ...first!, bullets: [], text: '', endDate: '' },
        { ...second!, bullets: ['Ran the shop'] },
        { ...second!, company: 'Harbour Mills', bullets: ['Manage the team'] },
      ]
    },
    0.5,
    'Managed the team',
  ],
})
