/// <reference path="./jsonresume-schema.d.ts" />
import { validate } from '@jsonresume/schema'
import { describe, expect, it } from 'vitest'
import { person } from '../../bench/roundtrip/people.ts'
import { readJsonResume, writeJsonResume } from './json-resume.ts'

const problemsOf = (json: unknown): unknown => {
  let found: unknown
  validate(json, (errors: unknown) => {
    found = errors
  })
  return found
}

describe('JSON Resume', () => {
  const seeds = Array.from({ length: 40 }, (_, seed) => seed)

  it.each(seeds)('person %i is valid by the schema and comes back as the same draft', (seed) => {
    const draft = person(seed)
    const json = JSON.parse(writeJsonResume(draft, '2025-01-15T00:00:00Z'))
    expect(problemsOf(json)).toBeNull()
    expect(readJsonResume(json)).toEqual(draft)
  })

  it('keeps an odd address out of the fields that must be addresses', () => {
    const draft = person(1)
    draft.personalInfo.website = 'ask me'
    draft.personalInfo.email = 'not an address'
    const json = JSON.parse(writeJsonResume(draft, '2025-01-15'))
    expect(json.basics.url).toBeUndefined()
    expect(json.basics.email).toBeUndefined()
    expect(problemsOf(json)).toBeNull()
    expect(readJsonResume(json).personalInfo.website).toBe('ask me')
  })

  it('does not hand out the job description or where a copy came from', () => {
    const draft = { ...person(1), jobDescription: 'SECRET EMPLOYER', copiedFrom: 'other' }
    expect(writeJsonResume(draft, '2025-01-15')).not.toMatch(/SECRET|copiedFrom/)
  })

  it('takes a file that was edited by hand at its word', () => {
    const json = JSON.parse(writeJsonResume(person(3), '2025-01-15'))
    json.work = [
      {
        name: 'Edited Ltd',
        position: 'Editor',
        startDate: '2020-01-31',
        summary: 'Edits.',
        highlights: ['One', 'Two'],
      },
    ]
    expect(readJsonResume(json).experience).toMatchObject([
      {
        company: 'Edited Ltd',
        position: 'Editor',
        startDate: '2020-01',
        endDate: '',
        description: 'Edits.\nOne\nTwo',
      },
    ])
  })

  it('reads the files of other programs', () => {
    const draft = readJsonResume({
      basics: {
        name: 'Ana María Ejemplo',
        location: { city: 'Lima', countryCode: 'PE' },
        profiles: [{ network: 'LinkedIn', url: 'https://linkedin.com/in/ana' }],
      },
      education: [{ institution: 'U', studyType: 'BA', area: 'Art', endDate: '2011-01-01' }],
      skills: [{ name: 'Web', level: 'Master', keywords: ['HTML', 'CSS'] }, { name: 'Chess' }],
    })
    expect(draft.personalInfo).toMatchObject({
      firstName: 'Ana María',
      lastName: 'Ejemplo',
      address: 'Lima, PE',
      linkedin: 'https://linkedin.com/in/ana',
    })
    expect(draft.education[0]).toMatchObject({ degree: 'BA', endDate: '2011-01', graduationYear: 2011 })
    expect(draft.skills).toMatchObject([
      { name: 'HTML', level: 'Master', group: 'Web' },
      { name: 'CSS', level: 'Master', group: 'Web' },
      { name: 'Chess', level: '', group: '' },
    ])
  })

  it.each<[string, object, object]>([
    [
      'entries beside one that is nothing',
      { work: [null, { name: 'Acme' }, 7] },
      { experience: [{ company: 'Acme' }] },
    ],
    ['texts as entries', { skills: ['HTML', null, 'CSS'] }, { skills: [{ name: 'HTML' }, { name: 'CSS' }] }],
    ['one entry without its brackets', { work: { name: 'Acme' } }, { experience: [{ company: 'Acme' }] }],
    [
      'numbers as dates and grades',
      { education: [{ institution: 'U', endDate: 2011, score: 3.8 }] },
      { education: [{ institution: 'U', graduationYear: 2011, gpa: '3.8' }] },
    ],
    [
      'dates as people write them',
      { work: [{ name: 'A', startDate: 'May 2019', endDate: '2020/7/1' }] },
      { experience: [{ startDate: '2019-05', endDate: '2020-07' }] },
    ],
    [
      'names of the version before the first',
      { basics: { name: 'Ada', website: 'https://a.example.com' }, work: [{ company: 'Acme' }] },
      { personalInfo: { website: 'https://a.example.com' }, experience: [{ company: 'Acme' }] },
    ],
    ['a place in one text', { basics: { location: 'Lima, PE' } }, { personalInfo: { address: 'Lima, PE' } }],
    [
      'titles before and behind a name',
      { basics: { name: 'Dr. Ada Example, PhD' } },
      { personalInfo: { firstName: 'Dr. Ada', lastName: 'Example, PhD' } },
    ],
    [
      'a family name in front',
      { basics: { name: '王小明' } },
      { personalInfo: { firstName: '小明', lastName: '王' } },
    ],
    [
      'no date where there is none',
      { work: [{ name: 'A', endDate: 'Present' }] },
      { experience: [{ endDate: '' }] },
    ],
  ])('understands %s', (_, json, draft) => {
    expect(readJsonResume(json)).toMatchObject(draft)
  })

  it('takes as much as a draft holds, up to a word', () => {
    const draft = readJsonResume({
      basics: { name: 'Ada', summary: 'long '.repeat(5_000) },
      skills: Array.from({ length: 900 }, (_, at) => `Skill ${at}`),
    })
    expect([draft.summary.length, draft.skills.length]).toEqual(['long '.repeat(4_000).trim().length, 500])
  })

  it.each([
    {},
    { basics: null },
    { work: 'none', skills: [3, null], basics: { name: 7 } },
    { education: [{ endDate: 'soon' }] },
  ])('makes what it can of %j', (json) => {
    expect(readJsonResume(json).schemaVersion).toBe(1)
  })

  it.each([null, 'text', 7, []])('refuses %j', (json) => {
    expect(() => readJsonResume(json)).toThrow()
  })
})
