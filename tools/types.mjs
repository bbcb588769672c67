// `npm run types`: the types of every part, as many parts at a time as the machine has cores.
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
/** The longest first. */
const waiting = ['server', 'e2e', 'web', 'shared', 'web/pwa']

/**
 * One thread each: threads of the same program work out the same types again. Whole lines at once: two that print at the
 * same time would mix theirs. @param {string} part @returns {Promise<boolean>}
 */
const passes = (part) =>
  new Promise((resolve) => {
    const tsc = path.join(root, 'node_modules/typescript/bin/tsc')
    const pretty = process.stdout.isTTY ? ['--pretty'] : []
    const child = spawn(process.execPath, [tsc, '-p', part, '--singleThreaded', ...pretty], { cwd: root })
    let printed = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        printed += text
      })
    child.on('close', (status) => {
      if (printed) console.log(printed)
      resolve(status === 0)
    })
  })

async function worker() {
  for (let part = waiting.shift(); part; part = waiting.shift())
    if (!(await passes(part))) process.exitCode = 1
}

await Promise.all(Array.from({ length: availableParallelism() }, worker))
