import { createConnection, type Socket } from 'node:net'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AppEnv } from '#server/deps.ts'
import { readEnv } from '#server/env.ts'
import { Fault } from '#server/faults.ts'
import { type Listening, listen } from '#server/listen.ts'
import { collect, takeBody } from './take.ts'

const bytes = (...chunks: string[]) =>
  ReadableStream.from(chunks.map((chunk) => new TextEncoder().encode(chunk)))
const never = () => new ReadableStream<Uint8Array>({ pull: () => new Promise(() => undefined) })
const PACE = { grace: 60_000, bytesPerSecond: 1000 }

test('a body is put together from its chunks', async () => {
  expect(new TextDecoder().decode(await collect(bytes('ab', '', 'cd'), 4, PACE))).toBe('abcd')
  expect(await collect(bytes(), 4, PACE)).toEqual(new Uint8Array())
})

test('one byte too many is refused', async () => {
  await expect(collect(bytes('abc', 'de'), 4, PACE)).rejects.toMatchObject({ status: 413 })
})

test('a body that stands still is refused', async () => {
  const pace = { grace: 20, bytesPerSecond: 1000 }
  await expect(collect(never(), 4, pace)).rejects.toMatchObject({ status: 408, code: 'too_slow' })
})

test('a body that trickles is refused, too: each byte earns little', async () => {
  const trickle = new ReadableStream<Uint8Array>({
    pull: (controller) =>
      new Promise((resolve) =>
        setTimeout(() => {
          controller.enqueue(new Uint8Array(1))
          resolve()
        }, 5),
      ),
  })
  const pace = { grace: 50, bytesPerSecond: 1000 }
  await expect(collect(trickle, 1_000_000, pace)).rejects.toMatchObject({ status: 408 })
})

// A real port: what becomes of the connection is not visible otherwise.
let server: Listening
const settings = readEnv({ PORT: '0', CONNECTIONS: '40', CONNECTIONS_PER_ADDRESS: '20' })
beforeAll(async () => {
  const app = new Hono<AppEnv>()
    .onError((error, c) => c.text(error.message, error instanceof Fault ? error.status : 500))
    .post('/closed', (c) => c.text('Please sign in', 401))
    .post('/open', async (c) => {
      const taken = await takeBody(c, { grace: 100, bytesPerSecond: 1000 })
      return c.text(`${taken.length} and ${(await c.req.text()).length}`)
    })
  server = await listen(app.fetch, settings)
})
afterAll(() => server.close())

/** All that the server says until it closes the connection; the client never closes it. */
const said = (send: (socket: Socket) => void) =>
  new Promise<string>((resolve) => {
    let text = ''
    const socket = createConnection(server.port, '127.0.0.1', () => send(socket))
    socket.on('data', (chunk) => {
      text += chunk.toString()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(text))
  })
const head = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`

test('a hundred half-open bodies, of strangers and others, do not stay open', async () => {
  const ends = []
  for (let round = 0; round < 10; round += 1) {
    const open = Array.from({ length: 10 }, (_, at) =>
      said((socket) => socket.write(`${head(at % 2 ? '/open' : '/closed', 50_000)}{"a`)),
    )
    ends.push(...(await Promise.all(open)))
  }
  const statuses = ends.map((text) => text.slice(9, 12))
  expect(statuses.filter((status) => status === '401')).toHaveLength(50)
  expect(statuses.filter((status) => status === '408')).toHaveLength(50)
})

test('a whole body is read, and is there for what comes after', async () => {
  const answer = await said((socket) => {
    socket.write(`${head('/open', 4).replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')}12`)
    socket.write('34')
  })
  expect(answer).toMatch(/^HTTP\/1\.1 200[\s\S]*4 and 4/)
})

test('one address has so many connections, and no more', async () => {
  const held: Socket[] = []
  const opened = () =>
    new Promise<Socket>((resolve) => {
      const socket = createConnection(server.port, '127.0.0.1', () => resolve(socket))
      socket.on('error', () => undefined)
      held.push(socket)
    })
  for (let count = 0; count < 20; count += 1) await opened()
  const oneMore = await opened()
  await new Promise<void>((resolve) => oneMore.once('close', () => resolve()))
  expect(held.slice(0, 20).filter((socket) => socket.destroyed)).toHaveLength(0)
  for (const socket of held) socket.destroy()
})
