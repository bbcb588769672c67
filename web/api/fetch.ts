import { NetworkProblem } from './problem.ts'

export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>

interface Signing {
  fetch: Fetch
  token: () => string | null
  /** The account whose database is open: the server refuses a request whose token belongs to somebody else. */
  account: string | null
  /** A 401 that came to a request with this token. */
  onUnauthorized?: (token: string, answer: Response) => void
}

const ACCOUNT_HEADER = 'x-account'

/** `fetch` with the bearer token and the account's name on every request. */
export function signedFetch({ fetch, token, account, onUnauthorized }: Signing): Fetch {
  return async (input, init) => {
    const headers = new Headers(input instanceof Request ? input.headers : undefined)
    new Headers(init?.headers).forEach((value, name) => {
      headers.set(name, value)
    })
    const bearer = token()
    if (bearer) headers.set('authorization', `Bearer ${bearer}`)
    if (account) headers.set(ACCOUNT_HEADER, account)
    const response = await fetch(input, { ...init, headers }).catch((cause: unknown) => {
      if (init?.signal?.aborted) throw cause
      throw new NetworkProblem(cause)
    })
    if (response.status === 401 && bearer) onUnauthorized?.(bearer, response.clone())
    return response
  }
}
