import { errorName } from '#shared/error-text.ts'
import { t } from './texts.ts'

/** The server answered, and it was not a success. */
export class ApiProblem extends Error {
  override name = 'ApiProblem'
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly fields: Record<string, string> = {},
    /** Seconds, where the server named them. */
    readonly retryAfter: number | null = null,
  ) {
    super(message)
  }
}

/** No answer came: whether the server acted is unknown. */
export class NetworkProblem extends Error {
  override name = 'NetworkProblem'
  readonly code = 'offline'
  constructor(cause: unknown, message = t.noConnectionToTheServer) {
    super(message, { cause })
  }
}

/** Why the server does not help just now: no answer of it came, none in time, or it answers that it cannot. */
export type Trouble = 'unreached' | 'slow' | 'failing'

export function troubleOf(error: unknown): Trouble {
  if (errorName(error) === 'TimeoutError') return 'slow'
  return error instanceof ApiProblem ? 'failing' : 'unreached'
}

/** A response, or what hono/client says of one. */
type Answer = Pick<Response, 'ok' | 'status' | 'headers'> & { json(): Promise<unknown> }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function texts(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {}
  return Object.fromEntries(
    Object.entries(value).flatMap(([k, v]) => (typeof v === 'string' ? [[k, v]] : [])),
  )
}

/** A proxy's error page is no JSON: it gets a code of its own. */
export async function problemOf(response: Answer, fallback: string): Promise<ApiProblem> {
  const body: unknown = await response.json().catch(() => null)
  const { error, code, fields } = isRecord(body) ? body : {}
  const retry = Number(response.headers.get('retry-after'))
  return new ApiProblem(
    response.status,
    typeof code === 'string' ? code : `http_${response.status}`,
    typeof error === 'string' && error ? error : fallback,
    texts(fields),
    Number.isFinite(retry) && retry > 0 ? retry : null,
  )
}

/** By our own side, while the body was on its way: that says nothing of the network. */
const GIVEN_UP = new Set(['AbortError', 'TimeoutError'])

/** The JSON of a success; anything else throws. A page in its stead is that of a public network, not of our server. */
export async function okJson(
  response: Answer,
  fallback = t.theServerAnsweredSomethingUnexpected,
): Promise<unknown> {
  if (!response.ok) throw await problemOf(response, fallback)
  return response.json().catch((cause: unknown) => {
    if (GIVEN_UP.has(errorName(cause))) throw cause
    throw new NetworkProblem(cause)
  })
}

/** A success that carries no JSON; anything else throws the coded problem. */
export async function done(response: Answer, fallback: string): Promise<void> {
  if (!response.ok) throw await problemOf(response, fallback)
}
