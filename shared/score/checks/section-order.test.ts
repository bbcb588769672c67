import type { SectionKind } from '#shared/schema/resume.ts'
import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './section-order.ts'

const order =
  (...kinds: SectionKind[]): Edit =>
  ({ resume }) => {
    resume.sections = kinds.map((kind) => ({ kind, heading: kind, page: 1, line: 1, lines: [] }))
  }

verdicts(check, {
  accepts: {
    'summary, experience, education': nothing,
    'skills anywhere': order('summary', 'skills', 'experience', 'education'),
    'a summary under the name, without a heading': order('experience', 'education'),
    'a misread “Communication” at the end': (c) => {
      order('experience', 'education', 'summary')(c)
      c.resume.sections[2]!.heading = 'Communication'
    },
    'studies first in Chinese': (c) => {
      order('education', 'experience', 'summary')(c)
      c.resume.language = 'zh'
    },
    'skills under “Qualifications”': (c) => {
      order('education', 'experience', 'education')(c)
      const [skills, , study] = c.resume.sections
      if (skills) skills.lines = [{ text: 'Welding', page: 1, line: 2, bullet: false }]
      if (study)
        study.lines = [
          { text: 'Bachelor of Science, Ashford College, 2015', page: 1, line: 9, bullet: false },
        ]
    },
    'education first, for a beginner': (c) => {
      order('summary', 'education', 'experience')(c)
      c.resume.experience = [{ ...c.resume.experience[0]!, startDate: '2025-06' }]
    },
  },
  rejects: {
    'education first after six years of work': [
      order('summary', 'education', 'experience'),
      'experience above your education',
    ],
    'no summary': (c) => {
      order('experience', 'education')(c)
      c.resume.summary = ''
    },
    'a summary at the end': (c) => {
      order('experience', 'education', 'summary')(c)
      c.resume.sections[2]?.lines.push({ text: c.resume.summary, page: 1, line: 9, bullet: false })
    },
    'no sections': order(),
  },
  skips: {
    'a resume in two languages, one below the other': order(
      ...(['education', 'experience', 'summary', 'education', 'experience', 'summary'] as const),
    ),
  },
})
