import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { onBothDatabases } from '#server/testing/world.ts'

const BODY = { text: 'Responsible for 3 shops in Lyon', purpose: 'bullet', targetRole: '' }

const answering: RequestListener = (_, response) => {
  const content = JSON.stringify({ variants: ['Ran 3 shops in Lyon'] })
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ choices: [{ message: { content }, finish_reason: 'stop' }] }))
}
const failing: RequestListener = (_, response) => void response.writeHead(500).end()

onBothDatabases('the budget of a day', (world) => {
  /** The statuses of so many requests, one after the other. */
  async function statuses(listener: RequestListener, count: number, token: string): Promise<number[]> {
    const endpoint = createServer(listener)
    await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve))
    const { port } = endpoint.address() as AddressInfo
    world.start({ AI_BASE_URL: `http://127.0.0.1:${port}/v1`, AI_MODEL: 'scripted', AI_DAILY: '3' })
    const found: number[] = []
    for (let at = 0; at < count; at++)
      found.push((await world.call('POST', '/api/ai/rewrite', { token, json: BODY })).status)
    endpoint.closeAllConnections()
    endpoint.close()
    return found
  }

  test('is used up by answers, and is there again on the next day', async () => {
    const { token } = await world.person()
    expect(await statuses(answering, 4, token)).toEqual([200, 200, 200, 429])
    world.later(24 * 3600 * 1000)
    expect(await statuses(answering, 1, token)).toEqual([200])
  })

  test('is not used up by calls that failed', async () => {
    const { token } = await world.person()
    expect(await statuses(failing, 3, token)).toEqual([503, 503, 503])
    expect(await statuses(answering, 4, token)).toEqual([200, 200, 200, 429])
  })

  test('bounds failures too: after as many as it is large, they count', async () => {
    const { token } = await world.person()
    expect(await statuses(failing, 7, token)).toEqual([503, 503, 503, 503, 503, 503, 429])
  })
})
