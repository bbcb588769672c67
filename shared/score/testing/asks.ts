import { emptyJob, type Job, type Requirement } from '#shared/schema/job.ts'
import type { Edit } from './verdicts.ts'

/** One requirement of a made job: missing, must, of weight 1, unless said otherwise. */
export const asks = (text: string, change: Partial<Requirement> = {}): Requirement => ({
  text,
  kind: 'hard',
  must: true,
  status: 'missing',
  proof: null,
  lastUsed: '',
  years: null,
  weight: 1,
  ...change,
})

export const madeJob = (change: Partial<Job> = {}): Job => ({
  ...emptyJob('description'),
  title: 'Frontend Developer',
  category: 'Software Development',
  ...change,
})

export const asked =
  (...requirements: Requirement[]): Edit =>
  (c) => {
    c.requirements = requirements
    c.job = madeJob()
  }
