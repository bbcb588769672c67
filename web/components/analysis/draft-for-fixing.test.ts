import { expect, test } from 'vitest'
import { draftFromResume } from '#shared/import/draft-from-resume.ts'
import { categories } from '#shared/jobs/catalogue.ts'
import { emptyResult } from '#shared/schema/analysis.ts'
import { emptyResume } from '#shared/schema/resume.ts'
import { jobOfDraft } from '#web/pages/builder/editor/score/job-of-draft.ts'
import { draftForFixing } from './draft-for-fixing.ts'

const resume = { ...emptyResume(), name: 'Grace Sample', headline: 'Head Nurse' }
const result = (job: Partial<ReturnType<typeof emptyResult>['job']>) => {
  const blank = emptyResult(81)
  return { ...blank, job: { ...blank.job, ...job } }
}

test('the role of the analysis comes along, whatever the headline says, and every role is found again', () => {
  for (const { name: category, roles } of categories)
    for (const { name: role } of roles) {
      const draft = draftForFixing(
        draftFromResume(resume),
        resume,
        result({ source: 'role', title: role, category, role }),
        '',
      )
      expect(draft).toMatchObject({ targetRole: role, headline: 'Head Nurse' })
      expect(jobOfDraft(draft).request).toMatchObject({ jobRole: role, jobDescription: '' })
    }
})

test('a posting comes along with its title', () => {
  const job = result({ source: 'description', title: 'Ward Manager', role: 'Frontend Developer' })
  const draft = draftForFixing(draftFromResume(resume), resume, job, 'Ward Manager wanted')
  expect(draft).toMatchObject({ targetRole: 'Ward Manager', jobDescription: 'Ward Manager wanted' })
  expect(draft.importedFrom).toMatchObject({ score: 81, job: 'Ward Manager' })
})
