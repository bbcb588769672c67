import type { layCable } from '../cable.ts'
import type { Outcome } from './finding.ts'
import type { Cast } from './matrix.ts'
import { call, type Reply, type Site } from './site.ts'

const PROMISED = 10_000

type Cable = Awaited<ReturnType<typeof layCable>>

/** The server of `site` reaches its database through this cable. */
export async function attackDatabase(site: Site, cable: Cable, cast: Cast): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const [attack, take] of [
    ['database silent', cable.pullOut],
    ['database down', cable.refuse],
  ] as const) {
    const broken: string[] = []
    await take()
    const reads = cast.operations.filter(
      ({ method, isPublic, path }) => method === 'GET' && (!isPublic || path === '/api/ready'),
    )
    const answers = await Promise.all(reads.map((operation) => askOnce(site, cast, operation.path)))
    let slowest = 0
    for (const [at, { status, headers, milliseconds }] of answers.entries()) {
      const path = reads[at]?.path
      slowest = Math.max(slowest, milliseconds)
      if (status !== 503) broken.push(`${path} answers ${status}`)
      if (!(Number(headers.get('retry-after')) > 0)) broken.push(`${path} does not say when to come again`)
      if (milliseconds > PROMISED) broken.push(`${path} took ${Math.round(milliseconds)} ms`)
    }
    await cable.plugIn()
    const back = performance.now()
    const ready = await call(site, 'GET', '/api/ready')
    if (ready.status !== 200) broken.push(`/api/ready answers ${ready.status} when it is back`)
    outcomes.push({
      attack,
      on: site.kind,
      tried: reads.length,
      broken,
      measured: `slowest answer ${Math.round(slowest)} ms; back after ${Math.round(performance.now() - back)} ms`,
    })
  }
  return outcomes
}

const askOnce = (site: Site, { admin, ids }: Cast, path: string): Promise<Reply> =>
  call(site, 'GET', path.replace('{kind}', 'users').replace(/\{\w+\}/, ids[0] ?? ''), { token: admin.token })
