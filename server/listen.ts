import type { Server } from 'node:http'
import { type ServerType, serve } from '@hono/node-server'
import { StartError } from './db/start-error.ts'
import type { Env } from './env.ts'

type Fetch = Parameters<typeof serve>[0]['fetch']

/** Requests still under way after this long are cut off when the server stops. */
const PATIENCE = 10_000

export interface Listening {
  port: number
  /** Takes no more requests and waits for those under way. */
  close: () => Promise<void>
}

export function listen(fetch: Fetch, { PORT, HOST }: Pick<Env, 'PORT' | 'HOST'>): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server: ServerType = serve({ fetch, port: PORT, hostname: HOST }, ({ port }) =>
      resolve({ port, close: () => closeServer(server as Server) }),
    )
    server.on('error', (cause: NodeJS.ErrnoException) =>
      reject(new StartError(lineFor(cause, PORT, HOST), { cause })),
    )
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
