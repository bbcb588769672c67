import { spawn } from 'node:child_process'
import { accessSync, chmodSync, constants, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from './free-port.ts'
import { otherUser } from './postgres-binaries.ts'

interface PgBouncer {
  databaseUrl(name: string): string
  stop(): Promise<void>
}

export function findPgBouncer(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => path.join(folder, 'pgbouncer')).find(isRunnable)
}

/** In transaction mode: each transaction may get another connection, so nothing may live in one. */
export async function startPgBouncer(program: string, postgresPort: number): Promise<PgBouncer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'legible-pgbouncer-'))
  chmodSync(folder, 0o755)
  const port = await freePort()
  const ini = path.join(folder, 'pgbouncer.ini')
  writeFileSync(
    ini,
    [
      '[databases]',
      `* = host=127.0.0.1 port=${postgresPort} user=postgres`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      'pool_mode = transaction',
      'default_pool_size = 5',
      'max_client_conn = 200',
    ].join('\n'),
    { mode: 0o644 },
  )
  const child = spawn(program, [ini], { ...otherUser(), stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('process up')) resolve()
    })
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`PgBouncer ended with ${code}: ${said}`)))
  })
  return {
    databaseUrl: (name) => `postgres://postgres@127.0.0.1:${port}/${name}`,
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function isRunnable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
