import type { Resume } from '#shared/schema/resume.ts'

/** The languages whose headings the reader knows. */
export const HEADINGS_KNOWN_IN: ReadonlySet<string> = new Set([
  'en',
  'de',
  'fr',
  'es',
  'pt',
  'it',
  'nl',
  'zh',
  'ja',
])

/** Nothing is said to be missing where it may well stand under a heading nobody here can read. */
export const isUnread = (r: Resume): boolean =>
  r.language !== '' &&
  !HEADINGS_KNOWN_IN.has(r.language) &&
  r.summary === '' &&
  [r.experience, r.education, r.projects, r.skills].every((list) => list.length === 0)
