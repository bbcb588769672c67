import { errorName } from '#shared/error-text.ts'
import { ApiProblem } from '#web/api/problem.ts'
import { StoreProblem } from '#web/store/problem.ts'
import { EngineError } from '#web/worker/client.ts'
import { t } from './texts.ts'

export const failed = () => t.analysisFailedPleaseTryAgain

/** What the server or the reader said of the file, or the device of its room; the rest is only the moment's fault. */
export const reasonOf = (error: unknown): string =>
  error instanceof ApiProblem || error instanceof EngineError || error instanceof StoreProblem
    ? error.message
    : failed()

const NOT_OF_THE_FILE = new Set(['unexpected', 'worker_failed', 'stuck'])

/** What went wrong on this device says nothing about the file: another reader may well read it. */
export const isOfThisDevice = (code: string): boolean => NOT_OF_THE_FILE.has(code)

/** Another file was chosen, or this one taken away, while it was read or sent: nothing went wrong. */
export const isStop = (error: unknown): boolean =>
  error instanceof EngineError ? error.code === 'aborted' : errorName(error) === 'AbortError'
