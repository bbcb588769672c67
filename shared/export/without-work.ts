import type { Draft } from '#shared/schema/draft.ts'
import type { Resume } from '#shared/schema/resume.ts'

type Work = Pick<Resume | Draft, 'experience' | 'education' | 'projects'>

/** Under headings that nobody here knows, what a person did is not recognised: a draft made of it begins without. */
export const isWithoutWork = ({ experience, education, projects }: Work): boolean =>
  [experience, education, projects].every((list) => list.length === 0)

export const WITHOUT_WORK = 'no experience, education or projects were recognised'
