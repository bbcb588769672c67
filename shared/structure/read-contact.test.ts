import { expect, test } from 'vitest'
import type { SectionKind } from '#shared/schema/resume.ts'
import { withReferees } from './read-contact.ts'
import { printedLines } from './testing/printed-lines.ts'

const [at, line] = printedLines(['**Heading**', '505-555-0164'])

test.each<[string, [SectionKind, string][], string[]]>([
  [
    'the names below them',
    [
      ['skills', 'Skills'],
      ['references', 'References'],
      ['other', 'Dr. Ada Quill'],
      ['other', 'Bo Vale'],
    ],
    ['References', 'Dr. Ada Quill', 'Bo Vale'],
  ],
  [
    'no details of the person under a heading of their own',
    [
      ['references', 'References'],
      ['other', 'Contact'],
    ],
    ['References'],
  ],
  [
    'none behind another section',
    [
      ['references', 'References'],
      ['skills', 'Skills'],
      ['other', 'Ada Quill'],
    ],
    ['References'],
  ],
])('references hold %s', (_name, sections, held) => {
  const made = sections.map(([kind, heading]) => ({ kind, heading, at: at!, lines: [line!] }))
  expect(withReferees(made).map(({ heading }) => heading)).toEqual(held)
})
