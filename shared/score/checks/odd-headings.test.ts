import type { SectionKind } from '#shared/schema/resume.ts'
import { type Edit, nothing, verdicts } from '../testing/verdicts.ts'
import check from './odd-headings.ts'

const heading =
  (kind: SectionKind, value: string, becomes: SectionKind = kind): Edit =>
  ({ resume }) => {
    const section = resume.sections.find((s) => s.kind === kind)!
    section.heading = value
    section.kind = becomes
  }

verdicts(check, {
  accepts: {
    'usual headings': nothing,
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
