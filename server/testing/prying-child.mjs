// Tries what a parser that was taken over would try, and reports what came of it.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'

/** @param {() => unknown} what */
const tried = (what) => {
  try {
    what()
    return 'done'
  } catch {
    return 'refused'
  }
}

/** @param {number} port */
const connected = (port) =>
  new Promise((resolve) => {
    try {
      const socket = createConnection(port, '127.0.0.1')
      socket.once('connect', () => resolve('done'))
      socket.once('error', () => resolve('refused'))
    } catch {
      resolve('refused')
    }
  })

process.on('message', async (/** @type {{ port: number, secret: string, scratch: string }} */ task) => {
  process.send?.({
    ok: true,
    environment: Object.keys(process.env).sort().join(),
    parentsEnvironment: tried(() => readFileSync(`/proc/${process.ppid}/environ`)),
    readSecret: tried(() => readFileSync(task.secret)),
    readPasswords: tried(() => readFileSync('/etc/passwd')),
    write: tried(() => writeFileSync(task.scratch, 'x')),
    run: tried(() => execFileSync('/bin/true')),
    nativeCode: tried(() => process.dlopen({ exports: {} }, '/nowhere.node')),
    network: await connected(task.port),
    user: process.getuid?.(),
  })
})
