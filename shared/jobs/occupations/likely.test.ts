import { beforeAll, describe, expect, test } from 'vitest'
import type { Resume } from '#shared/schema/resume.ts'
import { sampleResume } from '#shared/score/testing/sample.ts'
import { evidenceIn } from '../matching/evidence.ts'
import { lexicon } from '../vocabulary.ts'
import { titleTables } from './find.ts'
import { type LikelyRole, likelyRole } from './likely.ts'
import { wholeIndex } from './testing/whole-index.ts'
import { type TitleIndex, titleIndexOf } from './title-index.ts'

let index: TitleIndex
let requirements: string
beforeAll(async () => {
  ;({ index, requirements } = await wholeIndex())
})

/** Someone who was called so, newest first, and did that. */
function person(positions: string[], bullets: string[] = [], skills: string[] = [], headline = ''): Resume {
  const [entry] = sampleResume().experience
  return {
    ...sampleResume(),
    headline,
    summary: '',
    skills: skills.map((name) => ({ name, level: '', group: '' })),
    projects: [],
    experience: positions.map((position, at) => ({ ...entry!, position, bullets: at === 0 ? bullets : [] })),
  }
}

const likely = (resume: Resume): LikelyRole | null =>
  likelyRole(resume, { index, requirements, evidence: evidenceIn(resume, lexicon()), lexicon: lexicon() })

describe('the likeliest role', () => {
  test.each([
    [['Staff Nurse', 'Nursing Assistant'], 'Registered Nurse'],
    [['Senior Registered Nurse (Band 6)'], 'Registered Nurse'],
    [['Krankenschwester'], 'Registered Nurse'],
    [['Infirmière'], 'Registered Nurse'],
    [['Frontend Developer'], 'Frontend Developer'],
    [['Senior Front-End Engineer'], 'Frontend Developer'],
    [['Data Analyst'], 'Data Analyst'],
    [['Staff Accountant'], 'Accountant'],
    [['Elektriker'], 'Electrician'],
    [['HGV Driver'], 'Truck Driver'],
    [['Store Manager', 'Sales Assistant'], 'Store Manager'],
    [['Kellnerin'], 'Waiter'],
    [['Enfermera', 'Auxiliar de enfermería'], 'Registered Nurse'],
  ])('of %j is %s', (positions, name) => {
    expect(likely(person(positions))?.name).toBe(name)
  })

  test('is told by what was done, where a title has several meanings', () => {
    const back = [
      'Built a REST API in Python with PostgreSQL and Docker',
      'Tuned SQL queries and Redis caches',
    ]
    const front = [
      'Built pages in React and TypeScript',
      'Rewrote CSS for responsive design, tested with Jest',
    ]
    expect(likely(person(['Web Developer'], front))?.name).toMatch(/^(Frontend Developer|Web Developer)$/)
    expect(likely(person(['Software Engineer'], back))?.name).toMatch(/^(Backend|Software) Developer$/)
  })

  test('is told by a headline where nothing else is named', () => {
    expect(likely(person([], [], [], 'Registered Nurse'))?.name).toBe('Registered Nurse')
  })

  test('is surer with the skills of the trade than without', () => {
    const skills = ['Patient care', 'Medication administration', 'BLS', 'ACLS', 'Wound care', 'IV therapy']
    const bare = likely(person(['Registered Nurse']))!.confidence
    expect(likely(person(['Registered Nurse'], [], skills))!.confidence).toBeGreaterThan(bare)
  })

  test.each([[[]], [['Intern']], [['Qwertzuiop']]])('of %j is not guessed', (positions) => {
    expect(likely(person(positions))).toBeNull()
  })
})

describe('with the titles of one language', () => {
  const of = async (language: string) => {
    const { requirements, titles } = await titleTables(language)
    return titleIndexOf(requirements, titles)
  }

  test('its own and the English ones are known, and no others', async () => {
    const german = (await of('de')).titles
    expect(german).toEqual(expect.arrayContaining(['Bäckerin', 'Staff Nurse']))
    expect(german).not.toContain('boulangère')
    expect((await of('en')).titles).not.toContain('Bäckerin')
    expect(index.titles).toEqual(expect.arrayContaining(['Bäckerin', 'boulangère']))
  })

  test('a role is as common as in all of them', async () => {
    expect((await of('en')).roles).toEqual(index.roles)
    expect(index.roles.find(({ name }) => name === 'Registered Nurse')!.size).toBeGreaterThan(100)
  })
})
