import { describe, expect, test } from 'vitest'
import type { Check } from '#shared/schema/analysis.ts'
import type { Requirement } from '#shared/schema/job.ts'
import { assessment } from './assessment.ts'
import { overall, partScores } from './overall.ts'
import { score } from './score.ts'
import { openChecks } from './suggestions.ts'
import { AS_OF, cleanFacts, sampleResume } from './testing/sample.ts'

test('a list that is a little too long is not fixed before the bullets', () => {
  const resume = sampleResume()
  resume.skills = Array.from({ length: 50 }, (_, i) => ({ name: `Framework ${i}`, level: '', group: '' }))
  for (const entry of resume.experience) entry.bullets = ['Worked on the platform', 'Helped with tests']
  const { checks } = score({ resume, facts: cleanFacts(), job: null, asOf: AS_OF })
  const ids = openChecks(checks).map(({ id }) => id)
  expect(ids.indexOf('skills-count')).toBeGreaterThan(ids.indexOf('bullet-strength'))
})

describe('a whole below both of its parts', () => {
  const part = (id: string, part: Check['part'], points: number, limit?: number): Check => ({
    ...{ id, part, points, of: 100, group: 'skills', title: id, status: 'partial', advice: false },
    ...{ finding: `${id} is open.`, why: '', fix: 'Fix it.', gain: 1, evidence: [] },
    ...(limit === undefined ? {} : { limit }),
  })
  const said = (quality: number, match: number | null, required?: number, limit?: number) => {
    const checks = [
      part('bullet-strength', 'section', quality, limit),
      ...(match === null ? [] : [part('keyword-required', 'keyword', match, required)]),
    ]
    const scores = partScores(checks)
    return assessment(checks, scores, overall(scores, checks), [])
  }
  test.each([
    [
      'quality 72 and match 60, with two fifths of what is required',
      said(72, 60, 65),
      'hold the overall score down',
    ],
    [
      'quality 90 and match 80, held down by one finding',
      said(90, 80, 100, 40),
      'limits the overall score to 40',
    ],
    [
      'quality 90 without a job, held down by one finding',
      said(90, null, undefined, 70),
      'limits the overall score to 70',
    ],
  ])('is explained: %s', (_, text, reason) => {
    expect(text).toContain(reason)
    expect(text.match(/[.!?](?= |$)/g)).toHaveLength(1)
  })

  test.each([
    ['quality 90 and match 40', said(90, 40, 80)],
    ['quality 90 and match 95', said(90, 95)],
    ['quality 60 without a job', said(60, null)],
  ])('needs no word where it is not so: %s', (_, text) => {
    expect(text).not.toContain('hold the overall')
    expect(text).not.toContain('limits the overall')
  })

  const asked = (weight: number, unjudged?: true): Requirement => ({
    ...{ text: `skill ${weight}`, kind: 'hard', must: true, weight, status: 'missing', proof: null },
    ...{ lastUsed: '', years: null },
    ...(unjudged && { unjudged }),
  })
  test.each([
    ['less of what is asked was judged', [asked(2), asked(3, true)], 'could not be judged', 'answers'],
    ['most of what is asked was judged', [asked(3), asked(2, true)], 'answers', 'could not be judged'],
  ])('what the sentence says of the match where %s', (_, requirements, said, unsaid) => {
    const checks = [part('bullet-strength', 'section', 90), part('keyword-title', 'keyword', 95)]
    const scores = partScores(checks)
    const text = assessment(checks, scores, overall(scores, checks), [], requirements)
    expect(text).toContain(said)
    expect(text).not.toContain(unsaid)
  })
})
