import { expect, test } from 'vitest'
import { jobFromRole } from '#shared/jobs/from-role.ts'
import { isJudgedInPart } from './judged.ts'
import { judgedOf } from './overall.ts'
import { reportOf } from './report.ts'
import { score } from './score.ts'
import { AS_OF, cleanFacts, sampleResume } from './testing/sample.ts'

const unread = (language: string) => ({
  ...sampleResume(),
  language,
  summary: '',
  experience: [],
  education: [],
  projects: [],
  skills: [],
})
const analyse = (language: string) =>
  score({ resume: unread(language), facts: cleanFacts(), job: null, asOf: AS_OF })

test('a resume whose headings nobody can read is not told that its work is missing', () => {
  const r = analyse('el')
  expect(r.notices.map((n) => n.text).join()).toContain('in Greek, whose headings we do not know')
  expect(r.experience_suggestions).toEqual([])
  expect(r.education_suggestions).toEqual([])
  expect(r.checks.filter((c) => c.of > 0).map((c) => c.id)).toContain('ats-single-column')
  expect(r.checks.find((c) => c.id === 'experience-present')).toMatchObject({
    status: 'could_not_check',
    points: 0,
    gain: 0,
  })
})

test('what nobody could judge gives no points: no score of it is a confident one', () => {
  const r = analyse('el')
  expect(r.section_score).toBeLessThan(30)
  expect(r.overall_score).toBeLessThan(60)
  expect(r.ats_score).toBeGreaterThan(60)
  for (const part of ['ats', 'format', 'section'] as const)
    expect(r.checks.filter((c) => c.part === part).reduce((n, c) => n + c.points, 0)).toBe(r[`${part}_score`])
  expect(isJudgedInPart(r.checks, 'section')).toBe(true)
  const target = jobFromRole('Software Development', 'Frontend Developer')
  const asked = score({ resume: unread('el'), facts: cleanFacts(), job: target, asOf: AS_OF })
  expect(asked.keyword_match.missing_skills).toContain('JavaScript')
  expect(asked.skills_suggestions.join()).not.toContain('No skills section')
  const words = reportOf(r, { resumeName: '', personName: '' }).sections[0]!.blocks.at(-1)
  const { judged } = r
  expect(judged).toBeGreaterThanOrEqual(r.overall_score)
  expect(judged).toBeLessThan(100)
  expect(judgedOf({ checks: r.checks })).toBe(judged)
  expect(words).toMatchObject({
    rows: [
      {
        score: null,
        word: `Judged in part: ${r.overall_score} of the ${judged} points that could be judged`,
      },
      { score: null },
      { score: null },
      { score: null, word: expect.stringMatching(/^Judged in part: \d+ of the \d+ points/) },
      { score: null, word: 'Not scored' },
    ],
  })
})

test.each(['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'zh', 'ja', 'ko', 'pl', 'ru', 'tr'])(
  'a whole resume in %s, whose headings are known, is judged whole',
  (language) => {
    const r = score({ resume: { ...sampleResume(), language }, facts: cleanFacts(), job: null, asOf: AS_OF })
    expect(isJudgedInPart(r.checks)).toBe(false)
    expect(r.section_score).toBeGreaterThan(60)
  },
)

test('one in Polish whose work was found all the same is judged', () => {
  const resume = { ...sampleResume(), language: 'pl' }
  expect(isJudgedInPart(score({ resume, facts: cleanFacts(), job: null, asOf: AS_OF }).checks)).toBe(false)
})

test('skills and a summary that were read are judged, and the work that was not is not', () => {
  const { summary, skills } = sampleResume()
  const resume = { ...unread('el'), summary, skills }
  const r = score({ resume, facts: cleanFacts(), job: null, asOf: AS_OF })
  const status = (id: string) => r.checks.find((c) => c.id === id)?.status
  for (const id of ['skills-present', 'skills-count', 'summary-present'])
    expect([id, status(id)]).toEqual([id, 'pass'])
  for (const id of ['experience-present', 'education-present', 'skills-shown', 'bullets-used'])
    expect([id, status(id)]).toEqual([id, 'could_not_check'])
  expect([...r.skills_suggestions, ...r.summary_suggestions].join()).not.toMatch(
    /Not judged|No skills|no summary/,
  )
  expect(r.assessment).toContain('its layout, the summary, the skills and the contact details were scored')
  expect(isJudgedInPart(r.checks, 'section')).toBe(true)
  const noSummary = score({ resume: { ...resume, summary: '' }, facts: cleanFacts(), job: null, asOf: AS_OF })
  expect(noSummary.checks.find((c) => c.id === 'summary-present')!.status).toBe('could_not_check')
})

test.each(['ru', 'el'])(
  'a place in %s, whose places nobody here knows, is not told to be missing',
  (language) => {
    const resume = unread(language)
    resume.personalInfo.address = ''
    const r = score({ resume, facts: cleanFacts(), job: null, asOf: AS_OF })
    expect(r.checks.find((c) => c.id === 'location-present')!.status).toBe('could_not_check')
    expect(r.contact_suggestions.join()).not.toContain('city')
  },
)

test('one in a language that is read is told', () =>
  expect(analyse('de').checks.find((c) => c.id === 'experience-present')!.status).not.toBe('not_applicable'))

test('a file with nothing but a name is not scored', () => {
  const resume = { ...unread('en'), sections: [], head: [], certifications: [], awards: [], volunteering: [] }
  const r = score({ resume, facts: cleanFacts(), job: null, asOf: AS_OF })
  expect(r.notices.map((n) => n.code)).toContain('empty')
  expect(r.overall_score).toBe(0)
})

test('a document without text and without a picture is empty, not a picture', () => {
  const facts = { ...cleanFacts(), kind: 'docx' as const, textLayer: false, largeImages: 0 }
  const r = score({ resume: unread('en'), facts, job: null, asOf: AS_OF })
  expect(r.notices[0]!.code).toBe('empty')
  expect(r.overall_score).toBe(0)
})
