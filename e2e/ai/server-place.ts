import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { openTestDatabase } from '#server/testing/databases.ts'
import { World } from '#server/testing/world.ts'
import { serverBackend } from '#web/ai/server-backend.ts'
import { signedFetch } from '#web/api/fetch.ts'
import { PATIENCE_SECONDS, type Place, type Said } from './said.ts'

const event = (content: string, finish: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: finish }] })}\n\n`

const STATUS = { unauthorized: 401, busy: 429, too_long: 413 } as const

function answer(response: ServerResponse, said: Said | undefined): void {
  if (!said) return void response.writeHead(500).end()
  if ('fails' in said) {
    if (said.fails === 'down') return void response.destroy()
    if (said.fails === 'wrong_type')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Welcome</p>')
    return void response.writeHead(STATUS[said.fails]).end('{}')
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  if ('falls' in said) return void response.write(event(said.after))
  for (const part of said.says) response.write(event(part))
  response.end(event('', said.cutOff ? 'length' : 'stop'))
}

/** The app's client, the server's own route and database, and a scripted endpoint behind it. */
export async function openServer() {
  const world = new World('pglite')
  world.database = await openTestDatabase('pglite')
  let script: Said[] = []
  let asked = 0
  const endpoint = createServer((request, response) => {
    request.resume().on('end', () => answer(response, script[asked++]))
  })
  await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve))
  const { port } = endpoint.address() as AddressInfo
  world.start({ AI_BASE_URL: `http://127.0.0.1:${port}/v1`, AI_MODEL: 'scripted' })
  Object.assign(world.deps.env, { AI_SECONDS: PATIENCE_SECONDS })
  const { id, token } = await world.person()
  // Over a real connection: that a page went away has to arrive at the endpoint.
  const app = serve({ fetch: world.app.fetch, port: 0, hostname: '127.0.0.1' }) as Server
  await once(app, 'listening')
  const origin = `http://127.0.0.1:${(app.address() as AddressInfo).port}`
  const signed = signedFetch({
    fetch: (input, init) => fetch(new URL(input as string, origin), init),
    token: () => token,
    account: id,
  })
  return {
    place: async (said: Said[]): Promise<Place> => {
      script = said
      asked = 0
      return { backend: serverBackend(signed), asked: () => asked, close: async () => undefined }
    },
    close: async () => {
      app.closeAllConnections()
      app.close()
      endpoint.closeAllConnections()
      endpoint.close()
      await world.deps.parser.close()
      await world.database.close()
    },
  }
}
