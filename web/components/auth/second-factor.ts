import { ApiProblem } from '#web/api/problem.ts'

/** The password was right, and a code of the authenticator app is asked for. */
export const asksForCode = (error: unknown): boolean =>
  error instanceof ApiProblem && error.code === 'second_factor_required'
