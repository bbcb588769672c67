import { uuidv7 } from 'uuidv7'
import { sampleAnalysis } from '../samples.ts'
import type { Outcome } from './finding.ts'
import { type Account, call, register, type Site } from './site.ts'

const PEOPLE = 6
const LONGEST_ROUNDS = 12

/** Clients that write without pause and note what was acknowledged, while the process is killed again and again. */
export async function attackByKilling(site: Site, writes: number): Promise<Outcome> {
  const broken: string[] = []
  const people: Account[] = []
  for (let at = 0; at < PEOPLE; at += 1) people.push(await register(site, `Writer ${at}`))
  const acknowledged = new Map<string, Set<string>>(people.map(({ id }) => [id, new Set()]))
  const total = () => [...acknowledged.values()].reduce((sum, { size }) => sum + size, 0)
  let rounds = 0
  let unanswered = 0
  while (total() < writes && rounds < LONGEST_ROUNDS) {
    rounds += 1
    // Never at the same place of the work.
    const killAt = total() + Math.ceil(writes / 4) + ((rounds * 7) % 11)
    let killed = false
    const write = async (me: Account) => {
      while (!killed) {
        const id = await writeOne(site, me).catch(() => undefined)
        if (id) acknowledged.get(me.id)?.add(id)
        else unanswered += 1
        if (total() < killAt || killed) continue
        killed = true
        site.api.child.kill('SIGKILL')
      }
    }
    await Promise.all(people.map(write))
    await site.restart()
    for (const me of people) {
      const stored = await storedOf(site, me)
      const lost = [...(acknowledged.get(me.id) ?? [])].filter((id) => !stored.has(id))
      if (lost.length > 0) broken.push(`round ${rounds}: ${lost.length} acknowledged writes are gone`)
    }
  }
  if (total() < writes) broken.push(`only ${total()} writes were acknowledged`)
  return {
    attack: 'kill -9 while writing',
    on: site.kind,
    tried: total(),
    broken,
    measured: `${rounds} kills, ${unanswered} unanswered, all ${total()} acknowledged writes there`,
  }
}

async function writeOne(site: Site, { id: account, token }: Account): Promise<string | undefined> {
  const body = sampleAnalysis()
  const rowId = body.record._id
  const mutations = [{ id: uuidv7(), kind: 'analysis.create', rowId, body }]
  const answer = await call(site, 'POST', '/api/sync/push', { token, json: { account, mutations } })
  return answer.status === 200 && answer.body.results[0].status === 'applied' ? rowId : undefined
}

async function storedOf(site: Site, { token }: Account): Promise<Set<string>> {
  const stored = new Set<string>()
  for (let since = 0, more = true; more; ) {
    const { status, body, text } = await call(site, 'GET', `/api/sync/pull?since=${since}&limit=500`, {
      token,
    })
    if (status !== 200) throw new Error(`The pull failed: ${status} ${text}`)
    for (const row of body.rows) stored.add(row.id)
    since = body.next
    more = body.more
  }
  return stored
}
