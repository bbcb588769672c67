import { describe, expect, test } from 'vitest'
import type { Resume } from '#shared/schema/resume.ts'
import { analyze } from '#shared/score/analyze.ts'
import { sampleResume } from '#shared/score/testing/sample.ts'
import { tokensOf } from '#shared/text/tokens.ts'
import { categories } from '../catalogue.ts'
import { REQUIREMENTS } from './compiled/requirements.ts'
import { occupationFor, withOccupation } from './find.ts'
import { occupationOf } from './occupation.ts'

const all = REQUIREMENTS.split('\n').map((line) => occupationOf(line, []))
const names = (demands: (typeof all)[number]['required']) =>
  demands.flatMap(({ skill }) => (typeof skill === 'string' ? [skill] : skill.anyOf))

const nurse = (): Resume => ({
  ...sampleResume(),
  headline: 'Registered Nurse',
  summary: '',
  projects: [],
  skills: ['Wound care', 'IV therapy', 'EHR'].map((name) => ({ name, level: '', group: '' })),
  certifications: [],
  experience: [
    {
      ...sampleResume().experience[0]!,
      position: 'Staff Nurse',
      bullets: [
        'Gave patient care to 6 patients a shift on a medical ward',
        'Administered medication to 20 patients each day without an error',
        'Taught patient education to families before discharge',
      ],
    },
  ],
})

const AS_OF = '2026-01-01'
const measured = async (jobCategory: string, jobRole: string, resume = nurse()) => {
  const job = await withOccupation({ jobCategory, jobRole, jobDescription: '' })
  return analyze({ resume, facts: null, job, asOf: AS_OF })
}

describe('every occupation', () => {
  test('has a name of its own, which no role of the catalogue has', () => {
    const listed = categories.flatMap(({ roles }) => roles.map(({ name }) => name))
    const every = [...listed, ...all.map(({ name }) => name)]
    expect(every.filter((name, at) => every.indexOf(name) !== at)).toEqual([])
  })

  test('asks for 8 to 13 things, none of them twice, each in words that a line can have', () => {
    for (const { name, required, preferred } of all) {
      const count = required.length + preferred.length
      expect(count, name).toBeGreaterThanOrEqual(8)
      expect(count, name).toBeLessThanOrEqual(13)
      const every = names([...required, ...preferred])
      expect(new Set(every.map((one) => one.toLowerCase())).size, name).toBe(every.length)
      for (const one of every) expect(tokensOf(one).length, `${name}: ${one}`).toBeGreaterThan(0)
    }
  })

  test('is not told by office programs, unless its work is done in them', () => {
    const office = all.filter(({ required }) =>
      names(required.slice(0, 5)).some((one) => /^Microsoft Office$/.test(one)),
    )
    for (const { category } of office) expect(category).toBe('Office and administration')
  })
})

describe('a nurse', () => {
  test('is measured by the work of nurses', async () => {
    const { job, requirements, keyword_match } = await measured('Healthcare', 'Registered Nurse')
    expect(job).toEqual({
      source: 'role',
      title: 'Registered Nurse',
      category: 'Healthcare',
      role: 'Registered Nurse',
    })
    expect(requirements.find(({ kind }) => kind === 'title')?.status).toBe('proven')
    const there = requirements.filter(({ status }) => status !== 'missing').map(({ text }) => text)
    expect(there).toEqual(
      expect.arrayContaining([
        'Patient care',
        'Medication administration',
        'Wound care',
        'IV therapy',
        'EHR',
      ]),
    )
    expect(requirements.filter(({ status }) => status === 'missing').map(({ text }) => text)).toContain('BLS')
    expect(keyword_match.score).toBeGreaterThan(40)
  })

  test('is in the field of nurses, whatever category was named', async () => {
    expect((await measured('Software Development', 'Registered Nurse')).job.category).toBe('Healthcare')
  })

  test('fits the work of nurses better than that of developers and of drivers', async () => {
    const own = (await measured('Healthcare', 'Registered Nurse')).keyword_match.score!
    for (const other of ['Frontend Developer', 'Truck Driver', 'Accountant'])
      expect((await measured('', other)).keyword_match.score!, other).toBeLessThan(own / 2)
  })

  test('is judged by no keywords without a role', async () => {
    const { keyword_match, requirements, formula } = await measured('', '')
    expect([keyword_match.score, requirements]).toEqual([null, []])
    expect(formula).toMatch(/Overall \d+ = Resume quality\.$/)
  })

  test('who is called so in another language holds the title', async () => {
    const resume = nurse()
    resume.experience[0]!.position = 'Krankenschwester'
    resume.headline = ''
    const { requirements } = await measured('Healthcare', 'Registered Nurse', resume)
    expect(requirements.find(({ kind }) => kind === 'title')?.status).toBe('proven')
  })
})

test('a role of the catalogue, no role and a name nobody knows are no occupation', async () => {
  for (const role of ['Frontend Developer', '', 'Lion tamer', '29-1141.00', 'Healthcare'])
    expect(await occupationFor('', role), role).toBeNull()
})

test('a posting says itself what it asks', async () => {
  const job = {
    jobCategory: 'Healthcare',
    jobRole: 'Registered Nurse',
    jobDescription: 'We look for a nurse',
  }
  expect((await withOccupation(job)).occupation).toBeNull()
})
