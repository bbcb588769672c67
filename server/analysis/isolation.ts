import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { projectRoot } from '#server/project-root.ts'

// The processes that read strangers' files get as little of the machine as it lets us take away: no files but the
// program's own, nothing to write to, no processes, no native code; and on Linux no network and, where the server runs
// as root, another user.

export interface Isolation {
  execPath: string
  /** Before the script and its own arguments. */
  execArgv: string[]
}

/** `nobody` on every Linux. */
const NOBODY = 65_534

/** Node renamed it when it became stable. */
const PERMISSION =
  Number(process.versions.node.split('.')[0]) >= 23 ? '--permission' : '--experimental-permission'

const nodeFlags = () => [
  PERMISSION,
  '--no-warnings',
  ...['dist/*', 'node_modules/*', 'package.json'].map(
    (name) => `--allow-fs-read=${path.join(projectRoot, name)}`,
  ),
]

/** Best first; `unshare` runs Node in its own place, so the process stays one. */
function wrappers(): string[][] {
  if (process.platform !== 'linux') return []
  const user = [`--setgid=${NOBODY}`, `--setuid=${NOBODY}`, '--']
  return process.getuid?.() === 0
    ? [
        ['unshare', '--net', ...user],
        ['unshare', ...user],
      ]
    : [['unshare', '--user', '--map-current-user', '--net', '--']]
}

/** The best that works here: a container may forbid it, and the other user may not be able to read the program. */
export function findIsolation(file: string): Isolation {
  const node = nodeFlags()
  const look = `require('node:fs').accessSync(${JSON.stringify(file)})`
  for (const [command = '', ...args] of wrappers()) {
    const run = spawnSync(command, [...args, process.execPath, ...node, '-e', look], {
      env: {},
      stdio: 'ignore',
    })
    if (run.status === 0) return { execPath: command, execArgv: [...args, process.execPath, ...node] }
  }
  return { execPath: process.execPath, execArgv: node }
}

/** From the source, a loader needs threads and files of its own. */
export const NOT_ISOLATED: Isolation = { execPath: process.execPath, execArgv: [] }
