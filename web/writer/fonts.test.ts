import { afterEach, expect, test, vi } from 'vitest'
import { fontBytes } from './fonts.ts'

afterEach(() => vi.unstubAllGlobals())

const FILE = 'fira-sans-latin-400-normal.woff'

test('a font that cannot be fetched is said in words, and is asked for again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(fontBytes([FILE])).rejects.toMatchObject({
    name: 'MissingFont',
    message: /not on this device/,
  })
  vi.stubGlobal('fetch', async () => new Response('font'))
  expect((await fontBytes([FILE]))[FILE]).toHaveLength(4)
})
