import { expect, test } from 'vitest'
import { asks, madeJob } from '../testing/asks.ts'
import { type Edit, verdict, verdicts } from '../testing/verdicts.ts'
import check from './keyword-copied.ts'

const TEXT =
  'You design, build and maintain efficient and reliable user interfaces in React. You work with product managers to plan releases. You mentor junior developers and review their code every week.'
const posted: Edit = (c) => {
  c.job = madeJob({ text: TEXT })
  c.requirements = [asks('React')]
}
const adding =
  (...lines: string[]): Edit =>
  (c) => {
    posted(c)
    c.resume.experience[0]!.bullets.push(...lines)
  }

verdicts(check, {
  accepts: {
    'lines of one’s own': posted,
    'the same skills in other words': adding(
      'Built React user interfaces for 3 teams and reviewed code weekly',
    ),
    'a common phrase': adding('Work with product managers'),
  },
  rejects: {
    'a pasted duty': [
      adding('Design, build and maintain efficient and reliable user interfaces in React'),
      'Design, build and maintain',
    ],
  },
  skips: { 'a resume without a job': () => {} },
})

test('the more is copied, the lower the limit', () => {
  const one = verdict(check, adding('Mentor junior developers and review their code every week'))
  const all = verdict(check, (c) => {
    posted(c)
    c.resume.experience = [
      {
        ...c.resume.experience[0]!,
        bullets: TEXT.split('. ').map((line) => line.replace(/^You /, '')),
      },
    ]
    c.resume.projects = []
  })
  expect(one.limit).toBeLessThanOrEqual(70)
  expect(all.limit).toBeLessThan(one.limit ?? 0)
})
