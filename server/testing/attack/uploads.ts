import { readFileSync } from 'node:fs'
import type { Outcome } from './finding.ts'
import { hostileFiles } from './hostile-files.ts'
import { type Account, call, type Site } from './site.ts'

/** Read, refused for what it is, or refused as this server's fault for now: never a 500, never silence. */
const DECENT = new Set([200, 413, 415, 422])
const MOST_MB = 900
/** Of a clock, where the limit is on the processor's time and one more try: for a machine that does much else. */
const MOST_SECONDS = 120

export async function attackByFiles(site: Site, me: Account): Promise<Outcome> {
  const broken: string[] = []
  const statuses: Record<number, number> = {}
  let tried = 0
  let slowest = { name: '', milliseconds: 0 }
  for (const { name, bytes } of hostileFiles()) {
    tried += 1
    const form = new FormData()
    form.set('resume', new File([bytes as Uint8Array<ArrayBuffer>], name))
    const { status, text, milliseconds } = await call(site, 'POST', '/api/analysis/standard', {
      token: me.token,
      body: form,
    })
    statuses[status] = (statuses[status] ?? 0) + 1
    if (milliseconds > slowest.milliseconds) slowest = { name, milliseconds }
    if (!DECENT.has(status)) broken.push(`${name}: ${status} ${text.slice(0, 120)}`)
    if (/root:.*:0:0/.test(text)) broken.push(`${name}: shows a file of the server`)
  }
  if (slowest.milliseconds > MOST_SECONDS * 1000) broken.push(`${slowest.name} took too long`)
  const megabytes = memoryOf(site)
  if (megabytes > MOST_MB) broken.push(`the server takes ${megabytes} MB afterwards`)
  if ((await call(site, 'GET', '/api/ready')).status !== 200)
    broken.push('the server is not ready afterwards')
  const counted = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`)
  return {
    attack: 'hostile files',
    on: site.kind,
    tried,
    broken,
    measured: `${counted.join(', ')}; slowest ${(slowest.milliseconds / 1000).toFixed(1)} s (${slowest.name}); ${megabytes} MB`,
  }
}

function memoryOf({ api }: Site): number {
  try {
    const status = readFileSync(`/proc/${api.child.pid}/status`, 'utf8')
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
  } catch {
    // Only Linux tells.
    return 0
  }
}
