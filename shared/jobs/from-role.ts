import { emptyJob, type Job } from '#shared/schema/job.ts'
import { type JobRole, roleNamed, rolesOf } from './catalogue.ts'

/** A role of the catalogue or an occupation: what it asks, and what schooling is usual. */
export type AskingRole = JobRole & Partial<Pick<Job, 'degree' | 'category'>>

/**
 * What a role asks. Null where none was chosen, and for a name that nobody here knows: keywords are then not judged,
 * because no one is to be measured against the work of others. A category alone means its first role.
 */
export function jobFromRole(
  category: string,
  role: string,
  occupation: AskingRole | null = null,
): Job | null {
  const listed = roleNamed(category, role)
  if (listed) return jobAsking(listed.category, listed.role)
  if (occupation) return jobAsking(occupation.category ?? category, occupation)
  const first = role === '' ? rolesOf(category)[0] : undefined
  return first ? jobAsking(category, first) : null
}

function jobAsking(category: string, { name, titles, required, preferred, degree }: AskingRole): Job {
  return {
    ...emptyJob('role'),
    title: name,
    category,
    role: name,
    required: required.map(({ skill }) => skill),
    preferred: preferred.map(({ skill }) => skill),
    titles,
    weights: [...required, ...preferred],
    degree: degree ?? null,
  }
}
