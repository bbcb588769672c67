import { heading } from '../testing/heading.ts'
import { nothing, verdicts } from '../testing/verdicts.ts'
import check from './odd-headings.ts'

verdicts(check, {
  accepts: {
    'usual headings': nothing,
    'what everybody understands': heading('awards', 'Contact Details', 'other'),
    'a second section of a kind that has its usual name': ({ resume }) => {
      resume.sections.push({ ...resume.sections.find((s) => s.kind === 'experience')!, heading: 'Coaching' })
    },
    'a usual one with an adjective': heading('projects', 'Selected Projects'),
  },
  rejects: {
    'a section nobody can name': [
      heading('awards', 'Bits and bobs', 'other'),
      'Move what stands under “Bits and bobs”',
    ],
    'a fanciful name of a known section': [
      heading('awards', 'What they gave me'),
      'Rename “What they gave me” to “Awards”',
    ],
  },
  skips: {
    'no headings at all': ({ resume }) => {
      resume.sections = []
    },
  },
})
