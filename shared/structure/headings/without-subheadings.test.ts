import { expect, test } from 'vitest'
import { itemAt } from '#shared/lists.ts'
import { kindOfHeading } from '../learned-heading.ts'
import type { Prepared } from '../prepared.ts'
import { printedLines } from '../testing/printed-lines.ts'
import { sectionHeadings } from './without-subheadings.ts'

const SIZES = [10, 14, 12]

/** Rows that begin with `#` are in the largest print, with `##` in larger print than the text. */
const ranked = (rows: string[]): Prepared[] =>
  printedLines(rows.map((row) => row.replace(/^#+ /, ''))).map((line, at) => {
    const rank = /^#*/.exec(rows.filter(Boolean)[at] ?? '')?.[0].length ?? 0
    const size = itemAt(SIZES, rank)
    return { ...line, style: `${size}.0|Serif`, line: { ...line.line, size } }
  })

const post = (firm: string): string[] => [
  '',
  `## ${firm}`,
  'Clerk ⇥ 2015 – 2018',
  '- kept the books and wrote to those who were late',
]

test.each<[string, string, string[], boolean]>([
  ['Tools and skills', 'Experience', post('Trask & Sons'), false],
  ['Skills', 'Experience', post('Trask & Sons'), false],
  ['Reiseziele', 'Experience', post('Trask & Sons'), false],
  ['Skills', 'Experience', [], true],
  ['Skills', 'Experience', ['', '## Letters', '- of every kind, in four languages'], true],
  ['Skills', 'Experience', ['', 'Clerk ⇥ 2015 – 2018', '- kept the books'], true],
  ['Languages', 'Experience', post('Trask & Sons'), true],
  ['Skills', 'Interests', post('Trask & Sons'), true],
])('%s in lesser print under %s, over %j, heads a section: %s', (heading, above, below, isOne) => {
  const rows = ['# Education', 'Vilamar College ⇥ 2012 – 2015', `# ${above}`, ...post('Green Door Ltd')]
  const lines = ranked([...rows, '', `## ${heading}`, '- Ledgers, letters', ...below, '', '# Awards', 'None'])
  const heads = ['Education', above, heading, 'Awards']
  const given = lines.flatMap(({ text }, at) =>
    heads.includes(text) ? [{ at, kind: kindOfHeading(text), heading: text, rest: '' }] : [],
  )
  const found = sectionHeadings(given, [], lines, { size: 10, bold: false })
  expect(found.map((one) => one.heading)).toEqual(heads.filter((one) => isOne || one !== heading))
})
