import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { projectRoot } from '#server/project-root.ts'
import { freePort } from './free-port.ts'

export interface ApiProcess {
  url: string
  child: ChildProcess
  output: () => string
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** The server as an operator runs it: a process of its own, on a free port. `script` may be the bundle. */
export async function startApi(
  env: Record<string, string>,
  script = path.join('server', 'main.ts'),
): Promise<ApiProcess> {
  const port = await freePort()
  const loader = script.endsWith('.ts') ? ['--import', 'tsx'] : []
  const child = spawn(process.execPath, [...loader, script], {
    cwd: projectRoot,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, LOG_LEVEL: 'error', PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    const take = (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-20_000)
      if (said.includes('Legible is at')) resolve()
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    gone.then(() => reject(new Error(`The server ended: ${said}`)))
  })
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    output: () => said,
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      await gone
    },
  }
}
