import { engine } from '#web/worker/client.ts'
import { type DraftJob, jobOfDraft, type Work } from './job-of-draft.ts'

/** Every key asks for the same title: of two, one was just typed. */
let last: { title: string; found: Promise<DraftJob['request'] | null> } | null = null

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

async function occupationNamed(title: string): Promise<DraftJob['request'] | null> {
  const [role] = await engine.rolesFor(title, 1)
  return role && [role.name, role.title].some((name) => same(name, title))
    ? { jobCategory: role.category, jobRole: role.name, jobDescription: '' }
    : null
}

function occupationOf(title: string): Promise<DraftJob['request'] | null> {
  if (last?.title !== title) {
    const found = occupationNamed(title).catch((problem: unknown) => {
      // The title alone still says something; the next score asks again.
      console.warn('The occupation could not be looked up', problem)
      last = null
      return null
    })
    last = { title, found }
  }
  return last.found
}

/** The job of a draft, also where its target role is one of the occupations, which are fetched when they are needed. */
export async function knownJob(draft: Work): Promise<DraftJob> {
  const job = jobOfDraft(draft)
  if (job.from !== 'title' || !same(draft.targetRole, job.title)) return job
  const request = await occupationOf(job.title)
  return request ? { request, from: 'list', title: request.jobRole } : job
}
