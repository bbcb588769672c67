import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packOf, unpack } from './pack.ts'

const file = fc.record({
  url: fc.webPath(),
  type: fc.constantFrom('font/woff', 'application/octet-stream'),
  content: fc.uint8Array(),
})

test('what was packed is unpacked as it was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(file, { selector: ({ url }) => url }), async (files) => {
      const unpacked = await unpack(new Blob([packOf(files) as Uint8Array<ArrayBuffer>]))
      expect([...unpacked.keys()]).toEqual(files.map(({ url }) => url))
      for (const { url, type, content } of files) {
        const blob = unpacked.get(url)
        expect(blob?.type).toBe(type)
        expect(new Uint8Array((await blob?.arrayBuffer()) ?? [])).toEqual(content)
      }
    }),
  )
})
