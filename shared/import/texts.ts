import { catalog, withValues } from '#shared/i18n/catalog.ts'

/** Where a text of an imported file can go. */
export const t = catalog('placing', {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  address: 'Location',
  summary: 'Summary',
  experience: withValues('Experience: {entry}'),
  education: withValues('Education: {entry}'),
  project: withValues('Project: {entry}'),
  skills: 'Skills',
  section: withValues('Section {number}'),
  ownSection: 'A section of its own',
  leaveOut: 'Leave it out',
})
