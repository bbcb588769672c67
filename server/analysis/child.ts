import { type ChildProcess, fork } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { projectRoot } from '#server/project-root.ts'
import type { ParseReply, ParseTask } from './parse-protocol.ts'

/** A process that answers one task after the other, and may be ended over any of them. */
export interface Child<Task, Reply> {
  /** What ends the process is told as a file that is too complex; then the child is no longer alive. */
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
  /** `inherit` only where the person who runs it is the one whose files are read. */
  stderr?: 'inherit' | 'ignore'
}

/** A worker's limits do not count the buffers it holds; the resident memory of a process does. */
const WATCH_EVERY = 100
const PAGE_BYTES = 4096

export const RUN_SOURCE = ['--import', 'tsx']

/** From the source under tsx, or its bundle in dist/server. */
function scriptOf(): Script {
  const here = fileURLToPath(import.meta.url)
  if (here.endsWith('.ts'))
    return { file: path.join(path.dirname(here), 'parse-child.ts'), execArgv: RUN_SOURCE }
  return { file: path.join(projectRoot, 'dist', 'server', 'parse-child.js'), execArgv: [] }
}

export const startParseChild = (memoryMb: number, script = scriptOf()): ParseChild =>
  startChild<ParseTask, ParseReply>(memoryMb, script)

export function startChild<Task extends object, Reply>(memoryMb: number, script: Script): Child<Task, Reply> {
  const child = fork(script.file, {
    cwd: projectRoot,
    execArgv: [...script.execArgv, `--max-old-space-size=${memoryMb}`],
    // None of our settings: a parser that was taken over would find no password to send anywhere.
    env: { NODE_ENV: 'production', TZ: 'UTC' },
    serialization: 'advanced',
    // What a parser prints may quote the file.
    stdio: ['ignore', 'ignore', script.stderr ?? 'ignore', 'ipc'],
  })
  let ended = false
  const watch = setInterval(() => {
    if (residentMb(child) > memoryMb) child.kill('SIGKILL')
  }, WATCH_EVERY)
  watch.unref()
  child.once('exit', () => {
    ended = true
    clearInterval(watch)
  })
  return {
    run: (task) =>
      new Promise((resolve) => {
        const done = (reply: Reply | Refused) => {
          child.off('message', done)
          child.off('exit', died)
          child.off('error', died)
          resolve(reply)
        }
        // Ended by us for its time or memory, or by a fault of its own: the file is the cause either way.
        const died = () => done({ ok: false, code: 'too_complex', message: '' })
        child.on('message', done)
        child.on('exit', died)
        child.on('error', died)
        child.send(task, (error) => error && died())
      }),
    alive: () => !ended && child.connected,
    kill: () => {
      ended = true
      child.kill('SIGKILL')
    },
  }
}

/** The system's own count where it has /proc; elsewhere only the heap limit holds. */
function residentMb({ pid }: ChildProcess): number {
  const file = `/proc/${pid}/statm`
  if (!existsSync(file)) return 0
  try {
    const pages = Number(readFileSync(file, 'utf8').split(' ')[1])
    return (pages * PAGE_BYTES) / 1_048_576
  } catch {
    return 0 // It ended between the two lines.
  }
}
