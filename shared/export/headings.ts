import type { SectionName } from '#shared/schema/draft.ts'

/** The headings every reader of resumes knows; no synonym, however elegant. */
export const headingOf: Record<SectionName, string> = {
  summary: 'Summary',
  experience: 'Experience',
  education: 'Education',
  projects: 'Projects',
  skills: 'Skills',
  certifications: 'Certifications',
  languages: 'Languages',
  awards: 'Awards',
  publications: 'Publications',
  volunteering: 'Volunteering',
  interests: 'Interests',
}

export const labels = { gpa: 'GPA', technologies: 'Technologies', graduated: 'graduated' }
