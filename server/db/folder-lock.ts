import { randomUUID } from 'node:crypto'
import { link, readFile, stat, unlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import { StartError } from './start-error.ts'

// PGlite lets a second process open its folder silently, and both would write. One lock file names the process that
// owns the folder; a lock whose process is gone is taken over.

const LOCK = 'server.lock'
const TAKEOVER_LOOK = 20
const TAKEOVER_MAX = 5000

const lockOwner = z.object({
  pid: z.number(),
  /** When that process started: the system gives a process's number to another one later. */
  started: z.string(),
})
type Owner = z.infer<typeof lockOwner>

export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const lock = path.join(folder, LOCK)
  const { started } = await statOf(process.pid)
  const mine = JSON.stringify({ pid: process.pid, started, nonce: randomUUID() })
  const draft = `${lock}.${process.pid}.${randomUUID()}`
  await writeFile(draft, mine, { mode: 0o600 })
  try {
    // `link` fails where the name exists, and shows the file only with its content complete.
    while (!(await linked(draft, lock))) await removeStale(lock, draft)
  } finally {
    await unlink(draft)
  }
  return async () => {
    if ((await contentOf(lock)) === mine) await unlink(lock)
  }
}

/** One starter at a time looks and removes, so that none removes the lock that another has just taken. */
async function removeStale(lock: string, draft: string): Promise<void> {
  await refuseIfAlive(lock)
  const takeover = `${lock}.takeover`
  if (!(await linked(draft, takeover))) return waitFor(takeover)
  try {
    await refuseIfAlive(lock)
    await removed(lock)
  } finally {
    await removed(takeover)
  }
}

async function refuseIfAlive(lock: string): Promise<void> {
  const owner = parseOwner((await contentOf(lock)) ?? '')
  if (owner && (await isAlive(owner)))
    throw new StartError(
      `The data folder ${path.resolve(path.dirname(lock))} is in use by another process (${owner.pid}). Stop it, or set another DATA_DIR.`,
    )
}

/** A takeover lasts milliseconds: one that is seconds old was left by a starter that was killed in it. */
async function waitFor(takeover: string): Promise<void> {
  await setTimeout(TAKEOVER_LOOK)
  const since = await stat(takeover).catch(missing)
  // `ctime`: the file is a link to the starter's draft, and linking is what changed it last.
  if (since && Date.now() - since.ctimeMs > TAKEOVER_MAX) await removed(takeover)
}

const removed = (file: string) => unlink(file).catch(missing)

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
    return lockOwner.safeParse(JSON.parse(text)).data
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
  const { state, started } = await statOf(owner.pid)
  // It was killed, and its parent has not taken notice yet: it writes nothing any more.
  if (state === 'Z' || state === 'X') return false
  return started === '' || owner.started === '' || started === owner.started
}

/** Fields 3 and 22 of /proc/PID/stat, counted after the name in parentheses; empty where the system has no /proc. */
async function statOf(pid: number): Promise<{ state: string; started: string }> {
  const stat = await contentOf(`/proc/${pid}/stat`)
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? []
  return { state: fields[0] ?? '', started: fields[19] ?? '' }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

function missing(error: unknown): undefined {
  if (!isMissing(error)) throw error
}
