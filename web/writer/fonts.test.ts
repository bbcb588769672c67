import { afterEach, expect, test, vi } from 'vitest'
import { fontBytes, fontsComing } from './fonts.ts'

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

test('what is here of the fonts on their way is counted until the last of them is', async () => {
  const files = ['lato-latin-400-normal.woff', 'lato-latin-700-normal.woff']
  const bodies = files.map(() => {
    const stream = new TransformStream<Uint8Array, Uint8Array>()
    return { stream, writer: stream.writable.getWriter() }
  })
  let asked = 0
  vi.stubGlobal('fetch', async () => {
    const body = bodies[asked++]?.stream.readable
    return new Response(body, { headers: { 'content-length': '4' } })
  })
  expect(fontsComing()).toBeNull()
  const loading = fontBytes(files)
  const [first, second] = bodies
  await first?.writer.write(new Uint8Array(4))
  await first?.writer.close()
  await expect.poll(fontsComing).toEqual({ loaded: 4, total: 8 })
  await second?.writer.write(new Uint8Array(1))
  await expect.poll(fontsComing).toEqual({ loaded: 5, total: 8 })
  await second?.writer.write(new Uint8Array(3))
  await second?.writer.close()
  expect(Object.values(await loading).map(({ length }) => length)).toEqual([4, 4])
  expect(fontsComing()).toBeNull()
})

test('a font that breaks off on its way counts no more, and is missing', async () => {
  const broken = new ReadableStream({
    start: (controller) => controller.error(new TypeError('network error')),
  })
  vi.stubGlobal('fetch', async () => new Response(broken, { headers: { 'content-length': '4' } }))
  await expect(fontBytes(['pt-serif-latin-400-normal.woff'])).rejects.toMatchObject({ name: 'MissingFont' })
  expect(fontsComing()).toBeNull()
})
