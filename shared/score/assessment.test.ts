import { expect, test } from 'vitest'
import { score } from './score.ts'
import { openChecks } from './suggestions.ts'
import { AS_OF, cleanFacts, sampleResume } from './testing/sample.ts'

test('the sentence names what is to be fixed first, even where another fix brings more', () => {
  const resume = sampleResume()
  resume.personalInfo.phone = ''
  resume.head = resume.head.filter(({ text }) => !/\d{3}/.test(text))
  for (const entry of resume.experience) entry.bullets = ['Worked on the platform', 'Helped with tests']
  const { assessment, checks } = score({ resume, facts: cleanFacts(), job: null, asOf: AS_OF })
  const [first, ...others] = openChecks(checks).filter(({ advice }) => !advice)
  expect(first?.id).toBe('phone-valid')
  expect(Math.max(...others.map(({ gain }) => gain))).toBeGreaterThan(first?.gain ?? 0)
  expect(assessment).toContain(first?.finding.replace(/\.$/, ''))
})

test('a list that is a little too long is not fixed before the bullets', () => {
  const resume = sampleResume()
  resume.skills = Array.from({ length: 50 }, (_, i) => ({ name: `Framework ${i}`, level: '', group: '' }))
  for (const entry of resume.experience) entry.bullets = ['Worked on the platform', 'Helped with tests']
  const { checks } = score({ resume, facts: cleanFacts(), job: null, asOf: AS_OF })
  const ids = openChecks(checks).map(({ id }) => id)
  expect(ids.indexOf('skills-count')).toBeGreaterThan(ids.indexOf('bullet-strength'))
})
