import { ApiProblem } from '#web/api/problem.ts'
import { useToast } from '#web/components/ui/toast.tsx'
import { t } from './texts.ts'

/** Why the server refuses is the administrator's business (the last of them cannot go); how it broke is not. */
const reasonOf = (error: unknown) =>
  error instanceof ApiProblem && error.status < 500
    ? error.message || t.failedToPerformAction
    : t.failedToPerformAction

/** `done` is left out where the page itself shows what came of it. */
export type Act = (work: () => Promise<unknown>, done?: string) => Promise<void>

/** Runs an act of the panel, says how it ended, and loads the list again. */
export function useAction(reload: () => Promise<void>): Act {
  const toast = useToast()
  return async (work, done) => {
    try {
      await work()
      if (done) toast.success(done)
    } catch (error) {
      toast.error(reasonOf(error))
    }
    await reload()
  }
}
