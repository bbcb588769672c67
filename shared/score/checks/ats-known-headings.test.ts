import { heading } from '../testing/heading.ts'
import { nothing, verdicts } from '../testing/verdicts.ts'
import check from './ats-known-headings.ts'

verdicts(check, {
  accepts: {
    'no skills of an academic': ({ resume }) => {
      const paper = { title: 'On tides', detail: '', date: '2021', link: '' }
      Object.assign(resume, { publications: [paper, paper, paper], headline: 'Postdoctoral Fellow' })
      resume.sections = resume.sections.filter(({ kind }) => kind !== 'skills')
    },
    'usual headings': nothing,
    'capitals and a colon': heading('experience', 'WORK EXPERIENCE:'),
    'two usual ones in one': heading('skills', 'Skills & Interests'),
    'one that says its word among others': heading('skills', 'SKILL AREAS'),
    'the same of work': heading('experience', 'Employment Details'),
    'the same of studies': heading('education', 'Academic Qualification:'),
    'a usual one with an adjective': heading('projects', 'Selected Projects'),
    'a section nobody can name, beside the usual ones': heading('awards', 'Bits and bobs', 'other'),
    'a fanciful one beside a usual one': (c) => {
      const [own] = c.resume.sections.filter((s) => s.kind === 'experience')
      c.resume.sections.push({ ...own!, heading: 'Where else I have been' })
    },
    'headings in another language': (c) => {
      heading('experience', 'Berufserfahrung')(c)
      c.resume.language = 'de'
    },
  },
  rejects: {
    'a fanciful one': [
      heading('experience', 'Where I have been'),
      'Rename “Where I have been” to “Experience”',
    ],
    'a missing section': [heading('experience', 'My journey', 'other'), 'My journey'],
    'no headings at all': ({ resume }) => {
      resume.sections = []
    },
  },
})
