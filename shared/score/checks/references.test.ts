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
    'work on references': line('Wrote the API reference on request of customers'),
  },
  rejects: {
    'references on request': [line('References available upon request.'), 'upon request'],
    'the short form': line('Reference on request'),
    'a section of referees': ({ resume }) => {
      resume.sections.push({ kind: 'references', heading: 'Referees', page: 1, line: 70, lines: [] })
    },
  },
  skips: {
    'no sections': ({ resume }) => {
      resume.sections = []
    },
  },
})
