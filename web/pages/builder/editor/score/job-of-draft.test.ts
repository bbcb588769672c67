import { expect, test } from 'vitest'
import { draft } from '#shared/schema/draft.ts'
import { jobOfDraft } from './job-of-draft.ts'

const ROWS: [string, object, { from: string; title: string; jobRole: string; jobDescription: string }][] = [
  [
    'a pasted description counts before a role',
    { targetRole: 'Data Analyst', jobDescription: 'We look for a baker' },
    {
      from: 'description',
      title: 'Data Analyst',
      jobRole: 'Data Analyst',
      jobDescription: 'We look for a baker',
    },
  ],
  [
    'a role of the catalogue, however it is written',
    { targetRole: ' data ANALYST ' },
    { from: 'list', title: 'Data Analyst', jobRole: 'Data Analyst', jobDescription: '' },
  ],
  [
    'another title of a role',
    { targetRole: 'React Developer' },
    { from: 'list', title: 'Frontend Developer', jobRole: 'Frontend Developer', jobDescription: '' },
  ],
  [
    'a title nobody made a list for is all that is known',
    { targetRole: 'Nurse' },
    { from: 'title', title: 'Nurse', jobRole: 'Frontend Developer', jobDescription: 'Nurse' },
  ],
  [
    'without a target, what one is now',
    { experience: [{ position: '' }, { position: 'Nurse' }, { position: 'Data Analyst' }] },
    { from: 'title', title: 'Nurse', jobRole: 'Frontend Developer', jobDescription: 'Nurse' },
  ],
  [
    'a description of spaces is none',
    { targetRole: 'Data Analyst', jobDescription: ' \n' },
    { from: 'list', title: 'Data Analyst', jobRole: 'Data Analyst', jobDescription: '' },
  ],
  [
    'nothing said: no role, and the resume is scored on its own',
    {},
    { from: 'nothing', title: '', jobRole: '', jobDescription: '' },
  ],
]

test.each(ROWS)('%s', (_, written, { from, title, jobRole, jobDescription }) => {
  const job = jobOfDraft(draft.parse(written))
  expect(job).toMatchObject({ from, title, request: { jobRole, jobDescription } })
})
