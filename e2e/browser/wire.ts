import { createServer, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

// Everything a browser sends goes through here, also what its workers ask for: what is not in this list was not sent.

export interface Exchange {
  method: string
  url: URL
  body: string
  /** Bytes of the answer's body, as they came over the network. */
  received: number
  at: number
}

/** What comes instead of the server's answer; `cut`: its beginning, and then the connection is gone. */
export type Refusal = { status: number; headers?: Record<string, string> } | 'cut'

export interface Wire {
  /** For the options of a device. */
  proxy: { server: string }
  exchanges: Exchange[]
  /** Set by a test: which requests the server never sees. */
  refuse: (url: URL) => Refusal | null
  close(): void
}

// A connection that was open before and is cut without a word of answer is tried again by the browser itself, and would
// be counted here as if we had done it: none is used twice, and a cut comes after the first bytes.
const ANEW = { connection: 'close' }

function cut(answer: ServerResponse) {
  answer.writeHead(200, { ...ANEW, 'content-type': 'application/json', 'content-length': 100 })
  answer.write('{', () => answer.destroy())
}

export async function openWire(): Promise<Wire> {
  const exchanges: Exchange[] = []
  const wire: Wire = {
    proxy: { server: '' },
    exchanges,
    refuse: () => null,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
  const server = createServer((asked, answer) => {
    const url = new URL(asked.url ?? '')
    const exchange: Exchange = { method: asked.method ?? '', url, body: '', received: 0, at: Date.now() }
    exchanges.push(exchange)
    const refusal = wire.refuse(url)
    if (refusal) {
      if (refusal === 'cut') cut(answer)
      else answer.writeHead(refusal.status, { ...refusal.headers, ...ANEW }).end()
      return
    }
    const onward = request(url, { method: asked.method, headers: asked.headers }, (came) => {
      answer.writeHead(came.statusCode ?? 502, { ...came.headers, ...ANEW })
      came.on('data', (chunk: Buffer) => {
        exchange.received += chunk.length
      })
      came.pipe(answer)
    })
    onward.on('error', () => answer.destroy())
    asked.on('data', (chunk: Buffer) => {
      exchange.body += chunk.toString('latin1')
    })
    asked.pipe(onward)
  })
  // https: where to is all there is to see, and nothing of this app goes there.
  server.on('connect', ({ url = '' }, socket) => {
    exchanges.push({
      method: 'CONNECT',
      url: new URL(`https://${url}`),
      body: '',
      received: 0,
      at: Date.now(),
    })
    socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  wire.proxy.server = `http://127.0.0.1:${port}`
  return wire
}
