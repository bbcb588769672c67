import { categories, defaultCategory, defaultRole, NO_ROLE } from '#shared/jobs/catalogue.ts'
import type { Draft } from '#shared/schema/draft.ts'
import type { JobRequest } from '#web/worker/protocol.ts'

// The job a draft is measured against while it is written.

export interface DraftJob {
  request: JobRequest
  /** What it is known from: a pasted description, a list of the catalogue, a title alone, or nothing yet. */
  from: 'description' | 'list' | 'title' | 'nothing'
  title: string
}

export type Work = Pick<Draft, 'targetRole' | 'jobDescription' | 'experience'>

const roleNamed = (title: string) => {
  const wanted = title.trim().toLowerCase()
  for (const category of categories)
    for (const role of category.roles)
      if ([role.name, ...role.titles].some((name) => name.toLowerCase() === wanted))
        return { jobCategory: category.name, jobRole: role.name }
  return undefined
}

/** What one wants to be; unsaid, what one is. */
const titleOf = ({ targetRole, experience }: Work) =>
  targetRole.trim() || (experience.find(({ position }) => position.trim())?.position.trim() ?? '')

/**
 * A title the catalogue has no list for is taken as the whole description: a nurse is not asked for JavaScript. Nor is
 * somebody who has not said yet what they want to be: their resume is scored on its own.
 */
export function jobOfDraft(draft: Work): DraftJob {
  const title = titleOf(draft)
  const listed = roleNamed(title)
  const role = listed ?? { jobCategory: defaultCategory, jobRole: defaultRole }
  const asked = (jobDescription: string): JobRequest => ({ ...role, jobDescription })
  if (draft.jobDescription.trim()) return { request: asked(draft.jobDescription), from: 'description', title }
  if (listed) return { request: asked(''), from: 'list', title: listed.jobRole }
  if (title) return { request: asked(title), from: 'title', title }
  const request = { jobCategory: NO_ROLE.category, jobRole: NO_ROLE.role, jobDescription: '' }
  return { request, from: 'nothing', title: '' }
}
