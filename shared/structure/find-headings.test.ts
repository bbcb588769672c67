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
