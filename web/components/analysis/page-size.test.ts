import { expect, test } from 'vitest'
import { pageSizeFor } from './page-size.ts'

test.each([
  ['en-US', 'Letter'],
  ['es-MX', 'Letter'],
  ['en-GB', 'A4'],
  ['de', 'A4'],
  ['', 'A4'],
  ['C', 'A4'],
  ['POSIX', 'A4'],
  ['en_US.UTF-8', 'A4'],
  [undefined, 'A4'],
])('a browser whose language is %j prints on %s', (language, size) => {
  expect(pageSizeFor(language)).toBe(size)
})
