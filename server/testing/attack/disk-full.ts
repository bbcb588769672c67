import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, rmdir, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Outcome } from './finding.ts'
import { call, openSite, register, type Site } from './site.ts'

const DISK_MB = 600
const RESERVE_MB = 64

/** A small disk in memory, where this user may mount one. */
async function smallDisk(): Promise<{ folder: string; gone: () => Promise<void> } | undefined> {
  const folder = await mkdtemp(path.join(tmpdir(), 'legible-disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', folder])
  if (mounted.status !== 0) {
    await rmdir(folder)
    return undefined
  }
  return {
    folder,
    async gone() {
      spawnSync('umount', [folder])
      await rmdir(folder)
    },
  }
}

export async function attackByFullDisk(): Promise<Outcome> {
  const disk = await smallDisk()
  const done = { attack: 'full disk', on: 'pglite', tried: 0, broken: [] as string[] }
  if (!disk) return { ...done, measured: 'left out: no disk can be mounted here' }
  const site = await openSite('pglite', {
    DATA_DIR: path.join(disk.folder, 'data'),
    DISK_RESERVE_MB: String(RESERVE_MB),
  })
  try {
    return await fillUp(site, disk.folder, done)
  } finally {
    await site.close()
    await disk.gone()
  }
}

async function fillUp(
  site: Site,
  folder: string,
  done: { attack: string; on: string; broken: string[] },
): Promise<Outcome> {
  const { broken } = done
  const me = await register(site, 'Full Disk')
  let tried = 0
  const expectStatus = async (what: string, method: string, at: string, wanted: number) => {
    tried += 1
    const json = method === 'POST' ? { json: { summary: 'x' } } : {}
    const { status, headers } = await call(site, method, at, { token: me.token, ...json })
    if (status !== wanted) broken.push(`${what}: ${method} ${at} answers ${status} instead of ${wanted}`)
    if (status === 507 && !headers.get('retry-after')) broken.push(`${what}: no Retry-After`)
  }
  const states: string[] = []
  const filler = path.join(folder, 'filler')
  for (const [what, freeMb, write] of [
    ['plenty', DISK_MB, 200],
    ['little left', RESERVE_MB - 14, 507],
    ['next to nothing left', 4, 507],
    ['space again', DISK_MB, 200],
    ['little left again', RESERVE_MB - 14, 507],
    ['space for good', DISK_MB, 200],
  ] as const) {
    await rm(filler, { force: true })
    const { bavail, bsize } = await statfs(folder)
    const surplus = bavail * bsize - freeMb * 1_048_576
    if (surplus > 0) await writeFile(filler, new Uint8Array(surplus))
    await untilSeen(site, freeMb)
    states.push((await call(site, 'GET', '/api/health')).body.storage)
    await expectStatus(what, 'POST', '/api/resumes', write)
    await expectStatus(what, 'GET', '/api/resumes', 200)
    await expectStatus(what, 'GET', '/api/health', 200)
  }
  return { ...done, tried, measured: `storage: ${states.join(', ')}` }
}

/** The server looks at its disk five times a second at most. */
async function untilSeen(site: Site, freeMb: number): Promise<void> {
  const wanted = freeMb >= RESERVE_MB ? 'ok' : freeMb >= RESERVE_MB / 2 ? 'low' : 'full'
  for (let tries = 0; tries < 200; tries += 1)
    if ((await call(site, 'GET', '/api/health')).body.storage === wanted) return
}
