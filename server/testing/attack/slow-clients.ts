import { connect } from 'node:net'
import type { Outcome } from './finding.ts'
import { type Account, call, type Site } from './site.ts'

const MOST_SECONDS = 45
const ASKED_MEANWHILE = 20

/** Openings that never become whole requests; each is a line of what is sent at once, and what follows every second. */
const KINDS: [string, (me: Account) => string, string][] = [
  ['half a head', () => 'GET /api/health HTTP/1.1\r\nHost: x\r\n', 'X-More: 1\r\n'],
  [
    'a body that stops',
    ({ token }) =>
      `POST /api/resumes HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{`,
    '',
  ],
  [
    'a body at a byte a second',
    ({ token }) =>
      `POST /api/sync/push HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
    '1\r\n \r\n',
  ],
  [
    'a stranger’s body',
    () =>
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{',
    ' ',
  ],
]

export async function attackBySlowness(site: Site, me: Account, each: number): Promise<Outcome> {
  const broken: string[] = []
  let longest = 0
  const opened = KINDS.flatMap(([name, head, more]) =>
    Array.from({ length: each }, async () => {
      const seconds = await untilClosed(site, head(me), more)
      longest = Math.max(longest, seconds)
      if (seconds > MOST_SECONDS) broken.push(`${name} was still open after ${Math.round(seconds)} s`)
    }),
  )
  let slowest = 0
  for (let count = 0; count < ASKED_MEANWHILE; count += 1) {
    const { status, milliseconds } = await call(site, 'GET', '/api/ready')
    slowest = Math.max(slowest, milliseconds)
    if (status !== 200) broken.push(`/api/ready answered ${status} meanwhile`)
  }
  if (slowest > 3000) broken.push(`/api/ready took ${Math.round(slowest)} ms meanwhile`)
  await Promise.all(opened)
  return {
    attack: 'slow clients',
    on: site.kind,
    tried: opened.length,
    broken,
    measured: `closed after ${Math.round(longest)} s at most; others answered in ${Math.round(slowest)} ms`,
  }
}

function untilClosed(site: Site, head: string, more: string): Promise<number> {
  const { hostname, port } = new URL(site.api.url)
  const began = performance.now()
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(head))
    const drip = setInterval(() => more && socket.write(more), 1000)
    const give = setTimeout(() => socket.destroy(), (MOST_SECONDS + 15) * 1000)
    socket.on('error', () => undefined)
    socket.on('data', () => socket.end())
    socket.on('close', () => {
      clearInterval(drip)
      clearTimeout(give)
      resolve((performance.now() - began) / 1000)
    })
  })
}
