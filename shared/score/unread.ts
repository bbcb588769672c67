import type { Resume } from '#shared/schema/resume.ts'
import { HEADINGS } from '#shared/structure/words/headings.ts'
import type { Outcome } from './check.ts'

export const UNREAD =
  'Not judged: this looks at sections, and none stands under a heading we know in this language.'
/** No points, as nobody can say what is there; and nothing to mend. */
export const unjudged = (): Outcome => ({ ratio: 0, finding: UNREAD, fix: '', evidence: [], unjudged: true })

/** Nothing is said to be missing where it may well stand under a heading nobody here can read. */
export const isUnread = (r: Resume): boolean =>
  r.language !== '' &&
  !Object.hasOwn(HEADINGS, r.language) &&
  [r.experience, r.education, r.projects].every((list) => list.length === 0)
