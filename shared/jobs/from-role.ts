import { emptyJob, type Job } from '#shared/schema/job.ts'
import { categories, defaultCategory, defaultRole } from './catalogue.ts'

/** What the catalogue asks of a role. An unknown role is taken as the first of its category. */
export function jobFromRole(category: string, role: string): Job {
  const group =
    categories.find(({ name }) => name === category) ??
    categories.find(({ roles }) => roles.some(({ name }) => name === role)) ??
    categories.find(({ name }) => name === defaultCategory)!
  const entry =
    group.roles.find(({ name }) => name === role) ??
    group.roles.find(({ name }) => name === defaultRole) ??
    group.roles[0]!
  return {
    ...emptyJob('role'),
    title: entry.name,
    category: group.name,
    role: entry.name,
    required: entry.required.map(({ skill }) => skill),
    preferred: entry.preferred.map(({ skill }) => skill),
  }
}
