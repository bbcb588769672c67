import type { Context, MiddlewareHandler } from 'hono'
import { validator } from 'hono-openapi'
import type { z } from 'zod'
import { checkShape } from './body/json-shape.ts'
import { takeBody } from './body/take.ts'
import type { AppEnv } from './deps.ts'
import { Fault, faults } from './faults.ts'
import { issueText } from './issue-text.ts'

const isJson = (type: string | undefined) => /^application\/json\s*(;|$)/i.test(type ?? '')
const isMultipart = (type: string | undefined) => /^multipart\/form-data\s*;/i.test(type ?? '')

// A route names its guards first: a body is read only of those who may send it.

export const json = <Schema extends z.ZodType>(schema: Schema) =>
  after(
    takeJson,
    validator('json', schema, (result, c) => {
      if (!isJson(c.req.header('content-type'))) throw wrongType('application/json')
      if (!result.success) throw faults.invalid(fieldsOf(result.error))
    }),
  )

export const query = <Schema extends z.ZodType>(schema: Schema) =>
  validator('query', schema, (result) => {
    if (!result.success) throw faults.invalid(fieldsOf(result.error))
  })

export const form = <Schema extends z.ZodType>(schema: Schema) =>
  after(
    takeForm,
    validator('form', schema, (result, c) => {
      if (!isMultipart(c.req.header('content-type'))) throw wrongType('multipart/form-data')
      if (!result.success) throw faults.invalid(fieldsOf(result.error))
    }),
  )

/** A path that is not made as our ids are leads nowhere: 404, not 422. */
export const param = <Schema extends z.ZodType>(schema: Schema) =>
  validator('param', schema, (result) => {
    if (!result.success) throw faults.notFound()
  })

const wrongType = (wanted: string) =>
  new Fault(415, 'unsupported_media_type', `Send this request as ${wanted}.`)

type Issues = readonly { message: string; path?: readonly unknown[] | undefined; keys?: unknown }[]

/** A form shows fewer; what was sent is not sent back at any length. */
const FIELDS_SHOWN = 20
const TEXT_SHOWN = 200

/** The first thing wrong with each field, as forms show it. */
function fieldsOf(issues: Issues): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of issues.slice(0, FIELDS_SHOWN)) {
    const name = (issue.path ?? [])
      .map((part) => String(typeof part === 'object' && part && 'key' in part ? part.key : part))
      .join('.')
    fields[name.slice(0, TEXT_SHOWN) || 'body'] ??= shortened(issueText(issue))
  }
  return fields
}

const shortened = (text: string) => (text.length > TEXT_SHOWN ? `${text.slice(0, TEXT_SHOWN)}…` : text)

const OTHER_CHARSET = /;\s*charset\s*=\s*"?(?!utf-?8\b)/i

/** JSON is UTF-8, as it stands, and shaped like something we know. */
async function takeJson(c: Context<AppEnv>): Promise<void> {
  const type = c.req.header('content-type')
  // What says that it is something else is refused below, unread.
  if (!isJson(type)) return
  if (OTHER_CHARSET.test(type ?? '')) throw wrongType('UTF-8')
  if (!/^(identity)?$/i.test(c.req.header('content-encoding') ?? '')) throw wrongType('plain JSON')
  checkShape(decoded(await takeBody(c)))
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw faults.malformed('The request is not written in UTF-8.', cause)
  }
}

async function takeForm(c: Context<AppEnv>): Promise<void> {
  if (isMultipart(c.req.header('content-type'))) await takeBody(c)
}

/** The check with what comes before it, as one handler; what it says of itself for the API's description stays on it. */
function after<Check extends MiddlewareHandler>(take: (c: Context<AppEnv>) => Promise<void>, check: Check) {
  const both: MiddlewareHandler = async (c, next) => {
    await take(c)
    return check(c, next)
  }
  return Object.assign(both, check) as Check
}
