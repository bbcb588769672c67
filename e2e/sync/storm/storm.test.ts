import { beforeAll, describe, expect, test } from 'vitest'
import { ApiProblem, NetworkProblem } from '#web/api/problem.ts'
import { Client } from './crowd.ts'
import { VirtualTime } from './virtual-time.ts'

// A thousand devices, two tabs each, and a server that is away for ten minutes and then slow. What is counted are
// requests of the real engine, back-off and triggers; only time, chance and the network are the test's.

const CLIENTS = 1_000
const SECOND = 1_000
const MINUTE = 60 * SECOND
const START = Date.parse('2026-01-01T00:00:00Z')
const DOWN = START + 2 * MINUTE
const BACK = DOWN + 10 * MINUTE
/** A server of this size answers so many at once, each in two seconds, until the crowd is through. */
const PLACES = 60
const END = BACK + 15 * MINUTE

/** Stated in docs/scale.md. */
const MOST_PER_MINUTE = 6
const MOST_PER_MINUTE_ON_A_BAD_NETWORK = 10
/** Two of the longest waits. */
const RECOVERED_WITHIN = 10 * MINUTE
/** Requests for each device in the busiest second after the server is back. */
const WAVE = 0.08

interface Request {
  at: number
  client: number
}

const time = new VirtualTime(START, 7)
const requests: Request[] = []
const outages = new Map<number, number[]>()
const recovered = new Map<number, number>()
let clients: Client[] = []
let busy = 0

/** A third meets a closed port, a third a broken server, a third one that names a time. */
function refusalFor(client: number): Error {
  if (client % 3 === 0) return new NetworkProblem(null)
  if (client % 3 === 1) return new ApiProblem(500, 'internal', 'Broken')
  return new ApiProblem(503, 'busy', 'Down', {}, 60)
}

async function ask(client: number): Promise<void> {
  if (!clients[client]?.online && clients.length > client) throw new NetworkProblem(null)
  const at = time.now()
  requests.push({ at, client })
  const isDown = at >= DOWN && at < BACK
  if (isDown) {
    await time.pass(50)
    throw refusalFor(client)
  }
  if (busy >= PLACES) throw new ApiProblem(503, 'busy', 'Busy', {}, 10)
  busy += 1
  await time.pass(at < BACK ? 50 : 2_000)
  busy -= 1
}

const hasBadNetwork = (client: number) => client % 20 === 7
const types = (client: number) => client % 5 === 2

function every(milliseconds: number, from: number, to: number, act: () => void) {
  for (let at = from; at < to; at += milliseconds) time.after(at - START, act)
}

/** People type, look at the page and away, and their browsers wake it; some networks come and go. */
function live(client: Client) {
  const offset = time.random() * 5 * SECOND
  every(10 * SECOND, DOWN + offset, BACK + offset, () => client.signal('woken'))
  every(11 * SECOND, DOWN + offset, BACK + offset, () => client.signal('seen'))
  if (types(client.index)) every(9 * SECOND, START + offset, BACK + offset, () => client.edit())
  if (!hasBadNetwork(client.index)) return
  every(30 * SECOND, DOWN + offset, BACK, () => client.setOnline(false))
  every(30 * SECOND, DOWN + offset + 3 * SECOND, BACK, () => client.setOnline(true))
}

/** The most of them within any span of this length. */
function most(moments: number[], span: number): number {
  let found = 0
  for (let from = 0, to = 0; to < moments.length; to++) {
    while ((moments[to] ?? 0) - (moments[from] ?? 0) >= span) from++
    found = Math.max(found, to - from + 1)
  }
  return found
}

beforeAll(async () => {
  clients = Array.from({ length: CLIENTS }, (_, index) => new Client(index, time, ask, 2))
  for (const client of clients) live(client)
  await time.runTo(BACK)
  for (let at = BACK; at < END; at += SECOND) {
    await time.runTo(at)
    for (const client of clients)
      if (client.isSynced && !recovered.has(client.index)) recovered.set(client.index, at)
  }
  for (const { at, client } of requests.filter(duringOutage))
    outages.set(client, [...(outages.get(client) ?? []), at])
}, 300_000)

const duringOutage = ({ at }: Request) => at >= DOWN && at < BACK
/** When this device asked while the server was away. */
const momentsOf = ({ index }: Client) => outages.get(index) ?? []

describe('a thousand devices, and a server that is away for ten minutes and then slow', () => {
  test('no device asks more than six times in any minute of the outage', () => {
    const worst = clients
      .filter(({ index }) => !hasBadNetwork(index))
      .map((client) => most(momentsOf(client), MINUTE))
    expect(Math.max(...worst)).toBeLessThanOrEqual(MOST_PER_MINUTE)
  })

  test('one whose network comes and goes asks more often, and not much', () => {
    const worst = clients
      .filter(({ index }) => hasBadNetwork(index))
      .map((client) => most(momentsOf(client), MINUTE))
    expect(Math.max(...worst)).toBeLessThanOrEqual(MOST_PER_MINUTE_ON_A_BAD_NETWORK)
  })

  test('after five minutes of it a device asks less than every second minute', () => {
    const late = requests.filter(
      (request) => duringOutage(request) && request.at >= BACK - 5 * MINUTE && !hasBadNetwork(request.client),
    )
    expect(late.length).toBeGreaterThan(0)
    expect(late.length).toBeLessThan((5 / 2) * CLIENTS)
  })

  test('a device that was told a minute does not come before it', () => {
    const told = clients.filter(({ index }) => index % 3 === 2 && !hasBadNetwork(index))
    const pauses = told.flatMap((client) => {
      const moments = momentsOf(client)
      return moments.slice(1).map((at, i) => at - (moments[i] ?? 0))
    })
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(MINUTE)
  })

  test('all of them are synced within ten minutes of its return', () => {
    expect(recovered.size).toBe(CLIENTS)
    expect(Math.max(...recovered.values()) - BACK).toBeLessThanOrEqual(RECOVERED_WITHIN)
  })

  test('they come back spread out: no second sees more than a request of every twelfth', () => {
    const moments = requests
      .filter(({ at }) => at >= BACK && at < BACK + RECOVERED_WITHIN)
      .map(({ at }) => at)
    expect(most(moments, SECOND)).toBeLessThanOrEqual(WAVE * CLIENTS)
  })

  test('afterwards each looks for news about every forty seconds, once for all its tabs', () => {
    const calm = requests.filter(({ at }) => at >= END - 4 * MINUTE)
    expect(calm.length / CLIENTS / 4).toBeGreaterThan(60 / 45 - 0.1)
    expect(calm.length / CLIENTS / 4).toBeLessThan(60 / 35 + 0.1)
  })
})
