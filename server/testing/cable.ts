import { connect, createServer, type Socket } from 'node:net'
import { freePort } from './free-port.ts'

/** What a server is reached through, and what can be pulled out: packets vanish then, and no side hears of it. */
export interface Cable {
  url: string
  pullOut: () => void
  /** The other way to be away: whoever calls is refused, whoever talks is hung up on. */
  refuse: () => Promise<void>
  plugIn: () => Promise<void>
  close: () => Promise<void>
}

export async function layCable(to: URL): Promise<Cable> {
  const ends = new Set<Socket>()
  let pulled = false
  const server = createServer((near) => {
    // A connection that is opened meanwhile stays open and unanswered, also later.
    if (pulled) {
      ends.add(near.on('error', () => undefined))
      return
    }
    const far = connect(Number(to.port), to.hostname)
    let lost = false
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from)
      // What was lost once stays lost: each side would have to find out by itself.
      from.on('data', (chunk) => {
        lost ||= pulled
        if (!lost) into.write(chunk)
      })
      from.on('error', () => undefined)
      from.on('close', () => {
        lost ||= pulled
        if (!lost) into.destroy()
      })
    }
  })
  const port = await freePort()
  const listen = () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const hangUp = async () => {
    for (const end of ends) end.destroy()
    ends.clear()
    if (server.listening) await new Promise((resolve) => server.close(resolve))
  }
  await listen()
  const url = new URL(to)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return {
    url: url.href,
    pullOut: () => {
      pulled = true
    },
    refuse: hangUp,
    async plugIn() {
      pulled = false
      if (!server.listening) await listen()
    },
    close: hangUp,
  }
}
