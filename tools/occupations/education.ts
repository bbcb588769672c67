import type { DegreeLevel } from '#shared/schema/job.ts'

const LEVELS: Record<string, DegreeLevel> = {
  "Associate's Degree": 'associate',
  "Bachelor's Degree": 'bachelor',
  'Post-Baccalaureate Certificate': 'bachelor',
  "Master's Degree": 'master',
  "Post-Master's Certificate": 'master',
  'First Professional Degree': 'phd',
  'Doctoral Degree': 'phd',
  'Post-Doctoral Training': 'phd',
}

/** What fewer than this many in a hundred have is not usual. */
const USUAL = 36

/** Where nobody was asked: most occupations of this job zone need four years of college. */
const COLLEGE_ZONE = 4

/** The degree most people of an occupation have, where it is one that a resume names. */
export function educationOf(schooling: string, share: number, zone: number): DegreeLevel | '' {
  if (schooling === '') return zone >= COLLEGE_ZONE ? 'bachelor' : ''
  return share < USUAL ? '' : (LEVELS[schooling] ?? '')
}
