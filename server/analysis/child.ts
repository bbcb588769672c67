import { fork } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { projectRoot } from '#server/project-root.ts'
import { type Allowance, createMeter, type EndCode } from './allowance.ts'
import { findIsolation, type Isolation, NOT_ISOLATED } from './isolation.ts'
import type { ParseReply, ParseTask } from './parse-protocol.ts'
import { usageOf } from './process-meter.ts'

/** A process that answers one task after the other, and may be ended over any of them. */
export interface Child<Task, Reply> {
  /** Where the process ends over the task, the answer says why; then the child is no longer alive. */
  run(task: Task): Promise<Reply | Refused>
  alive(): boolean
  kill(reason: string): void
}
export type ParseChild = Child<ParseTask, ParseReply>

export interface Refused {
  ok: false
  code: string
  message: string
}

export interface Script {
  file: string
  execArgv: string[]
  isolation?: Isolation
  /** `inherit` only where the person who runs it is the one whose files are read. */
  stderr?: 'inherit' | 'ignore'
}

/** A worker's limits do not count the buffers it holds; the resident memory of a process does. */
const WATCH_EVERY = 100

/** A script of the server in `dist/server`. */
export const bundledScript = (name: string): Script => ({
  file: path.join(projectRoot, 'dist', 'server', `${name}.js`),
  execArgv: [],
})

/** Where this runs from the source, that of the script too, under tsx; else its bundle. */
export function ownScript(folder: string, name: string): Script {
  if (!fileURLToPath(import.meta.url).endsWith('.ts')) return bundledScript(name)
  return { file: path.join(projectRoot, 'server', folder, `${name}.ts`), execArgv: ['--import', 'tsx'] }
}

/** The bundle is isolated. From the source, a loader needs threads and files of its own. */
function parseScript(): Script {
  const script = ownScript('analysis', 'parse-child')
  return script.execArgv.length > 0 ? script : { ...script, isolation: findIsolation(script.file) }
}

export type StartParseChild = (allowance: Allowance) => ParseChild

/** What the machine lets us take away is tried out once, when the first file comes. */
export function parseChildren(script?: Script): StartParseChild {
  let known = script
  return (allowance) => {
    known ??= parseScript()
    return startChild<ParseTask, ParseReply>(allowance, known)
  }
}

export function startChild<Task extends object, Reply>(
  allowance: Allowance,
  script: Script,
): Child<Task, Reply> {
  const { execPath, execArgv } = script.isolation ?? NOT_ISOLATED
  const child = fork(script.file, {
    cwd: projectRoot,
    execPath,
    execArgv: [...execArgv, ...script.execArgv, `--max-old-space-size=${allowance.memoryMb}`],
    // None of our settings: a parser that was taken over would find no password to send anywhere.
    env: { NODE_ENV: 'production', TZ: 'UTC' },
    serialization: 'advanced',
    // What a parser prints may quote the file.
    stdio: ['ignore', 'ignore', script.stderr ?? 'ignore', 'ipc'],
  })
  let ended = false
  child.once('exit', () => {
    ended = true
  })
  const seconds = () => performance.now() / 1000
  return {
    run: (task) =>
      new Promise((resolve) => {
        const meter = createMeter(allowance, seconds())
        let because: EndCode | undefined
        const watch = setInterval(() => {
          because ??= meter.look(usageOf(child.pid), seconds())
          if (because) child.kill('SIGKILL')
        }, WATCH_EVERY)
        const done = (reply: Reply | Refused) => {
          clearInterval(watch)
          child.off('message', done)
          child.off('exit', died)
          child.off('error', failed)
          resolve(reply)
        }
        const over = (code: EndCode) => done({ ok: false, code, message: '' })
        const died = (_: number | null, signal: string | null) => over(because ?? meter.causeOfDeath(signal))
        const failed = () => over('unexpected')
        child.on('message', done)
        child.on('exit', died)
        child.on('error', failed)
        child.send(task, (error) => error && failed())
      }),
    alive: () => !ended && child.connected,
    kill: () => {
      ended = true
      child.kill('SIGKILL')
    },
  }
}
