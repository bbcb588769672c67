import { expect, test } from 'vitest'
import { emptyResume } from '#shared/schema/resume.ts'
import { calibrationOf, claimsOf } from './claims.ts'
import { label } from './label.ts'

const place = (sure: number) => ({ page: 1, line: 1, sure })

test('a claim is right when any entry of the label says the same', () => {
  const resume = emptyResume()
  const post = { location: '', startDate: '', endDate: '', printedDates: '', text: '', bullets: [] }
  resume.name = 'Ada Example'
  resume.experience = [
    { ...post, company: 'Acme', position: 'Engineer' },
    { ...post, company: 'Engineer', position: 'Globex' },
  ]
  resume.places = {
    name: place(0.95),
    'experience.0.company': place(0.95),
    'experience.1.company': place(0.92),
    'experience.1.position': place(0.4),
  }
  const truth = label.parse({
    id: 'ada',
    name: 'Ada Example',
    experience: [
      { company: 'Acme Ltd', position: 'Engineer' },
      { company: 'Globex', position: 'Chemist' },
    ],
  })
  const claims = claimsOf(resume, truth)
  expect(claims.map((c) => [c.field, c.right])).toEqual([
    ['name', true],
    ['company', true],
    ['company', false],
    ['position', false],
  ])
  const [all] = calibrationOf(claims)
  expect(all).toEqual({ field: 'all fields', sureRight: 2 / 3, sure: 3, allRight: 0.5, all: 4 })
})

test('nothing claimed, nothing measured', () => {
  expect(calibrationOf([])).toEqual([])
})
