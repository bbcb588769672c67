import { emptyJob, type Job } from '#shared/schema/job.ts'
import { emptyResume, type ReadExperience, type Resume } from '#shared/schema/resume.ts'
import { match } from '../match.ts'

// One demand, one resume, and what becomes of it.

const AS_OF = '2025-06-15'

export const POST: ReadExperience = {
  ...{
    company: 'Harbour Mills',
    position: 'Engineer',
    location: '',
    startDate: '2020-01',
    endDate: '2021-12',
  },
  ...{ printedDates: '', text: '', bullets: [] },
}
const STUDY = {
  ...{ institution: 'Harbour College', degree: '', field: '', location: '', startDate: '', endDate: '' },
  ...{ printedDates: '', gpa: '', bullets: [] },
}
export const post = (change: Partial<ReadExperience>): Partial<Resume> => ({
  experience: [{ ...POST, ...change }],
})
export const study = (change: Partial<Resume['education'][number]>): Partial<Resume> => ({
  education: [{ ...STUDY, ...change }],
})
export const project = (change: Partial<Resume['projects'][number]>): Partial<Resume> => ({
  projects: [
    {
      ...{ name: 'Tide table', description: '', technologies: '', link: '', startDate: '', endDate: '' },
      ...{ printedDates: '', bullets: [], ...change },
    },
  ],
})
export const item = (title: string, detail = '') => ({ title, detail, date: '', link: '' })
export const section = (kind: Resume['sections'][number]['kind'], heading: string, ...texts: string[]) => ({
  sections: [
    {
      ...{ kind, heading, page: 1, line: 1 },
      lines: texts.map((text) => ({ text, page: 1, line: 2, bullet: false })),
    },
  ],
})

export const answer = (resume: Partial<Resume>, job: Partial<Job>) =>
  match({ ...emptyResume(), language: 'en', ...resume }, { ...emptyJob('description'), ...job }, AS_OF)
/** What becomes of it, and where it was found. */
export const said = (resume: Partial<Resume>, job: Partial<Job>): string => {
  const [found] = answer(resume, { text: 'We look for somebody who knows the work', ...job })
  if (!found) return 'not asked'
  return [found.status, found.proof?.path, found.unjudged && 'unjudged'].filter(Boolean).join(' ')
}

/** The same of a skill that is required. */
export const kafka = (resume: Partial<Resume>): string => said(resume, { required: ['Kafka'] })
