import { describe, expect, test } from 'vitest'
import { analysisRecord } from '#shared/schema/analysis.ts'
import { storedRecord } from '#shared/schema/stored-text.ts'
import { recordOf } from './record.ts'
import { score } from './score.ts'
import { AS_OF, cleanFacts, sampleResume } from './testing/sample.ts'

const about = {
  _id: '018f0000-0000-7000-8000-000000000001',
  resumeId: '018f0000-0000-7000-8000-000000000002',
  resumeName: 'Nora-Winterfield-Resume.pdf',
  analysisType: 'standard',
  jobDescription: '',
  createdAt: '2026-03-15T10:00:00.000Z',
} as const

describe('the record of an analysis', () => {
  const resume = sampleResume()
  resume.personalInfo.email = ''
  resume.head = resume.head.filter(({ text }) => !text.includes('@'))
  const result = score({ resume, facts: cleanFacts(), job: null, asOf: AS_OF })
  const record = recordOf(result, about)

  test('satisfies the schema', () => expect(analysisRecord.parse(record)).toEqual(record))
  test('has the scores of the result', () =>
    expect(record.scores).toEqual({
      overall: result.overall_score,
      ats: result.ats_score,
      keywordMatch: null,
      format: result.format_score,
      section: result.section_score,
    }))
  test('says of how many points its score is where not all could be judged', () => {
    expect('judged' in record).toBe(false)
    const unread = { ...sampleResume(), language: 'el', experience: [], education: [], projects: [] }
    const part = score({ resume: unread, facts: cleanFacts(), job: null, asOf: AS_OF })
    expect(recordOf(part, about).judged).toBe(part.judged)
    expect(part.judged).toBeLessThan(100)
  })
  test('says what a posting calls the job, and nothing where a role was chosen', () => {
    const job = { ...result.job, title: 'Ward Nurse' }
    expect(recordOf({ ...result, job: { ...job, source: 'description' } }, about).jobTitle).toBe('Ward Nurse')
    expect('jobTitle' in recordOf({ ...result, job: { ...job, source: 'role' } }, about)).toBe(false)
  })
  test('has the suggestions by group, and no empty group', () => {
    expect(record.suggestions.contact?.[0]).toContain('email address')
    expect(Object.values(record.suggestions).every((list) => list.length > 0)).toBe(true)
  })
  test('cuts what a list of analyses does not take, however much was read', () => {
    const skills = Array.from({ length: 300 }, (_, at) => `${at} ${'💼'.repeat(2000)}`)
    const large = { ...result, keyword_match: { score: 1, matched_skills: skills, missing_skills: skills } }
    const cut = recordOf({ ...large, skills_suggestions: skills }, { ...about, resumeName: 'n'.repeat(400) })
    expect(storedRecord.safeParse(cut).error?.issues ?? []).toEqual([])
    expect(cut.keywordMatch.matched[7]).toMatch(/^7 (💼){998}…$/u)
  })
  test('has the three lists of an AI analysis where there was one', () => {
    const ai = {
      fullResponse: 'x',
      strengths: ['a'],
      weaknesses: ['b'],
      recommendations: ['c'],
      quotes: [],
      dropped: 0,
      model: 'm',
    }
    expect(recordOf({ ...result, aiAnalysis: ai }, about).aiAnalysis).toEqual({
      strengths: ['a'],
      weaknesses: ['b'],
      recommendations: ['c'],
    })
    expect(record.aiAnalysis).toBeNull()
  })
})
