import { type ChildProcess, fork } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { projectRoot } from '#server/project-root.ts'
import type { ParseReply, ParseTask } from './parse-protocol.ts'

export interface ParseChild {
  run(task: ParseTask): Promise<ParseReply>
  alive(): boolean
  kill(reason: string): void
}

/** A worker's limits do not count the buffers it holds; the resident memory of a process does. */
const WATCH_EVERY = 100
const PAGE_BYTES = 4096

/** From the source under tsx, or its bundle in dist/server. */
function scriptOf(): { file: string; execArgv: string[] } {
  const here = fileURLToPath(import.meta.url)
  if (here.endsWith('.ts'))
    return { file: path.join(path.dirname(here), 'parse-child.ts'), execArgv: ['--import', 'tsx'] }
  return { file: path.join(projectRoot, 'dist', 'server', 'parse-child.js'), execArgv: [] }
}

export function startParseChild(memoryMb: number, script = scriptOf()): ParseChild {
  const child = fork(script.file, {
    cwd: projectRoot,
    execArgv: [...script.execArgv, `--max-old-space-size=${memoryMb}`],
    // None of our settings: a parser that was taken over would find no password to send anywhere.
    env: { NODE_ENV: 'production', TZ: 'UTC' },
    serialization: 'advanced',
    // What a parser prints may quote the file.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
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
        const done = (reply: ParseReply) => {
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
