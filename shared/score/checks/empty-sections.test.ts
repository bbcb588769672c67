import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './empty-sections.ts'

/** A page laid out by a word processor's paragraphs. */
const paragraphs =
  (edit: Edit): Edit =>
  (c) => {
    c.facts!.kind = 'docx'
    edit(c)
  }

verdicts(check, {
  accepts: {
    'a heading above other headings': paragraphs(({ resume }) => {
      resume.sections.unshift({ ...resume.sections[0]!, kind: 'other', heading: 'More about me', lines: [] })
    }),
    'a heading whose lines were read elsewhere': paragraphs(({ resume }) => {
      resume.sections.unshift({ ...resume.sections[0]!, kind: 'education', heading: 'Studies', lines: [] })
    }),
    'filled sections': paragraphs(nothing),
    'a section of one line': paragraphs(({ resume }) => {
      resume.sections[0]!.lines.length = 1
    }),
  },
  rejects: {
    'a heading with nothing under it': [
      paragraphs(({ resume }) => {
        resume.sections[0]!.lines = []
        resume.summary = ''
      }),
      'Summary',
    ],
    'a heading over a blank line': paragraphs(({ resume }) => {
      resume.sections[0]!.lines = [{ text: ' ', page: 1, line: 1, bullet: false }]
      resume.summary = ''
    }),
  },
  skips: {
    'a heading beside others on a laid-out page': ({ resume }) => {
      resume.sections[0]!.lines = []
    },
    'a heading whose text may stand in a box': paragraphs(({ resume, facts }) => {
      resume.sections[0]!.lines = []
      facts!.textBoxes = 3
    }),
    'no sections': ({ resume }) => {
      resume.sections = []
    },
  },
})
