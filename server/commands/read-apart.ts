import { fileURLToPath } from 'node:url'
import { READ_ERROR_TEXTS } from '#shared/read/errors.ts'
import { type Child, RUN_SOURCE, type Script, startChild } from '../analysis/child.ts'
import type { ReadReply, ReadTask } from './read-task.ts'

/** What one file may take: a resume takes a tenth of a second, and a hundred megabytes. */
const LIMITS = { seconds: 30, memoryMb: 768 }

const READER: Script = {
  file: fileURLToPath(new URL('./read-child.ts', import.meta.url)),
  execArgv: RUN_SOURCE,
  stderr: 'inherit',
}

/** Reads in a process apart: a file that takes too much ends that process and not the command. */
export function readerApart(limits = LIMITS, script = READER) {
  let child: Child<ReadTask, ReadReply> | undefined
  let tasks = 0

  const once = async (task: ReadTask): Promise<ReadReply> => {
    child ??= startChild<ReadTask, ReadReply>(limits.memoryMb, script)
    const { kill, run, alive } = child
    const timer = setTimeout(() => kill('too slow'), limits.seconds * 1000)
    const reply = await run(task)
    clearTimeout(timer)
    tasks += 1
    if (!alive()) {
      child = undefined
      tasks = 0
    }
    return reply
  }

  return {
    async read(task: ReadTask): Promise<ReadReply> {
      const fresh = tasks === 0
      const reply = await once(task)
      // It may have been ended for what the files before left in it: a fresh process tells whose fault it was.
      const answer = child || fresh ? reply : await once(task)
      if (child || answer.ok) return answer
      return { ok: false, code: 'too_complex', message: READ_ERROR_TEXTS.too_complex }
    },
    close: () => child?.kill('done'),
  }
}
