// The files of LinkedIn's archive that tell of the person; the others are messages, connections, advertisements.

const PROFILE_TABLES = [
  'Profile',
  'Profile Summary',
  'Email Addresses',
  'PhoneNumbers',
  'Positions',
  'Education',
  'Skills',
  'Languages',
  'Certifications',
  'Projects',
  'Publications',
  'Honors',
  'Volunteering',
  'Courses',
  'Patents',
  'Organizations',
  'Test Scores',
  'Recommendations Received',
] as const
export type ProfileTable = (typeof PROFILE_TABLES)[number]

const TABLE_FILE = /(?:^|\/)([^/]+)\.csv$/i

export const tableOf = (name: string): ProfileTable | undefined => {
  const plain = TABLE_FILE.exec(name)?.[1]?.replaceAll('_', ' ').toLowerCase()
  return PROFILE_TABLES.find((table) => table.toLowerCase() === plain)
}

export const isProfileTable = (name: string): boolean => tableOf(name) !== undefined
