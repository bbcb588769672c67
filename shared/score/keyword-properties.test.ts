import { describe, expect, test } from 'vitest'
import { categories } from '#shared/jobs/catalogue.ts'
import { jobFromRole } from '#shared/jobs/from-role.ts'
import { jobFromText } from '#shared/jobs/from-text.ts'
import { CLAIMED_MOST } from '#shared/jobs/matching/heaps.ts'
import { SHOWN_BY_ONE_LINE } from '#shared/jobs/matching/rooms.ts'
import { SKILL_KINDS } from '#shared/jobs/matching/share-lines.ts'
import { lexicon } from '#shared/jobs/vocabulary.ts'
import type { AnalysisResult } from '#shared/schema/analysis.ts'
import type { Job, SkillDemand } from '#shared/schema/job.ts'
import type { Resume } from '#shared/schema/resume.ts'
import { cases, fc } from '../../fixtures/properties.ts'
import { score } from './score.ts'
import { anyResume } from './testing/generate.ts'
import { AS_OF, cleanFacts, sampleResume } from './testing/sample.ts'
import { misspelledTechnologies, misspelledWords } from './text/spelling.ts'

const RUNS = { numRuns: cases(40), seed: 20260315 }

const roles = categories.flatMap((c) => c.roles.map((r) => jobFromRole(c.name, r.name)!))
const anyJob: fc.Arbitrary<Job> = fc.constantFrom(...roles)
const analyse = (resume: Resume, job: Job | null): AnalysisResult =>
  score({ resume, facts: cleanFacts(), job, asOf: AS_OF })
const known = new Map<Job, Map<string, AnalysisResult>>(roles.map((job) => [job, new Map()]))
/** The same resumes and jobs come to every property, in the order of the seed: each is scored once as it came. */
const analysed = (resume: Resume, job: Job): AnalysisResult => {
  const key = JSON.stringify(resume)
  const result = known.get(job)?.get(key) ?? analyse(resume, job)
  known.get(job)?.set(key, result)
  return result
}

const withBullet = anyResume.map((resume) => {
  if (!resume.experience.some((e) => e.bullets.length > 0))
    resume.experience.unshift({ ...sampleResume().experience[1]! })
  return resume
})

/** Names a skill in the first bullet there is. */
function naming(resume: Resume, skill: string): Resume {
  const more = structuredClone(resume)
  const entry = more.experience.find((e) => e.bullets.length > 0)!
  entry.bullets[0] = entry.bullets[0]!.replace(/\.?$/, (stop) => ` using ${skill}${stop}`)
  return more
}

describe('adding a missing required skill to a bullet', () => {
  test('raises the keyword score, and lowers no other by more than that bullet is worth', () =>
    fc.assert(
      fc.property(withBullet, anyJob, (resume, job) => {
        const before = analysed(resume, job)
        const missing = before.requirements.find(
          (r) => r.must && r.status === 'missing' && (r.kind === 'hard' || r.kind === 'tool'),
        )
        fc.pre(missing !== undefined)
        const after = analyse(naming(resume, missing!.alternatives?.[0] ?? missing!.text), job)
        expect(after.keyword_match.score!, missing!.text).toBeGreaterThan(before.keyword_match.score!)
        const ofBullets = before.checks
          .filter((c) => c.id === 'bullet-length' || c.id === 'bullet-strength')
          .reduce((sum, c) => sum + c.of, 0)
        expect(after.section_score).toBeGreaterThanOrEqual(before.section_score - ofBullets)
        expect(after.ats_score).toBeGreaterThanOrEqual(before.ats_score - 1)
        expect(after.format_score).toBe(before.format_score)
      }),
      RUNS,
    ))

  test('and so on, until nothing that is required is missing', () => {
    const job = jobFromRole('Software Development', 'Frontend Developer')
    let resume = sampleResume()
    let result = analyse(resume, job)
    for (const r of result.requirements.filter((q) => q.status !== 'proven')) {
      resume = naming(resume, r.alternatives?.[0] ?? r.text)
      const next = analyse(resume, job)
      expect(next.keyword_match.score!).toBeGreaterThanOrEqual(result.keyword_match.score!)
      result = next
    }
    expect(result.keyword_match.missing_skills).toEqual([])
  })
})

const namesOf = (demand: SkillDemand): string[] => (typeof demand === 'string' ? [demand] : demand.anyOf)

describe('all that is asked for and much of the vocabulary, as a skills list', () => {
  // What a job asks for, and one of eight of all the others.
  const asked = new Set(roles.flatMap((job) => [...job.required, ...job.preferred].flatMap(namesOf)))
  const names = lexicon().skills.flatMap(({ name }, at) => (at % 8 === 0 || asked.has(name) ? [name] : []))
  const listed = (skills: readonly string[]) => skills.map((name) => ({ name, level: '', group: '' }))
  const everything = listed(names)
  const inBullets = (resume: Resume, bullets: string[]): Resume => {
    const more = structuredClone(resume)
    more.experience[0]!.bullets.push(...bullets)
    return more
  }
  const expectLower = (before: AnalysisResult, after: AnalysisResult) => {
    expect(after.notices.map((n) => n.code)).toContain('stuffing')
    expect(after.keyword_match.score!).toBeLessThan(before.keyword_match.score!)
    expect(after.ats_score).toBeLessThan(before.ats_score)
    // Under a limit of its own the overall score may be as low as it gets already.
    const limited = before.checks.some((c) => c.limit !== undefined)
    expect(after.overall_score).toBeLessThan(before.overall_score + (limited ? 1 : 0))
  }
  const tens = Array.from({ length: Math.ceil(names.length / 10) }, (_, i) =>
    names.slice(i * 10, i * 10 + 10).join(', '),
  )
  test('is caught as stuffing and lowers every score it was meant to raise', () =>
    fc.assert(
      fc.property(withBullet, anyJob, (resume, job) => {
        const before = analysed(resume, job)
        fc.pre(before.keyword_match.score! > 0)
        expectLower(before, analyse({ ...resume, skills: everything }, job))
      }),
      { ...RUNS, numRuns: 4 },
    ))
  test.each<[string, (r: Resume) => Resume]>([
    ['as one entry', (r) => ({ ...r, skills: listed([names.join(', ')]) })],
    ['in lines of ten', (r) => ({ ...r, skills: listed(tens) })],
    ['each three times', (r) => ({ ...r, skills: [...everything, ...everything, ...everything] })],
    ['hidden in the summary', (r) => ({ ...r, summary: `${r.summary} ${names.join(', ')}` })],
    ['in the summary without commas', (r) => ({ ...r, summary: `${r.summary} ${names.join(' ')}` })],
    ['in one bullet', (r) => inBullets(r, [`Used ${names.join(', ')}.`])],
    ['ten to a bullet', (r) => inBullets(r, tens)],
  ])('%s, is caught as stuffing and lowers every score it was meant to raise', (_, stuff) => {
    const job = jobFromRole('Software Development', 'Frontend Developer')
    expectLower(analyse(sampleResume(), job), analyse(stuff(sampleResume()), job))
  })
  test.each(roles.map((job) => [job.role, job] as const))(
    'lowers a resume without skills, as %s',
    (_, job) => {
      const bare = { ...sampleResume(), skills: [] }
      const [before, after] = [analyse(bare, job), analyse({ ...bare, skills: everything }, job)]
      expect(after.overall_score).toBeLessThan(before.overall_score)
      expect(after.section_score).toBeLessThanOrEqual(before.section_score)
      expect(after.keyword_match.score!).toBeLessThanOrEqual(before.keyword_match.score!)
    },
  )
  test('lowers even a resume that matched nothing', () => {
    const resume = { ...sampleResume(), skills: [] }
    const job = jobFromRole('DevOps', 'DevOps Engineer')
    expect(analyse({ ...resume, skills: everything }, job).overall_score).toBeLessThan(
      analyse(sampleResume(), job).overall_score,
    )
  })
})

describe('words nobody can see', () => {
  test('prove nothing and lower the score', () => {
    const job = jobFromRole('DevOps', 'DevOps Engineer')
    const resume = sampleResume()
    const before = analyse(resume, job)
    const stuffed = naming(resume, 'Kubernetes')
    const bullet = stuffed.experience[0]!.bullets[0]!
    const facts = { ...cleanFacts(), hiddenText: [{ page: 1, line: 12, text: bullet, reason: 'white' }] }
    const after = score({ resume: stuffed, facts, job, asOf: AS_OF })
    expect(after.requirements.find((r) => r.text === 'Kubernetes')!.status).toBe('missing')
    expect(after.keyword_match.score!).toBeLessThan(before.keyword_match.score!)
    expect(after.ats_score).toBeLessThan(before.ats_score)
  })
})

describe('reordering the skills', () => {
  test('changes only what looks at order', () =>
    fc.assert(
      fc.property(withBullet, anyJob, (resume, job) => {
        const turned = { ...resume, skills: [...resume.skills].reverse() }
        const points = (r: AnalysisResult) =>
          r.checks.filter((c) => c.id !== 'skills-target-first').map((c) => [c.id, c.points, c.of])
        expect(points(analyse(turned, job))).toEqual(points(analysed(resume, job)))
      }),
      RUNS,
    ))
})

const isRecencyJudged = ({ checks }: AnalysisResult): boolean =>
  checks.some(({ id, of }) => id === 'keyword-recency' && of > 0)

describe('removing things with a job to match', () => {
  test.each([
    [
      'the dates of a position',
      (r: Resume) => Object.assign(r.experience[0]!, { startDate: '', endDate: '', printedDates: '' }),
    ],
    ['the skills', (r: Resume) => Object.assign(r, { skills: [] })],
    ['the bullets', (r: Resume) => Object.assign(r.experience[0]!, { bullets: [] })],
  ])('%s never raises the keyword score', (_, remove) =>
    fc.assert(
      fc.property(withBullet, anyJob, (resume, job) => {
        const less = structuredClone(resume)
        remove(less)
        const [before, after] = [analysed(resume, job), analyse(less, job)]
        // A position we may have misread is not asked for its dates.
        fc.pre(isRecencyJudged(after) || !isRecencyJudged(before))
        expect(after.keyword_match.score!).toBeLessThanOrEqual(before.keyword_match.score!)
      }),
      RUNS,
    ),
  )
})

describe('a job text that cannot be used', () => {
  test.each([
    [
      'a poem',
      'Shall I compare thee to a summer’s day?\nThou art more lovely and more temperate.\nRough winds do shake the darling buds of May.',
    ],
    ['noise', 'x9 '.repeat(100_000)],
    ['nothing but a greeting', 'Hello there'],
  ])('%s gives no keyword score, and a statement instead', (_, text) => {
    const result = analyse(sampleResume(), jobFromText(text, { category: '', role: '' }))
    expect(result.keyword_match.score).toBeNull()
    expect(result.notices.map((n) => n.code)).toEqual(['job_unusable'])
    expect(result.overall_score).toBe(100)
  })
})

const ANY_SKILL: ReadonlySet<string> = new Set([...SKILL_KINDS, 'certificate'])
describe('one bullet that only names what the job asks', () => {
  const unshown = (result: AnalysisResult) =>
    result.requirements.filter((r) => r.status !== 'proven' && ANY_SKILL.has(r.kind))
  const claiming = (resume: Resume, names: readonly string[]): Resume => {
    const more = structuredClone(resume)
    more.experience.find((e) => e.bullets.length > 0)!.bullets.push(`Used ${names.join(', ')}`)
    return more
  }
  const proven = ({ requirements }: AnalysisResult) =>
    new Set(requirements.filter((r) => r.status === 'proven').map((r) => r.text))

  test('proves a handful, however many it names', () =>
    fc.assert(
      fc.property(withBullet, anyJob, (resume, job) => {
        const before = analysed(resume, job)
        const names = unshown(before).map((r) => r.alternatives?.[0] ?? r.text)
        fc.pre(names.length > SHOWN_BY_ONE_LINE)
        const [was, is] = [proven(before), proven(analyse(claiming(resume, names), job))]
        expect([...is].filter((name) => !was.has(name)).length).toBeLessThanOrEqual(SHOWN_BY_ONE_LINE)
      }),
      RUNS,
    ))
  test('brings nothing where it names more than anybody did at once', () =>
    fc.assert(
      fc.property(withBullet, anyJob, (resume, job) => {
        const before = analysed(resume, job)
        const names = unshown(before).flatMap((r) => r.alternatives ?? [r.text])
        fc.pre(names.length > CLAIMED_MOST + 2)
        const after = analyse(claiming(resume, names), job)
        expect(after.keyword_match.score!).toBeLessThanOrEqual(before.keyword_match.score!)
        expect(after.overall_score).toBeLessThanOrEqual(before.overall_score)
      }),
      RUNS,
    ))
})

describe('what is suggested', () => {
  test('is never there already', () =>
    fc.assert(
      fc.property(withBullet, anyJob, (resume, job) => {
        const result = analysed(resume, job)
        const proven = result.requirements.filter((r) => r.status === 'proven').map((r) => r.text)
        const [required] = result.checks.filter((c) => c.id === 'keyword-required')
        for (const e of required!.evidence) expect(proven).not.toContain(e.text)
      }),
      RUNS,
    ))
  test('never mends the spelling of a name of the vocabulary', () => {
    const marked = lexicon().skills.filter(
      (s) => misspelledTechnologies(s.name).length + misspelledWords(s.name).length > 0,
    )
    expect(marked.map((s) => s.name)).toEqual([])
  })
})
