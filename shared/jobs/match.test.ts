import fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { draft } from '#shared/schema/draft.ts'
import { skillDemand } from '#shared/schema/job.ts'
import { resumeFromDraft } from '#shared/structure/from-draft.ts'
import { jobFromRole } from './from-role.ts'
import { jobFromText } from './from-text.ts'
import { match } from './match.ts'

const AS_OF = '2025-06-15'
const caseSchema = z.object({
  id: z.string(),
  tests: z.string(),
  resume: z.record(z.string(), z.unknown()),
  job: z.string(),
  expect: z.object({
    matched: z.array(skillDemand),
    missing: z.array(skillDemand),
    mustNotMatch: z.array(z.string()),
    mustNotBeMissing: z.array(z.string()),
  }),
})

const folder = new URL('../../fixtures/match/', import.meta.url)
const cases = fs
  .readdirSync(folder)
  .map((name) => caseSchema.parse(JSON.parse(fs.readFileSync(new URL(name, folder), 'utf8'))))
const NOT_SKILLS = new Set(['title', 'years', 'degree', 'location'])
const resumeOf = (resume: Record<string, unknown>) =>
  resumeFromDraft(draft.parse({ personalInfo: {}, ...resume }))
const key = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}+#]/gu, '')
const names = (demand: z.infer<typeof skillDemand>) =>
  (typeof demand === 'string' ? [demand] : demand.anyOf).map(key)

const matchedOf = new Map(
  cases.map(({ id, resume, job }) => {
    const read = resumeOf(resume)
    return [id, { read, found: match(read, jobFromText(job, { category: '', role: '' }), AS_OF) }]
  }),
)

describe('matching cases', () => {
  it('are at least 250', () => expect(cases.length).toBeGreaterThanOrEqual(250))

  it.each(cases)('$id: $tests', ({ id, expect: wanted }) => {
    const found = matchedOf.get(id)!.found.filter(({ kind }) => !NOT_SKILLS.has(kind))
    const matched = new Set(
      found
        .filter(({ status }) => status !== 'missing')
        .flatMap(({ text, found }) => (found ?? [text]).map(key)),
    )
    const missing = new Set(
      found
        .filter(({ status }) => status === 'missing')
        .flatMap(({ text, alternatives }) => (alternatives ?? [text]).map(key)),
    )
    expect(wanted.matched.filter((demand) => !names(demand).some((name) => matched.has(name)))).toEqual([])
    expect(wanted.missing.filter((demand) => !names(demand).some((name) => missing.has(name)))).toEqual([])
    expect(wanted.mustNotMatch.filter((name) => matched.has(key(name)))).toEqual([])
    expect(wanted.mustNotBeMissing.filter((name) => missing.has(key(name)))).toEqual([])
  })
})

describe('the line that proves it', () => {
  const textAt = (value: unknown, path: string): string => {
    const found = path
      .split('.')
      .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], value)
    return typeof found === 'object' && found !== null ? Object.values(found).join(' ') : String(found ?? '')
  }
  const shown = [...matchedOf].flatMap(([id, { read, found }]) =>
    found
      .filter(({ kind, proof }) => !NOT_SKILLS.has(kind) && proof !== null)
      .map((requirement) => ({ id, read, requirement, proof: requirement.proof! })),
  )

  it('is there to be looked at in hundreds of cases', () => expect(shown.length).toBeGreaterThan(400))
  it('stands in the resume where it is said to', () =>
    expect(
      shown
        .filter(({ read, proof }) => {
          const place = proof.path.startsWith('education.') ? proof.path.replace(/\.degree$/, '') : proof.path
          const text = textAt(read, place)
          return !proof.text.split(' ').every((word) => text.includes(word))
        })
        .map(({ id, proof }) => `${id}: ${proof.path}`),
    ).toEqual([]))
  it('shows it by itself, without the rest of the resume', () => {
    const posting = job('Work\nRequirements:\n- Git\n- Linux')
    expect(
      shown
        .filter(({ requirement: { text }, proof }) => {
          const alone = resumeOf({})
          if (/^(?:skills|certifications|languages)|technologies$/.test(proof.path))
            alone.skills = [{ name: proof.text, level: '', group: '' }]
          // What somebody was called shows what he does, as a sentence of one word does not.
          else if (proof.path.endsWith('.position')) alone.headline = proof.text
          else alone.summary = proof.text
          return find(match(alone, { ...posting, required: [text] }, AS_OF), text)!.status === 'missing'
        })
        .map(({ id, requirement, proof }) => `${id}: ${requirement.text} by “${proof.text}”`),
    ).toEqual([])
  })
})

const work = (...entries: [position: string, start: string, end: string, description: string][]) =>
  resumeOf({
    experience: entries.map(([position, startDate, endDate, description]) => ({
      company: 'Example',
      position,
      startDate,
      endDate,
      description,
    })),
    skills: [{ name: 'Terraform' }],
    education: [{ institution: 'Example University', degree: 'BSc', field: 'Physics', graduationYear: 2014 }],
  })
const job = (text: string) => jobFromText(text, { category: '', role: '' })
const find = (requirements: ReturnType<typeof match>, text: string) =>
  requirements.find((r) => r.text === text)

describe('a proof', () => {
  const resume = work(
    ['Platform Engineer', '2022-01', '', 'Ran Kubernetes for forty teams.'],
    ['System Administrator', '2016-01', '2018-12', 'Kept Kubernetes and Nagios alive.'],
  )
  const found = match(
    resume,
    job(
      'Platform Engineer\nRequirements:\n- 8 years of experience\n- Kubernetes\n- Nagios\n- Terraform\n- Helm\n- BSc',
    ),
    AS_OF,
  )

  it('is the newest line of work, with its path', () =>
    expect(find(found, 'Kubernetes')).toMatchObject({
      status: 'proven',
      proof: { path: 'experience.0.bullets.0', text: 'Ran Kubernetes for forty teams.' },
      lastUsed: '2025',
      years: 6.5,
    }))
  it('is as old as the position', () =>
    expect(find(found, 'Nagios')).toMatchObject({ lastUsed: '2018', years: 3 }))
  it('is only named in a list of skills', () =>
    expect(find(found, 'Terraform')).toMatchObject({
      status: 'listed',
      proof: { path: 'skills.0' },
      years: null,
    }))
  it('is missing', () =>
    expect(find(found, 'Helm')).toMatchObject({ status: 'missing', proof: null, lastUsed: '' }))
  it('of years counts what the dates cover', () =>
    expect(found.find(({ kind }) => kind === 'years')).toMatchObject({
      status: 'missing',
      years: 6.5,
      must: true,
    }))
  it('of the title is the position', () =>
    expect(found.find(({ kind }) => kind === 'title')).toMatchObject({
      status: 'proven',
      proof: { path: 'experience.0.position' },
    }))
  it('of a degree is the degree', () =>
    expect(found.find(({ kind }) => kind === 'degree')).toMatchObject({
      status: 'proven',
      proof: { path: 'education.0.degree' },
    }))
})

describe('titles', () => {
  const status = (wanted: string, held: string) =>
    match(
      work([held, '2020-01', '', 'Worked.']),
      job(`${wanted}\nRequirements:\n- Git\n- Linux`),
      AS_OF,
    ).find(({ kind }) => kind === 'title')?.status

  it.each([
    ['Senior Frontend Engineer', 'Front-End Developer'],
    ['Registered Nurse', 'Staff Nurse'],
    ['Data Analyst', 'Senior Data Analyst'],
    ['Staff Accountant', 'Accountant'],
    ['Software Engineer', 'Software Engineer Intern'],
    ['Nurse', 'Nurse Associate'],
    ['Marketing Intern', 'Marketing Trainee'],
  ])('%s is answered by %s', (wanted, held) => expect(status(wanted, held)).toBe('proven'))
  it.each([
    ['Data Scientist', 'Data Entry Clerk'],
    ['Product Manager', 'Store Manager'],
    ['Backend Developer', 'Frontend Developer'],
    ['HR Generalist', 'HR Intern'],
    ['Finance Manager', 'Finance Trainee'],
    ['Sales Assistant', 'Sales Manager'],
  ])('%s is not answered by %s', (wanted, held) => expect(status(wanted, held)).toBe('missing'))
})

it('measures against a role of the catalogue, required before preferred', () => {
  const found = match(
    work(['Frontend Developer', '2020-01', '', 'Built React pages in TypeScript.']),
    jobFromRole('Software Development', 'Frontend Developer')!,
    AS_OF,
  )
  expect(found.find(({ alternatives }) => alternatives?.includes('React'))).toMatchObject({
    text: 'React',
    status: 'proven',
    must: true,
  })
  expect(found.findLastIndex(({ must }) => must)).toBeLessThan(found.findIndex(({ must }) => !must))
})

it('asks nothing of a text that is no job description', () =>
  expect(match(work(), job('hello there'), AS_OF)).toEqual([]))

describe('a degree held in another language', () => {
  const found = (degree: string, asked: string) =>
    match(
      resumeOf({ education: [{ institution: 'Vale University', degree, field: '' }] }),
      jobFromText(asked, { category: '', role: '' }),
      AS_OF,
    ).find(({ kind }) => kind === 'degree')
  const BACHELOR = "Requirements: a bachelor's degree in marketing. Experience with Excel."
  const MASTER = "Requirements: a master's degree in marketing. Experience with Excel."

  it.each([
    ['Licence', BACHELOR, 'proven'],
    ['Master', BACHELOR, 'proven'],
    ['学士', BACHELOR, 'proven'],
    ['Licence', MASTER, 'missing'],
    ['BTS', BACHELOR, 'missing'],
    ['Baccalauréat', BACHELOR, 'missing'],
  ])('%s', (degree, asked, status) => {
    expect(found(degree, asked)).toMatchObject({ status })
    expect(found(degree, asked)?.unjudged).toBeUndefined()
  })
  it.each(['Výuční list', 'Απολυτήριο Λυκείου', 'Tecnólogo', 'Concepteur Développeur', ''])(
    'is not judged where its name tells no level: %s',
    (degree) => expect(found(degree, BACHELOR)).toMatchObject({ status: 'missing', unjudged: true }),
  )
})
