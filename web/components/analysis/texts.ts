import { catalog } from '#shared/i18n/catalog.ts'

export const t = catalog('analysis', {
  judgedInPart: 'Judged in part',
  excellent: 'Excellent',
  good: 'Good',
  needsImprovement: 'Needs Improvement',
  summary: 'Summary',
  experience: 'Experience',
  education: 'Education',
  skills: 'Skills',
  contact: 'Contact',
  format: 'Format',
})
