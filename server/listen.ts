import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { serve } from '@hono/node-server'
import { networkOf } from './client-address.ts'
import { StartError } from './db/start-error.ts'
import type { Env } from './env.ts'

type Fetch = Parameters<typeof serve>[0]['fetch']

/** Requests still under way after this long are cut off when the server stops. */
const PATIENCE = 10_000

/** Milliseconds until the head of a request is there, and the whole of it; bodies have a pace of their own as well. */
const TIMES = {
  headersTimeout: 15_000,
  requestTimeout: 900_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 15_000,
}

type ListenSettings = Pick<Env, 'PORT' | 'HOST' | 'CONNECTIONS' | 'CONNECTIONS_PER_ADDRESS' | 'TRUST_PROXY'>

export interface Listening {
  port: number
  /** Takes no more requests and waits for those under way. */
  close: () => Promise<void>
}

export function listen(fetch: Fetch, env: ListenSettings): Promise<Listening> {
  const { PORT, HOST } = env
  return new Promise((resolve, reject) => {
    // Without options for HTTP/2 it is always a server of HTTP/1.
    const server = serve({ fetch, port: PORT, hostname: HOST, serverOptions: TIMES }, ({ port }) =>
      resolve({ port, close: () => closeServer(server) }),
    ) as Server
    limitConnections(server, env)
    server.on('error', (cause: NodeJS.ErrnoException) =>
      reject(new StartError(lineFor(cause, PORT, HOST), { cause })),
    )
  })
}

/** Who opens more than a crowd behind one address would is cut off at once, before anything is read. */
function limitConnections(server: Server, env: ListenSettings): void {
  server.maxConnections = env.CONNECTIONS
  // Behind a proxy they all come from one address.
  if (env.TRUST_PROXY > 0) return
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const from = networkOf(socket.remoteAddress ?? '')
    const others = open.get(from) ?? 0
    open.set(from, others + 1)
    socket.once('close', () => {
      const left = (open.get(from) ?? 1) - 1
      if (left > 0) open.set(from, left)
      else open.delete(from)
    })
    if (others >= env.CONNECTIONS_PER_ADDRESS) socket.destroy()
  })
}

function lineFor(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === 'EADDRINUSE') return `Port ${port} is taken. Stop what uses it, or set another PORT.`
  if (error.code === 'EACCES') return `Port ${port} may not be used by this user. Set a PORT above 1023.`
  return `The server cannot listen on ${host}:${port} (${error.code ?? error.message}).`
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), PATIENCE)
    server.close(() => {
      clearTimeout(cut)
      resolve()
    })
    server.closeIdleConnections()
  })
}
