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
    expect(purposes?.sort()).toEqual(['any', 'maskable'])
  },
)

test.each(['wide', 'narrow'])('there are pictures of the app, %s, all of one shape', (shape) => {
  const shown = manifest.screenshots?.filter(({ form_factor }) => form_factor === shape) ?? []
  expect(shown.length).toBeGreaterThan(1)
  expect(new Set(shown.map(({ sizes }) => sizes)).size).toBe(1)
})
