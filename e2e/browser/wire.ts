import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

// Everything a browser sends goes through here, also what its workers ask for: what is not in this list was not sent.

export interface Exchange {
  method: string
  url: URL
  body: string
  /** Bytes of the answer's body, as they came over the network. */
  received: number
}

export interface Wire {
  /** For the options of a device. */
  proxy: { server: string }
  exchanges: Exchange[]
  close(): void
}

export async function openWire(): Promise<Wire> {
  const exchanges: Exchange[] = []
  const server = createServer((asked, answer) => {
    const url = new URL(asked.url ?? '')
    const exchange: Exchange = { method: asked.method ?? '', url, body: '', received: 0 }
    exchanges.push(exchange)
    const onward = request(url, { method: asked.method, headers: asked.headers }, (came) => {
      answer.writeHead(came.statusCode ?? 502, came.headers)
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
    exchanges.push({ method: 'CONNECT', url: new URL(`https://${url}`), body: '', received: 0 })
    socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    proxy: { server: `http://127.0.0.1:${port}` },
    exchanges,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
