import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { manifest } from './manifest.ts'

/** Width and height are the first two numbers of a PNG's first chunk. */
function sizeOf(src: string): string {
  const bytes = readFileSync(`web/public${src}`)
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

const pictures = [
  ...(manifest.icons ?? []),
  ...(manifest.screenshots ?? []),
  ...(manifest.shortcuts ?? []).flatMap(({ icons }) => icons ?? []),
].filter(({ type }) => type === 'image/png')

test.each(pictures)('$src is there and as large as is said', ({ src, sizes }) => {
  expect(sizeOf(src)).toBe(sizes)
})

test.each(['192x192', '512x512'])(
  'there is an icon of %s for every place, and one to be cut round',
  (size) => {
    const purposes = manifest.icons?.filter(({ sizes }) => sizes === size).map(({ purpose }) => purpose)
    expect(purposes).toEqual(expect.arrayContaining(['any', 'maskable']))
  },
)

test.each(['wide', 'narrow'])('there are pictures of the app, %s, all of one shape', (shape) => {
  const shown = manifest.screenshots?.filter(({ form_factor }) => form_factor === shape) ?? []
  expect(shown.length).toBeGreaterThan(1)
  expect(new Set(shown.map(({ sizes }) => sizes)).size).toBe(1)
})

test('one icon is of one colour, for places that paint it themselves', () => {
  expect(manifest.icons?.filter(({ purpose }) => purpose === 'monochrome')).toHaveLength(1)
})

test('a link that is handed to the app opens a page of it', () => {
  for (const { protocol, url } of manifest.protocol_handlers ?? []) {
    expect(protocol).toMatch(/^web\+[a-z]+$/)
    expect(url).toMatch(/^\/analyzer\?link=%s$/)
  }
  expect(manifest.protocol_handlers).toHaveLength(1)
})

test('browsers that ask for /favicon.ico get one, with pictures of three sizes', () => {
  const icon = readFileSync('web/public/favicon.ico')
  expect([icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([1, 3])
  const sizes = [0, 1, 2].map((at) => {
    const entry = 6 + 16 * at
    const [size, length, from] = [icon[entry], icon.readUInt32LE(entry + 8), icon.readUInt32LE(entry + 12)]
    expect(icon.subarray(from, from + 4).toString('latin1')).toBe('\x89PNG')
    expect(from + length).toBeLessThanOrEqual(icon.length)
    return size
  })
  expect(sizes).toEqual([16, 32, 48])
})
