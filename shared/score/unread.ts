import type { Resume } from '#shared/schema/resume.ts'
import { HEADINGS } from '#shared/structure/words/headings.ts'

/** Nothing is said to be missing where it may well stand under a heading nobody here can read. */
export const isUnread = (r: Resume): boolean =>
  r.language !== '' &&
  !Object.hasOwn(HEADINGS, r.language) &&
  [r.experience, r.education, r.projects].every((list) => list.length === 0)
