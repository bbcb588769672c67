import { expect, test } from 'vitest'
import type { SectionKind } from '#shared/schema/resume.ts'
import { withReferees } from './read-contact.ts'
import { structure } from './structure.ts'
import { documentOf } from './testing/document-of.ts'
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

test('a column that ends in references is followed by the name of whose page it is', () => {
  const document = documentOf([
    '# Contact',
    'wren@example.org',
    '# References',
    'Ada Quill',
    'ada@example.com',
    '**Wren Tallow**',
    'Gardener',
    '# Work experience',
    'Oakwood Nursery',
  ])
  for (const line of document.pages[0]?.lines ?? [])
    if (line.number > 5) Object.assign(line, { column: 1, x: 240, y: line.y - 80 })
  const name = document.pages[0]?.lines[5]
  Object.assign(name ?? {}, { size: 30, runs: name?.runs.map((run) => ({ ...run, size: 30 })) })
  expect(structure(document).name).toBe('Wren Tallow')
})

test.each([
  ['Availability', 'Reach me after six in the evening on 505-555-0164 or by mail', '505-555-0164'],
  ['Work experience', 'Let guests reach the front desk on 505-555-0164 at any hour', ''],
])('a number in a sentence under %s', (heading, sentence, phone) => {
  const { personalInfo } = structure(
    documentOf(['**Wren Tallow**', 'Gardener', `# ${heading}`, sentence, '# Education', 'Vilamar College']),
  )
  expect(personalInfo.phone).toBe(phone)
})
