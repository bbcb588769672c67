import { expect, test } from 'vitest'
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
  const r = analyse('ru')
  expect(r.notices.map((n) => n.text).join()).toContain('in Russian, and none of its headings')
  expect(r.experience_suggestions).toEqual([])
  expect(r.education_suggestions).toEqual([])
  expect(r.checks.filter((c) => c.of > 0).map((c) => c.id)).toContain('ats-single-column')
  expect(r.checks.find((c) => c.id === 'experience-present')!.status).toBe('not_applicable')
})

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
