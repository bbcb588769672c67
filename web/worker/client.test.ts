import * as Comlink from 'comlink'
import { expect, test } from 'vitest'
import { EngineClient } from './client.ts'

type Read = (task: string, file: { name: string }) => Promise<unknown>

/** Workers that answer as they are told, one after the other. */
function clientOf(...reads: Read[]) {
  const left = [...reads]
  const started: string[] = []
  const client = new EngineClient(() => {
    const { port1, port2 } = new MessageChannel()
    const read = left.shift()
    if (!read) throw new Error('No further worker')
    const api: object = {
      read: (task: string, file: { name: string }) => {
        started.push(file.name)
        return read(task, file)
      },
      cancel: () => undefined,
      warm: () => undefined,
    }
    Comlink.expose(api, port1)
    port2.start()
    return Object.assign(port2, { terminate: () => port1.close() }) as unknown as Worker
  })
  return { client, started }
}

const file = (name: string) => ({ name, bytes: new Uint8Array() })
const DEAF: Read = () => new Promise(() => undefined)
const GOOD: Read = async (_, { name }) => ({ ok: true, value: `${name} was read` })

test('a file chosen while another is given up is read, though the worker was deaf and is replaced', async () => {
  const { client, started } = clientOf(DEAF, GOOD)
  const stop = new AbortController()
  const first = client.read({ ...file('long.pdf'), signal: stop.signal })
  stop.abort()
  const second = client.read(file('next.pdf'))
  await expect(first).rejects.toMatchObject({ code: 'aborted' })
  await expect(second).resolves.toBe('next.pdf was read')
  // What was given up is not begun again.
  expect(started).toEqual(['long.pdf', 'next.pdf', 'next.pdf'])
})

test('what the reader says of a file is said once, not asked again', async () => {
  const { client, started } = clientOf(async () => ({ ok: false, code: 'damaged', message: 'Damaged.' }))
  await expect(client.read(file('torn.pdf'))).rejects.toMatchObject({ code: 'damaged' })
  expect(started).toEqual(['torn.pdf'])
})
