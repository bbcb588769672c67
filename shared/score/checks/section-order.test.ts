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
    'no summary': order('experience', 'education'),
    'a summary at the end': order('experience', 'education', 'summary'),
    'no sections': order(),
  },
})
