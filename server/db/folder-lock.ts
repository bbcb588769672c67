import { randomUUID } from 'node:crypto'
import { link, readFile, rename, unlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { StartError } from './start-error.ts'

// PGlite lets a second process open its folder silently, and both would write. One lock file names the process that
// owns the folder; a lock whose process is gone is taken over.

const LOCK = 'server.lock'

interface Owner {
  pid: number
  /** When that process started: the system gives a process's number to another one later. */
  started: string
  nonce: string
}

export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const lock = path.join(folder, LOCK)
  const mine = JSON.stringify({ pid: process.pid, started: await startOf(process.pid), nonce: randomUUID() })
  const draft = `${lock}.${process.pid}.${randomUUID()}`
  await writeFile(draft, mine, { mode: 0o600 })
  try {
    // `link` fails where the name exists, and shows the file only with its content complete.
    while (!(await linked(draft, lock))) await removeStale(lock)
  } finally {
    await unlink(draft)
  }
  return async () => {
    if ((await contentOf(lock)) === mine) await unlink(lock)
  }
}

async function removeStale(lock: string): Promise<void> {
  const found = await contentOf(lock)
  if (found === undefined) return
  const owner = parseOwner(found)
  if (owner && (await isAlive(owner)))
    throw new StartError(
      `The data folder ${path.resolve(path.dirname(lock))} is in use by another process (${owner.pid}). Stop it, or set another DATA_DIR.`,
    )
  const aside = `${lock}.stale.${randomUUID()}`
  try {
    await rename(lock, aside)
  } catch (error) {
    if (isMissing(error)) return
    throw error
  }
  // Another starter may have replaced the stale lock by its own in between: give that one back.
  if ((await contentOf(aside)) !== found) await linked(aside, lock)
  await unlink(aside)
}

async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

async function contentOf(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

function parseOwner(text: string): Owner | undefined {
  try {
    const owner = JSON.parse(text) as Partial<Owner>
    return typeof owner.pid === 'number' && typeof owner.started === 'string' ? (owner as Owner) : undefined
  } catch {
    return undefined // Not written by us, or torn by a full disk: nobody's lock.
  }
}

async function isAlive(owner: Owner): Promise<boolean> {
  try {
    process.kill(owner.pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  const started = await startOf(owner.pid)
  return started === '' || owner.started === '' || started === owner.started
}

/** Field 22 of /proc/PID/stat, counted after the name in parentheses; empty where the system has no /proc. */
async function startOf(pid: number): Promise<string> {
  const stat = await contentOf(`/proc/${pid}/stat`)
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'
