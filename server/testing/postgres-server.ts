import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from './free-port.ts'
import { copyFor, findPostgres, otherUser } from './postgres-binaries.ts'

export interface PostgresServer {
  /** Of the database `postgres`. */
  url: string
  port: number
  databaseUrl(name: string): string
  stop(): Promise<void>
}

/** Nothing here outlives the test: no disk is waited for. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200']

/** A PostgreSQL of our own, in a temporary folder, on a free port, gone when stopped. */
export async function startPostgres(settings: string[] = FAST): Promise<PostgresServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'legible-postgres-'))
  const user = otherUser()
  const binaries = user ? copyFor(findPostgres(), folder) : findPostgres()
  const data = path.join(folder, 'data')
  mkdirSync(data)
  chmodSync(folder, 0o711)
  if (user) chownSync(data, user.uid, user.gid)
  const options = { cwd: data, ...user, env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } }
  const made = spawnSync(
    binaries.initdb,
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...options, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error?.message}`)

  const port = await freePort()
  const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '']
  const child = spawn(binaries.postgres, [...args, ...settings.flatMap((setting) => ['-c', setting])], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  try {
    await untilReady(child)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
  const databaseUrl = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`
  return {
    url: databaseUrl('postgres'),
    port,
    databaseUrl,
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGQUIT') // At once: nothing in it is needed any more.
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4000)
      if (said.includes('ready to accept connections')) resolve()
    })
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}: ${said}`)))
  })
}
