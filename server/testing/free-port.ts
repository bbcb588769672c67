import { createServer } from 'node:net'

// Below the ports that the system hands out by itself: one of those can be taken by any connection between our look
// and the server's own. Each worker of a test run has a range, so two of them never look at the same one.
const FIRST = 20_000
const RANGE = 800
const RANGES = 15
const APART = 37

export async function freePort(): Promise<number> {
  const first = FIRST + (Number(process.env.VITEST_POOL_ID ?? 0) % RANGES) * RANGE
  // By process: two runs on one machine begin at different places, far apart though they were started one after the other.
  for (let tried = 0; tried < RANGE; tried++) {
    const port = first + ((process.pid * APART + tried) % RANGE)
    if (!handedOut.has(port) && (await isFree(port))) {
      handedOut.add(port)
      return port
    }
  }
  throw new Error(`No free port from ${first} to ${first + RANGE - 1}`)
}

/** A server that was told its port may not listen yet. */
const handedOut = new Set<number>()

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
