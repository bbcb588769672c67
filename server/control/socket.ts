import { chmod, unlink } from 'node:fs/promises'
import { createConnection, createServer, type Socket } from 'node:net'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { type Outcome, outcome, promote } from '#server/admin/promote.ts'
import type { Deps } from '#server/deps.ts'

// One process owns a PGlite folder. What the command line wants of a running server it asks through a socket in that
// folder, which only the same user of the system can open: the folder and the socket are closed to everybody else.

const SOCKET = 'control.sock'
/** Longer paths cannot be bound (the limit of `sun_path` is 104 on macOS, 108 on Linux). */
const PATH_MAX = 103

const socketOf = (folder: string) => path.resolve(folder, SOCKET)

export async function openControlSocket(folder: string, deps: Deps): Promise<() => Promise<void>> {
  const at = socketOf(folder)
  if (Buffer.byteLength(at) > PATH_MAX) {
    deps.log.warn('the path of DATA_DIR is too long for a socket: npm run admin needs the server stopped')
    return async () => undefined
  }
  // The folder's lock is ours: a socket that is there was left by a process that is gone.
  await unlink(at).catch(ignoreMissing)
  const server = createServer((socket) => answer(socket, deps))
  const before = process.umask(0o177)
  try {
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(at, resolve))
  } finally {
    process.umask(before)
  }
  await chmod(at, 0o600)
  return () => new Promise((resolve) => server.close(() => resolve()))
}

function answer(socket: Socket, { db, now, log }: Deps): void {
  socket.on('error', (error) => log.warn({ err: error }, 'control socket'))
  createInterface({ input: socket }).once('line', (email) => {
    promote(db, now(), email)
      .catch((error: unknown): Outcome => {
        log.error({ err: error }, 'control socket')
        return { ok: false, message: 'The running server could not do it; its log says why.' }
      })
      .then((outcome) => socket.end(`${JSON.stringify(outcome)}\n`))
  })
}

/** What the running server answers, or undefined where none runs. */
export function askRunningServer(folder: string, email: string): Promise<Outcome | undefined> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(socketOf(folder))
    socket.once('error', (error: NodeJS.ErrnoException) =>
      ['ENOENT', 'ECONNREFUSED'].includes(error.code ?? '') ? resolve(undefined) : reject(error),
    )
    createInterface({ input: socket }).once('line', (line) => resolve(outcome.parse(JSON.parse(line))))
    socket.write(`${email}\n`)
  })
}

const ignoreMissing = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'ENOENT') throw error
}
