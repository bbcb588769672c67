import { describe, expect, test } from 'vitest'
import { reportOf } from './report.ts'
import { score } from './score.ts'
import { AS_OF, cleanFacts, sampleResume } from './testing/sample.ts'

const about = { resumeName: 'resume.pdf', personName: 'Nora Winterfield' }

describe('a report', () => {
  const resume = sampleResume()
  resume.personalInfo.email = ''
  resume.head = resume.head.filter(({ text }) => !text.includes('@'))
  resume.experience[1]!.bullets[0] =
    'Responsible for writing the article pages of two magazines for many readers'
  resume.places['experience.1.bullets.0'] = { page: 1, line: 23, sure: 1 }
  const result = score({ resume, facts: cleanFacts(), job: null, asOf: AS_OF })
  const report = reportOf(result, about)
  const section = (heading: string) => report.sections.find((s) => s.heading === heading)

  test('begins with the verdict and its scores', () => {
    expect(report.sections[0]!.blocks[0]).toEqual({ kind: 'paragraph', text: result.assessment })
    expect(report.sections[0]!.blocks.at(-1)).toMatchObject({
      kind: 'scores',
      rows: [
        { label: 'Overall', score: result.overall_score },
        {},
        {},
        {},
        { label: 'Keywords', score: null, word: 'Not scored' },
      ],
    })
  })
  test('then says what to fix first, what brings most leading', () => {
    const block = section('Fix first')!.blocks[0]!
    if (block.kind !== 'findings') throw new Error('not findings')
    expect(block.findings[0]!.finding).toBe('No email address was found.')
  })
  test('quotes the line a finding stands on', () => {
    const findings = section('Experience')!.blocks.flatMap((b) => (b.kind === 'findings' ? b.findings : []))
    expect(findings.flatMap((f) => f.evidence)).toContainEqual({
      quote: 'Responsible for writing the article pages of two magazines for many readers',
      where: 'page 1, line 23',
      fix: 'Wrote the article pages of two magazines for many readers',
    })
  })
  test('quotes six places of a finding, and names the others', () => {
    const long = structuredClone(result)
    const check = long.checks.find(({ status, of }) => status === 'fail' && of > 0)!
    const at = (line: number) => ({ text: `Words ${line}`, page: 1, line, path: '', fix: '' })
    check.evidence = [...[1, 2, 3, 4, 5, 6, 40, 8, 40].map(at), { ...at(0), text: 'Git' }]
    const found = reportOf(long, about)
      .sections.flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'findings' ? block.findings : []))
      .find(({ title, evidence }) => title === check.title && evidence.length > 0)!
    expect(found.evidence.map(({ quote }) => quote)).toEqual([1, 2, 3, 4, 5, 6].map((n) => `Words ${n}`))
    expect(found.more).toBe('And 4 more: “Git”, lines 8, 40.')
  })
  test('prints points that add up', () => {
    const block = section('Every point')!.blocks[0]!
    if (block.kind !== 'points') throw new Error('not points')
    const sum = block.rows.reduce((n, r) => n + r.points, 0)
    expect(sum).toBe(result.ats_score + result.format_score + result.section_score)
  })
  test('has no section without content', () => {
    expect(section('What the job asks')).toBeUndefined()
    expect(section('AI analysis')).toBeUndefined()
  })
})
