import { expect, test } from 'vitest'
import { labelledContacts } from './contact-labels.ts'
import { printedLines } from './testing/printed-lines.ts'

test.each([
  ['LinkedIn: ada-quill', 'ada-quill'],
  ['LinkedIn: Ada Quill | Leeds', undefined],
])('what a label leads to: %s', (text, found) =>
  expect(labelledContacts(printedLines([text])).linkedin?.text).toBe(found),
)
