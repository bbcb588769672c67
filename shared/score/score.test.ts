import { describe, expect, test } from 'vitest'
import { analysisResult } from '#shared/schema/analysis.ts'
import { emptyResume } from '#shared/schema/resume.ts'
import { reportOf } from './report.ts'
import { score } from './score.ts'
import { AS_OF, cleanFacts, sampleResume } from './testing/sample.ts'

describe('a resume that has everything', () => {
  const result = score({ resume: sampleResume(), facts: cleanFacts(), job: null, asOf: AS_OF })
  test('satisfies the schema of a result', () => expect(analysisResult.parse(result)).toEqual(result))
  test('reaches full marks in every check', () =>
    expect(result.checks.filter((c) => c.points < c.of).map((c) => `${c.id}: ${c.finding}`)).toEqual([]))
  test('scores 100', () =>
    expect([result.overall_score, result.ats_score, result.format_score, result.section_score]).toEqual([
      100, 100, 100, 100,
    ]))
  test('has no keyword score without a job, rather than nought', () =>
    expect(result.keyword_match.score).toBeNull())
  test('shows its formula', () =>
    expect(result.formula).toBe(
      'Resume quality 100 = Sections 100 × (0.60 + 0.30 × ATS 1.00 + 0.10 × Format 1.00). Overall 100 = Resume quality.',
    ))
})

describe('a draft that is no file yet', () => {
  const result = score({ resume: sampleResume(), facts: null, job: null, asOf: AS_OF })
  test('is not asked about its file', () =>
    expect(result.checks.find((c) => c.id === 'page-count')).toMatchObject({
      status: 'not_applicable',
      of: 0,
    }))
  test('can reach 100', () => expect(result.overall_score).toBe(100))
})

describe('bad input', () => {
  const codes = (r: ReturnType<typeof score>) => r.notices.map((n) => n.code)

  test('an empty resume is said to be empty and scores nothing', () => {
    const result = score({ resume: emptyResume(), facts: cleanFacts(), job: null, asOf: AS_OF })
    expect(codes(result)).toEqual(['empty'])
    expect([result.overall_score, result.ats_score, result.format_score, result.section_score]).toEqual([
      0, 0, 0, 0,
    ])
    expect(result.assessment).toContain('empty')
  })
  test('a scan is said to be one and scores nothing', () => {
    const result = score({
      resume: emptyResume(),
      facts: { ...cleanFacts(), textLayer: false },
      job: null,
      asOf: AS_OF,
    })
    expect(codes(result)).toEqual(['scan'])
    expect(result.judged).toBe(0)
    expect(JSON.stringify(reportOf(result, { resumeName: 'a.pdf', personName: '' }))).not.toContain(
      'Needs Improvement',
    )
    expect([result.overall_score, result.ats_score]).toEqual([0, 0])
  })
  test.each([
    ['every page', false, 'scan_read'],
    ['one page of several', true, 'scan_in_part'],
  ])('a scan we could read in %s is scored for its content, and said to be a scan', (_, textLayer, code) => {
    const recognized = { pages: [1], confidence: 0.9, unsure: [] }
    const { resume, facts } = { resume: sampleResume(), facts: cleanFacts() }
    const asText = score({ resume, facts, job: null, asOf: AS_OF })
    const result = score({ resume, facts: { ...facts, textLayer, recognized }, job: null, asOf: AS_OF })
    expect(codes(result)).toEqual([...codes(asText), code])
    expect(result.notices.at(-1)!.text).toContain('ost systems will see an empty page')
    expect(result.section_score).toBe(asText.section_score)
    if (textLayer) expect(result.ats_score).toBe(asText.ats_score)
    else expect(result.ats_score).toBeLessThan(asText.ats_score)
  })
  test('a text that is no resume is said to be none', () => {
    const resume = {
      ...emptyResume(),
      notAResume: 'It has no positions, no education and no skills.',
      language: 'en',
    }
    resume.head = [{ text: 'Shall I compare thee to a summer’s day?', page: 1, line: 1, bullet: false }]
    const result = score({ resume, facts: cleanFacts(), job: null, asOf: AS_OF })
    expect(codes(result)).toEqual(['not_a_resume'])
    expect(result.overall_score).toBe(0)
    const insisted = score({ resume, facts: cleanFacts(), job: null, asOf: AS_OF, insist: true })
    expect(codes(insisted)).toEqual(['scored_anyway'])
    expect(insisted.notices[0]!.text).toContain('no positions')
    expect(insisted.ats_score).toBeGreaterThan(0)
  })
  test('another language is named, and wording is left out', () => {
    const result = score({
      resume: { ...sampleResume(), language: 'de' },
      facts: cleanFacts(),
      job: null,
      asOf: AS_OF,
    })
    expect(result.notices[0]!.text).toContain('German')
    expect(result.checks.find((c) => c.id === 'tense')!.status).toBe('not_applicable')
    expect(result.checks.find((c) => c.id === 'quantified-results')!.status).toBe('pass')
  })
})
