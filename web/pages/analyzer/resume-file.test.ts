import { expect, test } from 'vitest'
import { megabytes } from './resume-file.ts'

test.each([
  [0, '0 MB'],
  [1, '0.01 MB'],
  [1.5 * 1024 * 1024, '1.50 MB'],
])('%i bytes are shown as %s', (size, shown) => expect(megabytes(size)).toBe(shown))
