import { ApiProblem } from '#web/api/problem.ts'

/** The password was right, and a code of the authenticator app is asked for. */
export const asksForCode = (error: unknown): boolean =>
  error instanceof ApiProblem && error.code === 'second_factor_required'

/** Everything was right, and a code was mailed to the address to confirm it. */
export const asksForEmailCode = (error: unknown): boolean =>
  error instanceof ApiProblem && error.code === 'email_code_required'
