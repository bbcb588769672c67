import type { Job, Requirement } from '#shared/schema/job.ts'
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
  source: 'description',
  title: 'Frontend Developer',
  category: 'Software Development',
  role: '',
  required: [],
  preferred: [],
  guessed: [],
  minYears: null,
  maxYears: null,
  degree: null,
  certifications: { required: [], preferred: [] },
  languages: [],
  location: '',
  unusable: '',
  text: '',
  ...change,
})

export const asked =
  (...requirements: Requirement[]): Edit =>
  (c) => {
    c.requirements = requirements
    c.job = madeJob()
  }
