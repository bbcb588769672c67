import { expect, test } from 'vitest'
import { readsAsDetail } from './items.ts'

test.each([
  ['Coursera', true],
  ['Vilamar Institute of Technology', true],
  ['Given by Example Inc.', true],
  ['example.org', false],
  ['May 2019', false],
  ['Link: here', false],
])('under a title, “%s” is what it says about it: %s', (text, isDetail) =>
  expect(readsAsDetail(text)).toBe(isDetail),
)
