import { expect, test } from 'vitest'
import { nothing, verdict, verdicts } from '../testing/verdicts.ts'
import check from './placeholders.ts'

verdicts(check, {
  accepts: {
    'a sign before what a link is called': ({ resume }) => {
      resume.links.push({ text: 'My LinkedIn Profile', url: 'https://www.linkedin.com/in/nora-winterfield' })
      resume.head.push({ text: 'Portland | 💼 My LinkedIn Profile', page: 1, line: 9, bullet: false })
    },
    'a resume in its own words': nothing,
    'what a link is called': ({ resume }) => {
      resume.head.push({ text: 'My profile', page: 1, line: 3, bullet: false })
      resume.links.push({ url: 'https://example.org/jo-sample', text: 'My profi' })
    },
    'brackets around a fact': ({ resume }) => {
      resume.experience[0]!.bullets.push('Released the app [3 million downloads]')
    },
    'a company of odd letters': ({ resume }) => {
      resume.experience[0]!.company = 'XXL Sports'
    },
  },
  rejects: {
    'a template that counts on': [
      ({ resume }) => {
        const section = resume.sections.find(({ kind }) => kind === 'experience')
        for (const text of ['Punkt 1', 'Punkt 2', 'Titel 1', 'Titel 2'])
          section?.lines.push({ text, page: 1, line: 20, bullet: true })
      },
      '4 places',
    ],
    'a name that was never typed': [
      ({ resume }) => {
        resume.name = 'Your Name'
      },
      'Your Name',
    ],
    'a company of a template': [
      ({ resume }) => {
        resume.experience[0]!.company = '[Company]'
      },
      '[Company]',
    ],
    'a year of crosses': [
      ({ resume }) => {
        resume.experience[1]!.printedDates = '20XX – 20XX'
      },
      '20XX',
    ],
    'filler in a bullet': [
      ({ resume }) => void resume.experience[0]!.bullets.push('Lorem ipsum dolor sit amet consectetur'),
      'Lorem ipsum',
    ],
  },
})

test('one slip limits the score less than a form that was hardly filled', () => {
  const slip = verdict(check, ({ resume }) => {
    resume.experience[0]!.company = '[Company]'
  })
  const form = verdict(check, ({ resume }) => {
    resume.experience[0]!.company = '[Company]'
    resume.experience[0]!.position = 'Job Title'
    resume.experience[1]!.company = 'Company Name'
    resume.personalInfo.address = 'City, State'
  })
  const filler = verdict(check, ({ resume }) => {
    resume.summary = 'Lorem ipsum dolor sit amet, consectetur adipiscing elit.'
    resume.experience[0]!.bullets = ['Ut enim ad minim veniam, quis nostrud exercitation']
  })
  expect(filler.limit).toBe(20)
  expect(slip.limit).toBe(70)
  expect(form.limit).toBe(20)
})
