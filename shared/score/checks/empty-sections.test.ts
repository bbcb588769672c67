import { nothing, verdicts } from '../testing/verdicts.ts'
import check from './empty-sections.ts'

verdicts(check, {
  accepts: {
    'filled sections': nothing,
    'a section of one line': ({ resume }) => {
      resume.sections[0]!.lines.length = 1
    },
  },
  rejects: {
    'a heading with nothing under it': [
      ({ resume }) => {
        resume.sections[0]!.lines = []
      },
      'Summary',
    ],
    'a heading over a blank line': ({ resume }) => {
      resume.sections[0]!.lines = [{ text: ' ', page: 1, line: 1, bullet: false }]
    },
  },
  skips: {
    'no sections': ({ resume }) => {
      resume.sections = []
    },
  },
})
