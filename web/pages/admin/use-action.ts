import { ApiProblem } from '#web/api/problem.ts'
import { useToast } from '#web/components/ui/toast.tsx'

const FAILED = 'Failed to perform action'

/** Why the server refuses is the administrator's business (the last of them cannot go); how it broke is not. */
const reasonOf = (error: unknown) =>
  error instanceof ApiProblem && error.status < 500 ? error.message || FAILED : FAILED

/** Runs an act of the panel, says how it ended, and loads the list again. */
export function useAction(reload: () => Promise<void>) {
  const toast = useToast()
  return async (work: () => Promise<unknown>, done: string) => {
    try {
      await work()
      toast.success(done)
    } catch (error) {
      toast.error(reasonOf(error))
    }
    await reload()
  }
}
