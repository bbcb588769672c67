import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { InflatingAtOnce } from './inflate-at-once.ts'

/** As pdf.js asks. */
const unpackedFrom = async (packed: Uint8Array): Promise<Buffer> => {
  const { readable, writable } = new InflatingAtOnce('deflate')
  const writer = writable.getWriter()
  await writer.ready
  writer
    .write(packed as Uint8Array<ArrayBuffer>)
    .then(async () => {
      await writer.ready
      await writer.close()
    })
    .catch(() => {})
  const pieces: Uint8Array[] = []
  for await (const piece of readable as unknown as AsyncIterable<Uint8Array>) pieces.push(piece)
  return Buffer.concat(pieces)
}

const story = Buffer.from('Bridges and their builders. '.repeat(3000))

test.each<[string, Uint8Array]>([
  ['a page', story],
  ['nothing', new Uint8Array()],
  ['more than is unpacked at once', Buffer.alloc(40_000_000, 'bridge')],
])('unpacks %s', async (_, plain) => {
  const unpacked = await unpackedFrom(deflateSync(plain))
  expect(unpacked.equals(plain)).toBe(true)
})

test.each<[string, Uint8Array]>([
  ['that was cut off', deflateSync(story).subarray(0, 100)],
  ['with another header', deflateRawSync(story)],
  ['with a wrong sum', Buffer.concat([deflateSync(story).subarray(0, -4), Buffer.alloc(4)])],
  ['that is text', Buffer.from('no stream at all')],
])('refuses a stream %s, which pdf.js then reads by itself', async (_, packed) => {
  await expect(unpackedFrom(packed)).rejects.toThrow()
})

test('leaves other formats to the usual streams', async () => {
  const unpacked = new Blob([gzipSync(story)]).stream().pipeThrough(new InflatingAtOnce('gzip'))
  expect(Buffer.from(await new Response(unpacked).arrayBuffer()).equals(story)).toBe(true)
})
