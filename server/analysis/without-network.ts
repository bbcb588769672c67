import { Socket as DatagramSocket } from 'node:dgram'
import { Server, Socket } from 'node:net'

// Imported before anything that reads a file: what reads has no use for a network. Where the system lets us, the
// process has none in the first place; this is for where it doesn't.

const refuse = () => {
  throw new Error('This process has no network.')
}

for (const [kind, methods] of [
  [Socket.prototype, ['connect']],
  [Server.prototype, ['listen']],
  [DatagramSocket.prototype, ['bind', 'connect', 'send']],
] as const)
  for (const name of methods) Object.defineProperty(kind, name, { value: refuse })

for (const name of ['fetch', 'WebSocket', 'EventSource']) Reflect.deleteProperty(globalThis, name)
