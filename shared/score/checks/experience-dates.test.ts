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
    'a position without dates': [
      ({ resume }) => {
        resume.experience[1]!.startDate = ''
        resume.experience[1]!.endDate = ''
      },
      'Web Developer at Lantern Media',
    ],
    'nothing at all': emptied,
  },
})

test('says nothing where another position may hold the dates', () => {
  const { ratio } = verdict(check, ({ resume }) => {
    Object.assign(resume.experience[1]!, { startDate: '', endDate: '' })
    Object.assign(resume.experience[0]!, { position: 'and the pages of', company: '' })
  })
  expect(ratio).toBe(null)
})

test('asks to look for the dates of one of two', () => {
  const { fix } = verdict(check, ({ resume }) => {
    Object.assign(resume.experience[1]!, { startDate: '', endDate: '' })
  })
  expect(fix).toContain('If the page gives the dates of Web Developer')
})

shares(check, {
  'one of two without dates': [
    ({ resume }) => {
      Object.assign(resume.experience[1]!, { startDate: '', endDate: '' })
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
