import { expect, test } from 'vitest'
import { part } from './part.ts'

test('a part that does not come is said in words, not in those of the browser', async () => {
  const failed = part(() =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module: x.js')),
  )
  await expect(failed).rejects.toThrow(/^A part of Legible could not be fetched/)
})
