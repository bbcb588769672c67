import { expect, test } from 'vitest'
import { emptied, nothing, shares, verdict, verdicts } from '../testing/verdicts.ts'
import check from './experience-dates.ts'

verdicts(check, {
  accepts: {
    'dates everywhere': nothing,
    'years alone': ({ resume }) => {
      resume.experience[1]!.startDate = '2019'
      resume.experience[1]!.endDate = '2022'
    },
  },
  rejects: {
    'a position without dates, where somebody typed it': [
      (c) => {
        c.facts = null
        c.resume.experience[1]!.startDate = ''
        c.resume.experience[1]!.endDate = ''
      },
      'Web Developer at Lantern Media',
    ],
    'nothing at all': emptied,
  },
})

test('says nothing of one position of a file beside dated ones', () => {
  const { ratio } = verdict(check, ({ resume }) => {
    Object.assign(resume.experience[1]!, { startDate: '', endDate: '' })
  })
  expect(ratio).toBe(null)
})

shares(check, {
  'one of two without dates, where somebody typed it': [
    (c) => {
      c.facts = null
      Object.assign(c.resume.experience[1]!, { startDate: '', endDate: '' })
    },
    0.5,
    'Web Developer at Lantern Media',
  ],
  'none with dates': [
    ({ resume }) => {
      for (const e of resume.experience) Object.assign(e, { startDate: '', endDate: '' })
    },
    0,
    'Frontend Developer at Harbour Books',
  ],
  'none that is one': [
    ({ resume }) => {
      for (const e of resume.experience)
        Object.assign(e, { position: 'and the pages of', company: '', startDate: '', endDate: '' })
    },
    null,
  ],
})
