import { ApiProblem } from '#web/api/problem.ts'
import { useToast } from '#web/components/ui/toast.tsx'

/** Runs an act of the panel, says how it ended, and loads the list again. */
export function useAction(reload: () => Promise<void>) {
  const toast = useToast()
  return async (work: () => Promise<unknown>, done: string) => {
    try {
      await work()
      toast.success(done)
    } catch (error) {
      toast.error(
        error instanceof ApiProblem
          ? error.message || 'Failed to perform action'
          : 'Failed to perform action',
      )
    }
    await reload()
  }
}
