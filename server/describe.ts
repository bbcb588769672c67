import { describeRoute, resolver } from 'hono-openapi'
import type { z } from 'zod'
import { apiError } from '#shared/schema/error.ts'
import type { FaultStatus } from './faults.ts'

type Tag = 'Accounts' | 'Analyses' | 'Resumes' | 'Sync' | 'Administration' | 'Server'

interface Operation {
  tag: Tag
  summary: string
  description?: string
  /** Who may call it; everybody else gets 401 or 403. */
  access: 'public' | 'user' | 'admin'
  status?: 200 | 201 | 204
  answer?: z.ZodType
  /** Another content type than JSON. */
  media?: string
  headers?: Record<string, string>
  faults?: FaultStatus[]
}

const FAULT_MEANINGS: Record<FaultStatus | 500, string> = {
  400: 'The request cannot be read.',
  401: 'Not signed in, or no longer: `account_deleted` and `account_deactivated` say why.',
  403: 'Not allowed.',
  404: 'Not there, or not yours.',
  408: 'The body took too long to arrive.',
  409: 'It conflicts with what is there.',
  413: 'Too large.',
  415: 'Not a supported kind of content.',
  422: 'Read, but not valid; `fields` names what is wrong.',
  429: 'Too many; Retry-After says when to try again.',
  500: 'A fault of the server.',
  503: 'Busy or not available; Retry-After says when to try again.',
  507: 'The disk is full: nothing was saved. Retry-After says when to try again.',
}

/** What the OpenAPI document says of a route; the schemas are the very ones that requests are checked with. */
export function describe(operation: Operation) {
  const { tag, summary, description, access, answer, status = answer ? 200 : 204, headers } = operation
  const faults = new Set<FaultStatus>(operation.faults)
  if (access !== 'public') for (const status of [401, 409] as const) faults.add(status)
  if (access === 'admin') faults.add(403)
  // Whatever takes a body.
  if (faults.has(413)) for (const status of [408, 507] as const) faults.add(status)
  const success = {
    description: 'Done.',
    ...(headers ? { headers: mapValues(headers, headerOf) } : {}),
    ...(answer ? { content: { 'application/json': { schema: resolver(answer) } } } : {}),
    ...(operation.media ? { content: { [operation.media]: { schema: { type: 'string' as const } } } } : {}),
  }
  return describeRoute({
    tags: [tag],
    summary,
    ...(description ? { description } : {}),
    security: access === 'public' ? [] : [{ bearer: [] }],
    responses: {
      [status]: success,
      ...Object.fromEntries([...faults].sort().map((status) => [status, faultOf(status)])),
    },
  })
}

const faultOf = (status: FaultStatus) => ({
  description: FAULT_MEANINGS[status],
  content: { 'application/json': { schema: resolver(apiError) } },
})

const headerOf = (description: string) => ({ description, schema: { type: 'string' as const } })

const mapValues = <A, B>(from: Record<string, A>, change: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(from).map(([key, value]) => [key, change(value)]))
