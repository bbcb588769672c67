import { describe, expect, test } from 'vitest'
import type { AnalysisResult } from '#shared/schema/analysis.ts'
import type { Resume } from '#shared/schema/resume.ts'
import { cases, fc } from '../../fixtures/properties.ts'
import { gainOf, judgedOf } from './overall.ts'
import { score } from './score.ts'
import { openChecks } from './suggestions.ts'
import { anyResume } from './testing/generate.ts'
import { REPAIRS } from './testing/repair.ts'
import { AS_OF, cleanFacts } from './testing/sample.ts'
import { PARTS } from './weights.ts'

const RUNS = { numRuns: cases(60), seed: 20260315 }

const analyse = (resume: Resume): AnalysisResult =>
  score({ resume, facts: cleanFacts(), job: null, asOf: AS_OF })
const known = new Map<string, AnalysisResult>()
/** The same resumes come to every property, in the order of the seed: each is scored once as it came. */
const analysed = (resume: Resume): AnalysisResult => {
  const key = JSON.stringify(resume)
  const result = known.get(key) ?? analyse(resume)
  known.set(key, result)
  return result
}
const scores = (r: AnalysisResult) => ({ ats: r.ats_score, format: r.format_score, section: r.section_score })

describe('for every resume', () => {
  test('the printed points of the checks add up to the printed scores', () =>
    fc.assert(
      fc.property(anyResume, (resume) => {
        const r = analysed(resume)
        const printed = { ...scores(r), keyword: r.keyword_match.score ?? 0 }
        for (const part of PARTS) {
          const own = r.checks.filter((c) => c.part === part)
          expect(own.reduce((n, c) => n + c.points, 0)).toBe(printed[part])
          expect([0, 100]).toContain(own.reduce((n, c) => n + c.of, 0))
        }
      }),
      RUNS,
    ))

  test('no check loses points without saying why, and what to do', () =>
    fc.assert(
      fc.property(anyResume, (resume) => {
        for (const c of analysed(resume).checks)
          if (c.points < c.of)
            expect([c.id, c.finding !== '', c.fix !== '' || c.saidBy !== undefined]).toEqual([
              c.id,
              true,
              true,
            ])
      }),
      RUNS,
    ))

  test('what is said accounts for every point that was lost', () =>
    fc.assert(
      fc.property(anyResume, (resume) => {
        const r = analysed(resume)
        const said = openChecks(r.checks).map(({ id }) => id)
        const ids = r.checks.flatMap(({ id, saidBy }) => (said.includes(saidBy ?? id) ? [id] : []))
        expect(
          Math.abs(r.overall_score + gainOf(new Set(ids), r.checks, undefined, true) - judgedOf(r)),
        ).toBeLessThan(1)
      }),
      RUNS,
    ))

  test('doing what the checks say leads to 100', () =>
    fc.assert(
      fc.property(anyResume, (resume) => {
        const mended = structuredClone(resume)
        let result = analysed(resume)
        for (let round = 0; round < 8 && result.checks.some((c) => c.points < c.of); round++) {
          for (const { id } of result.checks.filter((c) => c.points < c.of)) {
            // Each fix is applied to the resume as the earlier ones left it.
            const check = result.checks.find((c) => c.id === id)!
            const repair = REPAIRS[id]
            if (check.points >= check.of || !repair) continue
            repair(mended, check)
            result = analyse(mended)
          }
        }
        expect(
          result.checks
            .filter((c) => c.points < c.of)
            .map((c) => `${c.id}: ${c.finding}`)
            .join('\n'),
        ).toBe('')
        expect([result.overall_score, result.section_score]).toEqual([100, 100])
      }),
      RUNS,
    ))

  test('the same input gives the same result to the byte', () =>
    fc.assert(
      fc.property(anyResume, (resume) => {
        expect(JSON.stringify(analyse(structuredClone(resume)))).toBe(JSON.stringify(analyse(resume)))
      }),
      { ...RUNS, numRuns: cases(20) },
    ))

  test('the input is left as it was', () =>
    fc.assert(
      fc.property(anyResume, (resume) => {
        const before = structuredClone(resume)
        analyse(resume)
        expect(resume).toEqual(before)
      }),
      { ...RUNS, numRuns: cases(20) },
    ))
})

/** What one honest line may decide, of the whole score. A line heaped with keywords or left as template text may cost more. */
const ONE_LINE_MOST = 25
const HONEST = [
  'Responsible for the warehouse',
  'Opened a shop of 240 m² in Leeds with SAP, two weeks early and 4 % under budget',
  'Sold tickets to 300 visitors a day',
  'Cash handling',
]

describe('one bullet decides little', () => {
  const withLines = fc.tuple(anyResume, fc.constantFrom(...HONEST), fc.nat())
  test('whether it is added or taken away', () =>
    fc.assert(
      fc.property(withLines, ([resume, line, seed]) => {
        const at = resume.experience[seed % Math.max(1, resume.experience.length)]
        if (!at) return
        const before = analysed(resume).overall_score
        const more = structuredClone(resume)
        more.experience[resume.experience.indexOf(at)]?.bullets.push(line)
        expect(Math.abs(analyse(more).overall_score - before)).toBeLessThanOrEqual(ONE_LINE_MOST)
        const taken = at.bullets[seed % Math.max(1, at.bullets.length)]
        if (taken === undefined) return
        const less = structuredClone(resume)
        less.experience[resume.experience.indexOf(at)]?.bullets.splice(at.bullets.indexOf(taken), 1)
        for (const section of less.sections)
          section.lines = section.lines.filter(({ text }) => !text.includes(taken))
        expect(Math.abs(analyse(less).overall_score - before)).toBeLessThanOrEqual(ONE_LINE_MOST)
      }),
      { ...RUNS, numRuns: cases(30) },
    ))
})

/** Sections that hold something: to take away what is empty already may well help. */
function whole(resume: Resume): Resume {
  for (const [i, e] of resume.experience.entries()) {
    e.company ||= `Company ${i + 1}`
    e.position ||= 'Assistant'
    e.startDate ||= '2019-01'
    e.printedDates ||= 'Jan 2019 – Present'
    if (e.bullets.length === 0) e.bullets.push('Sold tickets to 300 visitors a day')
  }
  for (const e of resume.education) e.institution ||= 'Cascade State University'
  resume.sections = resume.sections.filter((s) => s.lines.length > 0)
  return resume
}

/** Off the page too: dates that stand there and were not read are our fault, and cost nothing. */
function undate(resume: Resume, entry: Resume['experience'][number] | undefined): void {
  if (!entry) return
  for (const { lines } of resume.sections)
    for (const line of lines) if (entry.printedDates) line.text = line.text.replace(entry.printedDates, '')
  Object.assign(entry, { startDate: '', endDate: '', printedDates: '' })
}

const REMOVALS: Record<string, (r: Resume) => void> = {
  'the email': (r) => {
    r.personalInfo.email = ''
    // A line that still holds one would have been misread.
    r.head = r.head.filter((l) => !l.text.includes('@'))
  },
  'the phone number': (r) => {
    const { phone } = r.personalInfo
    r.personalInfo.phone = ''
    r.head = r.head.filter((l) => l.text !== phone)
  },
  'the summary': (r) => {
    r.summary = ''
    r.sections = r.sections.filter((s) => s.kind !== 'summary')
  },
  'the heading over the experience': (r) => {
    r.experience = []
    r.sections = r.sections.filter((s) => s.kind !== 'experience')
  },
  'the heading over the education': (r) => {
    r.education = []
    r.sections = r.sections.filter((s) => s.kind !== 'education')
  },
  'the heading over the skills': (r) => {
    r.skills = []
    r.sections = r.sections.filter((s) => s.kind !== 'skills')
  },
  'all numbers in the bullets': (r) => {
    // A word in their place: a bullet that ends `in` would be one that the page broke off, which nothing judges.
    for (const e of [...r.experience, ...r.projects])
      e.bullets = e.bullets.map((b) => b.replace(/\d+/g, 'some'))
  },
  'the dates of the first position': (r) => undate(r, r.experience[0]),
  'the dates of the last position': (r) => undate(r, r.experience.at(-1)),
}

describe('removing', () => {
  test.each(Object.entries(REMOVALS))('%s never raises a score', (_, remove) =>
    fc.assert(
      fc.property(anyResume.map(whole), (resume) => {
        const less = structuredClone(resume)
        remove(less)
        const [before, after] = [analysed(resume), analyse(less)]
        for (const part of ['ats', 'format', 'section'] as const)
          expect(
            scores(after)[part],
            after.checks
              .filter(
                (c) => c.part === part && c.points > (before.checks.find((b) => b.id === c.id)?.points ?? 0),
              )
              .map((c) => c.id)
              .join(),
          ).toBeLessThanOrEqual(scores(before)[part])
        expect(after.overall_score).toBeLessThanOrEqual(before.overall_score)
      }),
      RUNS,
    ),
  )
})

describe('reordering the skills', () => {
  test('changes no check of a resume without a job', () =>
    fc.assert(
      fc.property(anyResume, (resume) => {
        const turned = structuredClone(resume)
        turned.skills.reverse()
        const points = (r: AnalysisResult) => r.checks.map((c) => [c.id, c.points, c.of])
        expect(points(analyse(turned))).toEqual(points(analysed(resume)))
      }),
      RUNS,
    ))
})
