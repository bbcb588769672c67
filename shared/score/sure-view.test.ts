import { describe, expect, test } from 'vitest'
import type { Resume } from '#shared/schema/resume.ts'
import { score } from './score.ts'
import { AS_OF, cleanFacts, sampleResume } from './testing/sample.ts'

const checksOf = (change: (resume: Resume) => void) => {
  const resume = sampleResume()
  change(resume)
  return score({ resume, facts: cleanFacts(), job: null, asOf: AS_OF }).checks
}
const misread = { position: 'Leading the rollout in two warehouses.', company: '' }

describe('an entry that was read unsurely', () => {
  test.each<[string, (resume: Resume) => void]>([
    [
      'newest-first',
      (r) => Object.assign(r.experience[1]!, misread, { startDate: '2025-01', endDate: '2025-12' }),
    ],
    [
      'dates-in-order',
      (r) => Object.assign(r.experience[1]!, misread, { startDate: '2024', endDate: '2020' }),
    ],
    ['experience-complete', (r) => Object.assign(r.experience[1]!, misread)],
    ['education-complete', (r) => Object.assign(r.education[0]!, { degree: '(Hons) of', institution: '' })],
    [
      'education-year',
      (r) =>
        Object.assign(r.education[0]!, {
          institution: 'of Arts and',
          startDate: '',
          endDate: '',
          printedDates: '',
          graduationYear: undefined,
        }),
    ],
  ])('makes no finding of %s', (id, change) => {
    const checks = checksOf(change)
    const check = checks.find((c) => c.id === id)!
    expect(['pass', 'not_applicable']).toContain(check.status)
  })

  test('hides no finding of what was read surely', () => {
    const checks = checksOf((r) => {
      Object.assign(r.experience[1]!, misread)
      Object.assign(r.experience[0]!, { startDate: '2024', endDate: '2020' })
    })
    expect(checks.find((c) => c.id === 'dates-in-order')!.status).toBe('partial')
  })

  test('keeps what its bullets say', () => {
    const checks = checksOf((r) =>
      Object.assign(r.experience[1]!, misread, { bullets: ['Responsible for stock'] }),
    )
    expect(checks.find((c) => c.id === 'weak-openers')!.evidence.map(({ path }) => path)).toEqual([
      'experience.1.bullets.0',
    ])
  })
})

test('places in the education keep the number they have in the whole', () => {
  const checks = checksOf((r) => {
    const [first] = r.education
    r.sections = r.sections.filter(({ kind }) => kind !== 'education')
    r.education = [
      { ...first!, degree: '(Hons) of' },
      { ...first!, degree: '', institution: 'Larkfield University' },
    ]
  })
  expect(checks.find((c) => c.id === 'education-complete')!.evidence.map(({ path }) => path)).toEqual([
    'education.1.institution',
  ])
})
