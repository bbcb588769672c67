import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './references.ts'

const line =
  (text: string): Edit =>
  ({ resume }) => {
    resume.sections.at(-1)!.lines.push({ text, page: 1, line: 60, bullet: false })
  }

verdicts(check, {
  accepts: {
    'no references': nothing,
    'a heading that only resembles it': ({ resume }) => {
      resume.sections.push({
        kind: 'references',
        heading: 'Career preferences',
        page: 1,
        line: 70,
        lines: [],
      })
    },
    'work on references': line('Wrote the API reference on request of customers'),
  },
  rejects: {
    'references on request': [line('References available upon request.'), 'upon request'],
    'a heading that offers them': [
      ({ resume }) => {
        const heading = 'References available on request'
        resume.sections.push({ kind: 'references', heading, page: 1, line: 70, lines: [] })
      },
      'Leave “References available on request” out',
    ],
    'the short form': line('Reference on request'),
    'a section of referees': ({ resume }) => {
      resume.sections.push({ kind: 'references', heading: 'Referees', page: 1, line: 70, lines: [] })
    },
  },
  skips: {
    'an academic, who names referees': ({ resume }) => {
      const paper = { title: 'On tides', detail: '', date: '2021', link: '' }
      resume.publications = [paper, paper, paper]
      resume.headline = 'Lecturer in Oceanography'
      resume.sections.push({ kind: 'references', heading: 'Referees', page: 1, line: 70, lines: [] })
    },
    'no sections': ({ resume }) => {
      resume.sections = []
    },
  },
})
