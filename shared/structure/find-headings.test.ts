import { expect, test } from 'vitest'
import { findHeadings } from './find-headings.ts'
import type { Prepared } from './prepared.ts'
import { printedLines } from './testing/printed-lines.ts'

const set = (rows: string[], column: number, size: number): Prepared[] =>
  printedLines(rows).map((line) => ({
    ...line,
    style: `${size}|Serif`,
    line: { ...line.line, size, column },
  }))

/** A sidebar with its headings in 12 points, and a column with its own in `size`; titles of entries are in 12 points. */
const page = (size: number): Prepared[] =>
  [
    ...set(['Contact'], 0, 12),
    ...set(['raghav@example.com'], 0, 9),
    ...set(['Skills'], 0, 12),
    ...set(['Go', 'Java'], 0, 9),
    ...set(['Languages'], 0, 12),
    ...set(['English', 'Malayalam'], 0, 9),
    ...set(['Summary'], 1, size),
    ...set(['Four years of payments and of logistics'], 1, 9),
    ...set(['Experience'], 1, size),
    ...set(['Harbourline Freight Ltd'], 1, 9),
    ...set(['Things nobody knows'], 1, 12),
    ...set(['2019 – 2021', 'Built the service that books the freight'], 1, 9),
  ].map((line, at) => ({ ...line, gap: 0.5, line: { ...line.line, number: at + 1 } }))

const headings = (size: number): string[] => findHeadings(page(size)).map(({ heading }) => heading)

test('a line set like a sidebar’s headings is none where the column’s own headings are larger', () => {
  expect(headings(15)).toEqual(['Contact', 'Skills', 'Languages', 'Summary', 'Experience'])
})

test('a line set like the headings of its own column is one, though no list knows it', () => {
  expect(headings(12)).toContain('Things nobody knows')
})

/** A label in bold and its list on one line, with no more white above than between any two lines. */
const under = (heading: string, label: string): string[] =>
  findHeadings(
    [
      ...set([heading], 0, 12),
      ...set(['Four years of payments and of logistics', 'and two trainees'], 0, 9),
      ...set([`**${label}:** Go, Java, SQL`], 0, 9),
      ...set(['Languages'], 0, 12),
      ...set(['English'], 0, 9),
    ].map((line, at) => ({ ...line, gap: 0.5, line: { ...line.line, number: at + 1 } })),
  ).map((found) => found.heading)

test('a label in bold under the summary heads the skills, without white above it too', () => {
  expect(under('Summary', 'Skills')).toEqual(['Summary', 'Skills', 'Languages'])
})

test.each([
  ['Education', 'Skills'],
  ['Experience', 'Skills'],
  ['Projects', 'Technologies'],
  ['Summary', 'Interests'],
  ['Summary', 'Result'],
])('under %s, %s on a line with its text heads nothing', (heading, label) => {
  expect(under(heading, label)).toEqual([heading, 'Languages'])
})
