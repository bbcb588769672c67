import type { ReactNode } from 'react'
import { ApiProblem } from '#web/api/problem.ts'
import { useToast } from '#web/components/ui/toast.tsx'
import { useFailure } from '#web/components/ui/use-failure.tsx'
import { t } from './texts.ts'

/** Why the server refuses is the administrator's business (the last of them cannot go); how it broke is not. */
const reasonOf = (error: unknown) =>
  error instanceof ApiProblem && error.status < 500
    ? error.message || t.failedToPerformAction
    : t.failedToPerformAction

export type Act = (work: () => Promise<unknown>, done: string) => Promise<void>

/** Runs an act of the panel, says how it ended, and loads the list again. */
export function useAction(reload: () => Promise<void>): { act: Act; refusal: ReactNode } {
  const toast = useToast()
  const { notice, fail, clear } = useFailure()
  const act: Act = async (work, done) => {
    clear()
    try {
      await work()
      toast.success(done)
    } catch (error) {
      fail(reasonOf(error), { asToast: true })
    }
    await reload()
  }
  return { act, refusal: notice }
}
