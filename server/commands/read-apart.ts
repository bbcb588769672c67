import { READ_ERROR_TEXTS } from '#shared/read/texts.ts'
import { type Allowance, isWorthAnotherTry } from '../analysis/allowance.ts'
import { type Child, ownScript, type Script, startChild } from '../analysis/child.ts'
import type { ReadReply, ReadTask } from './read-task.ts'
import { t } from './texts.ts'

/** What one file may take: a resume takes a tenth of a second, and a hundred megabytes; a scan five seconds a page. */
const LIMITS: Allowance = { seconds: 120, memoryMb: 1024 }

const READER: Script = { ...ownScript('commands', 'read-child'), stderr: 'inherit' }

const ended = (): Record<string, string> => ({
  too_complex: READ_ERROR_TEXTS.too_complex,
  unexpected: READ_ERROR_TEXTS.unexpected,
  reader_busy: t.busy,
})

/** Reads in a process apart: a file that takes too much ends that process and not the command. */
export function readerApart(limits = LIMITS, script = READER) {
  let child: Child<ReadTask, ReadReply> | undefined
  let tasks = 0

  const once = async (task: ReadTask): Promise<ReadReply> => {
    child ??= startChild<ReadTask, ReadReply>(limits, script)
    const reply = await child.run(task)
    tasks += 1
    if (!child.alive()) {
      child = undefined
      tasks = 0
    }
    return reply
  }

  return {
    async read(task: ReadTask): Promise<ReadReply> {
      const fresh = tasks === 0
      const reply = await once(task)
      if (child || reply.ok) return reply
      // The machine, or what the files before left in the process, may have been the cause: a fresh one tells.
      const answer = fresh && !isWorthAnotherTry(reply.code) ? reply : await once(task)
      return child || answer.ok ? answer : { ...answer, message: ended()[answer.code] ?? answer.message }
    },
    close: () => child?.kill('done'),
  }
}
